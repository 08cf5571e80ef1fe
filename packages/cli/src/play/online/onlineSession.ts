/** A session on a server, for a seat or a spectator. It passes on what the server sent, and asks for the rest. */

import { type ChatLine, type ConnectionState, invitationLink, type SeenTable } from '@flagfall/client';
import type { BySeat, Rules, Seat, Viewer } from '@flagfall/engine';
import type { MessageError, RequestBody, TableRefusal } from '@flagfall/protocol';
import {
  type Failure,
  GameLog,
  OnlineSeat,
  type OnlineSeatListener,
  offerTo,
  type SessionUpdate,
  type TurnStatus,
  turnStatusOf,
} from '@flagfall/seat';
import type { OnlineState, SeatState, TerminalSession } from '../session.ts';
import type { TerminalTexts } from '../terminalTexts.ts';
import type { ServerVisit } from './visit.ts';

/** How often clocks are shown anew. */
const TICK_MS = 1000;

export class OnlineSession implements TerminalSession, OnlineSeatListener {
  readonly rules: Rules;
  people: readonly Seat[] = [];
  reader: Seat;
  publicLog = new GameLog('audience');
  readonly #visit: ServerVisit;
  readonly #seat: OnlineSeat;
  readonly #texts: TerminalTexts;
  readonly #listeners = new Set<() => void>();
  readonly #ready = Promise.withResolvers<'noGame' | 'otherEdition' | undefined>();
  readonly #signOut = Promise.withResolvers<undefined>();
  /** Undefined until the server has sent the state of the game. */
  #stopListening: (() => void) | undefined;
  /** The news that was told already. */
  #failure: Failure | undefined;
  #unsaid: MessageError | undefined;
  /** News that came while older ones were still being fetched: the log keeps the order. */
  #held: { readonly sight: SeenTable; readonly fresh: number }[] = [];

  /** Follows a game; resolves when the server has sent its state, if this build understands it. */
  static async join(
    visit: ServerVisit,
    game: string,
    rules: Rules,
    texts: TerminalTexts,
  ): Promise<OnlineSession | 'noGame' | 'otherEdition'> {
    const session = new OnlineSession(visit, game, rules, texts);
    return (await session.#ready.promise) ?? session;
  }

  private constructor(visit: ServerVisit, game: string, rules: Rules, texts: TerminalTexts) {
    this.rules = rules;
    [this.reader] = rules.seats;
    this.#visit = visit;
    this.#texts = texts;
    const plan = { edition: rules.edition.id, options: rules.options, seats: {} };
    const { api, link } = visit;
    this.#seat = new OnlineSeat({ game, plan }, { api, add: (member) => link.add(member), remove: (member) => link.remove(member) });
    this.#seat.listen(this);
  }

  get game(): string {
    return this.#seat.game;
  }

  get standing(): TurnStatus {
    return turnStatusOf(this.#sight);
  }

  /** The server no longer accepts the session: it has expired or was ended. */
  get isSignedOut(): boolean {
    return this.#seat.failure?.why === 'signedOut';
  }

  get next(): string | undefined {
    return this.#seat.next;
  }

  stateOf(): SeatState {
    const sight = this.#sight;
    return {
      seat: this.reader,
      sight,
      log: this.publicLog,
      offered: this.people.length === 0 ? undefined : offerTo(sight.offers, this.reader)?.what,
      company: this.#company(),
    };
  }

  /** After the end of the session the server does not answer any more. */
  ask(_seat: Seat, request: RequestBody): Promise<TableRefusal | undefined> {
    return Promise.race([this.#seat.ask(this.reader, request), this.#signOut.promise]);
  }

  talk(text: string): void {
    this.#seat.talk(text);
  }

  letComputerAct(): Promise<boolean> {
    return Promise.resolve(false);
  }

  record(): Promise<string | undefined> {
    return this.#visit.api.record(this.game).then(
      ({ record }) => record,
      () => undefined,
    );
  }

  watch(heard: () => void): () => void {
    this.#listeners.add(heard);
    const ticking = setInterval(() => this.#isTicking && heard(), TICK_MS);
    return () => {
      clearInterval(ticking);
      this.#listeners.delete(heard);
    };
  }

  /** Stops following the game, which goes on. */
  leave(): void {
    this.#seat.close();
    this.#stopListening?.();
  }

  arrived({ seat, sight, fresh }: SessionUpdate): void {
    if (this.#stopListening === undefined) this.#begin(seat);
    this.#held.push({ sight, fresh });
    this.changed();
  }

  #begin(viewer: Viewer): void {
    this.publicLog = new GameLog(viewer);
    if (viewer !== 'audience') [this.people, this.reader] = [[viewer], viewer];
    this.#stopListening = this.#visit.onLine(() => this.changed());
    // Chat from before this window is not told again; chat from a lost connection is.
    void this.#seat.recall(viewer === 'audience' ? 'audience' : 'seats');
  }

  /** The past of the game has come. */
  recalled({ sight }: SessionUpdate): void {
    const fresh = this.#held.reduce((sum, held) => sum + held.fresh, 0);
    this.#held = [];
    this.publicLog.add(sight, fresh);
    this.changed();
  }

  heard({ from, text }: ChatLine): void {
    this.publicLog.hear(from, text);
  }

  /** Why the game cannot go on here, or a line of chat was not said. */
  #hearFaults(): void {
    const { failure, unsaid } = this.#seat;
    if (unsaid !== undefined && unsaid !== this.#unsaid)
      this.publicLog.note(this.#texts.say('terminal.online.unheard', { code: unsaid.code }));
    this.#unsaid = unsaid;
    if (failure === this.#failure) return;
    this.#failure = failure;
    if (failure?.why === 'signedOut') this.#signOut.resolve(undefined);
    if (failure?.why === 'unknown') this.#ready.resolve('noGame');
    if (failure?.why !== 'outdatedPage') return;
    if (this.#stopListening === undefined) this.#ready.resolve('otherEdition');
    // Nothing more will be shown.
    else this.publicLog.note(this.#texts.say('terminal.online.otherEdition', { edition: this.rules.edition.id }));
  }

  /** Something is new about this game. */
  changed(): void {
    this.#hearFaults();
    if (this.#stopListening === undefined) return;
    if (!this.#seat.isRecalling) {
      for (const { sight, fresh } of this.#held.splice(0)) this.publicLog.add(sight, fresh);
      this.#ready.resolve(undefined);
    }
    for (const heard of this.#listeners) heard();
  }

  /** A session exists only once the server has told something. */
  get #sight(): SeenTable {
    return this.#seat.latest!;
  }

  get #isTicking(): boolean {
    const { running, deployMs } = this.#sight.clocks;
    return running.length > 0 || deployMs !== undefined || this.#visit.link.state.type !== 'open';
  }

  #company(): OnlineState {
    const { seats, clocks } = this.#sight;
    const { away, claimable } = this.#seat.presence;
    const tokens = this.#visit.kept.invitationsOf(this.game);
    return {
      isWatching: this.people.length === 0,
      names: mapSeats(seats, (occupant) => occupantText(occupant, this.#texts)),
      clocks: this.#seat.clocks ?? clocks,
      away,
      claimable,
      trouble: troubleOf(this.#visit.link.state, this.#texts),
      links: mapSeats(tokens, (token) => invitationLink(this.#visit.server, token)),
    };
  }
}

function mapSeats<From, To>(all: BySeat<From>, change: (each: From) => To): BySeat<To> {
  return Object.fromEntries(Object.entries(all).map(([seat, each]) => [seat, change(each)]));
}

/** Whoever sits somewhere, as a table or a summary tells it. */
interface Sitter {
  readonly type: string;
  readonly name?: string;
  readonly level?: number;
  readonly bot?: boolean;
}

/** The occupant of a seat, in a few words. */
export function occupantText({ type, name, level, bot }: Sitter, texts: TerminalTexts): string {
  if (type === 'computer') return texts.say('terminal.online.computer', { level: level ?? 0 });
  if (type === 'open') return texts.say('terminal.online.nobody');
  return bot ? texts.say('terminal.online.bot', { name: name ?? '' }) : (name ?? '');
}

/** Why the connection does not work at the moment; undefined when it does. */
function troubleOf(state: ConnectionState, texts: TerminalTexts): string | undefined {
  switch (state.type) {
    case 'open':
      return undefined;
    case 'opening':
      return texts.say('terminal.online.connecting');
    case 'lost':
      return texts.say('terminal.online.lost', { seconds: Math.max(0, Math.ceil((state.retryAt - Date.now()) / 1000)) });
    case 'closed':
      if (state.why === 'otherProtocol') return texts.say('terminal.online.otherProtocol');
      return texts.say(state.why === 'banned' ? 'terminal.online.banned' : 'terminal.online.replaced');
  }
}
