/** Keeps a finished game as a `.flag` file. */

import { writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Session } from './session.ts';
import type { Words } from './words.ts';

/** Writes the record and returns a sentence that names the file, or says why there is none. Nothing is ever overwritten. */
export async function saveGame(session: Session, words: Words, wanted?: string, now = new Date()): Promise<string> {
  const file = wanted ?? fileName(session.rules.edition.id, now);
  const text = await session.record(stamp(now).slice(0, 10));
  if (text === undefined) return words.say('terminal.save.unreachable');
  for (let number = 1; ; number++) {
    const free = number === 1 ? file : numbered(file, number);
    try {
      writeFileSync(free, text, { flag: 'wx' });
      return words.say('terminal.save.done', { file: free });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') return words.say('terminal.save.failed', { file: free, reason: code ?? String(error) });
    }
  }
}

/** flagfall-duel-2026-03-01-174502.flag */
function fileName(edition: string, now: Date): string {
  return `flagfall-${edition}-${stamp(now)}.flag`;
}

function stamp(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())];
  return `${day.join('-')}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

function numbered(file: string, number: number): string {
  const { ext } = parse(file);
  return `${file.slice(0, file.length - ext.length)}-${number}${ext}`;
}
