/** Pictures of the Mid War cards. */
import { box, dot, ring, rings, star } from "./shapes";

export const MID: Readonly<Record<string, string>> = {
  brush_war:
    "M24 4q12 11 12 23a12 14 0 0 1-24 0q0-8 6-12q-1 7 4 9q5-9 2-20M24 41q-6-5-1-12q1 4 3 5q4 4-2 7M4 45q1-6 3-8q1 4 2 8M39 45q1-6 3-8q1 4 2 8",
  central_america_scoring:
    "M4 8l10-3l7 6l-3 7l7-2l3 7l6 3l1 6l6 4l4-1M4 8l4 9l9 8l7 3l4 6l6 6l11 2M29 13q6-3 12 2l-7 1zM38 22h5M20 22l3 3",
  southeast_asia_scoring:
    "M9 4l16 1l5 8l4 7l-4 7l-4-5l-4 2l2 10l4 7l-5-4l-4-12l-6-7zM31 36q5-5 9-1t-2 6t-7-1zM37 24l4-3l3 7M10 37l10 8M27 45h8",
  arms_race:
    "M10 44V31q0-6 4-10q4 4 4 10v13zM10 38l-4 6M18 38l4 6M27 44V18q0-9 6-14q6 5 6 14v26zM27 34l-5 10M39 34l5 10M27 22h12M10 33h8",
  cuban_missile_crisis:
    "M31 41V15q0-8 5-12q5 4 5 12v26zM31 33l-4 8M41 33l4 8M31 19h10M15 44q2-12-2-22M13 22q-8-4-10 4M13 22Q6 12 12 7M13 22q3-10 11-8M13 22q8-1 10 8M3 44q10-5 22 0",
  nuclear_subs:
    "M6 30q0-7 9-7h19q8 0 10 7q-2 7-10 7H15q-9 0-9-7M18 23l2-8h9l2 8M24 15V7h5M14 30h.01M21 30h.01M28 30h.01M4 24v12M6 43q4-2 8 0t8 0t8 0t8 0",
  quagmire:
    "M15 4h13v19q12 3 14 9v3M15 4v31M15 15h13M15 10h13M28 23l-5 3M3 37q5-4 10 0t10 0t10 0t10 0M6 43q5-3 10 0t10 0t10 0",
  salt_negotiations:
    "M24 5v36M14 43h20M8 12q16-6 32 0M8 12L3 27M8 12l5 15M40 12l-5 15M40 12l5 15M2 27q6 8 12 0zM34 27q6 8 12 0z",
  bear_trap:
    "M5 30h38M5 30Q7 9 24 9t19 21M10 30l3-8l4 8l3-8l4 8l3-8l4 8l3-8l4 8M5 30q0 8 9 8h20q9 0 9-8M24 38v6M17 44h14",
  summit: "M3 43l16-25l7 10l5-8l14 23zM14 26l4 3l4-4l4 3M19 18V4l9 4l-9 4M31 20V9l8 3l-8 4",
  how_i_learned_to_stop_worrying:
    "M9 30q0-6 8-6h15q10 3 13 9q-3 6-13 9H17q-8 0-8-6zM9 30l-5-5v16l5-5M21 24v18M14 19q12 4 24 0q-3-3-7-2l-2-8q-3-3-5 0q-2-3-5 0l-2 8q-4-1-3 2",
  junta: `M5 19q2-12 19-12t19 12l-6 7H11zM11 26v6q13 4 26 0v-6M9 34q15 6 30 0q2 6-5 8q-10 2-20 0q-7-2-5-8${star(24, 17, 5)}`,
  kitchen_debates:
    "M9 25h30v12q0 6-6 6H15q-6 0-6-6zM5 25h38M9 30H3v4h6M39 30h6v4h-6M21 25v-4h6v4M14 17q-4-4 0-7t0-7M24 17q-4-4 0-7t0-7M34 17q-4-4 0-7t0-7",
  missile_envy:
    "M24 5q5 6 5 14v16H19V19q0-8 5-14M19 28l-4 7h4M29 28l4 7h-4M10 10q-9 14 0 28M10 38l-6-2M10 38l1-6M38 38q9-14 0-28M38 10l6 2M38 10l-1 6M24 39v5",
  we_will_bury_you: "M24 4v23M17 4h14M15 27h18v8q-3 8-9 9q-6-1-9-9zM20 32v5M28 32v5M2 44q5-9 11-7M46 44q-5-9-11-7",
  brezhnev_doctrine: `M13 3h22l-5 15H18zM20 3l2 15M28 3l-2 15${star(24, 31, 13.5)}${ring(24, 31, 4)}`,
  portuguese_empire_crumbles:
    "M24 46V25M24 39q-8-1-9-8q8 1 9 8M24 34q8-1 9-8q-8 1-9 8M18 25h12l-3-6h-6zM19 19L9 11l6 0l0-6l6 3l3-5l3 5l6-3v6h6l-10 8M20 14l1 4M28 14l-1 4M24 12v6",
  south_african_unrest:
    "M24 5q11 9 11 19T24 43Q13 34 13 24T24 5M24 5v38M17 15h14M15 21h18M15 27h18M17 33h14M7 43L42 5M42 5l-7 3M42 5l-2 7",
  allende: `${ring(14, 18, 8)}${ring(34, 18, 8)}M22 17q2-2 4 0M6 16l-3-4M42 16l3-4M9 36q7-9 15-3q8-6 15 3q-8 4-15 0q-7 4-15 0${dot(14, 18)}${dot(34, 18)}`,
  willy_brandt: `${ring(22, 8, 4.5)}M21 13q-6 6-4 16l11 12H10q-4 0-4 3M17 29l-3 12M21 17l8 7l-2 3l-8-5${ring(39, 34, 5)}M36 39l-2 5M42 39l2 5M4 44h40`,
  muslim_revolution:
    "M12 43V31q0-4 4-6q8-4 8-11q0 7 8 11q4 2 4 6v12zM20 43v-6q0-4 4-6q4 2 4 6v6M26 3a4.500 4.500 0 1 0 2 7M4 43V18l3-6l3 6v25M38 43V18l3-6l3 6v25M4 22h6M38 22h6M3 43h42",
  abm_treaty:
    "M4 24Q6 7 24 7t20 17q-5-4-10 0q-5-4-10 0q-5-4-10 0q-5-4-10 0M24 7V3M24 24v16q0 4 4 4t4-4M9 4l3 6M39 4l-3 6M6 38l4 6M40 34l4 6M14 32l4 6",
  cultural_revolution: `M15 3h22v22H15q-4 0-4-4V7q0-4 4-4M11 21q0-3 4-3h22${star(26, 11, 5)}M16 25v9q0 4 4 5v6M33 25v9q0 4-4 5v6M20 25v6M24.500 25v6M29 25v6`,
  flower_power:
    "M24 17a6 6 0 1 0 .01 0M24 17q-6-7 0-13q6 6 0 13M18 23q-9 1-11-7q9-1 11 7M30 23q9 1 11-7q-9-1-11 7M20 28q-2 9-10 8q1-9 10-8M28 28q2 9 10 8q-1-9-10-8M24 29v17",
  u2_incident: "M24 3q3 4 3 13l19 6v4l-19-2l-1 13l6 4v3l-8-2l-8 2v-3l6-4l-1-13l-19 2v-4l19-6q0-9 3-13M24 7v6",
  opec: "M11 9q13-6 26 0v30q-13 6-26 0zM11 9q13 6 26 0M11 18q13 6 26 0M11 32q13 6 26 0M24 22q6 7 0 9q-6-2 0-9",
  lone_gunman: "M24 10a14 14 0 1 0 .01 0M24 18a6 6 0 1 0 .01 0M24 3v14M24 31v14M3 24h14M31 24h14",
  colonial_rear_guards:
    "M9 29Q10 9 24 9t15 20M3 33q4-6 21-6t21 6q-4 5-21 5T3 33M24 9V5M22 5h4M9 25q15-6 30 0M18 11q-3 6-3 12M30 11q3 6 3 12",
  panama_canal_returned:
    "M13 15h22l-3 21l-8 7l-8-7zM24 15v28M17 15V8h14v7M24 8V3M18 22h.01M30 22h.01M4 5v39M44 5v39M4 14h5M4 24h5M4 34h5M44 14h-5M44 24h-5M44 34h-5",
  camp_david_accords:
    "M8 43V26M32 43V26M4 28l16-14l16 14M8 43h24M16 43V32h8v11M26 19v-6h4v10M41 43v-6M41 8l-5 9h3l-4 9h3l-4 11h14l-4-11h3l-4-9h3z",
  puppet_governments: `M6 7h36M24 3v8M8 7v20M40 7v20M24 11v5${ring(24, 20, 4)}M24 24v12M24 28L8 27M24 28l16-1M24 36l-7 9M24 36l7 9`,
  grain_sales_to_soviets:
    "M24 45V14M24 22q-8-1-9-9q8 1 9 9q1-8 9-9q-1 8-9 9M24 32q-8-1-9-9q8 1 9 9q1-8 9-9q-1 8-9 9M24 42q-8-1-9-9q8 1 9 9q1-8 9-9q-1 8-9 9M24 14q-4-5 0-11q4 6 0 11",
  john_paul_ii_elected_pope:
    "M7 41Q4 26 9 20q7-7 11-15q4 8 11 15q5 6 2 21zM7 35h26M20 12v23M14 22h12M42 45V13a4 4 0 1 0-4 4",
  latin_american_death_squads: `M24 4q17 0 17 17q0 8-6 11v8H13v-8q-6-3-6-11Q7 4 24 4M20 40v-6M28 40v-6${ring(17, 21, 4.5)}${ring(31, 21, 4.5)}M24 26l-2 4h4z`,
  oas_founded: `${ring(24, 24, 9)}${rings(24, 24, 17, 3.5, 8)}M24 19v10M19 24h10`,
  nixon_plays_the_china_card: `${ring(19, 18, 14)}M9 28l20-20M30 26l12 12q3 3 0 5t-5 0L25 31${ring(41, 9, 3.5)}`,
  sadat_expels_soviets: `${box(4, 16, 27, 25)}M12 16v-6h11v6${star(17.5, 28.5, 7)}M4 22h4M27 22h4M34 29h11M40 24l5 5l-5 5`,
  shuttle_diplomacy:
    "M3 23q3-4 9-4h22q8 0 11 4q-4 4-11 4H12q-6 0-9-4M20 19L14 7h5l11 12M20 27l-6 12h5l11-12M7 20L3 13h5l5 6M33 23h.01M28 23h.01M23 23h.01M28 43h14M38 40l4 3l-4 3M20 43H6M10 40l-4 3l4 3",
  the_voice_of_america:
    "M24 18l-9 26M24 18l9 26M18 34h12M20.500 27h7M24 14a2 2 0 1 0 .01 0M16 24a11 11 0 0 1 0-16M32 24a11 11 0 0 0 0-16M10 29a19 19 0 0 1 0-26M38 29a19 19 0 0 0 0-26",
  liberation_theology:
    "M24 24q-8-6-19-3v21q11-3 19 3q8-6 19-3V21q-11-3-19 3v21M24 3v15M18 8h12M10 27q5-1 9 1M10 33q5-1 9 1M38 27q-5-1-9 1M38 33q-5-1-9 1",
  ussuri_river_skirmish: `M17 3q11 9 2 19t4 23M29 3q11 9 2 19t4 23M24 12q2 2 0 5M25 28q-2 3 0 6${star(8, 16, 6)}${star(41, 33, 6)}`,
  ask_not_what_your_country_can_do_for_you: `M8 20h32l-4 7H12zM16 27v15M32 27v15M11 43h26M19 20v-7M29 20v-7M17 5h4v8h-4zM27 5h4v8h-4z${star(24, 35, 5)}`,
  alliance_for_progress:
    "M24 38V20M24 30q-13 0-15-13q13 0 15 13M24 23q11 0 14-14q-13 0-14 14M7 38q8-3 17 0t17 0M7 44h34M7 38v6M41 38v6",
  africa_scoring: "M14 6l12-2l8 4l4 10l6 2l-6 8l-2 8l-6 8l-5-1l-3-11l-3-6l-9-1l-5-6l2-7zM43 31l-3 8",
  one_small_step:
    "M18 5q6-4 12 0q4 9-1 20H19q-5-11-1-20M19 29h10q2 10-1 14q-4 3-8 0q-3-4-1-14M17 11h14M17 17h14M18 22h12M19 34h10M20 39h8",
  south_america_scoring: "M14 4l10 1l6 6l10 6l-2 9l-5 6l-5 2l-4 11l-4 0l-2-13l-6-12l-2-8zM17 14q5-2 8 2t12 2",
  che: `M7 21Q7 8 24 7q17-1 18 8q-3 5-11 4q-13-1-24 2${star(25, 13, 4)}M10 21q-5 13-1 21q7 3 8-3M38 19q5 14 1 23q-7 3-8-3M15 21v9q2 14 9 14t9-14V20${dot(20, 28)}${dot(28, 28)}M18 25h4M26 25h4M19 35q5-4 10 0`,
  our_man_in_tehran: `M14 14q1-11 10-8q9-3 10 8M5 16q19 6 38 0q-2-2-9-2H14q-7 0-9 2${ring(18, 23, 4)}${ring(30, 23, 4)}M22 23h4M8 45q0-11 9-13l7 8l7-8q9 2 9 13M24 40v5M14 22v5q2 5 4 5M34 22v5q-2 5-4 5`,
};
