/** The twelve heroes: helmeted heads in profile, each with his attribute, drawn in a square of 100. */
import { limb, type Drawing } from "./drawing";

const BUST = "M6 100C10 88 24 86 36 82L36 62L60 62L60 80C72 85 84 90 88 100Z";
const FACE = "M54 30L73 33L75 42L83 56L77.5 58.5L79 63L76 66L77.5 71C76 79 66 81 58 79L38 80L36 48Z";
const BEARD = "M77.5 67C79 80 75 90 69 96C60 90 54 80 52 68L60 60C66 66 72 68 77.5 67Z";
const FEATURES =
  "M63 45.5C66 41.5 71.5 41.5 75 45.5C71 48.5 66.5 48.5 63 45.5ZM69.3 45.2h.6M62 39.5C66 36.5 71 36.5 74 38M72.5 66H78M78.5 58C76 58 75 57 75 55.5";
const CURLS = "M57 71L63 78M61 68L68 80M66 69L72 82M60 78L66 88M67 84L70 91";
const CORSLET = "M36 84C46 92 54 90 60 82M30 86C42 99 58 97 66 84M16 92L20 100M76 91L74 100";

const HELMETS = {
  corinthian: {
    shapes: [
      "M29 82C22 60 23 34 36 22C47 12 64 14 72 26C75 31 76.5 36 77 41L72 43C73 50 78 57 83 62L71 87L63 74L61 60L55 57C55 68 51 78 45 86Z",
    ],
    incised:
      "M60 43C64 38.5 71 38.5 75 41.5C72 47 65 48.5 60 43ZM66 43h.6M29 46C36 30 58 24 74 36M31 52C40 36 52 32 60 34M79 63L70 82M34 80L43 83M33 75L44 78",
  },
  attic: {
    shapes: [FACE, "M29 82C22 60 22 32 38 20C50 12 68 16 74 30L77 37L57 37C52 40 51 48 53 58L58 66L52 78L44 70L42 84Z"],
    incised: `M30 44C36 30 50 24 72 31M55 40C60 37 68 36 76 37M43 48C47 42 50 44 50 50M54 62L49 74M32 50C34 62 34 72 33 80M37 54C38 64 38 74 38 82${FEATURES}`,
  },
  pilos: {
    shapes: [
      FACE,
      "M31 78C26 62 29 46 36 40L54 34L58 50L50 62L45 80Z",
      "M30 42C36 24 46 8 54 3C64 12 73 24 78 36C64 34 46 37 30 42Z",
    ],
    incised: `M33 38C46 33 62 31 75 33M54 5C50 14 46 24 45 33M56 6C60 14 64 22 65 31M36 50L34 72M41 47L39 76M46 46L44 70${FEATURES}`,
  },
  phrygian: {
    shapes: [
      FACE,
      "M27 86C23 62 24 30 42 17C52 10 70 7 75 17C77 23 73 27 68 25C73 29 76 33 77 37L57 38C53 44 54 54 56 62L48 74L44 68L38 90Z",
    ],
    incised: `M32 50C36 34 50 27 76 34M35 56C40 42 48 38 56 39M42 22l3 3M36 30l3 3M50 19l3 3M58 15l3 3M31 66L38 68M30 74L37 77${FEATURES}`,
  },
  diadem: {
    shapes: [
      FACE,
      "M30 84C20 62 22 32 38 20C50 12 68 16 75 31L74 36L58 38C53 46 53 58 50 70L43 86Z",
      "M34 26L28 10L39 17L43 3L51 13L60 1L64 14L75 9L72 28C58 22 44 23 33 32Z",
    ],
    incised: `M33 31C44 22 60 22 74 29M32 36C44 28 60 27 74 34M31 46C34 58 34 70 32 80M38 42C40 56 40 70 37 82M45 40C47 54 46 66 43 76${FEATURES}`,
  },
} as const;

const CRESTS = {
  low: {
    shape: "M25 96C10 66 10 26 34 11C50 2 70 6 80 20C66 12 52 12 42 18C28 27 26 50 32 78Z",
    incised: "M17 62L26 60M16 50L25 50M18 38L27 40M23 27L31 31M31 18L37 24M42 11L45 17M54 8L54 14M66 10L64 15",
  },
  high: {
    shape: "M16 100C-2 62 4 14 38 2C58 -4 78 4 88 20C72 11 54 9 43 15C27 24 22 52 32 86Z",
    incised: "M10 66L24 62M9 52L23 51M11 38L25 40M18 24L30 29M28 12L36 20M42 5L44 13M56 3L56 11M70 6L67 13",
  },
  none: { shape: "", incised: "" },
} as const;

interface Portrait {
  readonly helmet: keyof typeof HELMETS;
  readonly crest: keyof typeof CRESTS;
  readonly beard: boolean;
  /** His attribute. */
  readonly shapes: readonly string[];
  readonly lines?: string;
  readonly incised?: string;
}

function head({ helmet, crest, beard, shapes, lines, incised = "" }: Portrait): Drawing {
  return {
    shapes: [CRESTS[crest].shape, BUST, ...HELMETS[helmet].shapes, ...(beard ? [BEARD] : [])],
    incised: [HELMETS[helmet].incised, CRESTS[crest].incised, CORSLET, beard ? CURLS : ""].join(""),
    front: { shapes, ...(lines ? { lines } : {}), incised },
  };
}

const BLADE = "M92 1C98 10 97 19 92 26C87 19 86 10 92 1Z";
const bow = {
  lines:
    "M84 98C97 90 98 74 93 62C91 57 91 51 93 46C98 34 97 18 84 10C82 8 83 5 87 6M84 98C82 100 83 102 87 102M84 10V98",
};

export const HEROES: Readonly<Record<string, Drawing>> = {
  achilles: head({
    helmet: "corinthian",
    crest: "high",
    beard: false,
    shapes: [BLADE],
    lines: "M92 24V100",
    incised: "M92 6V20",
  }),
  ajax: head({
    helmet: "attic",
    crest: "none",
    beard: true,
    shapes: ["M62 100V74C62 62 70 58 81 58C92 58 99 62 99 74V100Z"],
    incised: "M66 100V75C66 66 72 62 81 62C89 62 95 66 95 75V100M66 78H95M66 90H95M81 62V78",
  }),
  agamemnon: head({
    helmet: "diadem",
    crest: "none",
    beard: true,
    shapes: [
      "M92 22C84 22 82 14 86 9C87 13 89 14 90 13C87 8 89 3 92 0C95 3 97 8 94 13C95 14 97 13 98 9C102 14 100 22 92 22Z",
      limb([92, 26, 3], [92.1, 26, 3]),
    ],
    lines: "M92 24V100M88 34H96",
  }),
  diomedes: head({
    helmet: "corinthian",
    crest: "low",
    beard: false,
    shapes: [
      "M88 70L86 22C86 14 90 8 92 4C94 8 98 14 98 22L96 70Z",
      "M80 70H104V75H80Z",
      limb([92, 74, 3], [92, 88, 2.6], [92, 92, 4]),
    ],
    incised: "M92 12V66M80 72.5H104",
  }),
  menelaus: head({
    helmet: "attic",
    crest: "low",
    beard: true,
    shapes: [limb([81, 82, 18], [81.1, 82, 18])],
    incised: "M65.5 82a15.5 15.5 0 1 1 31 0a15.5 15.5 0 1 1 -31 0zM73 91L81 72L89 91",
  }),
  odysseus: head({ helmet: "pilos", crest: "none", beard: true, shapes: [], ...bow }),
  hector: head({
    helmet: "attic",
    crest: "high",
    beard: true,
    shapes: [
      "M91 30C83 28 81 20 85 14C86 10 87 7 86 3C91 5 92 9 92 12C94 9 94 4 93 0C100 6 103 14 101 20C100 26 97 30 91 30Z",
      "M86 32H98L94 100H90Z",
    ],
    incised: "M91 26C89 22 92 19 92 16C95 19 96 22 94 26M87 38H97M88 44H96",
  }),
  akamas: head({
    helmet: "corinthian",
    crest: "none",
    beard: false,
    shapes: [
      "M88 4C92 10 92 17 88 22C84 17 84 10 88 4Z",
      "M97 12C101 18 101 25 97 30C93 25 93 18 97 12Z",
      "M50 16C50 8 46 4 40 2C50 0 60 4 62 16Z",
    ],
    lines: "M88 20V100M97 28V100M84 74L101 70",
  }),
  aeneas: head({
    helmet: "corinthian",
    crest: "high",
    beard: false,
    shapes: [limb([81, 82, 18], [81.1, 82, 18])],
    incised: "M65.5 82a15.5 15.5 0 1 1 31 0a15.5 15.5 0 1 1 -31 0zM81 70L84 79L93 82L84 85L81 94L78 85L69 82L78 79Z",
  }),
  paris: head({
    helmet: "phrygian",
    crest: "none",
    beard: false,
    shapes: [
      "M85 68C79 63 71 67 71 76C71 86 79 93 85 89C91 93 99 86 99 76C99 67 91 63 85 68Z",
      "M85 62C87 54 92 52 97 52C97 58 93 62 86 64Z",
    ],
    lines: "M85 69C84 65 84 62 85 59",
    incised: "M76 75C76 72 78 70 81 70M87 61L93 56",
  }),
  sarpedon: head({
    helmet: "attic",
    crest: "low",
    beard: false,
    shapes: ["M91 4L78 34H86L79 60H86L78 96L98 50H90L99 26H91L97 4Z"],
    incised: "M91 12L85 29",
  }),
  glaukos: head({
    helmet: "corinthian",
    crest: "none",
    beard: false,
    shapes: ["M58 38C44 42 24 36 8 8C18 14 24 14 30 14C26 10 24 6 24 2C36 12 52 16 60 26Z", BLADE],
    lines: "M92 24V100",
    incised: "M55 35C42 36 28 30 16 15M57 31C46 30 38 24 30 14M58 28C50 25 44 22 40 17M92 6V20",
  }),
};
