/** The heroes as a miniature painter might draw them: flat colours under a brown pen, 120 wide and 150 high. */
export interface Stroke {
  readonly d: string;
  readonly fill: string;
}

interface Face {
  readonly skin: string;
  readonly robe: string;
  readonly eye: string;
  /** Half the width and half the height of the head. */
  readonly head: readonly [number, number];
  readonly behind: readonly Stroke[];
  readonly before: readonly Stroke[];
}

/** A shape and its mirror image: paths use absolute coordinates `x y` only. */
function both(d: string, fill: string): Stroke[] {
  let isX = true;
  const mirrored = d.replace(/-?\d+(\.\d+)?/g, (number) => {
    const turned = isX ? String(120 - Number(number)) : number;
    isX = !isX;
    return turned;
  });
  return [
    { d, fill },
    { d: mirrored, fill },
  ];
}

const GILT = "#e0b040";
const STEEL = "#aab0b4";
const IVORY = "#f6ecd2";
const collar: Stroke = { d: "M40 112C48 122 72 122 80 112L84 118C72 130 48 130 36 118Z", fill: GILT };
const longHair = (fill: string): Stroke => ({
  d: "M28 126C18 74 30 22 60 22C90 22 102 74 92 126C76 132 44 132 28 126Z",
  fill,
});
const shortHair = (fill: string): Stroke => ({
  d: "M35 66C30 36 44 24 60 24C76 24 90 36 85 66C82 52 76 46 66 44C54 50 44 48 40 50C37 54 36 60 35 66Z",
  fill,
});
const parted = (fill: string): Stroke => ({
  d: "M33 76C28 40 42 26 60 26C78 26 92 40 87 76C86 56 76 44 60 38C44 44 34 56 33 76Z",
  fill,
});
const circlet: Stroke = { d: "M37 47C50 41 70 41 83 47L83 53C70 47 50 47 37 53ZM60 39L64 46L60 52L56 46Z", fill: GILT };

const human = (before: Stroke[], behind: Stroke[], robe: string): Face => {
  return { skin: "#e2b48d", robe, eye: "#3b2413", head: [24, 31], behind, before: [...before, collar] };
};
const elf = (behind: Stroke[], hair: Stroke, robe: string): Face => {
  const ears = both("M40 58C30 50 22 44 14 40C16 56 24 72 40 78Z", "#ecc9a6");
  return {
    skin: "#ecc9a6",
    robe,
    eye: "#205038",
    head: [22, 32],
    behind: [...behind, ...ears],
    before: [hair, circlet, collar],
  };
};
const dwarf = (before: Stroke[], behind: Stroke[], robe: string): Face => {
  const helm: Stroke[] = [
    { d: "M31 58C29 30 44 20 60 20C76 20 91 30 89 58C80 50 40 50 31 58Z", fill: STEEL },
    { d: "M30 52C46 44 74 44 90 52L90 60C74 52 46 52 30 60ZM56 22L64 22L64 48L56 48Z", fill: GILT },
  ];
  return { skin: "#dca37e", robe, eye: "#2c1b10", head: [27, 29], behind, before: [...before, ...helm] };
};
const halfling = (hair: Stroke[], behind: Stroke[], robe: string): Face => {
  const cheeks = both("M42 78C44 74 50 75 50 79C48 83 43 82 42 78Z", "#e08a70");
  const ears = both("M36 64C28 58 24 62 27 72C30 78 34 78 37 76Z", "#e9bd94");
  return {
    skin: "#e9bd94",
    robe,
    eye: "#4a2c12",
    head: [26, 28],
    behind: [...behind, ...ears],
    before: [...cheeks, ...hair, collar],
  };
};
const orc = (hair: Stroke[], behind: Stroke[], robe: string): Face => {
  const ears = both("M34 62C24 52 18 50 12 52C16 64 24 74 36 76Z", "#7f9a58");
  const tusks = both("M44 92C42 84 43 80 46 76C48 82 50 86 52 90Z", IVORY);
  const jaw: Stroke = { d: "M34 76C36 98 46 104 60 104C74 104 84 98 86 76C76 90 44 90 34 76Z", fill: "#728c4c" };
  return {
    skin: "#7f9a58",
    robe,
    eye: "#7a1414",
    head: [27, 31],
    behind: [...behind, ...ears],
    before: [jaw, ...tusks, ...hair],
  };
};
const dragonkin = (crest: Stroke[], robe: string, skin: string): Face => {
  const horns = both("M44 44C34 38 22 30 18 6C34 12 48 24 54 38Z", IVORY);
  const frill = both("M38 60C26 56 16 60 10 70C20 72 22 80 20 90C30 88 38 84 42 80Z", crest[0]!.fill);
  const snout: Stroke = { d: "M46 66C40 86 46 106 60 106C74 106 80 86 74 66C66 60 54 60 46 66Z", fill: skin };
  const nostrils = both("M52 88C53 86 56 87 56 90C54 91 52 90 52 88Z", "#2b1d12");
  return {
    skin,
    robe,
    eye: "#d99a1c",
    head: [25, 29],
    behind: [...frill, ...horns],
    before: [snout, ...nostrils, ...crest],
  };
};

export const PORTRAITS: Readonly<Record<string, Readonly<Record<"male" | "female", Face>>>> = {
  human: {
    male: human(
      [
        shortHair("#6b4423"),
        { d: "M40 82C42 100 52 108 60 108C68 108 78 100 80 82C72 92 48 92 40 82Z", fill: "#6b4423" },
      ],
      [],
      "#24569b",
    ),
    female: human([parted("#8a4a1c"), circlet], [longHair("#8a4a1c")], "#ad2a2c"),
  },
  elf: {
    male: elf([longHair("#d9cda8")], parted("#d9cda8"), "#2f7043"),
    female: elf([longHair("#4a2c18")], parted("#4a2c18"), "#713391"),
  },
  dwarf: {
    male: dwarf(
      [{ d: "M33 72C26 112 44 142 60 146C76 142 94 112 87 72C78 84 70 82 60 82C50 82 42 84 33 72Z", fill: "#a8481c" }],
      [],
      "#5a4632",
    ),
    female: dwarf(both("M34 66C24 84 26 112 34 134C40 128 44 112 40 92Z", "#c4822c"), [longHair("#c4822c")], "#24569b"),
  },
  halfling: {
    male: halfling(
      [
        {
          d: "M34 60C26 50 34 40 38 40C36 30 48 26 52 30C56 22 68 22 70 30C78 26 86 34 82 42C90 44 92 54 86 60C82 54 78 50 70 50C62 54 52 48 46 52C40 52 36 56 34 60Z",
          fill: "#7a3f16",
        },
      ],
      [],
      "#2f7043",
    ),
    female: halfling(
      [parted("#b5651d")],
      [
        {
          d: "M30 100C18 96 18 82 26 76C18 64 26 52 32 50C30 32 44 22 60 22C76 22 90 32 88 50C94 52 102 64 94 76C102 82 102 96 90 100C80 106 40 106 30 100Z",
          fill: "#b5651d",
        },
      ],
      "#ad2a2c",
    ),
  },
  orc: {
    male: orc(
      [
        { d: "M54 40C50 24 54 12 60 6C66 12 70 24 66 40Z", fill: "#241a14" },
        ...both("M38 58C44 54 50 56 56 61C50 62 44 62 38 62Z", "#5d7340"),
      ],
      [],
      "#4a3626",
    ),
    female: orc([parted("#241a14")], [longHair("#241a14")], "#7a4a1c"),
  },
  dragonkin: {
    male: dragonkin([{ d: "M60 16L66 34L60 58L54 34Z", fill: "#7c1f1c" }], "#2d2925", "#b5532c"),
    female: dragonkin(
      [{ d: "M60 12C66 22 70 30 64 46L60 56L56 46C50 30 54 22 60 12Z", fill: "#24569b" }],
      "#713391",
      "#3f7f7a",
    ),
  },
};
