/** CQ-11 to CQ-13: the lots for the first turn, the draft of territories, and the home zones. */

import { assert, type Chance, type Deed, type DeploymentFault, NO_KIND, type Position } from '@flagfall/engine';
import { closeDecision, drawLot, giveTurn, moveCard, noteOf, recordNote, shufflePile } from '@flagfall/engine/edition';
import { lotRank } from '../army.ts';
import { ask, NoteNumber } from '../state/notes.ts';
import { PileNumber } from '../state/piles.ts';
import { CONQUEST_BOARD, TERRITORY_COUNT, ZONES_PER_TERRITORY } from '../state/zones.ts';

/** A chance that ties so often is broken. */
const DRAWS_MAX = 1000;

/** Territories of a quarter, and the bits for the owner of each: the seat plus one, 0 for none. */
const CLAIMS_EACH = 6;
const CLAIM_BITS = 3;
const CLAIM_MASK = (1 << CLAIM_BITS) - 1;

/** CQ-10, CQ-11: shuffles the cards with the Traitor at the bottom and draws lots; the winner drafts first. */
export function beginDraft(position: Position, chance: Chance): void {
  const starter = drawLots(position, chance);
  recordNote(position, NoteNumber.STARTER, starter + 1);
  shufflePile(position, PileNumber.DRAW, chance);
  moveCard(position, PileNumber.DISCARD, 0, PileNumber.DRAW, 'bottom');
  giveTurn(position, starter);
  ask(position, 'draft', starter);
}

/** Each seat draws a piece from its bag and puts it back; the highest begins, and those that tie draw again (U-65). */
function drawLots(position: Position, chance: Chance): number {
  const { army, armySize, seats } = position.rules;
  const bag = Array.from(army).flatMap((count, kind) => Array<number>(count).fill(kind));
  let contenders = [...seats.keys()];
  for (let draws = 0; contenders.length > 1; draws++) {
    assert(draws < DRAWS_MAX, 'the chance does not always give the same number');
    const lots = contenders.map((seat) => ({ seat, kind: bag[chance.below(armySize)] }));
    lots.forEach(({ seat, kind }, at) => {
      drawLot(position, seat, kind, at === lots.length - 1);
    });
    const highest = Math.max(...lots.map(({ kind }) => lotRank(kind)));
    contenders = lots.filter(({ kind }) => lotRank(kind) === highest).map(({ seat }) => seat);
  }
  return contenders[0];
}

/** CQ-12: in snake order until every territory has an owner. A territory is named by its first zone; any of its zones will do. */
export const draft: Deed = {
  id: 'draft',
  rule: 'CQ-12',
  when: ['draft'],
  parameters: { cells: 1 },
  isMidTurn: true,
  normalize: ([zone]) => [zone - (zone % ZONES_PER_TERRITORY), 0, 0],
  list(position, _, list) {
    for (let territory = 0; territory < TERRITORY_COUNT; territory++)
      if (claimantOf(position, territory) < 0) list.add(territory * ZONES_PER_TERRITORY);
  },
  refuse: (position, _, [zone]) =>
    claimantOf(position, zone / ZONES_PER_TERRITORY) < 0 ? undefined : { code: 'taken', cell: CONQUEST_BOARD.cells[zone] },
  play(position, seat, [zone]) {
    closeDecision(position, 1 << seat);
    claim(position, zone / ZONES_PER_TERRITORY, seat);
    const drafted = draftedCount(position);
    if (drafted < TERRITORY_COUNT) ask(position, 'draft', drafterOf(position, drafted));
  },
};

/** The seat that drafts next, after so many territories. */
function drafterOf(position: Position, drafted: number): number {
  const players = position.rules.seats.length;
  const place = drafted % players;
  const isBack = Math.floor(drafted / players) % 2 === 1;
  return (noteOf(position, NoteNumber.STARTER) - 1 + (isBack ? players - 1 - place : place)) % players;
}

function claim(position: Position, territory: number, seat: number): void {
  const note = NoteNumber.CLAIMS + Math.floor(territory / CLAIMS_EACH);
  recordNote(position, note, noteOf(position, note) | ((seat + 1) << ((territory % CLAIMS_EACH) * CLAIM_BITS)));
}

/** The seat that has drafted a territory, or -1. */
function claimantOf(position: Position, territory: number): number {
  const claims = noteOf(position, NoteNumber.CLAIMS + Math.floor(territory / CLAIMS_EACH));
  return ((claims >> ((territory % CLAIMS_EACH) * CLAIM_BITS)) & CLAIM_MASK) - 1;
}

function draftedCount(position: Position): number {
  let count = 0;
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) if (claimantOf(position, territory) >= 0) count++;
  return count;
}

/** CQ-13: the zones of the territories a seat has drafted. */
export function homeOf(position: Position, seat: number): readonly number[] {
  return CONQUEST_BOARD.cells.flatMap((_, zone) => (claimantOf(position, Math.floor(zone / ZONES_PER_TERRITORY)) === seat ? [zone] : []));
}

/** Play begins: from now on the pieces on the board decide control. */
export function forgetClaims(position: Position): void {
  for (let quarter = 0; quarter < TERRITORY_COUNT / CLAIMS_EACH; quarter++) recordNote(position, NoteNumber.CLAIMS + quarter, 0);
}

/** D-87, by option: every territory holds a piece. */
export function emptyTerritory(home: readonly number[], kinds: Uint8Array): DeploymentFault | undefined {
  for (let at = 0; at < home.length; at += ZONES_PER_TERRITORY)
    if (kinds.subarray(at, at + ZONES_PER_TERRITORY).every((kind) => kind === NO_KIND))
      return { code: 'emptyTerritory', cell: CONQUEST_BOARD.cells[home[at]] };
  return undefined;
}
