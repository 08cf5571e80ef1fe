/** `flagfall seat`: a seat over JSON lines, for every edition (docs/bots.md). */

import { parseArguments, UsageError } from '../arguments.ts';
import type { CommandIo } from '../io.ts';
import { serveSeat } from '../jsonSeat/serveSeat.ts';

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const { rest } = parseArguments(args, {});
  if (rest.length > 0) throw new UsageError(`what is ${JSON.stringify(rest[0])}? seat is told everything in lines`);
  await serveSeat(process.stdin, (line) => io.out(line));
  return 0;
}
