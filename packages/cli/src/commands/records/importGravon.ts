/** `flagfall import gravon`: turns a game of the Gravon archive into a record of ours. */

import { writeFile } from 'node:fs/promises';
import { gravonEditions } from '@flagfall/editions';
import { formatRecord, gravonToRecord, parseGravon } from '@flagfall/engine';
import { UsageError } from '../../arguments.ts';
import type { CommandIo } from '../../io.ts';
import { plainIo } from './plainIo.ts';
import { readGameText, reasonOf } from './recordFiles.ts';

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const [source, file, target, ...surplus] = args;
  if (source !== 'gravon' || file === undefined || surplus.length > 0) throw new UsageError('import gravon FILE.xml [OUT.flag]');
  const text = await readGameText(file);
  if (!text.ok) return refuse(io, `${file}: ${text.error}`);
  const game = parseGravon(text.value);
  const record = game.ok ? gravonToRecord(game.value, gravonEditions) : game;
  if (!record.ok) return refuse(io, `${file}${record.error.line > 0 ? `:${record.error.line}` : ''}: ${record.error.what}`);
  const written = formatRecord(record.value);
  if (target === undefined) {
    // As it would be in the file: the formatter of records replaces control characters.
    io.out(written.trimEnd());
    return 0;
  }
  try {
    await writeFile(target, written);
  } catch (error) {
    return refuse(io, `${target}: ${reasonOf(error)}`);
  }
  return 0;
}

function refuse(io: CommandIo, line: string): number {
  plainIo(io).error(line);
  return 1;
}
