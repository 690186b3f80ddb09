/** Pictures of the Late War cards. */
import { box, dot, rays, ring, star } from "./shapes";

export const LATE: Readonly<Record<string, string>> = {
  iranian_hostage_crisis:
    "M12 16Q12 4 24 4t12 12M12 24q1 9 12 11q11-2 12-11M10 15h28v8H10zM38 16l7-3M38 21l7 5M20 30h8M6 45q2-9 13-10M42 45q-2-9-13-10",
  the_iron_lady: "M6 20h36l-3 23H9zM14 20q0-15 10-15t10 15M6 20q18 10 36 0M21 24h6v6h-6z",
  reagan_bombs_libya:
    "M3 15l11 2l4-10h4l3 11l20 3l-20 4H13zM22 25l-5 6h-4l3-6M17 33q4 4 0 10q-4-6 0-10M28 31q4 4 0 10q-4-6 0-10M38 29q4 4 0 10q-4-6 0-10",
  star_wars: `M19 13l7 7l-5 5l-7-7zM13 5L4 14l6 6l9-9zM7 11l6 6M30 22l-9 9l6 6l9-9zM24 28l6 6M26 13l5-5${ring(33, 6, 2)}M34 34l9 9M38 32l3-2M33 39l-2 3${star(10, 36, 4, 1.3, 4)}`,
  north_sea_oil:
    "M6 24h36v5H6zM11 29v10M37 29v10M11 29l13 10l13-10M17 24l6-20h2l6 20M20 15h8M18 20h12M20 15l10 5M34 24v-8h5M3 42q5-4 10 0t10 0t10 0t10 0",
  the_reformer: `M24 4q14 0 14 16q0 12-6 16q-8 4-16 0q-6-4-6-16Q10 4 24 4M24 8l4-1l2 3l3 1l-3 3l-3-2l-3 1z${ring(17, 22, 4)}${ring(31, 22, 4)}M21 22h6M20 31h8M5 45q2-7 11-9M43 45q-2-7-11-9`,
  marine_barracks_bombing: `M4 44V15h17M4 44h33v-9M4 20h14${box(9, 25, 5, 5)}${box(9, 35, 5, 5)}${box(19, 35, 5, 5)}M30 44v-6${star(33, 18, 14, 6, 9)}`,
  soviets_shoot_down_kal_007:
    "M4 13V4h9M35 4h9v9M44 35v9h-9M13 44H4v-9M24 9q2 2 2 7v4l11 8v3l-11-4v6l4 3v2l-6-1l-6 1v-2l4-3v-6l-11 4v-3l11-8v-4q0-5 2-7",
  glasnost: `M15 6h18v36H15zM15 6L5 10v36l10-4M33 6l10 4v36l-10-4M9 20v14M39 20v14${ring(24, 26, 4)}${rays(24, 26, 6.5, 8.5, 8)}`,
  ortega_elected_in_nicaragua:
    "M3 43l15-25h12l15 25zM18 18q6 5 12 0M21 20l-2 9l3 4M27 20l1 12M21 13q-7-1-4-6q3-5 8-2q7-2 7 4q0 5-6 4M36 25l3 3l6-7",
  terrorism: `${ring(20, 29, 15)}M28 16l4-4l6 6l-4 4M35 13q2-6 6-4${rays(42, 8, 2.5, 5.5, 7)}M12 25q3-6 9-6`,
  iran_contra_scandal:
    "M12 4h24v18H12zM5 22h38v9H5zM11 31v13M16 31v10M21 31v13M27 31v10M32 31v13M37 31v10M17 9h14M17 14h14M38 26.500h.01",
  chernobyl: `M5 44q6-16 2-30h15q-4 14 2 30zM8 14q-3-5 2-8q5-4 8 0q5 1 3 8M6 36h17${ring(36, 32, 2)}M33 27l-3-5a12 12 0 0 1 12 0l-3 5q-3-2-6 0M32 35h-6a12 12 0 0 0 6 9l3-5q-3-1-3-4M40 35h6a12 12 0 0 1-6 9l-3-5q3-1 3-4`,
  latin_american_debt_crisis: `M4 7l13 9l7-4l18 20M42 20v12H31${ring(14, 33, 11)}M14 26v14M18 29q-8-2-8 1.500t4 3t4 3t-8 1.500`,
  tear_down_this_wall:
    "M4 43V12h15l3 6l-5 6l5 6l-3 13zM44 43V12H31l-4 7l5 6l-5 6l4 12zM4 22h14M4 32h17M30 22h14M28 32h16M11 12v10M12 22v10M10 32v11M38 12v10M36 22v10M38 32v11M24 4v4M18 4l2 4M30 4l-2 4",
  an_evil_empire:
    "M7 4q-2 13 7 15M41 4q2 13-7 15M12 19q12-9 24 0v9q0 14-12 17Q12 42 12 28zM7 4q4 7 11 10M41 4q-4 7-11 10M16 25l7 3l-6 2zM32 25l-7 3l6 2zM18 36q6 4 12 0",
  aldrich_ames_remix:
    "M9 38V19a15 13 0 0 1 30 0v19zM14 20h20M14 20a10 8 0 0 1 20 0M12 38v7M36 38v7M9 33h30M28 24l5 5M33 24l-5 5",
  pershing_ii_deployed: `M8 30L34 8q5-4 9-4q1 5-3 9L14 36M31 10l8 5M8 30l-4-1l-1 5l5 3l6-1M5 40h38v-7h-8l-5 7${ring(12, 42, 3)}${ring(22, 42, 3)}${ring(37, 42, 3)}`,
  wargames:
    "M4 5h40v28H4zM19 33l-2 9M29 33l2 9M11 43h26M20 9v20M28 9v20M13 15h22M13 23h22M15 10l3 3M18 10l-3 3M24 17a2 2 0 1 0 .01 0",
  solidarity: `${ring(24, 8, 4.5)}M24 13v32M14 20h20M5 29q2 16 19 16t19-16M5 29l-2 7M5 29l7 3M43 29l2 7M43 29l-7 3`,
  iran_iraq_war:
    "M9 5v39M39 5v39M5 44h8M35 44h8M3 15q10 5 21 0t21 0M3 28q10 5 21 0t21 0M14 14l5 6M19 14l-5 6M29 11l5 6M34 11l-5 6M14 27l5 6M19 27l-5 6M29 24l5 6M34 24l-5 6",
  yuri_and_samantha: `${box(4, 11, 40, 28)}M4 11l20 16l20-16M4 39l14-16M44 39L30 23M24 41q-7-5-7-9q0-4 3.500-4t3.500 3q0-3 3.500-3t3.500 4q0 4-7 9`,
  awacs_sale_to_saudis: `M3 31q3-5 10-5h22l7-9h3v14q-4 4-11 4H13q-7 0-10-4M9 13q0-4 14-4t14 4q0 4-14 4t-14-4M19 17l2 9M27 17l-2 9M17 32l-4 8h5l10-8${dot(10, 30)}${dot(33, 31)}${dot(28, 30)}`,
};
