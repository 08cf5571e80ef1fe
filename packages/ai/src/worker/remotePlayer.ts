/** The host's end: a player that runs elsewhere. Each request returns a promise, and thoughts can be followed meanwhile. */

import type { DeedIntent, Deployment, MoveIntent, Options, Seat, SeenEvent, View } from '@flagfall/engine';
import type { Budget, SearchInfo } from '../player.ts';
import type { PlayerReply, PlayerRequest } from './messages.ts';

export interface RemotePlayerOptions {
  readonly edition: string;
  readonly revision: number;
  readonly options: Options;
  readonly seat: Seat;
  readonly level: number;
  readonly seed: string;
}

export interface ChosenIntent {
  readonly intent: MoveIntent | DeedIntent;
  readonly expectation: number;
}

interface Pending {
  readonly resolve: (reply: PlayerReply) => void;
  readonly reject: (error: Error) => void;
  readonly onThought: (thought: SearchInfo) => void;
}

export class RemotePlayer {
  readonly seat: Seat;
  readonly #post: (request: PlayerRequest) => void;
  readonly #pending = new Map<number, Pending>();
  #requests = 0;

  /** `post` sends a request to the worker; replies go to `receive`. */
  constructor(post: (request: PlayerRequest) => void, at: RemotePlayerOptions) {
    this.#post = post;
    this.seat = at.seat;
    post({ type: 'sit', ...at });
  }

  receive(reply: PlayerReply): void {
    const pending = this.#pending.get(reply.id);
    if (reply.type === 'thought') pending?.onThought(reply.thought);
    else {
      this.#pending.delete(reply.id);
      if (reply.type === 'failed') pending?.reject(new Error(reply.why));
      else pending?.resolve(reply);
    }
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#post({ type: 'learn', actions });
  }

  async deploy(view: View): Promise<Deployment> {
    const reply = await this.#ask((id) => ({ type: 'deploy', id, view }));
    if (reply.type !== 'deployed') throw new Error('a desk answers what it is asked');
    return reply.deployment;
  }

  async choose(view: View, budget: Budget = {}, onThought: (thought: SearchInfo) => void = () => {}): Promise<ChosenIntent> {
    const reply = await this.#ask((id) => ({ type: 'choose', id, view, budget }), onThought);
    if (reply.type !== 'chosen') throw new Error('a desk answers what it is asked');
    return { intent: reply.intent, expectation: reply.expectation };
  }

  async acceptsDraw(view: View): Promise<boolean> {
    const reply = await this.#ask((id) => ({ type: 'answerDraw', id, view }));
    if (reply.type !== 'answered') throw new Error('a desk answers what it is asked');
    return reply.accept;
  }

  /** Decides the current request at once. */
  stop(): void {
    for (const id of this.#pending.keys()) this.#post({ type: 'stop', id });
  }

  #ask(requestFor: (id: number) => PlayerRequest, onThought: (thought: SearchInfo) => void = () => {}): Promise<PlayerReply> {
    const id = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, onThought });
      this.#post(requestFor(id));
    });
  }
}
