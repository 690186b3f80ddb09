/** Pictures for the cards, drawn as strokes in a square of 48: a few motifs, each for many events. */
const PATHS = {
  globe: "M24 6a18 18 0 1 0 .01 0M24 6c-11 10-11 26 0 36c11-10 11-26 0-36M6 24h36M9 14q15 7 30 0M9 34q15-7 30 0",
  tank: "M6 34a6 6 0 0 1 6-6h24a6 6 0 0 1 0 12H12a6 6 0 0 1-6-6M14 28l3-9h13l4 9M30 21l14-5M14 34h.01M20 34h.01M26 34h.01M33 34h.01",
  atom: "M24 21a3 3 0 1 0 .01 0M24 17c12 0 20 3 20 7s-8 7-20 7s-20-3-20-7s8-7 20-7M30 20.5c6 10.4 7.4 18.8 4 20.8s-10-4.9-16-15.3s-7.4-18.8-4-20.8s10 4.9 16 15.3M18 20.5c-6 10.4-7.4 18.8-4 20.8s10-4.9 16-15.3s7.4-18.8 4-20.8s-10 4.9-16 15.3",
  missile: "M24 4q6 7 6 16v14H18V20q0-9 6-16M18 24l-7 8v6l7-3M30 24l7 8v6l-7-3M18 28h12M21 38v6M27 38v6M24 38v8",
  rocket:
    "M34 6q6 0 8 0q0 12-10 20l-8 6l-8-8l6-8Q30 8 34 6M31 14a3 3 0 1 0 .01 0M16 24l-8 2l6-9h7M24 32l-2 8l9-6v-7M14 30q-6 2-7 11q9-1 11-7",
  submarine:
    "M6 30q0-7 9-7h19q8 0 10 7q-2 7-10 7H15q-9 0-9-7M18 23l2-8h9l2 8M24 15V7h5M14 30h.01M21 30h.01M28 30h.01M4 24v12M6 43q4-2 8 0t8 0t8 0t8 0",
  treaty: "M12 5h17l8 8v20M12 5v36h13M29 5v8h8M17 15h8M17 21h15M17 27h12M33 32a5 5 0 1 0 .01 0M30 41l-2 6l5-3l5 3l-2-6",
  eye: "M4 24q20-26 40 0q-20 26-40 0M24 16a8 8 0 1 0 .01 0M24 21a3 3 0 1 0 .01 0M24 4v4M8 9l3 4M40 9l-3 4",
  plane: "M24 4q3 3 3 9v6l17 12v4l-17-6v9l5 4v3l-8-2l-8 2v-3l5-4v-9L4 35v-4l17-12v-6q0-6 3-9",
  derrick: "M18 44l5-34h3l5 34M10 44h28M20 32h10M21 22h7M20 32l11 12M30 32L18 44M24 10V5M24 5q-5 1-6-3M26 6q6 2 9-2",
  banner: "M10 44V5M10 8q9-5 17 0t15 0v19q-7 5-15 0t-17 0M22 13l2 4h4l-3 3l1 4l-4-2l-4 2l1-4l-3-3h4z",
  parliament: "M5 42h38M9 37h30M24 5L6 17h36zM11 17v20M19 17v20M29 17v20M37 17v20M24 11h.01",
  wall: "M5 10h38v30H5zM5 20h38M5 30h38M17 10v10M31 10v10M11 20v10M24 20v10M37 20v10M17 30v10M31 30v10M5 10q3-5 6 0q3-5 6 0q3-5 6 0q3-5 6 0q3-5 6 0q4-5 8 0",
  radio:
    "M24 18l-9 26M24 18l9 26M18 34h12M20.5 27h7M24 14a2 2 0 1 0 .01 0M16 24a11 11 0 0 1 0-16M32 24a11 11 0 0 0 0-16M10 29a19 19 0 0 1 0-26M38 29a19 19 0 0 0 0-26",
  harvest:
    "M24 45V14M24 22q-8-1-9-9q8 1 9 9q1-8 9-9q-1 8-9 9M24 32q-8-1-9-9q8 1 9 9q1-8 9-9q-1 8-9 9M24 42q-8-1-9-9q8 1 9 9q1-8 9-9q-1 8-9 9M24 14q-4-5 0-11q4 6 0 11",
  torch: "M18 22h12l-4 22h-4zM16 22h16v-4H16zM24 18q-10-5-4-14q1 5 4 5q0-4 3-7q7 10-3 16",
  trap: "M5 30h38M5 30Q7 10 24 10t19 20M10 30l3-7l4 7l3-7l4 7l3-7l4 7l3-7l4 7M5 30q0 8 9 8h20q9 0 9-8M24 38v6M18 44h12",
  speech:
    "M24 5a6 6 0 0 1 6 6v9a6 6 0 0 1-12 0v-9a6 6 0 0 1 6-6M12 20q0 13 12 13t12-13M24 33v10M15 43h18M18 14h12M18 19h12",
  ship: "M5 31h38l-6 11H11zM10 31l2-9h14v9M16 22v-7h6v7M19 15V8M30 31V14M30 16h9M34 31v-6h5v6M4 46q5-2 10 0t10 0t10 0t10 0",
  blast: "M24 4l4 11l10-6l-5 11l11 3l-10 5l6 10l-11-4l-3 11l-5-10l-10 5l4-11l-11-4l11-4l-5-10l10 4z",
  pagoda:
    "M24 3v6M10 16q9-2 14-7q5 5 14 7M13 16v6M35 16v6M7 29q11-2 17-7q6 5 17 7M11 29v13M37 29v13M5 42h38M20 42v-9h8v9",
  dove: "M6 25q8 3 13-2Q14 13 21 5q3 10 13 11q5-3 8 1l-5 3q-1 14-14 15q-5 6-13 6q4-4 5-8q-7-2-9-8M35 19h.01M38 22q4 4 2 9M40 27l4-1M40 30l-4 1",
  sight: "M24 10a14 14 0 1 0 .01 0M24 18a6 6 0 1 0 .01 0M24 3v14M24 31v14M3 24h14M31 24h14",
  flower:
    "M24 17a6 6 0 1 0 .01 0M24 17q-6-7 0-13q6 6 0 13M18 23q-9 1-11-7q9-1 11 7M30 23q9 1 11-7q-9-1-11 7M20 28q-2 9-10 8q1-9 10-8M28 28q2 9 10 8q-1-9-10-8M24 29v17",
  chart: "M6 42h37M6 42V6M12 36V26h6v10M22 36V18h6v18M32 36V22h6v14M10 20l10-9l9 4l12-9M35 6h6v6",
} as const;

export type Motif = keyof typeof PATHS;

const SHOWN: Record<Motif, string> = {
  globe: "",
  tank: "korean_war arab_israeli_war indo_pakistani_war brush_war iran_iraq_war ussuri_river_skirmish junta",
  atom: "duck_and_cover nuclear_test_ban chernobyl how_i_learned_to_stop_worrying",
  missile:
    "cuban_missile_crisis arms_race missile_envy pershing_ii_deployed star_wars wargames captured_nazi_scientist we_will_bury_you",
  rocket: "one_small_step",
  submarine: "nuclear_subs",
  treaty:
    "warsaw_pact_formed nato us_japan_mutual_defense_pact formosan_resolution special_relationship salt_negotiations abm_treaty oas_founded truman_doctrine brezhnev_doctrine alliance_for_progress",
  eye: "red_scare_purge cia_created defectors the_cambridge_five our_man_in_tehran aldrich_ames_remix iran_contra_scandal",
  plane: "u2_incident shuttle_diplomacy reagan_bombs_libya soviets_shoot_down_kal_007 awacs_sale_to_saudis",
  derrick: "opec north_sea_oil",
  banner:
    "fidel vietnam_revolts decolonization che muslim_revolution south_african_unrest east_european_unrest solidarity portuguese_empire_crumbles iranian_hostage_crisis liberation_theology colonial_rear_guards",
  parliament:
    "socialist_governments romanian_abdication nasser de_gaulle_leads_france independent_reds allende willy_brandt puppet_governments the_iron_lady ortega_elected_in_nicaragua sadat_expels_soviets john_paul_ii_elected_pope",
  wall: "blockade containment tear_down_this_wall",
  radio: "norad the_voice_of_america",
  harvest: "grain_sales_to_soviets comecon",
  torch: "olympic_games",
  trap: "quagmire bear_trap",
  speech:
    "de_stalinization kitchen_debates ask_not_what_your_country_can_do_for_you summit the_reformer glasnost an_evil_empire",
  ship: "suez_crisis panama_canal_returned",
  blast: "latin_american_death_squads terrorism marine_barracks_bombing",
  pagoda: "the_china_card cultural_revolution nixon_plays_the_china_card",
  dove: "un_intervention camp_david_accords yuri_and_samantha",
  sight: "lone_gunman",
  flower: "flower_power",
  chart: "five_year_plan marshall_plan latin_american_debt_crisis",
};

const motifs = new Map(
  Object.entries(SHOWN).flatMap(([motif, ids]) => ids.split(" ").map((id) => [id, motif as Motif] as const)),
);

/** The strokes of a card's picture; scoring cards show the globe. */
export const pictureOf = (id: string): string => PATHS[motifs.get(id) ?? "globe"];
