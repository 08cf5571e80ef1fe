/** Reads the record in a file, whatever its format. */

import { gravonEditions } from '@flagfall/editions';
import { type GameRecord, gravonToRecord, parseGravon, parseRecord } from '@flagfall/engine';
import type { FileKind } from './records/recordFiles.ts';

export function recordIn(text: string, kind: FileKind): GameRecord | undefined {
  if (kind === 'chase') return undefined;
  const game = kind === 'gravon' ? parseGravon(text) : undefined;
  const record = game === undefined ? parseRecord(text) : game.ok ? gravonToRecord(game.value, gravonEditions) : game;
  return record.ok ? record.value : undefined;
}
