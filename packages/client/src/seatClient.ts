/**
 * One seat's (or spectator's) end of a game: it joins, keeps what it was told, adds its nonce to the luck of the game, sends requests until they are
 * answered, and joins again when the wire was cut or something is missing.
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
  /** What opens the seat; without it, it is the seat of whoever the socket belongs to. */
  readonly secret?: string;
  /** The rules of the game; undefined when it is one that this program does not know. */
  readonly rulesOf: (about: TableInfo) => Rules | undefined;
  /** 32 random bytes in small hexadecimal digits. */
  readonly nonce?: () => string;
  readonly now?: () => number;
}

export interface SeatClientListener {
  /** As whom the game is followed. */
  joined?(viewer: Viewer): void;
  /** Something has happened. `isWhole` is false when something before it was not told: it may come later, or was missed for good. */
  updated?(sight: SeenTable, isWhole: boolean): void;
  /**
   * All steps up to the last one, from as far back as this viewer may be told; undefined when there is nothing before what was told.
   * Comes after each update that is not whole. Whoever does not listen is not told of the past.
   */
  recalled?(steps: readonly SeenStep[] | undefined): void;
  /** A request was carried out and is stored. */
  done?(id: string): void;
  refused?(refused: Refused): void;
  /** Who is there has changed. */
  presence?(presence: Presence): void;
  /** Somebody has said something. A line may come twice, with the same id. */
  chatted?(line: ChatLine): void;
  /** The game cannot be followed here, or something that was asked about it could not be done at all; with an `id`, it was this line of chat. */
  failed?(fault: MessageError): void;
}

const NOBODY_AWAY: Presence = { type: 'presence', away: [], claimable: [] };

export class SeatClient implements ChannelSubscriber {
  readonly #settings: SeatClientSettings;
  readonly #listener: SeatClientListener;
  readonly #pending = new Map<string, Request>();
  readonly #answers = new Map<string, (refusal: TableRefusal | undefined) => void>();
  /** Lines of chat that nobody has confirmed. */
  readonly #unsaid = new Map<string, ClientMessage>();
  /** Ids of this client differ from those of any other client of the seat. */
  readonly #name = randomHex(6);
  #count = 0;
  #say: SendMessage | undefined;
  #isJoined = false;
  #viewer: Viewer | undefined;
  #shadow: Shadow | undefined;
  #lastAt = 0;
  #presence = NOBODY_AWAY;
  #hasGivenNonce = false;
  /** A snapshot is on its way that answers `join`. */
  #isAnswering = false;
  /** A message could not be read or applied, and no update has been since. */
  #hasStumbled = false;
  /** Why the game cannot be followed, once the listener was told: no more is asked for, until a snapshot that comes can be read. */
  #fault: MessageError | undefined;
  /** All steps since `from`, which began with those since `first`, while earlier ones are being asked for. */
  #recall: { from: number; readonly first: number; readonly steps: SeenStep[] } | undefined;

  constructor(settings: SeatClientSettings, listener: SeatClientListener = {}) {
    this.#settings = settings;
    this.#listener = listener;
  }

  get game(): string {
    return this.#settings.game;
  }

  /** As whom the game is followed; undefined until the server has said so. */
  get viewer(): Viewer | undefined {
    return this.#viewer;
  }

  get last(): SeenTable | undefined {
    return this.#shadow?.sight;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** Requests that nobody has answered. */
  get pending(): number {
    return this.#pending.size;
  }

  /** What the clocks show by now, as far as anybody can tell from here. */
  clocks(): Clocks | undefined {
    return this.last === undefined ? undefined : clocksAt(this.last, this.#now() - this.#lastAt);
  }

  /** Asks something of the table; the answer comes when it is stored, or with the reason when it is refused. */
  ask(request: RequestBody): Promise<TableRefusal | undefined> {
    const id = this.#newId();
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.request({ ...request, id });
    });
  }

  /** The same with an id of the caller's own; the listener hears the answer. */
  request(request: Request): void {
    this.#pending.set(request.id, request);
    this.#act(request);
  }

  /** Says something to those who sit or those who watch, once, and as soon as there is a wire. Returns the id of the line. */
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

  /** Stops following, while the wire is there. */
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
        // What it led to was told before, or got lost.
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
    // Told twice.
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
    // Some of its steps are known here, or some before them were missed: an answer to `join` tells just what is new here, as far as it may be told.
    const isOverlapping = from < known && snapshot.version > known;
    const isGap = from > known && !isAnswer;
    if (isOverlapping || isGap) {
      this.#join();
      return;
    }
    // The same once more: what stands around the board may be newer, what has happened was told.
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

  /** False when the message cannot be applied: it says nothing then. */
  #tell(shadow: Shadow, message: Update | TableSnapshot, isWhole: boolean): boolean {
    const sight = shadow.take(message);
    if (sight === undefined) return false;
    this.#recall?.steps.push(...sight.steps);
    this.#lastAt = this.#now();
    this.#maybeGiveNonce(sight);
    this.#listener.updated?.(sight, isWhole);
    return true;
  }

  /** A message could not be read or applied. A snapshot helps where something was lost; where these rules do not fit, a second one would not. */
  #stumble(path: string): void {
    if (this.#hasStumbled) this.#giveUp('badMessage', path);
    else this.#catchUp();
    this.#hasStumbled = true;
  }

  /** Something is missing here. */
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

  /** Once the host has committed itself, each seat adds something that the host could not know. */
  #maybeGiveNonce({ phase, commitments }: SeenTable): void {
    const seat = this.#viewer;
    if (phase !== 'waiting' || seat === undefined || seat === 'audience' || this.#hasGivenNonce) return;
    if (commitments.nonces[seat] !== undefined) return;
    this.#hasGivenNonce = true;
    const { nonce = () => randomHex(32) } = this.#settings;
    this.request({ type: 'nonce', id: `${this.#name}-nonce`, nonce: nonce() });
  }

  #failed(fault: MessageError): void {
    // The server has forgotten us; it is told again who we are.
    if (fault.code === 'notJoined') this.#join();
    // Nobody knows whether it was done; it is asked again.
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

/** What is too long would be refused as a whole. No character is cut in two. */
function cutTo(length: number, text: string): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
}
