/** A move chosen before its turn: it waits on this screen alone, and is made when the turn comes if all is still as the player saw it. */

import type { Cell, MoveIntent, PieceId, Rules, Seat, View } from '@flagfall/engine';
import { seenReach } from '@flagfall/engine';
import { batch, type Signal, signal } from '@preact/signals';

export interface Planned {
  readonly move: MoveIntent;
  readonly piece: PieceId;
  /** Who stood where it goes; nobody, where it was free. */
  readonly target: Target | undefined;
}

interface Target {
  readonly piece: PieceId;
  /** What it was, as far as the player knew. */
  readonly kind: string | undefined;
}

export class Premove {
  readonly chosen: Signal<Cell | undefined> = signal(undefined);
  readonly planned: Signal<Planned | undefined> = signal(undefined);
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** A piece is chosen, then where it goes; the plan itself is tapped away. False where the tap meant nothing. */
  tap(cell: Cell, view: View, seat: Seat): boolean {
    const from = this.chosen.value;
    const { move } = this.planned.value ?? {};
    const isOwn = view.pieces.some((piece) => piece.cell === cell && piece.seat === seat);
    const isPlan = cell === move?.from || cell === move?.to;
    const isTarget = from !== undefined && targetsOf(this.#rules, view, from).includes(cell);
    batch(() => {
      this.planned.value = isTarget ? plannedMove(view, from, cell) : undefined;
      this.chosen.value = isOwn && !isPlan && cell !== from ? cell : undefined;
    });
    return isOwn || isPlan || isTarget;
  }

  clear(): void {
    batch(() => {
      this.chosen.value = undefined;
      this.planned.value = undefined;
    });
  }
}

/** Where a piece could go as the board stands, from what the seat sees alone. */
export function targetsOf(rules: Rules, view: View, from: Cell): readonly Cell[] {
  const piece = view.pieces.find(({ cell }) => cell === from);
  return piece === undefined ? [] : seenReach(rules, view, piece);
}

function plannedMove(view: View, from: Cell, to: Cell): Planned | undefined {
  const piece = standingOn(view, from)?.piece;
  return piece === undefined ? undefined : { move: { type: 'move', from, to }, piece, target: standingOn(view, to) };
}

/** Whether the piece is where it was, and goes to whom it went: nobody attacks by accident somebody who has come in between, or turned out to be stronger. */
export function isAsPlanned({ move, piece, target }: Planned, view: View): boolean {
  const now = standingOn(view, move.to);
  return standingOn(view, move.from)?.piece === piece && now?.piece === target?.piece && now?.kind === target?.kind;
}

/** Whether it can be made now. */
export function canBeMade(planned: Planned, view: View): boolean {
  const { from, to } = planned.move;
  return isAsPlanned(planned, view) && view.moves.some((offered) => offered.from === from && offered.to === to);
}

function standingOn({ pieces }: View, cell: Cell): Target | undefined {
  const standing = pieces.find((piece) => piece.cell === cell);
  return standing && { piece: standing.piece, kind: standing.known ? standing.kind : undefined };
}
