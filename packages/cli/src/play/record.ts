/** A finished game: its record as a `.flag` file, and its board with nothing hidden. */

import { writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { kindOf, parseRecord, pieceOn, replayRecord, SEATS, seatOf } from '@flagfall/engine';
import { type DrawnPiece, piecesOfDeployment } from './board/scene.ts';
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

/** All pieces that are left; undefined if the record is not available. */
export async function openPieces(session: Pick<TerminalSession, 'rules' | 'record'>): Promise<readonly DrawnPiece[] | undefined> {
  const { rules } = session;
  const record = parseRecord((await session.record('')) ?? '');
  const replayed = record.ok ? replayRecord(rules, record.value) : record;
  if (!replayed.ok) return undefined;
  const position = replayed.value;
  return rules.board.cells.flatMap((cell, at) => {
    const piece = pieceOn(position, at);
    return piece < 0 ? [] : piecesOfDeployment({ [cell]: rules.kinds[kindOf(position, piece)].id }, SEATS[seatOf(position, piece)], rules);
  });
}
