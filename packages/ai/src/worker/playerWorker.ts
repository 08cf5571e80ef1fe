/**
 * A computer player that is asked by messages. The same code runs in a thread of Node and in a worker of a browser; the host connects
 * the two ends. It thinks in slices and reads its messages in between, so it can be stopped without shared memory.
 */

import { findEdition } from '@flagfall/editions';
import { assert, compileRules, seededChance, type View } from '@flagfall/engine';
import { computerAt, type LevelledPlayer } from '../levels.ts';
import type { Budget, SearchInfo } from '../player.ts';
import type { PlayerReply, PlayerRequest } from './messages.ts';

/** How long it thinks before it reads its messages. */
const SLICE_MS = 15;

export class PlayerWorker {
  readonly #send: (reply: PlayerReply) => void;
  #computer: LevelledPlayer | undefined;
  readonly #stopped = new Set<number>();

  constructor(send: (reply: PlayerReply) => void) {
    this.#send = send;
  }

  /** Carries out a request and sends the replies. */
  async receive(request: PlayerRequest): Promise<void> {
    if (request.type === 'sit') this.#start(request);
    else if (request.type === 'learn') this.#player.learn(request.actions);
    else if (request.type === 'stop') this.#stopped.add(request.id);
    else await this.#answer(request);
  }

  #start({ edition: id, revision, options, seat, level, seed }: PlayerRequest & { readonly type: 'sit' }): void {
    const edition = findEdition(id, revision);
    assert(edition !== undefined, `there is a revision ${revision} of ${id}`);
    this.#stopped.clear();
    this.#computer = computerAt(level, compileRules(edition, options), seat, seededChance(seed));
  }

  get #player(): LevelledPlayer {
    assert(this.#computer !== undefined, 'a game begins with a seat');
    return this.#computer;
  }

  async #answer(request: PlayerRequest & { readonly type: 'deploy' | 'choose' | 'answerDraw' }): Promise<void> {
    const { id, view } = request;
    try {
      if (request.type === 'deploy') this.#send({ type: 'deployed', id, deployment: this.#player.deploy(view) });
      else if (request.type === 'answerDraw') this.#send({ type: 'answered', id, accept: this.#player.acceptsDraw(view) });
      else await this.#think(id, view, request.budget);
    } catch (error) {
      this.#send({ type: 'failed', id, why: error instanceof Error ? error.message : String(error) });
    }
  }

  async #think(id: number, view: View, budget: Budget): Promise<void> {
    const computer = this.#player;
    const thinking = computer.think(view, budget);
    let last: SearchInfo | undefined;
    let sliceEnd = performance.now() + SLICE_MS;
    for (;;) {
      const { done, value } = thinking.next();
      if (done) {
        this.#send({ type: 'chosen', id, intent: value, expectation: computer.expectation });
        return;
      }
      last = value;
      if (performance.now() < sliceEnd) continue;
      this.#send({ type: 'thought', id, thought: value });
      await pause();
      if (this.#stopped.delete(id)) break;
      sliceEnd = performance.now() + SLICE_MS;
    }
    this.#send({ type: 'chosen', id, intent: last.best, expectation: last.expectation });
  }
}

/** Lets waiting messages arrive. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
