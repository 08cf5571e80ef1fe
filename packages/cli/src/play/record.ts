/** A finished game: its record as a `.flag` file, and what it comes to in figures. */

import { writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { parseRecord } from '@flagfall/engine';
import { figuresOf } from '@flagfall/seat';
import type { TerminalSession } from './session.ts';
import type { TerminalGameWords } from './terminalTexts.ts';

/** Writes the record and returns a sentence that names the file, or says why there is none. Nothing is ever overwritten. */
export async function saveGame(session: TerminalSession, words: TerminalGameWords, wanted?: string, now = new Date()): Promise<string> {
  const file = wanted ?? `flagfall-${session.rules.edition.id}-${stamp(now)}.flag`;
  const text = await session.record(stamp(now).slice(0, 10));
  if (text === undefined) return words.say('terminal.save.unreachable');
  const { ext } = parse(file);
  for (let number = 1; ; number++) {
    const free = number === 1 ? file : `${file.slice(0, file.length - ext.length)}-${number}${ext}`;
    try {
      writeFileSync(free, text, { flag: 'wx' });
      return words.say('terminal.save.done', { file: free });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') return words.say('terminal.save.failed', { file: free, reason: code ?? String(error) });
    }
  }
}

function stamp(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())];
  return `${day.join('-')}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

/** The game in three figures, as one line; undefined if the record is not available. */
export async function figuresText(
  session: Pick<TerminalSession, 'rules' | 'record'>,
  words: TerminalGameWords,
): Promise<string | undefined> {
  const record = parseRecord((await session.record('')) ?? '');
  const figures = record.ok ? figuresOf(session.rules, record.value) : undefined;
  return (
    figures &&
    words
      .figures(figures)
      .map(({ value, label }) => `${value} ${label}`)
      .join(' · ')
  );
}
