/** A game on the page: the state of its play in signals, with the words, hints and settings of this device. */

import type { Alike } from '@flagfall/ai';
import { assert, type Cell, type Rules, type Seat } from '@flagfall/engine';
import { ruleOf } from '@flagfall/messages';
import {
  type ActingView,
  type OneSeatSession,
  PlayController,
  type PlayNotice,
  type PlayState,
  rulesFor,
  type Selection,
  type SelectionAct,
  type ShownState,
} from '@flagfall/seat';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { Hints } from '../hints/hints.ts';
import { confirmation, premove } from '../settings/settings.ts';
import { GameWords } from '../words/gameWords.ts';
import { say } from '../words/texts.ts';
import { tidyArmies } from './deploy/armyDraft.ts';
import { beatMs, glideMs } from './pace.ts';
import { soundTable } from './tableSounds.ts';

/** A cell of the board, or a card of the hand. */
export interface Pointed {
  readonly cell?: Cell | undefined;
  readonly card?: string | undefined;
}

export class PlayModel<Session extends OneSeatSession = OneSeatSession> {
  readonly rules: Rules;
  readonly words: GameWords;
  readonly play: PlayController;
  /** Only in training against the computer. */
  readonly hints: Hints | undefined;
  readonly isFlipped: Signal<boolean> = signal(false);
  /** What is under the pointer, or was touched last. */
  readonly pointed: Signal<Pointed> = signal({});
  readonly state: ReadonlySignal<PlayState>;
  readonly shown: ReadonlySignal<ShownState>;
  readonly selection: ReadonlySignal<Selection>;
  /** The view, while it is the reader's to act. */
  readonly acting: ReadonlySignal<ActingView | undefined>;
  readonly #session: Session;
  /** Grows whenever the session has something new to say of itself. */
  readonly #news = signal(0);
  /** How many items of the log there were when the player last did something. */
  readonly #heard = signal(0);
  readonly #stops: readonly (() => void)[];

  constructor(session: Session) {
    const rules = rulesFor(session.plan);
    assert(rules !== undefined, `there are rules for ${session.plan.edition}`);
    this.#session = session;
    this.rules = rules;
    this.words = new GameWords(rules);
    // In a game from memory the page must not repeat what was shown before.
    const mayAsk = session.company === undefined && rules.remembersReveals && Hints.areAllowed(session.plan, session.people);
    this.hints = mayAsk ? new Hints(session.plan, (seat) => alikeAmong(this.words, seat)) : undefined;
    this.play = new PlayController(session, rules, {
      mustConfirm: () => confirmation.chosen.value === 'on' || (this.#isDrafting && !canHover()),
      mayPremove: () => premove.chosen.value === 'on',
      beatMs,
      glideMs: () => glideMs(rules.seats.length),
      arrived: (arrival) => this.hints?.arrived(arrival),
      changed: (now) => {
        state.value = now;
      },
      heard: () => {
        this.#news.value++;
      },
    });
    const state = signal(this.play.state);
    this.state = state;
    this.shown = computed(() => state.value.shown);
    this.selection = computed(() => state.value.selection);
    this.acting = computed(() => (state.value.turn?.isActing ? state.value.turn : undefined));
    const refresh = effect(() => {
      void premove.chosen.value;
      untracked(() => this.play.refresh());
    });
    const version = computed(() => state.value.shown.sight?.version);
    // When something has happened, that is what counts: the pointer has to move before a piece is spoken of again.
    const unpoint = effect(() => {
      void version.value;
      this.pointed.value = {};
    });
    this.#stops = [refresh, unpoint, effect(() => tidyArmies(this.session)), soundTable(this)];
  }

  /** Components that read it are drawn again when the session's own state changes. */
  get session(): Session {
    void this.#news.value;
    return this.#session;
  }

  /** The message to the player, in words; empty for none. */
  get notice(): string {
    const { notice, shown } = this.state.value;
    return notice === undefined ? this.#declined : noticeText(notice, shown, this.words);
  }

  /** The rule that it cites, where there is one. */
  get cited(): string | undefined {
    const { notice } = this.state.value;
    return notice?.type === 'refused' ? ruleOf(notice.refusal.code, !this.rules.board.isGrid) : undefined;
  }

  get #isDrafting(): boolean {
    return this.shown.peek().sight?.view.waiting?.decision === 'draft';
  }

  select(act: SelectionAct): void {
    this.#heard.value = this.shown.peek().items.length;
    this.play.select(act);
  }

  /** What others have declined, until the player goes on; empty for nothing. */
  get #declined(): string {
    const { items, seat = 'audience' } = this.shown.value;
    const last = items.at(-1);
    if (last?.type !== 'news' || last.news.type !== 'declined' || last.news.by === seat || this.#heard.value >= items.length) return '';
    return this.words.item(last, seat);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.play.close();
    this.hints?.close();
    this.#session.close();
  }
}

/** A finger does not show what it points at: on a map it would take a territory that was never lit. */
function canHover(): boolean {
  return matchMedia('(hover: hover)').matches;
}

/** Each kind of the enemies that is one with another to a person, by the other. */
function alikeAmong(words: GameWords, seat: Seat): Alike {
  const enemies = words.rules.seats.filter((other) => other !== seat);
  return Object.fromEntries(
    enemies.flatMap((enemy) => words.cast(enemy)).flatMap(({ kinds: [first, ...rest] }) => rest.map((kind) => [kind, first])),
  );
}

function noticeText(notice: PlayNotice, { seat }: ShownState, words: GameWords): string {
  if (notice.type === 'refused') return words.refusal(notice.refusal, seat ?? 'audience');
  return say('web.premove.dropped', { from: words.cell(notice.move.from), to: words.cell(notice.move.to) });
}
