/** The letters of the bot protocol, where 1 is the strongest, and the games that can be played with them. */

import type { Rules } from '@flagfall/engine';
import { isTheirBoard } from './coordinates.ts';

const LETTERS: Readonly<Record<string, string>> = {
  marshal: '1',
  general: '2',
  colonel: '3',
  major: '4',
  captain: '5',
  lieutenant: '6',
  sergeant: '7',
  miner: '8',
  scout: '9',
  spy: 's',
  bomb: 'B',
  flag: 'F',
};
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]));

export const EMPTY_CELL = '.';
export const LAKE_CELL = '+';
export const ENEMY_PIECE = '#';

export function letterOf(kind: string): string {
  return LETTERS[kind];
}

/** The kind of a letter; undefined for any other letter. */
export function kindOfLetter(letter: string): string | undefined {
  return KINDS.get(letter);
}

/** Why a game cannot be played over the protocol; undefined when it can. */
export function unsupportedByBots(rules: Rules): string | undefined {
  if (rules.seats.length !== 2) return 'the bot protocol is for two seats';
  if (!isTheirBoard(rules))
    return 'the bot protocol knows only the classic board of 10x10 (--option board=10x10, where an edition offers it)';
  if (rules.extension !== undefined) return 'the bot protocol knows no powers and no cards';
  return rules.kinds.every(({ id }, kind) => rules.army[kind] === 0 || id in LETTERS)
    ? undefined
    : 'the bot protocol has no letters for these pieces';
}
