/**
 * A game that is looked at again: any moment of it, with all pieces open or as one seat saw it. One position goes back and forth, told by the events
 * of the game, so that a step costs as little as a move.
 */

import {
  actionCount,
  applyEvents,
  type CapturedView,
  type GameEvent,
  type GameRecord,
  observe,
  openedViewOf,
  openView,
  type PieceView,
  type Position,
  type Rules,
  rewind,
  type Seat,
  type View,
} from '@flagfall/engine';

/** Whose eyes one looks through; `open` sees everything. */
export type ReplayViewer = Seat | 'open';

/** A moment of the game as it is shown. */
export interface ReplayMoment {
  readonly pieces: readonly PieceView[];
  readonly captured: readonly CapturedView[];
  /** The view of the seat; for `open` that of the first, with all pieces turned round. */
  readonly view: View;
}

export class ReplayGame {
  readonly record: GameRecord;
  readonly rules: Rules;
  readonly actions: readonly (readonly GameEvent[])[];
  /** How many actions lie before the first moment that is shown, and before the last. */
  readonly first: number;
  readonly last: number;
  /** The numbers of the actions with a battle. */
  readonly battles: readonly number[];
  readonly #position: Position;

  constructor(record: GameRecord, position: Position, actions: readonly (readonly GameEvent[])[], first: number) {
    this.record = record;
    this.rules = position.rules;
    this.actions = actions;
    this.first = first;
    this.last = actions.length;
    this.battles = actions.flatMap((events, at) => (events.some(({ type }) => type === 'piecesRevealed') ? [at + 1] : []));
    this.#position = position;
  }

  /** The game after so many actions. */
  momentAt(at: number, viewpoint: ReplayViewer): ReplayMoment {
    const position = this.positionAt(at);
    if (viewpoint !== 'open') {
      const view = this.#seenBy(position, viewpoint);
      return { pieces: view.pieces, captured: view.captured, view };
    }
    // Every seat knows its own pieces, and together they know all.
    const views = this.rules.seats.map((seat) => observe(position, seat));
    return {
      pieces: views.flatMap(({ pieces, viewer }) => pieces.filter(({ seat }) => seat === viewer)),
      captured: views.flatMap(({ captured, viewer }) => captured.filter(({ seat }) => seat === viewer)),
      view: views[0],
    };
  }

  /** With the end of the game everything is turned over, also for those who played it. */
  #seenBy(position: Position, seat: Seat): View {
    const view = observe(position, seat);
    const isOpened = view.result !== undefined && view.deployed.length === this.rules.seats.length;
    return isOpened ? openView(view, openedViewOf(position)) : view;
  }

  /** The truth after so many actions; it changes with the next question. */
  positionAt(at: number): Position {
    const position = this.#position;
    if (actionCount(position) > at) rewind(position, at);
    while (actionCount(position) < at) applyEvents(position, this.actions[actionCount(position)]);
    return position;
  }
}
