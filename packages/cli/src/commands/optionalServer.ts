/** The server, for commands that need it. It is an optional peer: a checkout has it, an installed `flagfall` has not. */

import { UsageError } from '../arguments.ts';

/** The result of `load`, which imports or resolves an entry of `@flagfall/server`; a usage error if the server is not installed. */
export async function loadFromServer<Door>(command: string, load: () => Door | Promise<Door>): Promise<Door> {
  try {
    return await load();
  } catch (error) {
    if (!isWithoutServer(error)) throw error;
    throw new UsageError(`${command} works in a checkout of Flagfall: the server is not part of this package`);
  }
}

/** Whether the server itself is missing, and not one of its dependencies. */
function isWithoutServer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes("'@flagfall/server'");
}
