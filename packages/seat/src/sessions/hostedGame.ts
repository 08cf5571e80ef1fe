/** A game on this machine from its screen's side: requests to the host of the table, and updates for each seat that looks. */

import { randomId, Shadow } from '@flagfall/client';
import type { Rules, Seat, Viewer } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import type { HostReply, HostRequest } from '../host/messages.ts';
import { type LocalGameSpec, peopleIn } from './localGameSpec.ts';
import { rulesFor } from './rulesFor.ts';
import type { Failure, OneSeatSession, SessionListener } from './session.ts';
import type { TurnStatus } from './turnStatus.ts';

/** The connection to the host: a worker, or an object in this process. */
export interface HostLine {
  post(message: HostRequest): void;
  close(): void;
}

export class HostedGame implements OneSeatSession {
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly people: readonly Seat[];
  standing: TurnStatus | undefined;
  failure: Failure | undefined;
  expectation: number | undefined;
  isUnkept = false;
  /** Undefined for a game of another build; the host reports that. */
  readonly #rules: Rules | undefined;
  readonly #line: HostLine;
  #listener: SessionListener | undefined;
  /** The game as the seats that look have seen it; undefined until the host has answered the look. */
  readonly #shadows = new Map<Viewer, Shadow | undefined>();
  /** The version up to which each seat has seen the game. */
  readonly #seen = new Map<Viewer, number>();
  /** Requests without an answer. */
  readonly #asked = new Map<string, (refusal: TableRefusal | undefined) => void>();

  constructor(game: string, plan: LocalGameSpec, line: HostLine) {
    this.game = game;
    this.plan = plan;
    this.people = peopleIn(plan);
    this.#rules = rulesFor(plan);
    this.#line = line;
  }

  listen(listener: SessionListener): void {
    this.#listener = listener;
  }

  look(seat: Seat | undefined): void {
    this.#shadows.clear();
    if (seat !== undefined) this.#shadows.set(seat, undefined);
    this.#line.post({ type: 'look', seat, since: seat && this.#seen.get(seat) });
  }

  /** All of these seats look from the start of the game on, for a screen that keeps what each sees apart. */
  lookTogether(viewers: readonly Viewer[]): void {
    for (const seat of viewers) {
      this.#shadows.set(seat, undefined);
      this.#line.post({ type: 'look', seat, since: 0, isBeside: true });
    }
  }

  ask(seat: Seat, request: RequestBody): Promise<TableRefusal | undefined> {
    const id = randomId();
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#line.post({ type: 'request', seat, request: { ...request, id } });
    });
  }

  again(): void {
    this.isUnkept = false;
    this.#listener?.changed();
    this.#line.post({ type: 'again' });
  }

  hurry(): void {
    this.#line.post({ type: 'hurry' });
  }

  close(): void {
    this.#line.close();
  }

  hear(message: HostReply): void {
    switch (message.type) {
      case 'delivered':
        // Otherwise the screen was passed on while it was on its way.
        if (this.#shadows.has(message.to)) this.#deliver(message);
        return;
      case 'answered':
        this.#asked.get(message.id)?.(message.refusal);
        this.#asked.delete(message.id);
        return;
      case 'standing':
        this.standing = message.standing;
        break;
      case 'thought':
        this.expectation = message.expectation;
        break;
      case 'unkept':
        this.isUnkept = true;
        break;
      case 'failed':
        this.failure = message;
    }
    this.#listener?.changed();
  }

  #deliver({ to: seat, message, fresh }: Extract<HostReply, { type: 'delivered' }>): void {
    if (fresh !== undefined) this.#shadows.set(seat, this.#rules && new Shadow(this.#rules));
    const shadow = this.#shadows.get(seat);
    // The answer to a look brings everything from before it.
    if (shadow === undefined) return;
    const sight = shadow.take(message);
    if (sight === undefined) {
      this.hear({ type: 'failed', why: 'broken', detail: 'a step that does not go on from the one before' });
      return;
    }
    this.#seen.set(seat, sight.version);
    this.#listener?.arrived({ seat, sight, fresh: fresh ?? sight.actions.length, isWhole: fresh !== undefined });
  }
}
