/**
 * One seat's (or spectator's) end of a game: it joins, keeps what it was told, adds its nonce to the luck of the game, repeats requests until they are
 * answered, and joins again when the connection was cut or a step is missing.
 */

import type { Rules, Viewer } from '@flagfall/engine';
import {
  CHAT_LENGTH_MAX,
  type ChatRoom,
  type ClientMessage,
  type Clocks,
  type HistoryPage,
  type MessageError,
  type Presence,
  type Refused,
  type Request,
  type RequestBody,
  type SeenStep,
  type ServerMessage,
  type TableInfo,
  type TableRefusal,
  type TableSnapshot,
  type Update,
  versionBefore,
} from '@flagfall/protocol';
import { randomHex } from './randomBytes.ts';
import type { ChannelSubscriber, SendMessage } from './serverChannel.ts';
import { clocksAt, type SeenTable, Shadow } from './shadow.ts';

export type ChatLine = Extract<ServerMessage, { type: 'chat' }>;

export interface SeatClientSettings {
  readonly game: string;
  /** The secret of the seat; without it, the seat belongs to the visitor of the socket. */
  readonly secret?: string;
  /** The rules of the game; undefined when this program does not know it. */
  readonly rulesOf: (about: TableInfo) => Rules | undefined;
  /** 32 random bytes in small hexadecimal digits. */
  readonly nonce?: () => string;
  readonly now?: () => number;
}

export interface SeatClientListener {
  /** The viewer that follows the game. */
  joined?(viewer: Viewer): void;
  /** The game went on. `isWhole` is false when earlier steps are missing: they may come later, or are lost for good. */
  updated?(seenTable: SeenTable, isWhole: boolean): void;
  /**
   * All steps up to the last one, from as far back as this viewer may be told; undefined when there are none before those told.
   * Follows each update that is not whole. The client asks for history only when this listener is there.
   */
  recalled?(steps: readonly SeenStep[] | undefined): void;
  /** A request was carried out and is stored. */
  done?(id: string): void;
  refused?(refused: Refused): void;
  /** Presence has changed. */
  presence?(presence: Presence): void;
  /** A chat line; it may come twice, with the same id. */
  chatted?(line: ChatLine): void;
  /** The game cannot be followed here, or a request failed; with an `id`, it was this chat line. */
  failed?(fault: MessageError): void;
}

const NOBODY_AWAY: Presence = { type: 'presence', away: [], claimable: [] };

export class SeatClient implements ChannelSubscriber {
  readonly #settings: SeatClientSettings;
  readonly #listener: SeatClientListener;
  readonly #pending = new Map<string, Request>();
  readonly #answers = new Map<string, (refusal: TableRefusal | undefined) => void>();
  /** Chat lines that the server has not confirmed. */
  readonly #unsaid = new Map<string, ClientMessage>();
  /** Makes the ids of this client differ from those of other clients of the seat. */
  readonly #name = randomHex(6);
  #count = 0;
  #say: SendMessage | undefined;
  #isJoined = false;
  #viewer: Viewer | undefined;
  #shadow: Shadow | undefined;
  #lastAt = 0;
  #presence = NOBODY_AWAY;
  #hasGivenNonce = false;
  /** A snapshot that answers `join` is on its way. */
  #isAnswering = false;
  /** A message could not be read or applied, and no update came since. */
  #hasStumbled = false;
  /** Why the game cannot be followed, once the listener was told: the client asks for no more until a readable snapshot comes. */
  #fault: MessageError | undefined;
  /** All steps since `from`, which began with those since `first`, while it asks for earlier ones. */
  #recall: { from: number; readonly first: number; readonly steps: SeenStep[] } | undefined;

  constructor(settings: SeatClientSettings, listener: SeatClientListener = {}) {
    this.#settings = settings;
    this.#listener = listener;
  }

  get game(): string {
    return this.#settings.game;
  }

  /** The viewer; undefined until the server has said so. */
  get viewer(): Viewer | undefined {
    return this.#viewer;
  }

  get last(): SeenTable | undefined {
    return this.#shadow?.seenTable;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** Requests without an answer. */
  get pending(): number {
    return this.#pending.size;
  }

  /** What the clocks show now, as far as this client can tell. */
  clocks(): Clocks | undefined {
    return this.last === undefined ? undefined : clocksAt(this.last, this.#now() - this.#lastAt);
  }

  /** Sends a request to the table; the promise settles when it is stored or refused. */
  ask(request: RequestBody): Promise<TableRefusal | undefined> {
    const id = this.#newId();
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.request({ ...request, id });
    });
  }

  /** The same with the caller's own id; the listener hears the answer. */
  request(request: Request): void {
    this.#pending.set(request.id, request);
    this.#act(request);
  }

  /** Sends a chat line to the seats or the audience, once, as soon as there is a connection. Returns the id of the line. */
  talk(text: string, room: ChatRoom = this.#viewer === 'audience' ? 'audience' : 'seats'): string {
    const id = this.#newId();
    const line = { type: 'chat', game: this.game, id, room, text: cutTo(CHAT_LENGTH_MAX, text) } as const;
    this.#unsaid.set(id, line);
    if (this.#isJoined) this.#say?.(line);
    return id;
  }

  opened(say: SendMessage): void {
    this.#say = say;
    this.#isJoined = false;
    this.#join();
  }

  closed(): void {
    this.#say = undefined;
    this.#isJoined = false;
  }

  /** Stops following, while there is a connection. */
  leave(): void {
    this.#say?.({ type: 'leave', game: this.game });
    this.#isJoined = false;
  }

  resend(): void {
    if (!this.#isJoined) {
      this.#join();
      return;
    }
    for (const request of this.#pending.values()) this.#act(request);
    for (const line of this.#unsaid.values()) this.#say?.(line);
    this.#askPast();
  }

  received(message: ServerMessage): void {
    if (!('game' in message) || message.game !== this.game) return;
    switch (message.type) {
      case 'joined':
        this.#joined(message.viewer);
        return;
      case 'update':
        this.#update(message);
        if (message.done !== undefined) this.#answered(message.done);
        return;
      case 'snapshot':
        this.#goOnFrom(message);
        return;
      case 'past':
        this.#recalled(message);
        return;
      case 'done':
        this.#answered(message.id);
        // Its updates came before, or got lost.
        if (message.version > (this.last?.version ?? 0)) this.#catchUp();
        return;
      case 'refused':
        this.#settle(message.id, message.refusal);
        this.#listener.refused?.(message);
        return;
      case 'presence':
        this.#presence = message;
        this.#listener.presence?.(message);
        return;
      case 'chat':
        this.#chatted(message);
        return;
      case 'error':
        this.#failed(message);
        return;
    }
  }

  missedSteps(game: string, path: string): void {
    if (game === this.game) this.#stumble(path);
  }

  #joined(viewer: Viewer): void {
    this.#isJoined = true;
    this.#isAnswering = true;
    this.#viewer = viewer;
    this.#listener.joined?.(viewer);
    this.resend();
  }

  #update(update: Update): void {
    const known = this.last?.version;
    const from = versionBefore(update);
    // A repeated update.
    if (known !== undefined && from < known && update.version <= known) return;
    if (this.#shadow === undefined || from !== known) this.#catchUp();
    else if (this.#tell(this.#shadow, update, true)) this.#hasStumbled = false;
    else this.#stumble('steps');
  }

  #goOnFrom(snapshot: TableSnapshot): void {
    const known = this.last?.version ?? 0;
    const from = versionBefore(snapshot);
    const isAnswer = this.#isAnswering;
    this.#isAnswering = false;
    if (snapshot.version < known) return;
    const rules = this.#shadow === undefined ? this.#settings.rulesOf(snapshot.about) : undefined;
    if (rules !== undefined) this.#shadow = new Shadow(rules);
    if (this.#shadow === undefined) {
      this.#giveUp('otherEdition', snapshot.about.edition);
      return;
    }
    // Some of its steps are known here, or some before them are missing: the answer to `join` contains just the new ones, as far as they may be told.
    const isOverlapping = from < known && snapshot.version > known;
    const isGap = from > known && !isAnswer;
    if (isOverlapping || isGap) {
      this.#join();
      return;
    }
    // The same version again: the status may be newer, its steps were told.
    const isRepeated = from < known;
    if (!this.#tell(this.#shadow, isRepeated ? { ...snapshot, steps: [] } : snapshot, from <= known)) {
      this.#giveUp('badMessage', 'known');
      return;
    }
    this.#fault = undefined;
    if (from <= known || this.#listener.recalled === undefined) return;
    this.#recall = { from, first: from, steps: [...snapshot.steps] };
    this.#askPast();
  }

  /** False when the message cannot be applied; it tells the listener nothing then. */
  #tell(shadow: Shadow, message: Update | TableSnapshot, isWhole: boolean): boolean {
    const seenTable = shadow.take(message);
    if (seenTable === undefined) return false;
    this.#recall?.steps.push(...seenTable.steps);
    this.#lastAt = this.#now();
    this.#maybeGiveNonce(seenTable);
    this.#listener.updated?.(seenTable, isWhole);
    return true;
  }

  /** A message could not be read or applied. A snapshot helps where something was lost; where these rules do not fit, a second one would not. */
  #stumble(path: string): void {
    if (this.#hasStumbled) this.#giveUp('badMessage', path);
    else this.#catchUp();
    this.#hasStumbled = true;
  }

  /** Steps are missing here. */
  #catchUp(): void {
    if (this.#fault === undefined) this.#join();
  }

  #giveUp(code: MessageError['code'], path: string): void {
    if (this.#fault !== undefined) return;
    this.#fault = { type: 'error', code, game: this.game, path };
    this.#listener.failed?.(this.#fault);
  }

  #askPast(): void {
    if (this.#recall === undefined || !this.#isJoined) return;
    this.#say?.({ type: 'past', game: this.game, before: this.#recall.from });
  }

  #recalled(page: HistoryPage): void {
    const recall = this.#recall;
    if (recall === undefined || page.version !== recall.from) return;
    recall.steps.unshift(...page.steps);
    recall.from = versionBefore(page);
    if (page.steps.length > 0 && recall.from > 0) this.#askPast();
    else {
      this.#recall = undefined;
      this.#listener.recalled?.(recall.from < recall.first ? recall.steps : undefined);
    }
  }

  /** Once the host is committed, each seat adds a nonce that the host could not know. */
  #maybeGiveNonce({ phase, commitments }: SeenTable): void {
    const seat = this.#viewer;
    if (phase !== 'waiting' || seat === undefined || seat === 'audience' || this.#hasGivenNonce) return;
    if (commitments.nonces[seat] !== undefined) return;
    this.#hasGivenNonce = true;
    const { nonce = () => randomHex(32) } = this.#settings;
    this.request({ type: 'nonce', id: `${this.#name}-nonce`, nonce: nonce() });
  }

  #failed(fault: MessageError): void {
    // The server has forgotten this client, so it introduces itself again.
    if (fault.code === 'notJoined') this.#join();
    // The request may have been carried out or not, so it is sent again.
    if (fault.code === 'unavailable' || fault.code === 'notJoined') return;
    if (fault.id !== undefined) this.#unsaid.delete(fault.id);
    this.#listener.failed?.(fault);
  }

  #chatted(line: ChatLine): void {
    if (line.own !== undefined) this.#unsaid.delete(line.own);
    this.#listener.chatted?.(line);
  }

  #answered(id: string): void {
    this.#settle(id, undefined);
    this.#listener.done?.(id);
  }

  #settle(id: string, refusal: TableRefusal | undefined): void {
    this.#pending.delete(id);
    this.#answers.get(id)?.(refusal);
    this.#answers.delete(id);
  }

  #join(): void {
    const { game, secret } = this.#settings;
    const since = { since: this.last?.version ?? 0 };
    this.#say?.({ type: 'join', game, ...(secret === undefined ? {} : { secret }), ...since });
  }

  #act(request: Request): void {
    if (this.#isJoined) this.#say?.({ type: 'act', game: this.game, request });
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  #now(): number {
    return (this.#settings.now ?? Date.now)();
  }
}

/** The server would refuse a line that is too long. The cut never splits a character. */
function cutTo(length: number, text: string): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
}
