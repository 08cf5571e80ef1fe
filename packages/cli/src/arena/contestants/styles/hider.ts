/**
 * Hides its highest rank behind a bait, with the spy beside it. Until the highest rank has been seen, all three stay where they are unless they attack, and it
 * attacks only known pieces. It punishes players who capture a piece without regard to its neighbours, and players who show a marshal near a spy.
 */

import type { Cell, Deployment, MoveIntent, PieceView, View } from '@flagfall/engine';
import { type KnownBoard, ranksOf } from './knownBoard.ts';
import { Styled } from './styled.ts';

/** A bait has a rank between these shares of the highest: worth capturing, and no great loss. In a small army any piece has to do. */
const BAIT_FROM = 0.35;
const BAIT_TO = 0.75;

export class Hider extends Styled {
  /** The cells of the three pieces, until they leave. */
  #ambush: readonly (readonly [Cell, string])[] = [];

  override deploy(view: View): Deployment {
    const laid = ambushIn(super.deploy(view), view.homes[this.seat] ?? [], (cell) => this.#ahead(cell), this.#kinds());
    this.#ambush = laid.ambush.map((cell) => [cell, laid.deployment[cell]]);
    return laid.deployment;
  }

  /** They may move when no other piece can. */
  protected narrow(view: View, scene: KnownBoard): readonly MoveIntent[] | undefined {
    const { top } = ranksOf(this.rules);
    if (view.pieces.some((piece) => piece.known && piece.seat === this.seat && piece.kind === top && isShown(piece))) return undefined;
    this.#ambush = this.#ambush.filter(([cell, kind]) => !scene.isEnemy(cell) && scene.kindOn(cell) === kind);
    const moves = view.moves.filter((move) => {
      if (scene.kindOn(move.from) === top && !scene.isQuiet(move)) return scene.kindOn(move.to) !== undefined;
      return !this.#ambush.some(([cell]) => cell === move.from) || !scene.isQuiet(move);
    });
    return moves.length === 0 || moves.length === view.moves.length || view.waiting?.decision !== 'act' ? undefined : moves;
  }

  #ahead(cell: Cell): Cell | undefined {
    const { board, seats } = this.rules;
    const { column, row } = board.layout[board.indexOf.get(cell)!];
    const step = this.seat === seats[0] ? 1 : -1;
    return board.cells.find((_, at) => board.layout[at].column === column && board.layout[at].row === row + step);
  }

  #kinds(): AmbushKinds {
    const { top, assassin } = ranksOf(this.rules);
    const highest = this.rules.kinds.find(({ id }) => id === top)?.rank ?? 0;
    const isBait = ({ rank = 0, moves }: { readonly rank?: number | undefined; readonly moves: string }): boolean =>
      moves !== 'never' && rank >= BAIT_FROM * highest && rank <= BAIT_TO * highest;
    const still = this.rules.kinds.filter(({ moves }) => moves === 'never').map(({ id }) => id);
    const inArmy = this.rules.kinds.filter((_, kind) => this.rules.army[kind] > 0);
    const others = inArmy.filter(({ id, moves }) => moves !== 'never' && id !== top && id !== assassin);
    const baits = others.filter(isBait);
    return { top, assassin, baits: (baits.length > 0 ? baits : others.toReversed()).map(({ id }) => id), still };
  }
}

function isShown({ seen }: PieceView): boolean {
  return seen !== undefined && seen.shownTo.length > 0;
}

interface AmbushKinds {
  readonly top: string;
  readonly assassin: string | undefined;
  readonly baits: readonly string[];
  /** Flag and bombs, which are not exchanged. */
  readonly still: readonly string[];
}

/** Exchanges a few pieces of a deployment so that bait, highest rank and spy stand one behind the other; without room for it the deployment stays as it is. */
export function ambushIn(
  deployment: Deployment,
  home: readonly Cell[],
  ahead: (cell: Cell) => Cell | undefined,
  { top, assassin, baits, still }: AmbushKinds,
): { readonly deployment: Deployment; readonly ambush: readonly Cell[] } {
  const placed = new Map(Object.entries(deployment));
  const isFree = (cell: Cell): boolean => home.includes(cell) && !still.includes(placed.get(cell) ?? '');
  const files = home.flatMap((spy) => {
    const marshal = ahead(spy);
    const bait = marshal && ahead(marshal);
    return marshal !== undefined && bait !== undefined && [spy, marshal, bait].every(isFree) ? [[spy, marshal, bait] as const] : [];
  });
  // The fewer pieces change places, the more the deployment stays what it was.
  const [file] = files.toSorted((one, other) => fit(other) - fit(one));
  const bait = baits.find((kind) => [...placed.values()].includes(kind));
  if (file === undefined || assassin === undefined || bait === undefined) return { deployment, ambush: [] };
  for (const [at, kind] of [assassin, top, bait].entries()) exchange(file[at], kind);
  return { deployment: Object.fromEntries(placed), ambush: file };

  function fit([spy, marshal, ahead]: readonly [Cell, Cell, Cell]): number {
    return Number(placed.get(spy) === assassin) + Number(placed.get(marshal) === top) + Number(baits.includes(placed.get(ahead) ?? ''));
  }
  function exchange(cell: Cell, kind: string): void {
    if (placed.get(cell) === kind) return;
    const other = [...placed].find(([one, its]) => its === kind && !file.includes(one)) ?? [...placed].find(([, its]) => its === kind);
    if (other === undefined) return;
    const here = placed.get(cell);
    if (here === undefined) placed.delete(other[0]);
    else placed.set(other[0], here);
    placed.set(cell, kind);
  }
}
