// What the games of a node share, and what it tells others of them.

import type { Viewer } from '@flagfall/engine';
import type { Table } from '@flagfall/table';
import type { NoticeBus } from '../notices/notices.ts';
import type { StoredGame } from '../store/games/games.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Runtime } from './runtime.ts';
import type { Downtime } from './time/downtimes.ts';

export interface HostContext {
  readonly store: Store;
  readonly notices: NoticeBus;
  readonly runtime: Runtime;
  readonly listeners?: readonly GameListener[];
}

/** Whoever takes part in games without a connection: computers, ratings. All are called when the facts are durable. */
export interface GameListener {
  /** A game has changed, or its table has come into memory. `isOurs` says that this node did it; other nodes are told the same and may do nothing. */
  changed?(game: StoredGame, table: Table, isOurs: boolean): void;
  /** A game is over. Called once by the node that stored the end; after a crash in between it is never called, so look for what was left undone. */
  ended?(game: StoredGame, table: Table): void;
  /** The table has left the memory. */
  forgotten?(game: string): void;
  /** Another node has died or taken leave: what it was about to do is everybody's now. */
  nodeDied?(): void;
}

/** What a game in memory needs of its host. */
export interface GameContext extends HostContext {
  downtimes(): readonly Downtime[];
  /** Resolves when the host has found out what happened while it did not look at the clock; undefined where there is nothing to find out. */
  whenSteady(): Promise<void> | undefined;
  /** The table of a game wants to be woken; `isOurs` says that this node changed it last. */
  wakeAt(game: string, at: number | undefined, isOurs: boolean): void;
  /** A rematch was agreed: opens the game that the table has named, if nobody has done it yet. */
  openRematch(game: StoredGame, table: Table): Promise<void>;
}

/** Why somebody cannot follow a game. */
export type JoinError = 'unknownGame' | 'wrongSecret' | 'banned' | 'unavailable';
/** From where they follow it, and whose seat that is. */
export type JoinResult = { readonly viewer: Viewer; readonly sitter?: Person } | { readonly fault: JoinError };
