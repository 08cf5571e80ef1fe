// What every part of the contract uses: a store that can be reopened and inspected, and small rows for it.

import type { Seat } from '@flagfall/engine';
import type { NewStep } from '../games/gameChange.ts';
import type { NewGame } from '../games/games.ts';
import type { Store } from '../store.ts';

/** A store under test. */
export interface StoreBench {
  /** The open store. */
  store(): Store;
  /** Closes it and opens it again, as a restart does. */
  reopen(): Promise<void>;
  /** Everything in it as one text, read without our own code. */
  dump(): Promise<string>;
}

/** A test of the contract gets a bench. */
export type ContractPart = (bench: () => StoreBench) => void;

let count = 0;

/** A name that no other test of the file uses, because they share a store. */
export function fresh(what: string): string {
  count += 1;
  return `${what}${count}`;
}

export function newGame(changes: Partial<NewGame> = {}): NewGame {
  return {
    id: fresh('game'),
    edition: 'barrage',
    speed: 'blitz',
    rated: false,
    setup: { edition: 'barrage', options: {} },
    createdAt: 1000,
    seats: [
      { seat: 'red', sitter: { type: 'guest', guest: 'guest-red', name: 'Red' }, secretHash: 'hash-red' },
      { seat: 'blue', sitter: { type: 'computer', level: 3 } },
    ],
    ...changes,
  };
}

/** Opens a game and stores its first facts. */
export async function openGame(store: Store, changes: Partial<NewGame> = {}, facts = 0): Promise<string> {
  const game = newGame(changes);
  await store.games.open(game);
  if (facts > 0) await store.facts.append(step(game.id, 0, facts));
  return game.id;
}

export function step(game: string, fromSeq: number, count: number, changes: Partial<NewStep> = {}): NewStep {
  const facts = Array.from({ length: count }, (_, index) => ({ v: 1, at: 2000 + fromSeq + index, type: 'moved', number: fromSeq + index }));
  return { game, fromSeq, facts, ...changes };
}

/** Plays a game of two accounts to its end. */
export async function finishedGame(
  store: Store,
  players: Readonly<Partial<Record<Seat, string>>>,
  winners: readonly Seat[],
  endedAt: number,
  changes: Partial<NewGame> = {},
): Promise<string> {
  const seats = Object.entries(players).map(([seat, account]) => ({
    seat: seat as Seat,
    sitter: { type: 'account', account, name: account } as const,
    secretHash: `secret-${account}`,
  }));
  const game = await openGame(store, { seats, ...changes });
  await store.facts.append(step(game, 0, 1, { change: { type: 'started', at: endedAt - 500 } }));
  await store.facts.append(step(game, 1, 1, { change: { type: 'ended', at: endedAt, ending: 'flagCaptured', winners, actions: 9 } }));
  return game;
}

export async function newAccount(store: Store, bot = false): Promise<string> {
  const id = fresh('account');
  await store.accounts.create({ id, name: id, passwordHash: `password-of-${id}`, bot, createdAt: 1000 });
  return id;
}
