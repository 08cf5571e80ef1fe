/** A game on the screen: what is shown of it, what the player is about to do, and whose eyes the screen is meant for. */

import { findEdition } from '@flagfall/editions';
import { assert, type Cell, compileRules, type Rules, type Seat, type View } from '@flagfall/engine';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameLink } from '../games/gameLink.ts';
import type { Wish } from '../games/messages.ts';
import { GameWords } from '../words/gameWords.ts';
import { Curtain } from './curtain.ts';
import { tidyArmies } from './deploy/armyDraft.ts';
import { Hand } from './hand.ts';
import { Presenter } from './presenter.ts';
import { soundTable } from './tableSounds.ts';

export class PlayModel {
  readonly link: GameLink;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly presenter: Presenter;
  readonly hand: Hand;
  readonly curtain: Curtain;
  /** What the game answers to something that is not allowed. */
  readonly notice: Signal<string> = signal('');
  readonly isFlipped: Signal<boolean> = signal(false);
  /** An enemy piece whose pencil mark is being chosen. */
  readonly marking: Signal<Cell | undefined> = signal(undefined);
  /** The view, while it is the reader's to act. */
  readonly acting: ReadonlySignal<{ readonly view: View; readonly seat: Seat } | undefined>;
  readonly #stop: () => void;
  readonly #helpers: readonly (() => void)[];

  constructor(link: GameLink) {
    const edition = findEdition(link.plan.edition);
    assert(edition !== undefined, `there is an edition ${link.plan.edition}`);
    this.link = link;
    this.rules = compileRules(edition, link.plan.options);
    this.words = new GameWords(this.rules);
    this.presenter = new Presenter(this.rules.isAided);
    this.acting = computed(() => this.#acting());
    this.hand = new Hand({
      rules: this.rules,
      current: () => this.acting.value,
      send: (wish) => this.send(wish),
      onEnemy: (cell) => this.mark(cell),
    });
    this.curtain = new Curtain(link, this.presenter);
    link.listen({
      arrived: (arrival) => this.presenter.arrived(arrival),
      refused: (refusal) => {
        const seat = this.presenter.seat.value;
        if (seat !== undefined) this.notice.value = this.words.refusal(refusal, seat);
      },
    });
    this.#helpers = [tidyArmies(link), soundTable(this)];
    this.#stop = effect(() => {
      this.hand.reset(this.acting.value?.view);
      // A refusal may name a piece: it is for the eyes of who asked.
      if (this.presenter.seat.value === undefined) this.#forget();
    });
  }

  send(wish: Wish): void {
    this.notice.value = '';
    if (wish.type === 'play') this.presenter.playedOn();
    this.link.send(wish);
  }

  /** A tap on the board, by whatever means. */
  tap(cell: Cell): void {
    this.notice.value = '';
    if (this.acting.value === undefined) this.mark(cell);
    else this.hand.tap(cell);
  }

  /** Notes are allowed where the game is played with a pencil. */
  mark(cell: Cell): void {
    const piece = this.presenter.shown.value?.view.pieces.find((standing) => standing.cell === cell);
    const looker = this.presenter.seat.value;
    const isForeign = piece !== undefined && !piece.known && piece.seat !== looker && looker !== 'audience';
    if (isForeign && this.rules.options.memory === 'pencil') this.marking.value = cell;
  }

  close(): void {
    this.#stop();
    for (const stop of this.#helpers) stop();
    this.curtain.close();
    this.link.close();
  }

  #forget(): void {
    this.notice.value = '';
    this.marking.value = undefined;
  }

  #acting(): { readonly view: View; readonly seat: Seat } | undefined {
    const { shown, seat, isBusy } = this.presenter;
    const [update, looker] = [shown.value, seat.value];
    if (update === undefined || looker === undefined || looker === 'audience') return undefined;
    if (isBusy.value || this.link.isPending.value || update.isPaused) return undefined;
    const isAsked = update.phase === 'playing' || update.phase === 'deploying' ? update.view.waiting?.seats.includes(looker) : false;
    return isAsked ? { view: update.view, seat: looker } : undefined;
  }
}
