/** Line mode: where there is no screen to draw on, the game is printed and moves are read as lines. Also for screen readers and tests. */

import { EDITIONS, findEdition, withRuleSet } from '@flagfall/editions';
import { compileRules, type Edition } from '@flagfall/engine';
import type { Messages } from '@flagfall/messages';
import { type Choices, peopleOf } from './choices.ts';
import { LineGame } from './lineGame.ts';
import type { LineReader } from './lineReader.ts';
import { LocalSession } from './localSession.ts';
import { Look } from './look.ts';
import { aboutEdition } from './menu.ts';
import { printable, Texts, Words } from './words.ts';

export interface LineIo extends Pick<LineReader, 'nextLine' | 'nextLineOrWake' | 'wake'> {
  out(line: string): void;
}

export function lineIo(reader: LineReader, { out }: Pick<LineIo, 'out'>): LineIo {
  return Object.assign(reader, { out });
}

/** Plays one game on this machine; returns when it is over or the input ends. */
export async function playLines(choices: Choices, messages: Messages, io: LineIo): Promise<void> {
  const texts = new Texts(messages);
  const edition = choices.edition ?? (await askEdition(choices, texts, io));
  if (edition === undefined) return;
  const rules = compileRules(edition, choices.edition === undefined ? withRuleSet(edition, {}, choices.set) : choices.options);
  const pack = texts.pack(edition, choices.pack);
  const words = new Words(messages, rules, pack);
  const session = await LocalSession.open(rules, peopleOf(rules, choices), choices.seed, choices.level);
  // Random deployments come from the seed: between two people it stays a secret.
  if (choices.two) io.out(words.say('terminal.lines.welcomeTwo', { game: words.title, count: rules.seats.length }));
  else io.out(words.say('terminal.lines.welcome', { game: words.title, seed: choices.seed }));
  io.out(words.rulesLine);
  await new LineGame(session, words, new Look('plain', pack), choices, io).play();
}

async function askEdition(choices: Choices, texts: Texts, io: LineIo): Promise<Edition | undefined> {
  for (;;) {
    io.out(texts.say('terminal.menu.edition'));
    EDITIONS.forEach((edition, at) => {
      io.out(`${at + 1} ${texts.pack(edition, choices.pack).title} (${edition.id}): ${aboutEdition(texts, edition)}`);
    });
    const line = (await io.nextLine())?.trim();
    if (line === undefined || line === 'quit') return undefined;
    const edition = findEdition(line) ?? EDITIONS[Number(line) - 1];
    if (edition !== undefined) return edition;
    io.out(texts.say('terminal.lines.unknownGame', { line: printable(line) }));
  }
}
