/** Imagines a world: a complete position that agrees with everything a viewer has seen. */

import { type ArrangedMove, type ArrangedPiece, arrangePosition } from '../arrange.ts';
import { assert } from '../basics.ts';
import { type Chance, shuffled } from '../chance.ts';
import { isRunning, type Position, turnOf } from '../position.ts';
import { NEVER } from '../rules/compile.ts';
import { canAct } from '../rules/turn.ts';
import { seatIndex } from '../seats.ts';
import { isCertain, type Knowledge, type KnownPiece, kindIn, unaccounted } from './knowledge.ts';

/** Far more than is ever needed: in the worst endings some draws in a hundred fit. */
const TRIES_MAX = 100_000;

/** A world that the viewer cannot tell from the real one; each assignment of kinds to unknown pieces is equally likely. */
export function imagine(knowledge: Knowledge, chance: Chance): Position {
  assert(knowledge.turn !== undefined && !knowledge.ended, 'worlds are imagined while a game is played');
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const world = arrangeWorld(knowledge, imagineKinds(knowledge, chance));
    if (world !== undefined) return world;
  }
  throw new Error('no world fits what was seen');
}

/** The game goes on, so the seat in turn can act: a draw that leaves it stuck contradicts what everybody sees. */
function arrangeWorld(knowledge: Knowledge, kinds: readonly number[]): Position | undefined {
  assert(knowledge.turn !== undefined, 'somebody is in turn');
  const pieces = knowledge.pieces.map(
    (piece): ArrangedPiece => ({
      piece: piece.piece,
      kind: kinds[piece.piece],
      cell: piece.cell,
      moved: piece.moved,
      ran: piece.ran,
      shownTo: piece.shownTo,
    }),
  );
  const { actions, quiet } = knowledge;
  const world = arrangePosition(knowledge.rules, {
    pieces,
    turn: seatIndex(knowledge.turn),
    actions,
    quiet,
    recent: movesThatMatter(knowledge),
  });
  return world.ok && isRunning(world.value) && canAct(world.value, turnOf(world.value)) ? world.value : undefined;
}

/** A kind for every piece, by handle. */
export function imagineKinds(knowledge: Knowledge, chance: Chance): readonly number[] {
  const kinds: number[] = [];
  for (const piece of knowledge.pieces) if (isCertain(piece)) kinds[piece.piece] = kindIn(piece.kinds);
  for (const seat of knowledge.rules.seats) {
    const left = [...unaccounted(knowledge, seat)];
    const unknown = knowledge.pieces.filter((piece) => piece.seat === seat && !isCertain(piece));
    for (const piece of narrowestFirst(shuffled(chance, unknown))) {
      const kind = drawKind(piece.kinds, left, chance);
      kinds[piece.piece] = kind;
      left[kind]--;
    }
  }
  return kinds;
}

/**
 * The sets of possible kinds lie inside each other (runners, movers, all), so drawing for the narrowest first leaves the same number of
 * completions whatever is drawn: every assignment stays equally likely, and none gets stuck.
 */
function narrowestFirst(pieces: readonly KnownPiece[]): readonly KnownPiece[] {
  return pieces.toSorted((one, other) => sizeOf(one.kinds) - sizeOf(other.kinds));
}

function sizeOf(kinds: number): number {
  let size = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) size++;
  return size;
}

function drawKind(allowed: number, left: readonly number[], chance: Chance): number {
  const total = left.reduce((sum, count, kind) => ((allowed >> kind) & 1 ? sum + count : sum), 0);
  assert(total > 0, 'some piece of the army is left for every piece on the board');
  let drawn = chance.below(total);
  for (let kind = 0; kind < left.length; kind++) {
    if (!((allowed >> kind) & 1)) continue;
    if (drawn < left[kind]) return kind;
    drawn -= left[kind];
  }
  throw new Error('unreachable: the draw is below the total');
}

/** The moves since the last attack where a chase is counted, and as many as the two-square rule looks back. */
function movesThatMatter(knowledge: Knowledge): readonly ArrangedMove[] {
  const { twoSquareLimit, chaseRule, seats } = knowledge.rules;
  const chased = chaseRule ? knowledge.quiet + 1 : 0;
  const shuttled = twoSquareLimit === NEVER ? 0 : twoSquareLimit * seats.length;
  return chased + shuttled === 0 ? [] : knowledge.moves.slice(-Math.max(chased, shuttled));
}
