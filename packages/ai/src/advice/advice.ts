/**
 * Advice for a seat and its reasons: beliefs about hidden pieces, gains and losses of an attack, threats that a move leaves or enters. All of it comes
 * from what the seat itself was shown.
 */

import {
  battleTable,
  type Cell,
  type Chance,
  type DeedIntent,
  type MoveIntent,
  neighboursOf,
  OUTCOMES,
  type PieceId,
  type Rules,
  type Seat,
  type SeenEvent,
  type View,
} from '@flagfall/engine';
import { Belief } from '../belief/belief.ts';
import { computerAt, LEVEL_MAX } from '../levels.ts';
import type { Budget } from '../player.ts';

/** The probability of each outcome of a battle. */
export interface BattleChances {
  readonly win: number;
  readonly lose: number;
  readonly both: number;
}

export type AdviceReason =
  /** An attack: the target, its likely kinds, and the probable outcome. */
  | { readonly type: 'attack'; readonly cell: Cell; readonly prospect: BattleChances; readonly kind: string; readonly chance: number }
  /** The probability that the target is the prize. */
  | { readonly type: 'prize'; readonly cell: Cell; readonly chance: number }
  /** The probability that a neighbour of the cell it leaves could beat it. */
  | { readonly type: 'escape'; readonly chance: number }
  /** The probability that a neighbour of the cell it goes to could beat it. */
  | { readonly type: 'risk'; readonly cell: Cell; readonly chance: number }
  /** The probability that from there it can attack a piece that it beats. */
  | { readonly type: 'threat'; readonly cell: Cell; readonly chance: number };

/** The possible kinds of a hidden piece, the likeliest first. */
export interface PieceEstimate {
  readonly piece: PieceId;
  readonly cell: Cell;
  readonly kinds: readonly { readonly kind: string; readonly chance: number }[];
}

export interface Advice {
  readonly intent: MoveIntent | DeedIntent;
  /** The chance to win with it, from 0 to 1. */
  readonly expectation: number;
  readonly reasons: readonly AdviceReason[];
  readonly estimates: readonly PieceEstimate[];
}

/** Enemy kinds with the same name as another one, by id: advice names the other. */
export type Alike = Readonly<Record<string, string>>;

/** Samples for the probabilities; 400 give an error of about 3 percentage points. */
const SAMPLES = 400;
/** A smaller probability is no reason. */
const REASON_CHANCE_MIN = 0.15;

export function adviseOn(
  rules: Rules,
  seat: Seat,
  actions: readonly (readonly SeenEvent[])[],
  view: View,
  chance: Chance,
  budget: Budget = {},
  alike: Alike = {},
): Advice {
  const computer = computerAt(LEVEL_MAX, rules, seat, chance);
  computer.learn(actions);
  const intent = computer.choose(view, budget);
  const suspects = estimatePieces(rules, seat, actions, view, chance, alike);
  const reasons = intent.type === 'move' ? reasonsFor(rules, seat, view, intent, suspects) : [];
  return { intent, expectation: computer.expectation, reasons, estimates: suspects };
}

/** All pieces on the board that the seat does not know. */
export function estimatePieces(
  rules: Rules,
  seat: Seat,
  actions: readonly (readonly SeenEvent[])[],
  view: View,
  chance: Chance,
  alike: Alike = {},
): readonly PieceEstimate[] {
  const belief = new Belief(rules, seat);
  belief.learn(actions);
  const odds = belief.marginals(chance, SAMPLES);
  return view.pieces
    .filter((piece) => piece.seat !== seat && !piece.known)
    .map(({ piece, cell }) => ({
      piece,
      cell,
      kinds: [...Map.groupBy(rules.kinds.keys(), (number) => alike[rules.kinds[number].id] ?? rules.kinds[number].id)]
        .map(([kind, numbers]) => ({ kind, chance: numbers.reduce((sum, number) => sum + odds[piece * rules.kinds.length + number], 0) }))
        .filter((one) => one.chance > 0)
        .sort((one, other) => other.chance - one.chance),
    }));
}

function reasonsFor(
  rules: Rules,
  seat: Seat,
  view: View,
  { from, to }: MoveIntent,
  suspects: readonly PieceEstimate[],
): readonly AdviceReason[] {
  const mover = view.pieces.find(({ cell }) => cell === from);
  if (mover === undefined || !mover.known) return [];
  const odds = estimatesByCell(view, seat, suspects);
  const prospectAt = (cell: Cell, isAttack: boolean): BattleChances => battleChances(rules, mover.kind, odds.get(cell) ?? [], isAttack);
  const around = (cell: Cell): readonly Cell[] =>
    neighboursOf(rules.board, rules.board.indexOf.get(cell) ?? 0)
      .map((next) => rules.board.cells[next])
      .filter((next) => odds.has(next));
  const worst = (cells: readonly Cell[]) => mostLikely(cells, (cell) => prospectAt(cell, false).lose);

  const target = odds.get(to);
  if (target !== undefined) {
    const [likeliest] = target;
    const prize = target.reduce((sum, { kind, chance }) => sum + (isPrize(rules, kind) ? chance : 0), 0);
    return [
      { type: 'attack', cell: to, prospect: prospectAt(to, true), kind: likeliest.kind, chance: likeliest.chance },
      ...(prize >= REASON_CHANCE_MIN && prize < 1 ? [{ type: 'prize', cell: to, chance: prize } as const] : []),
    ];
  }
  const [before, after] = [worst(around(from)), worst(around(to))];
  const prey = mostLikely(around(to), (cell) => prospectAt(cell, true).win);
  return [
    ...(before.chance > after.chance + REASON_CHANCE_MIN ? [{ type: 'escape', chance: before.chance } as const] : []),
    ...(prey.cell !== undefined && prey.chance >= 0.5 ? [{ type: 'threat', cell: prey.cell, chance: prey.chance } as const] : []),
    ...(after.cell !== undefined && after.chance >= REASON_CHANCE_MIN
      ? [{ type: 'risk', cell: after.cell, chance: after.chance } as const]
      : []),
  ];
}

type KindChances = PieceEstimate['kinds'];

/** Kind probabilities of enemies by cell; known ones are certain. */
function estimatesByCell(view: View, seat: Seat, suspects: readonly PieceEstimate[]): ReadonlyMap<Cell, KindChances> {
  const known = view.pieces.flatMap((piece): [Cell, KindChances][] =>
    piece.known && piece.seat !== seat ? [[piece.cell, [{ kind: piece.kind, chance: 1 }]]] : [],
  );
  return new Map([
    ...known,
    ...suspects.filter(({ kinds }) => kinds.length > 0).map(({ cell, kinds }): [Cell, KindChances] => [cell, kinds]),
  ]);
}

/** Probable outcomes of a battle against a piece: as the attacker, or against all that could attack. */
function battleChances({ kinds }: Rules, own: string, odds: KindChances, isAttack: boolean): BattleChances {
  const table = battleTable(kinds);
  const numberOf = (kind: string): number => kinds.findIndex(({ id }) => id === kind);
  const prospect = { win: 0, lose: 0, both: 0 };
  for (const { kind, chance } of odds) {
    const [one, other] = isAttack ? [own, kind] : [kind, own];
    if (kinds[numberOf(one)].moves === 'never') continue;
    const outcome = OUTCOMES[table[numberOf(one) * kinds.length + numberOf(other)]];
    if (outcome === 'bothCaptured') prospect.both += chance;
    else if ((outcome === 'attackerWins') === isAttack) prospect.win += chance;
    else prospect.lose += chance;
  }
  return prospect;
}

function mostLikely(
  cells: readonly Cell[],
  chanceAt: (cell: Cell) => number,
): { readonly cell: Cell | undefined; readonly chance: number } {
  let best: { readonly cell: Cell | undefined; readonly chance: number } = { cell: undefined, chance: 0 };
  for (const cell of cells) if (chanceAt(cell) > best.chance) best = { cell, chance: chanceAt(cell) };
  return best;
}

function isPrize({ kinds }: Rules, kind: string): boolean {
  return kinds.find(({ id }) => id === kind)?.prize === true;
}
