/** `flagfall perft`: counts the leaves of the tree of legal moves, which a wrong rule changes. */

import { parsePosition } from '@flagfall/engine';
import { perft } from '@flagfall/engine/internal';
import { parseArguments, rulesFor, UsageError, wholeNumber } from '../arguments.ts';
import type { CommandIo } from '../io.ts';

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, rest } = parseArguments(args, {
    depth: { type: 'string' },
    position: { type: 'string' },
    option: { type: 'string', multiple: true },
  });
  const [id, ...surplus] = rest;
  if (surplus.length > 0) throw new UsageError(`one edition at a time, not also ${surplus.join(' ')}`);
  const options = Array.isArray(values.option) ? values.option.map(String) : [];
  const rules = rulesFor(id, options);
  const depth = wholeNumber(typeof values.depth === 'string' ? values.depth : undefined, '--depth', 0, 99);
  if (typeof values.position !== 'string') throw new UsageError('--position TEXT says where to count from');
  const parsed = parsePosition(rules, values.position);
  if (!parsed.ok) throw new UsageError(`impossible position: ${parsed.error.at} (${parsed.error.code})`);
  const start = process.cpuUsage();
  const counts = Array.from({ length: depth + 1 }, (_, level) => perft(parsed.value, level));
  counts.forEach((count, level) => {
    io.out(`${String(level).padStart(2)}  ${count}`);
  });
  const { user } = process.cpuUsage(start);
  io.out(`${counts.reduce((sum, count) => sum + count, 0)} positions in ${(user / 1e6).toFixed(2)} CPU-seconds`);
  return 0;
}
