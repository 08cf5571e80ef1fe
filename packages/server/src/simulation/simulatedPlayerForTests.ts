// A player of the simulation: the real client, random intents, and a bad connection.

import { SeatClient, type SeenTable, ServerChannel } from '@flagfall/client';
import { assert, type Chance, pick, type Rules, type Seat, type SeenEvent } from '@flagfall/engine';
import { OFFER_TYPES, type Request, seenActionsIn } from '@flagfall/protocol';
import { randomIntent } from '../bench/randomIntent.ts';
import { defined } from '../defined.ts';
import type { SimulatedNode } from './simulatedNodeForTests.ts';
import type { SimulatedTime } from './timeForTests.ts';
import { SimulatedWire } from './wireForTests.ts';

const THINK_MS = 400;

export interface PlayerContext {
  readonly time: SimulatedTime;
  readonly chance: Chance;
  /** The nodes that are running now. */
  readonly nodes: () => readonly SimulatedNode[];
}

export class SimulatedPlayer {
  readonly client: SeatClient;
  readonly seat: Seat | 'audience';
  readonly rules: Rules;
  /** What was acknowledged. */
  readonly done: string[] = [];
  /** How often it has lost its connection. */
  drops = 0;
  readonly #ground: PlayerContext;
  readonly #line = new ServerChannel();
  /** All seen events in order, each action once. */
  readonly actions: (readonly SeenEvent[])[] = [];
  #wire: SimulatedWire | undefined;
  #count = 0;
  /** Only what the game waits for. */
  isEarnest = false;
  /** A spectator, without requests. */
  isResting = false;

  constructor(ground: PlayerContext, rules: Rules, game: string, seat: Seat | 'audience', secret: string | undefined) {
    this.#ground = ground;
    this.rules = rules;
    this.seat = seat;
    const nonce = () => Array.from({ length: 64 }, () => ground.chance.below(16).toString(16)).join('');
    this.client = new SeatClient(
      { game, rulesOf: () => rules, nonce, now: () => ground.time.now, ...defined({ secret }) },
      {
        updated: ({ actions }) => this.actions.push(...actions),
        recalled: (steps) => steps && this.actions.splice(0, this.actions.length, ...seenActionsIn(steps)),
        done: (id) => this.done.push(id),
        // A failing store kept the node from finding the game.
        failed: ({ code }) => code === 'unknownGame' && this.drop(),
      },
    );
    this.#line.add(this.client);
    this.#plan();
  }

  /** Loses the connection. */
  drop(): void {
    if (this.#wire?.isOpen) this.drops += 1;
    this.#wire?.cutByClient();
  }

  #plan(): void {
    this.#ground.time.after(1 + this.#ground.chance.below(THINK_MS), () => {
      this.#live();
      this.#plan();
    });
  }

  #live(): void {
    const { chance } = this.#ground;
    if (this.#wire === undefined || !this.#wire.isOpen) this.#connect();
    else if (chance.below(60) === 0 && !this.isEarnest) this.drop();
    else if (chance.below(8) === 0) this.client.resend();
    else if (!this.isResting) this.#act();
  }

  #connect(): void {
    const { chance, nodes, time } = this.#ground;
    const there = nodes();
    if (there.length === 0) return;
    const wire = new SimulatedWire(time, chance);
    if (!pick(chance, there).accept(wire)) return;
    this.#wire = wire;
    wire.client = {
      heard: (text) => this.#wire === wire && assert(this.#line.received(text).ok, 'a client can read what a server sends'),
      closed: () => this.#wire === wire && this.#line.closed(),
    };
    this.#line.opened((text) => wire.sendToNode(text));
  }

  #act(): void {
    const { last, pending } = this.client;
    if (this.seat === 'audience' || last === undefined || pending > 1) return;
    const request = this.#wish(this.seat, last);
    if (request !== undefined) this.client.request(request);
  }

  #wish(seat: Seat, last: SeenTable): Request | undefined {
    const { chance } = this.#ground;
    this.#count += 1;
    const id = `${seat}-${this.#count}`;
    if (last.phase === 'waiting' || last.phase === 'over') return undefined;
    if (last.isPaused) {
      const isOffered = last.offers.some(({ what }) => what === 'resume');
      return isOffered ? { id, type: 'answer', what: 'resume', accept: true } : { id, type: 'offer', what: 'resume' };
    }
    if (!this.isEarnest && chance.below(6) === 0) return this.#whim(id, last);
    const intent = randomIntent(this.rules, seat, last.view, chance);
    return intent === undefined ? undefined : { id, type: 'play', intent };
  }

  #whim(id: string, last: SeenTable): Request {
    const { chance } = this.#ground;
    const standing = last.offers.map(({ what }) => what);
    const what = pick(chance, [...OFFER_TYPES, ...standing, ...standing, ...standing]);
    const kind = chance.below(40);
    if (kind === 0) return { id, type: 'resign' };
    if (kind === 1) return { id, type: 'claim', outcome: 'win' };
    if (kind < 8) return { id, type: 'mark', piece: chance.below(30), kind: pick(chance, this.rules.kinds).id };
    if (kind < 25) return { id, type: 'offer', what };
    return { id, type: 'answer', what, accept: what !== 'draw' && what !== 'abort' && chance.below(3) > 0 };
  }
}
