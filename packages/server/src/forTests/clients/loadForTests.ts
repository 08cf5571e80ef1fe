// Load on a server for tests: many random games over real sockets, with a list of acknowledged requests.

import { type Rules, type Seat, seededChance } from '@flagfall/engine';
import type { Fact } from '@flagfall/table';
import { RandomSocketPlayer } from '../../bench/randomSocketPlayer.ts';
import type { CreatedGame, GameSpec } from '../../games/creation/createGame.ts';
import { createGame } from '../../games/creation/createGame.ts';
import { rulesOf } from '../../games/live/rulesOf.ts';
import { systemRuntime } from '../../games/runtime.ts';
import { LocalBus } from '../../notices/localBus.ts';
import type { Store } from '../../store/store.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Games that are stored before a server loads them. */
export async function openGames(store: Store, tables: readonly GameSpec[]): Promise<readonly CreatedGame[]> {
  const parts = { store, notices: new LocalBus().open(), runtime: systemRuntime(SILENT) };
  return Promise.all(tables.map((table) => createGame(parts, table)));
}

interface Given {
  readonly opened: CreatedGame;
  readonly table: GameSpec;
}

export class TestLoad {
  /** The requests that were acknowledged, by game. */
  readonly done = new Map<string, string[]>();
  readonly refused: string[] = [];
  readonly #players: RandomSocketPlayer[] = [];
  readonly #url: (seat: Seat) => string;
  readonly #thinkMs: number;
  /** Games that begin when others are over, so that the load outlasts the test. */
  readonly #spare: Given[];

  /** `url` is asked again for every connection and seat. */
  constructor(games: readonly Given[], url: (seat: Seat) => string, thinkMs: number, atOnce = games.length) {
    this.#url = url;
    this.#thinkMs = thinkMs;
    this.#spare = games.slice(atOnce);
    for (const one of games.slice(0, atOnce)) this.#begin(one);
  }

  /** Its state, for a test that waits in vain. */
  get state(): string {
    const over = this.#players.filter(({ isOver }) => isOver).length;
    return `${this.count} acknowledged, ${over} of ${this.#players.length} seats at games that are over, ${this.#spare.length} games to spare`;
  }

  isOver(game: string): boolean {
    return this.#players.some(({ client, isOver }) => isOver && client.game === game);
  }

  /** The state of a game as its players see it. */
  tell(game: string): string {
    const players = this.#players.filter(({ client }) => client.game === game);
    const seats = players.map(
      ({ client: { last, pending } }) => `${last?.phase} ${last?.version} turn ${last?.view.turn} pending ${pending}`,
    );
    return `${game} (${seats.join(', ')})`;
  }

  #begin({ opened, table }: Given): void {
    const rules: Rules = rulesOf(table);
    const done: string[] = [];
    let isOver = false;
    this.done.set(opened.game, done);
    for (const seat of rules.seats) {
      const chance = seededChance(`load ${this.done.size} ${seat}`);
      const settings = { ...{ game: opened.game, seat, secret: opened.secrets[seat] ?? '', rules, chance }, thinkMs: this.#thinkMs };
      const player = new RandomSocketPlayer(
        { ...settings, url: () => this.#url(seat) },
        {
          updated: ({ phase }) => {
            if (phase !== 'over') return;
            // Players of finished games do not reconnect after every kill: that would be another test.
            setImmediate(() => player.stop());
            if (isOver) return;
            isOver = true;
            const next = this.#spare.shift();
            if (next !== undefined) this.#begin(next);
          },
          done: (id) => done.push(`${seat} ${id}`),
          refused: ({ refusal }) => this.refused.push(`${opened.game} ${seat} ${JSON.stringify(refusal)}`),
        },
      );
      this.#players.push(player);
    }
  }

  /** Requests acknowledged so far. */
  get count(): number {
    return [...this.done.values()].reduce((sum, { length }) => sum + length, 0);
  }

  get players(): readonly RandomSocketPlayer[] {
    return this.#players;
  }

  stop(): void {
    for (const player of this.#players) player.stop();
  }
}

/** What is wrong in the store, compared with what was acknowledged. */
export async function faultsIn(store: Store, done: ReadonlyMap<string, readonly string[]>): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [game, acknowledged] of done) {
    const stored = await store.facts.read(game);
    if (stored.some(({ seq }, index) => seq !== index)) faults.push(`${game} has a gap`);
    const requests = stored.flatMap(({ fact }) => {
      const { request } = fact as Fact;
      return request === undefined ? [] : [`${request.seat} ${request.id}`];
    });
    const once = new Set(requests);
    if (once.size < requests.length) faults.push(`${game} has carried out something twice`);
    for (const id of acknowledged) if (!once.has(id)) faults.push(`${game} has lost ${id}`);
  }
  return faults;
}
