// Computers at the seats of the games on this node. Several nodes may have the same table: the one that made its last step lets the
// computers act; the others take over only when nothing happens.

import { DAY_MS, MINUTE_MS } from '@flagfall/protocol';
import type { Table } from '@flagfall/table';
import { defined } from '../defined.ts';
import type { GameListener } from '../games/context.ts';
import { every, runInBackground } from '../games/runtime.ts';
import { addGauge } from '../http/metrics.ts';
import type { ServerContext, Service } from '../service.ts';
import type { StoredGame } from '../store/games/games.ts';
import { Computers, type ComputersSettings } from './computers.ts';
import { computersAt, mustAnswerOrAct, queueOwnerOf } from './dueAnswers.ts';
import { SeatedComputer } from './seatedComputer.ts';
import type { ThreadPoolSettings } from './threadPool.ts';

/** How long another node may take before this one acts. */
const OTHERS_LATE_MS = 5000;
/** How often the node searches for games whose computers are stuck. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** Without a clock a computer waits for its people, whose return wakes it: only the latest of those games are searched. */
const LATELY_MS = DAY_MS;

type Parts = Pick<ServerContext, 'store' | 'host' | 'runtime'>;

/** In a server: as many threads as configured, with metrics. */
export function computerService(context: ServerContext): Service {
  const { computerThreads: threads } = context.people.config;
  const { positions } = context.overrides;
  const service = seatComputers(context, {
    ...defined({ threads, positions }),
  });
  const { computers } = service;
  addGauge(context.registry, 'flagfall_computers_waiting', 'Decisions of computers that wait for a thread.', () => computers.load.waiting);
  addGauge(context.registry, 'flagfall_computers_desks', 'Computers that remember their game in a thread.', () => computers.load.players);
  return service;
}

export function seatComputers(context: Parts, settings: ComputersSettings = {}): Service & { readonly computers: Computers } {
  const { runtime } = context;
  const report: ThreadPoolSettings['report'] = (error, { game, seat }) =>
    runtime.log.error({ game, seat, fault: String(error) }, 'a computer failed');
  const computers = new Computers({ report, ...settings });
  const seats = new ComputerSeats(context, computers);
  return {
    computers,
    listener: seats,
    started: () => seats.start(),
    async stop() {
      seats.stop();
      await computers.close();
    },
  };
}

/** The computers of one game. */
interface GameComputers {
  readonly computers: readonly SeatedComputer[];
  cancel: () => void;
}

class ComputerSeats implements GameListener {
  readonly #context: Parts;
  readonly #computers: Computers;
  readonly #parties = new Map<string, GameComputers>();
  #cancel: () => void = () => undefined;
  #isStopped = false;

  constructor(context: Parts, computers: Computers) {
    this.#context = context;
    this.#computers = computers;
  }

  /** Starts to search for games that wait for a computer and are not in memory. */
  start(): void {
    this.nodeDied();
    this.#cancel = every(this.#context.runtime, LOOK_EVERY_MS, () => this.nodeDied());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
    for (const id of [...this.#parties.keys()]) this.#dismiss(id);
  }

  changed(game: StoredGame, table: Table, isOurs: boolean): void {
    if (this.#isStopped || computersAt(table).length === 0) return;
    const { id } = game;
    const party = this.#partyOf(game, table);
    party.cancel();
    if (isOurs || this.#context.store.backend === 'sqlite') attend(party, table);
    else if (computersAt(table).some(({ seat }) => mustAnswerOrAct(table, seat)))
      party.cancel = this.#context.runtime.after(OTHERS_LATE_MS, () => void this.#lookAt(id));
  }

  /** A computer that thinks is not disturbed: its decision brings us back to the table. */
  forgotten(id: string): void {
    if (this.#parties.get(id)?.computers.every(({ isBusy }) => !isBusy)) this.#dismiss(id);
  }

  nodeDied(): void {
    const look = async () => {
      for (const id of await this.#context.store.games.runningWithComputers(this.#context.runtime.now() - LATELY_MS))
        if (!this.#isStopped && !this.#parties.has(id)) await this.#lookAt(id);
    };
    runInBackground(this.#context.runtime.log, 'the search for games of computers failed', look());
  }

  async #lookAt(id: string): Promise<void> {
    try {
      await this.#context.host.query(id, (table, game) => {
        const party = this.#isStopped ? undefined : this.#partyOf(game, table);
        if (party !== undefined) attend(party, table);
      });
    } catch (error) {
      this.#context.runtime.log.warn({ game: id, fault: String(error) }, 'a game of computers could not be loaded');
    }
  }

  #partyOf(game: StoredGame, table: Table): GameComputers {
    const { id } = game;
    const known = this.#parties.get(id);
    if (known !== undefined) return known;
    const { host, runtime } = this.#context;
    const context = {
      ...{ computers: this.#computers, runtime, game: id, owner: queueOwnerOf(game) },
      input: (act: Parameters<typeof host.input>[1]) => host.input(id, act),
      lookAgain: () => this.#lookAt(id),
    };
    const computers = computersAt(table).map(({ seat, level }) => new SeatedComputer(context, seat, level, table));
    const party: GameComputers = { computers, cancel: () => undefined };
    this.#parties.set(id, party);
    return party;
  }

  #dismiss(id: string): void {
    const party = this.#parties.get(id);
    party?.cancel();
    for (const computer of party?.computers ?? []) computer.leave();
    this.#parties.delete(id);
  }
}

function attend({ computers }: GameComputers, table: Table): void {
  for (const computer of computers) computer.onTable(table);
}
