/** One running game: who sits where, what the game is waiting for, which version everybody has, and what is sent to whom. No I/O. */

import {
  actionCount,
  allSeenBy,
  assert,
  beginGame,
  type Chance,
  conclude,
  eventsSince,
  type GameEvent,
  goneSeats,
  type Intent,
  isRunning,
  leave,
  nameIn,
  newPosition,
  observe,
  type Position,
  type Rules,
  type Seat,
  seatIndex,
  submit,
  type Viewer,
} from '@flagfall/engine';
import type { Delivery, Reply, Request, TableNews, TableRefusal, Update } from './requests.ts';

interface Step {
  readonly events: readonly GameEvent[];
  readonly news: readonly TableNews[];
}

const PRIVATE: Step = { events: [], news: [] };

export class Table {
  readonly rules: Rules;
  /** The truth. Hosts store it and show it to nobody; seats get views. */
  readonly position: Position;
  /** What happened before anybody could ask for anything: lots and shuffles, where an edition begins with them. Hosts store it first. */
  readonly opening: readonly GameEvent[];
  readonly #chance: Chance | undefined;
  readonly #steps: Step[] = [];
  readonly #done = new Map<string, number>();
  readonly #marks = new Map<Seat, Map<number, string>>();
  #drawOfferedBy: Seat | undefined;
  #drawWanted = new Set<Seat>();

  /** `starter` is needed where the edition leaves the first turn to the lot, `chance` where it shuffles cards; both are the host's. */
  constructor(rules: Rules, starter: number = rules.starter, chance?: Chance) {
    assert(rules.decks === undefined || chance !== undefined, 'where there are cards, the host gives the chance that shuffles them');
    this.rules = rules;
    this.#chance = chance;
    // Where the edition draws its own lots, nobody is first yet.
    this.position = newPosition(rules, rules.hasOpening ? Math.max(0, starter) : starter);
    if (chance !== undefined) beginGame(this.position, chance);
    this.opening = eventsSince(this.position, 0);
    if (this.opening.length > 0) this.#steps.push({ events: this.opening, news: [] });
  }

  /** How many steps have happened; each update carries the version it leads to. */
  get version(): number {
    return this.#steps.length;
  }

  /**
   * A viewer takes a seat or comes back: what it may see now, and the steps it missed when it says how far it had come. A game from memory
   * tells nothing twice, or a reload would be a notebook.
   */
  join(viewer: Viewer, since: number = this.version): Update {
    const isKnown = Number.isInteger(since) && since >= 0 && since <= this.version;
    const from = this.rules.isAided && isKnown ? since : this.version;
    return this.#update(viewer, this.#steps.slice(from));
  }

  /** Carries out a request of a seat, or refuses it. A request that was carried out before is only answered again. */
  receive(seat: Seat, request: Request): Reply {
    if (typeof request !== 'object' || request === null || typeof request.id !== 'string')
      return {
        facts: [],
        deliveries: [{ to: seat, message: { type: 'refused', id: '', refusal: { code: 'unknownRequest', type: nameIn(request) } } }],
      };
    const key = `${seat} ${request.id}`;
    const before = this.#done.get(key);
    // Whoever asks again has missed the answer, and perhaps what came after it.
    if (before !== undefined) return { facts: [], deliveries: [{ to: seat, message: this.join(seat, before) }] };
    const answer = this.#carryOut(seat, request);
    if ('code' in answer) return { facts: [], deliveries: [{ to: seat, message: { type: 'refused', id: request.id, refusal: answer } }] };
    // A pencil mark is nobody else's business: no step, no version, no word to the others.
    this.#done.set(key, this.version);
    if (answer === PRIVATE) return { facts: [], deliveries: [{ to: seat, message: this.#update(seat, []) }] };
    this.#steps.push(answer);
    const everybody: readonly Viewer[] = [...this.rules.seats, 'audience'];
    return {
      facts: answer.events,
      deliveries: everybody.map((viewer): Delivery => ({ to: viewer, message: this.#update(viewer, [answer]) })),
    };
  }

  #carryOut(seat: Seat, request: Request): Step | TableRefusal {
    if (!this.rules.seats.includes(seat)) return { code: 'unknownSeat', seat };
    if (!isRunning(this.position) || !this.#present.includes(seat)) return { code: 'gameOver' };
    switch (request.type) {
      case 'play':
        return this.#play(seat, request.intent);
      case 'resign':
        return this.#resign(seat);
      case 'offerDraw':
        if (this.#drawOfferedBy !== undefined) return { code: 'alreadyOffered' };
        this.#drawOfferedBy = seat;
        this.#drawWanted = new Set([seat]);
        return { events: [], news: [{ type: 'drawOffered', by: seat }] };
      case 'answerDraw':
        return this.#answerDraw(seat, request.accept);
      case 'mark':
        return this.#mark(seat, request.piece, request.kind);
      default:
        return { code: 'unknownRequest', type: nameIn((request as { type: unknown }).type) };
    }
  }

  #play(seat: Seat, intent: Intent): Step | TableRefusal {
    const played = submit(this.position, seat, intent, this.#chance);
    if (!played.ok) return played.error;
    // An offer stands until a seat that has not accepted it makes its own move.
    return { events: played.value, news: this.#drawWanted.has(seat) ? [] : this.#dropOffer(seat) };
  }

  /** Between two that ends the game; among more it goes on without the seat, where the edition says how. */
  #resign(seat: Seat): Step {
    const before = actionCount(this.position);
    leave(this.position, seat, 'resigned', this.#chance);
    return { events: eventsSince(this.position, before), news: isRunning(this.position) ? this.#dropOffer(seat) : [] };
  }

  /** An offer that stands does so no longer, and whose doing that is. */
  #dropOffer(seat: Seat): readonly TableNews[] {
    const offeredBy = this.#drawOfferedBy;
    this.#drawOfferedBy = undefined;
    this.#drawWanted = new Set();
    return offeredBy === undefined || offeredBy === seat ? [] : [{ type: 'drawDeclined', by: seat }];
  }

  /** The seats that have not left. */
  get #present(): readonly Seat[] {
    return this.rules.seats.filter((seat) => !((goneSeats(this.position) >> seatIndex(seat)) & 1));
  }

  #answerDraw(seat: Seat, accept: boolean): Step | TableRefusal {
    if (this.#drawOfferedBy === undefined || this.#drawWanted.has(seat)) return { code: 'noOffer' };
    if (!accept) return { events: [], news: this.#dropOffer(seat) };
    // A draw is everybody's: with more than two seats the last to agree ends the game.
    if (this.#drawWanted.add(seat).size < this.#present.length) return { events: [], news: [{ type: 'drawAccepted', by: seat }] };
    this.#dropOffer(seat);
    const before = actionCount(this.position);
    conclude(this.position, 'agreed', []);
    return { events: eventsSince(this.position, before), news: [] };
  }

  #mark(seat: Seat, piece: number, kind: string | undefined): Step | TableRefusal {
    const { memory } = this.rules.options;
    if (memory !== 'pencil') return { code: 'marksNotAllowed', memory: String(memory) };
    const isThere = observe(this.position, seat).pieces.some((other) => other.piece === piece && other.seat !== seat);
    if (!isThere) return { code: 'unknownPiece', piece };
    if (kind !== undefined && !this.rules.kinds.some((known) => known.id === kind)) return { code: 'unknownMark', kind: nameIn(kind) };
    const marks = this.#marks.get(seat) ?? new Map<number, string>();
    if (kind === undefined) marks.delete(piece);
    else marks.set(piece, kind);
    this.#marks.set(seat, marks);
    return PRIVATE;
  }

  #update(viewer: Viewer, steps: readonly Step[]): Update {
    return {
      type: 'update',
      version: this.version,
      actions: steps.filter((step) => step.events.length > 0).map((step) => allSeenBy(step.events, viewer)),
      news: steps.flatMap((step) => step.news),
      view: observe(this.position, viewer),
      drawOfferedBy: this.#drawOfferedBy,
      marks: Object.fromEntries(viewer === 'audience' ? [] : (this.#marks.get(viewer) ?? [])),
    };
  }
}
