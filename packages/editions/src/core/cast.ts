/** The cast of a side: its pieces as a player tells them apart, by name and power. */

import type { Rules, Seat } from '@flagfall/engine';
import { type NamePack, nameOf } from './names.ts';

/** Kinds of one name and one power are one character (AUD-4). */
export interface Character {
  readonly name: string;
  /** Its power, by id, where another character has the same name. */
  readonly power: string | undefined;
  readonly kinds: readonly string[];
  /** How many of it a side has. */
  readonly count: number;
}

/** All characters of a seat, in the order of the edition. */
export function castOf({ kinds, army, powers }: Rules, pack: NamePack, seat: Seat): readonly Character[] {
  const fighters = kinds.flatMap(({ id }, number) => {
    const power = powers.find(({ bearers }) => bearers.includes(id))?.id;
    return army[number] > 0 ? [{ id, name: nameOf(pack, seat, id), power, count: army[number] }] : [];
  });
  const characters = [...Map.groupBy(fighters, ({ name, power }) => `${name} ${power}`).values()];
  return characters.map((alike) => {
    const [{ name, power }] = alike;
    const hasNamesake = characters.some(([other]) => other.name === name && other.power !== power);
    return {
      name,
      power: hasNamesake ? power : undefined,
      kinds: alike.map(({ id }) => id),
      count: alike.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
