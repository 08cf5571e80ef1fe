/** The figures of a game that is over, from its record. */

import { parseRecord } from '@flagfall/engine';
import { figuresOf, type GameFigures, type OneSeatSession } from '@flagfall/seat';
import { api } from '../online/connection.ts';
import { recordOfGame } from '../replay/sources/finishedGames.ts';
import type { PlayModel } from './playModel.ts';

/** Undefined where there is no record to be had: the game was aborted, or the line is cut. */
export async function loadFigures({ session, rules }: PlayModel): Promise<GameFigures | undefined> {
  const record = parseRecord((await recordOf(session).catch(() => undefined)) ?? '');
  return record.ok ? figuresOf(rules, record.value) : undefined;
}

async function recordOf({ game, company }: OneSeatSession): Promise<string | undefined> {
  return company === undefined ? recordOfGame(game) : (await api.record(game)).record;
}
