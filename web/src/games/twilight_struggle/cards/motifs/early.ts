/** Pictures of the Early War cards. */
import { box, dot, gear, rays, ring, star } from "./shapes";

export const EARLY: Readonly<Record<string, string>> = {
  asia_scoring: "M7 15l10-8l14-2l11 6l-2 7l-5 2l2 6l-5 2l-1 7l-4-5l-3-1l-2 11l-5-10l-5-1l-5-5zM42 21q2 2 0 5M34 38l5 2",
  europe_scoring:
    "M5 31h8l3-5l-3-4l7-4l1-6l4 1v5l7-3h10v16l-7 1l1 8l-4-1l-2-6l-6-4l1 4l8 8l-4 2l-8-11l-6-1l-4 5l-1 5H5zM24 9l2-6l8-1l2 6l-5 6l-3-4zM8 17l3-8l4 3l-1 6z",
  middle_east_scoring:
    "M14 8l12-1l5 8l3 6l8 2l-3 8l-15 10l-3-1l-6-13l-5-8l2-5zM29 6l8 8l7 2M5 14l6 14l8 13M22 19q3 4 0 6q-3-2 0-6M30 25q3 4 0 6q-3-2 0-6",
  duck_and_cover: `M4 20h40M8 20v24M40 20v24${ring(16, 33, 4.5)}M20 31q15-4 16 13H16q-3-3 4-6M20 34l-7 8M24 14V4M14 14l-5-8M34 14l5-8`,
  five_year_plan: "M5 43V25l9-7v7l9-7v7l9-7v25zM35 43V11h7v32M38 7q-4-3 0-5M22 30h-6v4.500q6-1 6 2.500t-6 2M5 43h38",
  the_china_card:
    "M24 3v6M10 16q9-2 14-7q5 5 14 7M13 16v6M35 16v6M7 29q11-2 17-7q6 5 17 7M11 29v13M37 29v13M5 42h38M20 42v-9h8v9",
  socialist_governments: `${box(7, 24, 34, 19)}M16 24h16M17 24V6h14v18${star(24, 15, 5)}M13 34h22`,
  fidel: `M12 17q0-10 12-10t12 10M8 18h32q2 4-4 4H12q-6 0-4-4${star(24, 13, 3.5)}M13 22v5M35 22v5M13 27q1 18 11 18t11-18q-5 5-11 5t-11-5${dot(19, 27)}${dot(29, 27)}M28 37l12 3`,
  vietnam_revolts: `M4 25L24 7l20 18q-20 7-40 0M14 29v4q0 9 10 9t10-9v-4M24 7v6M16 17l4 2M32 17l-4 2${dot(20, 33)}${dot(28, 33)}M21 38h6`,
  blockade:
    "M4 23h40v9H4zM11 23l-5 9M20 23l-5 9M29 23l-5 9M38 23l-5 9M10 32v11M38 32v11M6 43h8M34 43h8M10 13h20q5 0 6-2q-3-2-6-2h-9l-7-5h-3l4 5h-4l-2-3h-2z",
  korean_war: "M13 6l16-3l5 6l-6 7l3 7l5 8l-2 10l-8 3l-7-2l2-8l-4-8l3-6l-8-7zM5 24h5M14 24h4M22 24h4M30 24h4M38 24h5",
  romanian_abdication: `M8 36L5 17l10 9l9-15l9 15l10-9l-3 19zM8 42h32M24 18l-3 6l5 5l-4 7${ring(24, 8, 2)}${ring(4, 14, 1.5)}${ring(44, 14, 1.5)}`,
  arab_israeli_war: `M5 36a5 5 0 0 1 5-5h24a5 5 0 0 1 0 11H10a5 5 0 0 1-5-6M12 31l3-8h13l4 8M28 25l15-4M13 36.500h.01M20 36.500h.01M27 36.500h.01M33 36.500h.01${ring(36, 10, 4)}M3 17q5-5 10 0t10-1`,
  comecon: `${gear(17, 29, 13, 8)}${gear(35, 14, 9.5, 7)}`,
  nasser: `M3 40L20 12l17 28zM20 12l6 28M32 31l4-6l9 15h-8M3 44h42${ring(38, 10, 4)}${rays(38, 10, 6, 8, 8)}`,
  warsaw_pact_formed: `M24 4l16 5v14q0 14-16 21Q8 37 8 23V9z${star(24, 22, 10)}`,
  de_gaulle_leads_france:
    "M12 18V8q11-5 22 0v10zM12 13h22M10 18h28l5 4H12M14 22v13q2 8 10 8q7 0 8-6h3l-2-4l4-3l-4-5v-3M27 35h7M27 27h.01M23 8v4M21 9.500h4",
  captured_nazi_scientist:
    "M18 5h12M21 5v12L9 38q-2 5 3 5h24q5 0 3-5L27 17V5M24 20q4 5 4 10v7h-8v-7q0-5 4-10M20 32l-3 5h3M28 32l3 5h-3M15 29l-3 0",
  truman_doctrine:
    "M11 43h26M14 39h20M16 39V19M21 39V19M27 39V19M32 39V19M10 6h28M10 10q0-4 4-4M38 10q0-4-4-4M10 10a4 4 0 1 0 6 4M38 10a4 4 0 1 1-6 4M16 14h16M13 19h22",
  olympic_games: "M18 24h12l-4 21h-4zM15 24h18v-4H15zM24 20q-11-5-4-16q1 6 4 6q0-5 3-8q8 11-3 18",
  nato: `${star(24, 24, 21, 5, 4)}${ring(24, 24, 13)}M24 24l-6-6M24 24l6-6M24 24l6 6M24 24l-6 6`,
  independent_reds: `M31 27a13 13 0 1 1-10-12M19 29l10-11M22 18h7v7${star(38, 10, 7)}`,
  marshall_plan: "M24 3v7a3 3 0 1 1-3 3M24 17l-13 7M24 17l13 7M8 24h32v20H8zM8 31h32M8 38h32M16 24v20M32 24v20",
  indo_pakistani_war:
    "M9 40q18-14 22-25q3-8 9-10q2 7-3 14Q29 31 12 43M5 35l9 9M39 40Q21 26 17 15Q14 7 8 5q-2 7 3 14Q19 31 36 43M43 35l-9 9",
  containment: `${ring(24, 24, 20)}${ring(24, 24, 12)}${rays(24, 24, 12, 20, 12)}${star(24, 24, 6)}`,
  cia_created: `${ring(20, 20, 14)}M30 30l13 13M33 28l-4 4M10 20q10-11 20 0q-10 11-20 0${ring(20, 20, 3)}`,
  us_japan_mutual_defense_pact: `M5 10q19 5 38 0M6 10l2 4q16 3 32 0l2-4M9 21h30M14 15v29M34 15v29M24 16v5M10 44h8M30 44h8${ring(24, 33, 6)}`,
  suez_crisis:
    "M8 24h32l-5 10H13zM12 24v-7h11v7M15 17v-6h5v6M29 24V10M29 12h7M32 24v-5h6v5M3 38q5-3 10 0t10 0t10 0t10 0M3 44h42",
  east_european_unrest:
    "M15 45V34l-4-6V17q0-4 3.500-4t3.500 3q0-5 3.500-5t3.500 4q0-4 3-4t3.500 4q0-3 3-3t3 4v11l-4 7v11M18 16v6M25 15v7M31.500 15v7M11 23h13q3 0 3 3t-3 3h-6M24 7V3M12 9l-2-4M36 9l2-4",
  decolonization:
    "M19 17h-6a7 7 0 0 0 0 14h6M29 17h6a7 7 0 0 1 0 14h-6M13 24h6M35 24h-6M24 5v7M16 7l3 6M32 7l-3 6M24 43v-7M16 41l3-6M32 41l-3-6",
  red_scare_purge: `M10 7h28v37H10zM18 7V4h12v6H18z${ring(17, 19, 3)}M12 27l10-12M12 15l10 12M26 19h8M26 23h6${ring(17, 34, 3)}M12 42l10-12M12 30l10 12M26 34h8M26 38h6`,
  un_intervention: "M9 28Q9 8 24 8t15 20M5 28h38q1 6-4 6H9q-5 0-4-6M24 8v20M12 34q2 9 12 9t12-9M16 22q4-5 8 0q4-5 8 0",
  de_stalinization: `M4 44h26M8 44V34h18v10M12 34l7-17l9 4l-5 13M19 17q1-4 5-4l5 3q1 3-1 5M21 21l-9-4l-5 3${ring(30, 9, 4.5)}M32 14l11 16M43 30l-4 14M43 30l2 14M43 34l-6 4M3 28l2 2M6 12l3 2`,
  nuclear_test_ban: `M20 38q2-6 1-12h-5q-6 0-6-5t5-6q1-7 9-7t9 7q5 1 5 6t-6 5h-5q-1 6 1 12M15 38h18${ring(24, 24, 21)}M9 9l30 30`,
  formosan_resolution:
    "M31 5q8 5 5 15T26 43q-7-6-6-16T31 5M3 14q3-3 6 0t6 0M3 24q3-3 6 0t6 0M3 34q3-3 6 0t6 0M28 15l-3 12l3 6M28 22l4-3",
  defectors: `M24 4h19v40H24M24 4v8M24 36v8M38 24h.01${ring(15, 9, 4)}M14 14l-2 13l7 6v11M12 27l-5 8l-5 2M14 17l7 6l8 1M14 17l-7 4l-2 6`,
  the_cambridge_five: `M11 23Q11 8 24 8t13 15M4 22q20 8 40 0q-1 8-20 8T4 22M11 18q13 5 26 0${[10, 17, 24, 31, 38].map((x) => ring(x, 39, 2.5)).join("")}`,
  special_relationship:
    "M3 14l9-2l11 4l5-3l9 2l8-2M3 33l7 1l8 7q3 2 5 0M45 31l-6 1l-12-11l-7 4q-4 1-4-2l7-7M23 41q3 2 5-2q4 1 4-3q4 0 3-4",
  norad: `M7 11q3 20 24 24Q23 18 7 11M19 23l10-10${ring(30, 12, 2)}M23 34l-7 10h21l-7-9M34 4a14 14 0 0 1 8 8M33 8a9 9 0 0 1 5 5`,
};
