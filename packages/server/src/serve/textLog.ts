// The log for a person at a terminal: one plain line for each line of JSON, with time, level, message and subject.

import type { LogTarget } from '../http/log.ts';

const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'error' };
/** Useless to a person with one process. */
const LEFT_OUT: ReadonlySet<string> = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'reqId', 'node']);
/** Errors speak for themselves; other fields need their name. */
const NAMELESS: ReadonlySet<string> = new Set(['fault', 'err']);
/** An unavailable database fails every few seconds: the same message is repeated only after this. */
const REPEAT_MS = 60_000;

export function textLog(out: (line: string) => void): LogTarget {
  let last: { readonly words: string; readonly at: number } | undefined;
  return {
    write(line) {
      const entry = JSON.parse(line) as Entry;
      const words = wordsOf(entry);
      if (last?.words === words && entry.time - last.at < REPEAT_MS) return;
      last = { words, at: entry.time };
      out(`${new Date(entry.time).toTimeString().slice(0, 8)} ${words}`);
    },
  };
}

interface Entry {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly [field: string]: unknown;
}

function wordsOf(entry: Entry): string {
  const about = Object.entries(entry)
    .filter(([field]) => !LEFT_OUT.has(field))
    .map(([field, value]) => (NAMELESS.has(field) ? textOf(value) : `${field} ${textOf(value)}`));
  const words = `${LEVELS[entry.level] ?? entry.level}: ${entry.msg ?? ''}${about.length === 0 ? '' : ` (${about.join(', ')})`}`;
  // Text from outside must not move the cursor.
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '?');
}

/** An error is its message; stack traces are for the JSON log. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.split('\n')[0];
  if (typeof value === 'object' && value !== null && 'message' in value) return textOf(value.message);
  return JSON.stringify(value);
}
