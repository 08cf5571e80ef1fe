/** Splits foreign text into lines, within limits that keep a hostile file from costing time or memory. */

import { fail, ok, type Result } from '../basics.ts';
import type { RecordFault } from './record.ts';

export const TEXT_MAX = 4 * 1024 * 1024;
const LINES_MAX = 100_000;
export const LINE_MAX = 2_000;

/** The lines without their ends; a byte order mark at the start is no part of the text. */
export function splitLines(text: string): Result<readonly string[], RecordFault> {
  if (text.length > TEXT_MAX) return fail({ code: 'tooLong', line: 0, what: `${text.length} characters, at most ${TEXT_MAX}` });
  const lines = text.replace(/^\uFEFF/, '').split('\n', LINES_MAX + 1);
  if (lines.length > LINES_MAX) return fail({ code: 'tooManyLines', line: LINES_MAX, what: `more than ${LINES_MAX} lines` });
  const long = lines.findIndex((line) => line.length > LINE_MAX);
  if (long >= 0) return fail({ code: 'lineTooLong', line: long + 1, what: `more than ${LINE_MAX} characters in one line` });
  return ok(lines.map((line) => line.trimEnd()));
}
