/** Scenarios on a map: positions as mapPosition.ts describes them, moves written `key1-key2`. */

import {
  type BySeat,
  cellOf,
  type Edition,
  isCaptured,
  kindOf,
  leave,
  observe,
  type Position,
  pieceCount,
  pieceOn,
  SEATS,
  type Seat,
  seatIndex,
  seatOf,
  type Viewer,
} from '@flagfall/engine';
import { expect, test } from 'vitest';
import { FLAG_NOTES, type MapPieces, type MapSetup, mapPosition, words } from './mapPosition.ts';
import { chanceFrom, type Luck, Scenario } from './scenario.ts';

/** Registers a test; the calls that follow are its steps. */
export function mapScenario(title: string, edition: Edition, pieces: MapPieces, setup: MapSetup = {}): MapScenario {
  const steps = new MapScenario();
  test(title, () => steps.run(mapPosition(edition, pieces, setup)));
  return steps;
}

export class MapScenario extends Scenario {
  /** The piece in a zone, `red king`, or `` for none. */
  stands(zone: string, who: string): this {
    return this.check((position) => expect(standingOn(position, zone), zone).toBe(who));
  }

  /** These viewers and no others know the piece in a zone. */
  known(zone: string, kind: string, ...viewers: readonly Viewer[]): this {
    return this.check((position) => {
      for (const viewer of [...position.rules.seats, 'audience' as const]) {
        const piece = observe(position, viewer).pieces.find(({ cell }) => cell === zone);
        expect(piece?.known ? piece.kind : undefined, `${viewer} looks at ${zone}`).toBe(viewers.includes(viewer) ? kind : undefined);
      }
    });
  }

  /** The kinds in the bag of a seat, in the order of the army. */
  bag(seat: Seat, kinds: string): this {
    return this.check((position) => expect(bagOf(position, seat)).toEqual(words(kinds)));
  }

  /** The held flags and their holders; all others are on the board. */
  flags(held: BySeat<Seat>): this {
    return this.check((position) => {
      const { notes } = observe(position, 'audience');
      const now = position.rules.seats.flatMap((seat) => {
        const holder = notes[FLAG_NOTES[seat]];
        return holder === undefined ? [] : [[seat, SEATS[holder - 1]]];
      });
      expect(Object.fromEntries(now)).toEqual(held);
    });
  }

  /** The public notes, such as `moves` and `round`; one that is 0 is absent. */
  notes(wanted: Readonly<Record<string, number | undefined>>): this {
    return this.check((position) => {
      const { notes } = observe(position, 'audience');
      for (const [note, value] of Object.entries(wanted)) expect(notes[note], note).toBe(value);
    });
  }

  /** A seat leaves the table. */
  leaves(seat: Seat, why: 'resigned' | 'outOfTime' | 'abandoned' = 'resigned', luck: Luck = []): this {
    return this.check((position) => {
      const { chance, isUsedUp } = chanceFrom(luck);
      leave(position, seat, why, chance);
      expect(isUsedUp(), 'all luck is used').toBe(true);
    });
  }
}

function standingOn(position: Position, zone: string): string {
  const piece = pieceOn(position, position.rules.board.indexOf.get(zone) ?? -1);
  return piece < 0 ? '' : `${SEATS[seatOf(position, piece)]} ${position.rules.kinds[kindOf(position, piece)].id}`;
}

function bagOf(position: Position, seat: Seat): readonly string[] {
  const { kinds, board } = position.rules;
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece)
    .filter(
      (piece) => seatOf(position, piece) === seatIndex(seat) && isCaptured(position, piece) && cellOf(position, piece) === board.offBoard,
    )
    .map((piece) => kindOf(position, piece))
    .filter((kind) => kinds[kind].id !== 'flag')
    .sort((one, other) => one - other)
    .map((kind) => kinds[kind].id);
}
