/** The server, for commands that need it. It is an optional peer: a checkout has it, an installed `flagfall` has not. */

import { UsageError } from '../arguments.ts';

/** What `load` gives, which imports or resolves one of the doors of `@flagfall/server`; where there is none, the command says so. */
export async function loadFromServer<Door>(command: string, load: () => Door | Promise<Door>): Promise<Door> {
  try {
    return await load();
  } catch (error) {
    if (!isWithoutServer(error)) throw error;
    throw new UsageError(`${command} works in a checkout of Flagfall: the server is not part of this package`);
  }
}

/** Whether it is the server itself that is missing, and not one of its own libraries. */
function isWithoutServer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes("'@flagfall/server'");
}
