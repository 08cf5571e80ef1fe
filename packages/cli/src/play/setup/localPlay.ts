/** Which game a person wants to play, and a game on this machine. */

import { EDITIONS, withRuleSet } from '@flagfall/editions';
import { compileRules, type Edition, type Options } from '@flagfall/engine';
import type { Messages } from '@flagfall/messages';
import type { FrontEnd } from '../front.ts';
import type { NextGame } from '../game.ts';
import { LocalSession } from '../localSession.ts';
import { TerminalGameWords, TerminalTexts } from '../terminalTexts.ts';
import { type PlayChoices, peopleOf } from './playChoices.ts';

/** The edition a person chooses; undefined when they leave. */
export async function chooseEdition(
  front: FrontEnd,
  texts: TerminalTexts,
  { edition, pack }: Pick<PlayChoices, 'edition' | 'pack'>,
): Promise<Edition | undefined> {
  const entries = EDITIONS.map((each) => ({ text: texts.titleOnShelf(each, pack), word: each.id, about: texts.aboutEdition(each) }));
  const at = await front.choose(texts.say('terminal.menu.edition'), entries, Math.max(0, EDITIONS.indexOf(edition ?? EDITIONS[0])));
  return at === undefined ? undefined : EDITIONS[at];
}

/** The game that was named, or one that is chosen now, by the rules that were named. */
export async function chosenGame(
  front: FrontEnd,
  texts: TerminalTexts,
  wanted: Pick<PlayChoices, 'edition' | 'pack' | 'options' | 'set'>,
): Promise<{ readonly edition: Edition; readonly options: Options } | undefined> {
  if (wanted.edition !== undefined) return { edition: wanted.edition, options: wanted.options };
  const edition = await chooseEdition(front, texts, wanted);
  return edition && { edition, options: withRuleSet(edition, {}, wanted.set) };
}

export async function playHere(front: FrontEnd, messages: Messages, choices: PlayChoices, seed: string): Promise<NextGame> {
  const edition = choices.edition ?? EDITIONS[0];
  const rules = compileRules(edition, choices.options);
  const session = await LocalSession.open(rules, peopleOf(rules, choices), seed, choices.level);
  return await front.play(session, new TerminalGameWords(messages, rules, new TerminalTexts(messages).pack(edition, choices.pack)), seed);
}
