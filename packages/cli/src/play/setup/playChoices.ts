/** The choices before a game, from the command line or the menus. */

import { randomBytes } from 'node:crypto';
import { LEVEL_DEFAULT, LEVEL_MAX } from '@flagfall/ai';
import { EDITIONS, PACK_IDS, type PackId, RULE_SETS, type RuleSet } from '@flagfall/editions';
import { compileRules, type Edition, type Options, type Rules, type Seat } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import {
  type ArgumentValue,
  editionNamed,
  optionsGiven,
  parseArguments,
  textOf,
  UsageError,
  wholeNumber,
  wordsOf,
} from '../../arguments.ts';
import { ONLINE_OPTIONS, type OnlineRequest, onlineRequest } from '../online/onlineOptions.ts';
import type { TerminalTexts } from '../terminalTexts.ts';

export interface PlayChoices {
  readonly edition: Edition | undefined;
  readonly options: Options;
  /** The rules of a game whose edition is not chosen yet. */
  readonly set: RuleSet;
  /** No computer: people sit on every side. */
  readonly two: boolean;
  /** The side of the person against the computer. */
  readonly seat: Seat;
  /** How strong the computer is. */
  readonly level: number;
  readonly pack: PackId;
  readonly seed: string;
  readonly plain: boolean;
  /** The file for the record of the finished game. */
  readonly save: string | undefined;
  /** The online options; without them the game is played on this machine. */
  readonly online: OnlineRequest | undefined;
}

/** The seats that people sit on. */
export function peopleOf({ seats }: Rules, { two, seat }: PlayChoices): readonly Seat[] {
  return two ? seats : [seats.includes(seat) ? seat : seats[0]];
}

export function parseChoices(args: readonly string[], texts: TerminalTexts): PlayChoices {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values, rest } = parseArguments(args, {
    options: { ...text, multiple: true },
    rules: text,
    seed: text,
    names: text,
    side: text,
    level: text,
    two: flag,
    plain: flag,
    save: text,
    ...ONLINE_OPTIONS,
  });
  const online = onlineRequest(values, rest, texts);
  // `--options a=b c=d`: the words after the first belong to it too.
  const id = online?.way.type === 'continue' ? undefined : rest.find((word) => !word.includes('='));
  const words = [...wordsOf(values.options), ...rest.filter((word) => word !== id && online?.way.type !== 'continue')];
  const edition = id === undefined ? undefined : editionNamed(id);
  if (edition === undefined && words.length > 0) throw new UsageError(texts.say('terminal.usage.optionsOfWhat'));
  const pack = oneOf(PACK_IDS, values.names ?? 'rulebook', 'terminal.usage.names', texts);
  // Rated games are by the club rules, all others begin by the booklet (AUD-1).
  const set = oneOf(RULE_SETS, values.rules ?? (online?.rated ? 'club' : 'booklet'), 'terminal.usage.rules', texts);
  const options = edition === undefined ? {} : optionsGiven(edition, words, set);
  const seat = oneOf(compileRules(edition ?? EDITIONS[0], options).seats, values.side ?? 'red', 'terminal.usage.side', texts);
  return {
    edition,
    options,
    set,
    two: values.two === true,
    seat,
    level: wholeNumber(textOf(values.level, String(LEVEL_DEFAULT)), '--level', 1, LEVEL_MAX),
    pack,
    seed: typeof values.seed === 'string' ? values.seed : randomBytes(8).toString('hex'),
    plain: values.plain === true,
    save: typeof values.save === 'string' ? values.save : undefined,
    online,
  };
}

function oneOf<Word extends string>(known: readonly Word[], given: ArgumentValue, id: MessageId, texts: TerminalTexts): Word {
  const found = known.find((word) => word === given);
  if (found === undefined) throw new UsageError(texts.say(id, { given: String(given), known: known.join(', ') }));
  return found;
}
