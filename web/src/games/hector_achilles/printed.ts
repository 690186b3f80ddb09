/** The printed values of the heroes, from the components. */
import facts from "$agon/games/hector_achilles/components.toml";

interface Printed {
  readonly id: string;
  readonly side: string;
  readonly colour: string;
  readonly value: number;
}

export interface PrintedHero {
  readonly side: string;
  readonly colour: string;
  readonly value: number;
}

export function printedHero(id: string): PrintedHero | undefined {
  const found = (facts["hero"] as Printed[]).find((hero) => hero.id === id);
  return found && { side: found.side, colour: found.colour, value: found.value };
}
