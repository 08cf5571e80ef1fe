/** Regroup: the player points at three own pieces and puts them back in any order, out of sight (U-85). */

import { type Deed, kindOf, type Position, pieceOn, type Refusal, seatOf } from '@flagfall/engine';
import { closeDecision, mixPieces, noteOf, type PackedArguments, recordNote } from '@flagfall/engine/edition';
import { ask, NoteNumber } from '../state/notes.ts';
import { CONQUEST_BOARD, isHeldBy } from '../state/zones.ts';

const held = new Uint8Array(CONQUEST_BOARD.offBoard);

type Zones = readonly [number, number, number];

/** The three zones in the order of the board; where only two pieces are left (U-78), the second is named twice. */
export const regroup: Deed = {
  id: 'regroup',
  rule: 'CQ-25',
  when: ['regroup'],
  parameters: { cells: 3 },
  isMidTurn: true,
  normalize: (zones) => inOrder(zones),
  list(position, seat, list) {
    let count = 0;
    for (let zone = 0; zone < CONQUEST_BOARD.offBoard; zone++) if (isHeldBy(position, zone, seat)) held[count++] = zone;
    if (count === 2) list.add(held[0], held[1], held[1]);
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) list.add(held[a], held[b], held[c]);
  },
  refuse: (position, seat, zones) => zones.map((zone) => refuseZone(position, seat, zone)).find((refusal) => refusal !== undefined),
  play(position, seat, [a, b, c]) {
    closeDecision(position, 1 << seat);
    recordNote(position, NoteNumber.REGROUPED, packed([a, b, c]));
    ask(position, 'rearrange', seat);
  },
};

/** Where the pieces of the three zones go, in their order; secret for ever. */
export const rearrange: Deed = {
  id: 'rearrange',
  rule: 'U-85',
  when: ['rearrange'],
  parameters: { cells: 3 },
  secret: ['cells'],
  isMidTurn: true,
  list(position, _, list) {
    const [a, b, c] = regroupedZones(position);
    list.add(a, b, c);
    if (b === c) {
      list.add(b, a, a);
      return;
    }
    for (const [x, y, z] of [
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ])
      list.add(x, y, z);
  },
  play(position, seat, goals) {
    const from = regroupedZones(position);
    closeDecision(position, 1 << seat);
    recordNote(position, NoteNumber.REGROUPED, 0);
    // Handles stay in their zones and change their kinds.
    const zones = from[1] === from[2] ? from.slice(0, 2) : from;
    const kinds = zones.map((zone) => kindOf(position, pieceOn(position, from[goals.indexOf(zone)])));
    mixPieces(
      position,
      seat,
      zones.map((zone) => pieceOn(position, zone)),
      kinds,
    );
  },
};

function refuseZone(position: Position, seat: number, zone: number): Refusal | undefined {
  const piece = pieceOn(position, zone);
  const cell = CONQUEST_BOARD.cells[zone];
  if (piece < 0) return { code: 'noPiece', cell };
  return seatOf(position, piece) === seat ? undefined : { code: 'notYourPiece', cell };
}

function inOrder(zones: PackedArguments): PackedArguments {
  const [a, b, c] = [...zones].sort((one, other) => one - other);
  return [a, a === b ? c : b, c];
}

/* Three zones as one note: numbers of a base that is larger than any zone. */
const BASE = CONQUEST_BOARD.offBoard + 1;

function packed([a, b, c]: Zones): number {
  return (a * BASE + b) * BASE + c;
}

/** The zones that are being regrouped. */
export function regroupedZones(position: Position): Zones {
  const note = noteOf(position, NoteNumber.REGROUPED);
  return [Math.floor(note / (BASE * BASE)), Math.floor(note / BASE) % BASE, note % BASE];
}
