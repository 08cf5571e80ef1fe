/** Serves a seat over two streams. */

import { createInterface } from 'node:readline';
import { JsonSeat } from './jsonSeat.ts';

/** Resolves when the input ends. */
export async function serveSeat(input: NodeJS.ReadableStream, say: (line: string) => void): Promise<void> {
  const seat = new JsonSeat();
  for await (const line of createInterface({ input })) for (const reply of seat.receive(line)) say(reply);
}
