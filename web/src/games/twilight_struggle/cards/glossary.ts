/** The rule terms used in a card's text, explained below it. */
const USED: Readonly<Record<string, string>> = {
  influence:
    "socialist_governments fidel vietnam_revolts blockade korean_war romanian_abdication arab_israeli_war comecon nasser warsaw_pact_formed de_gaulle_leads_france truman_doctrine independent_reds marshall_plan indo_pakistani_war us_japan_mutual_defense_pact suez_crisis east_european_unrest decolonization de_stalinization brush_war cuban_missile_crisis junta portuguese_empire_crumbles south_african_unrest allende willy_brandt muslim_revolution colonial_rear_guards panama_canal_returned camp_david_accords puppet_governments john_paul_ii_elected_pope oas_founded sadat_expels_soviets the_voice_of_america liberation_theology ussuri_river_skirmish iranian_hostage_crisis the_iron_lady reagan_bombs_libya the_reformer marine_barracks_bombing soviets_shoot_down_kal_007 glasnost ortega_elected_in_nicaragua chernobyl latin_american_debt_crisis tear_down_this_wall pershing_ii_deployed solidarity iran_iraq_war the_cambridge_five special_relationship norad che awacs_sale_to_saudis",
  control:
    "asia_scoring europe_scoring middle_east_scoring korean_war arab_israeli_war comecon truman_doctrine nato marshall_plan indo_pakistani_war us_japan_mutual_defense_pact de_stalinization formosan_resolution brush_war central_america_scoring southeast_asia_scoring summit kitchen_debates opec shuttle_diplomacy alliance_for_progress africa_scoring south_america_scoring soviets_shoot_down_kal_007 iran_iraq_war special_relationship norad our_man_in_tehran",
  stability: "brush_war",
  battleground:
    "asia_scoring europe_scoring middle_east_scoring formosan_resolution central_america_scoring nuclear_subs kitchen_debates shuttle_diplomacy alliance_for_progress africa_scoring south_america_scoring che",
  adjacent:
    "asia_scoring europe_scoring korean_war arab_israeli_war indo_pakistani_war brush_war central_america_scoring south_african_unrest ortega_elected_in_nicaragua iran_iraq_war special_relationship",
  operations:
    "the_china_card vietnam_revolts blockade olympic_games containment cia_created red_scare_purge un_intervention quagmire bear_trap missile_envy brezhnev_doctrine abm_treaty flower_power lone_gunman grain_sales_to_soviets chernobyl latin_american_debt_crisis",
  coup: "nato us_japan_mutual_defense_pact cuban_missile_crisis nuclear_subs salt_negotiations junta latin_american_death_squads the_reformer ortega_elected_in_nicaragua chernobyl tear_down_this_wall che yuri_and_samantha",
  free_coup: "junta ortega_elected_in_nicaragua tear_down_this_wall",
  realignment:
    "nato us_japan_mutual_defense_pact junta soviets_shoot_down_kal_007 glasnost iran_contra_scandal tear_down_this_wall",
  military_operations:
    "korean_war arab_israeli_war indo_pakistani_war brush_war arms_race how_i_learned_to_stop_worrying iran_iraq_war",
  defcon:
    "duck_and_cover olympic_games nuclear_test_ban cuban_missile_crisis nuclear_subs salt_negotiations summit how_i_learned_to_stop_worrying we_will_bury_you abm_treaty soviets_shoot_down_kal_007 glasnost wargames norad",
  space_race: "captured_nazi_scientist flower_power one_small_step star_wars defectors",
  headline: "un_intervention defectors",
  scoring:
    "asia_scoring europe_scoring middle_east_scoring formosan_resolution central_america_scoring summit africa_scoring south_america_scoring",
  war: "korean_war arab_israeli_war indo_pakistani_war brush_war flower_power iran_iraq_war",
  action_round: "quagmire bear_trap missile_envy we_will_bury_you north_sea_oil defectors norad",
  phasing:
    "duck_and_cover olympic_games nuclear_test_ban cuban_missile_crisis nuclear_subs salt_negotiations summit how_i_learned_to_stop_worrying we_will_bury_you abm_treaty soviets_shoot_down_kal_007 glasnost wargames norad",
  victory_points:
    "duck_and_cover the_china_card korean_war arab_israeli_war olympic_games indo_pakistani_war nuclear_test_ban brush_war arms_race summit kitchen_debates we_will_bury_you willy_brandt cultural_revolution flower_power u2_incident opec camp_david_accords nixon_plays_the_china_card alliance_for_progress the_iron_lady reagan_bombs_libya the_reformer soviets_shoot_down_kal_007 glasnost an_evil_empire pershing_ii_deployed wargames iran_iraq_war defectors special_relationship yuri_and_samantha",
};

export const WORDS = Object.keys(USED);

const used = new Map(WORDS.map((word) => [word, new Set(USED[word]!.split(" "))]));

/** Which words a card needs, in the order they build on each other. */
export const wordsOn = (card: string): string[] => WORDS.filter((word) => used.get(word)!.has(card));
