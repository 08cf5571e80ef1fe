/** The server of this checkout, for commands that need it. The packed command has none, so nothing of it is imported by name. */

import { existsSync } from 'node:fs';
import type { Locale } from '@flagfall/messages';
import { UsageError } from '../arguments.ts';
import type { Io } from '../io.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What starts a server. It says its first line before it loads the rest. */
export interface ServeDoor {
  serve(environment: Environment, surroundings: Io & { isTerminal: boolean; locale: Locale; howToJoin: string }): Promise<number>;
}

/** What the operator's command uses of the server's own door. */
export interface ServerDoor {
  readConfig(environment: Environment): { readonly store: { readonly file: string } };
  runOperator(words: readonly string[], io: Io, store: { readonly file: string }, operator: string): Promise<number>;
  readonly ConfigError: new () => Error;
  readonly StoreError: new () => Error;
  readonly OPERATOR_USAGE: string;
}

const SOURCES = new URL('../../../server/src/', import.meta.url);

export function openServeDoor(): Promise<ServeDoor> {
  return open('serve', 'serve.ts');
}

export function openServerDoor(): Promise<ServerDoor> {
  return open('operator', 'index.ts');
}

async function open<Door>(command: string, file: string): Promise<Door> {
  if (!existsSync(SOURCES)) throw new UsageError(`${command} works in a checkout of Flagfall: the server is not part of this package`);
  return import(new URL(file, SOURCES).href);
}
