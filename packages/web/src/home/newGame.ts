/** From a few choices to a game. */

import { withRuleSet } from '@flagfall/editions';
import { type Chance, type Edition, type OptionValue, resolveOptions, SEATS, type Seat, seededChance } from '@flagfall/engine';
import type { LocalGameSpec, SeatPlayer } from '@flagfall/seat';
import { chanceSeed } from '../games/repeatable.ts';
import { memory } from '../settings/settings.ts';

export interface NewGameChoices {
  readonly opponent: 'computer' | 'person';
  readonly level: number;
  readonly side: Seat | 'random';
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The seats that play with these options. */
export function seatsIn(edition: Edition, options: Readonly<Record<string, OptionValue>>): readonly Seat[] {
  const resolved = resolveOptions(edition, options);
  const players = resolved.ok ? Number(resolved.value.players ?? edition.seats.length) : edition.seats.length;
  return SEATS.filter((seat) => edition.seats.includes(seat)).slice(0, players);
}

/** The options of every new game: by the booklet (AUD-1), with the memory mode of this device. Only values that differ from the defaults are given. */
export function newGameOptions(edition: Edition): Readonly<Record<string, OptionValue>> {
  const isChoice = edition.options.some(({ key }) => key === 'memory');
  return withRuleSet(edition, isChoice ? { memory: memory.chosen.value } : {}, 'booklet');
}

/** Random, for players who leave the side open. */
export function specFor(
  edition: Edition,
  { opponent, level, side, options }: NewGameChoices,
  chance: Chance = seededChance(chanceSeed()),
): LocalGameSpec {
  const seats = seatsIn(edition, options);
  const own = seats.find((seat) => seat === side) ?? seats[side === 'random' ? chance.below(seats.length) : 0];
  const sitter = (seat: Seat): SeatPlayer => (seat === own || opponent === 'person' ? { type: 'person' } : { type: 'computer', level });
  return { edition: edition.id, options, seats: Object.fromEntries(seats.map((seat) => [seat, sitter(seat)])) };
}
