// What the games of a node share, and what the node tells its listeners.

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

/** Services that follow games without a connection: computers, ratings. All are called when the facts are durable. */
export interface GameListener {
  /** A game has changed, or its table was loaded. `isOurs` is true on the node that changed it; other nodes are told the same and may ignore it. */
  changed?(game: StoredGame, table: Table, isOurs: boolean): void;
  /** A game is over. Called once by the node that stored the end; a crash in between can prevent the call, so also search for what was left undone. */
  ended?(game: StoredGame, table: Table): void;
  /** The table was unloaded. */
  forgotten?(game: string): void;
  /** Another node has died or stopped: the others take over its pending work. */
  nodeDied?(): void;
}

/** What a game in memory needs of its host. */
export interface GameContext extends HostContext {
  downtimes(): readonly Downtime[];
  /** Resolves when the host knows what downtime it has missed; undefined when it has missed none. */
  whenSteady(): Promise<void> | undefined;
  /** The table of a game wants to be woken; `isOurs` is true on the node that changed it last. */
  wakeAt(game: string, at: number | undefined, isOurs: boolean): void;
  /** A rematch was agreed: opens the game that the table has named, unless another node has. */
  openRematch(game: StoredGame, table: Table): Promise<void>;
}

/** Why a visitor cannot follow a game. */
export type JoinError = 'unknownGame' | 'wrongSecret' | 'banned' | 'unavailable';
/** The viewer, and the owner of its seat. */
export type JoinResult = { readonly viewer: Viewer; readonly sitter?: Person } | { readonly fault: JoinError };
