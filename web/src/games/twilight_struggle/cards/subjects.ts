/** Which region of the world an event is about, for the reader who sorts by it; the others are about the whole world. */
const ABOUT: Readonly<Record<string, string>> = {
  europe:
    "europe_scoring socialist_governments blockade romanian_abdication comecon warsaw_pact_formed de_gaulle_leads_france truman_doctrine nato independent_reds marshall_plan east_european_unrest special_relationship willy_brandt john_paul_ii_elected_pope the_reformer tear_down_this_wall pershing_ii_deployed solidarity",
  asia: "asia_scoring southeast_asia_scoring the_china_card vietnam_revolts korean_war indo_pakistani_war us_japan_mutual_defense_pact formosan_resolution cultural_revolution nixon_plays_the_china_card ussuri_river_skirmish",
  middle_east:
    "middle_east_scoring arab_israeli_war nasser suez_crisis muslim_revolution opec camp_david_accords sadat_expels_soviets iranian_hostage_crisis reagan_bombs_libya marine_barracks_bombing iran_iraq_war our_man_in_tehran awacs_sale_to_saudis",
  africa: "africa_scoring decolonization portuguese_empire_crumbles south_african_unrest colonial_rear_guards",
  central_america:
    "central_america_scoring fidel panama_canal_returned liberation_theology ortega_elected_in_nicaragua junta oas_founded latin_american_death_squads",
  south_america: "south_america_scoring allende latin_american_debt_crisis alliance_for_progress",
};

const REGIONS = Object.keys(ABOUT);
const regions = new Map(Object.entries(ABOUT).flatMap(([region, ids]) => ids.split(" ").map((id) => [id, region])));

/** Where in the order of regions a card stands; those about the whole world come last. */
export function regionRank(id: string): number {
  const region = regions.get(id);
  return region === undefined ? REGIONS.length : REGIONS.indexOf(region);
}
