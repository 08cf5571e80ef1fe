/** The server of this checkout, for commands that need it. The packed command has none, so nothing of it is imported by name. */

import { existsSync } from 'node:fs';
import { UsageError } from '../arguments.ts';
import type { Io } from '../io.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What commands use of the server's own door. */
export interface ServerDoor {
  serve(environment: Environment, out: (line: string) => void, howToJoin: string): Promise<number>;
  readConfig(environment: Environment): { readonly store: { readonly file: string } };
  runOperator(words: readonly string[], io: Io, store: { readonly file: string }, operator: string): Promise<number>;
  readonly ConfigError: new () => Error;
  readonly StoreError: new () => Error;
  readonly OPERATOR_USAGE: string;
}

const DOOR = new URL('../../../server/src/index.ts', import.meta.url);

export async function openServerDoor(command: string): Promise<ServerDoor> {
  if (!existsSync(DOOR)) throw new UsageError(`${command} works in a checkout of Flagfall: the server is not part of this package`);
  return import(DOOR.href);
}
