/** `flagfall play`: a game in this terminal, on a full screen or, where there is none, line by line. */

import { randomBytes } from 'node:crypto';
import { homedir } from 'node:os';
import { LEVEL_DEFAULT, LEVEL_MAX } from '@flagfall/ai';
import { EDITIONS, PACK_IDS, RULE_SETS, withRuleSet } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import type { Messages } from '@flagfall/messages';
import { editionNamed, optionsGiven, parseArguments, textOf, UsageError, wholeNumber } from '../arguments.ts';
import type { Io } from '../io.ts';
import { languageHelp, messages as spokenMessages } from '../language.ts';
import type { Paint } from './canvas.ts';
import { type Choices, peopleOf } from './choices.ts';
import { type After, Game, type GameSettings } from './game.ts';
import { drawCentred } from './handOver.ts';
import { SMALLEST } from './layout.ts';
import { lineIo, playLines } from './lineMode.ts';
import { LineReader } from './lineReader.ts';
import { LocalSession } from './localSession.ts';
import { Look } from './look.ts';
import { chooseEdition, chooseSettings } from './menu.ts';
import { lineFront } from './online/lineFront.ts';
import { playOnline, serverFault } from './online/playOnline.ts';
import { readSecret } from './online/readSecret.ts';
import { screenFront } from './online/screenFront.ts';
import { visit } from './online/visit.ts';
import { ONLINE_OPTIONS, type OnlineWish, onlineWish } from './online/wishes.ts';
import { Interrupted, type Painter, Screen } from './screen.ts';
import { Texts, Words } from './words.ts';

/** What ends the command from outside; a shell expects 128 and the number of the signal. */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
/** What a shell says when Ctrl-C ended a command. */
const INTERRUPTED_CODE = 130;

export interface Streams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  /** Where it is kept who one is on a server. */
  readonly home?: string;
}

export async function run(
  args: readonly string[],
  io: Io,
  { input, output, home = homedir() }: Streams = { input: process.stdin, output: process.stdout },
): Promise<number> {
  const messages = spokenMessages();
  const texts = new Texts(messages);
  if (args.includes('--help') || args.includes('-h')) {
    io.out(texts.say('terminal.usage', { most: LEVEL_MAX, usual: LEVEL_DEFAULT }));
    io.out('');
    io.out(texts.say('terminal.online.usage', { most: LEVEL_MAX }));
    io.out('');
    io.out(languageHelp());
    return 0;
  }
  const choices = parseChoices(args, texts);
  const streams = { input, output, home };
  const isTerminal = input.isTTY && output.isTTY && process.env.TERM !== 'dumb';
  const play = isTerminal ? onScreen : byLines;
  if (choices.online === undefined) return await play(choices, messages, io, streams, undefined);
  const { server } = choices.online;
  try {
    return await play(choices, messages, io, streams, choices.online);
  } catch (error) {
    const sentence = serverFault(error, server, messages);
    if (sentence === undefined) throw error;
    io.error(sentence);
    return 1;
  }
}

type Play = (choices: Choices, messages: Messages, io: Io, streams: Required<Streams>, online: OnlineWish | undefined) => Promise<number>;

/** On a full screen, which is put back as it was, whatever happens. */
const onScreen: Play = async (choices, messages, io, { input, output, home }, online) => {
  const texts = new Texts(messages);
  const ask = (name: string) => readSecret(input, (text) => output.write(text), texts.say('terminal.online.password', { name }));
  const there = online === undefined ? undefined : await visit(online, home, ask);
  const screen = new Screen(input, output, paintFor(choices), (columns, rows) => tooSmall(texts, columns, rows));
  const restore = () => screen.close();
  const stop = (_signal: string, number: number) => process.exit(128 + number);
  const afterwards: string[] = [];
  process.once('exit', restore);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    screen.open();
    const onSaved = (sentence: string) => afterwards.push(sentence);
    if (there === undefined || online === undefined) await playOnScreen(screen, messages, choices, onSaved);
    else {
      const front = screenFront(screen, texts, { seed: choices.seed, save: choices.save, onSaved });
      await playOnline(there, { wish: online, wanted: choices, front, messages, texts, out: (line) => afterwards.push(line) });
    }
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) return INTERRUPTED_CODE;
    throw error;
  } finally {
    there?.link.close();
    restore();
    process.off('exit', restore);
    for (const signal of SIGNALS) process.off(signal, stop);
    for (const sentence of afterwards) io.out(sentence);
  }
};

/** Where there is no screen. */
const byLines: Play = async (choices, messages, io, { input, home }, online) => {
  const texts = new Texts(messages);
  const reader = new LineReader(input);
  const lines = lineIo(reader, io);
  try {
    if (online === undefined) {
      await playLines(choices, messages, lines);
      return 0;
    }
    const ask = async (name: string): Promise<string> => {
      io.out(texts.say('terminal.online.password', { name }));
      return (await reader.nextLine()) ?? '';
    };
    const there = await visit(online, home, ask);
    try {
      io.out(texts.say('terminal.online.greeting', { name: there.visitor.name, server: there.server }));
      const front = lineFront(lines, texts, choices);
      await playOnline(there, { wish: online, wanted: choices, front, messages, texts, out: io.out });
    } finally {
      there.link.close();
    }
    return 0;
  } finally {
    reader.close();
  }
};

export function parseChoices(args: readonly string[], texts: Texts): Choices {
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
  const online = onlineWish(values, rest, texts);
  // `--options a=b c=d`: the words after the first belong to it too.
  const id = online?.way.type === 'continue' ? undefined : rest.find((word) => !word.includes('='));
  const words = [
    ...((values.options ?? []) as readonly string[]),
    ...rest.filter((word) => word !== id && online?.way.type !== 'continue'),
  ];
  const edition = id === undefined ? undefined : editionNamed(id);
  if (edition === undefined && words.length > 0) throw new UsageError(texts.say('terminal.usage.optionsOfWhat'));
  const pack = PACK_IDS.find((known) => known === (values.names ?? 'rulebook'));
  if (pack === undefined)
    throw new UsageError(texts.say('terminal.usage.names', { given: String(values.names), known: PACK_IDS.join(', ') }));
  // Rated games are by the club rules, all others begin by the booklet (AUD-1).
  const set = RULE_SETS.find((known) => known === (values.rules ?? (online?.rated ? 'club' : 'booklet')));
  if (set === undefined)
    throw new UsageError(texts.say('terminal.usage.rules', { given: String(values.rules), known: RULE_SETS.join(', ') }));
  const options = edition === undefined ? {} : optionsGiven(edition, words, set);
  const { seats } = compileRules(edition ?? EDITIONS[0], options);
  const seat = seats.find((known) => known === (values.side ?? 'red'));
  if (seat === undefined) throw new UsageError(texts.say('terminal.usage.side', { given: String(values.side), known: seats.join(', ') }));
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

/** Menus, a game, and menus again until the player has enough. An edition on the command line starts at once. */
async function playOnScreen(screen: Screen, messages: Messages, given: Choices, onSaved: GameSettings['onSaved']): Promise<void> {
  const texts = new Texts(messages);
  let choices = given;
  let ready: Choices | undefined = given.edition === undefined ? undefined : given;
  for (let game = 1; ; game++) {
    if (ready === undefined) {
      const edition = await chooseEdition(screen, texts, choices);
      if (edition === undefined) return;
      const kept = edition === choices.edition ? choices.options : withRuleSet(edition, {}, choices.set);
      ready = await chooseSettings(screen, texts, edition, { ...choices, edition, options: kept });
      choices = { ...choices, ...ready, edition };
      if (ready === undefined) continue;
    }
    const seed = game === 1 ? ready.seed : `${ready.seed} ${game}`;
    if ((await playGame(screen, messages, ready, { seed, save: ready.save, onSaved })) === 'quit') return;
    ready = undefined;
  }
}

async function playGame(screen: Screen, messages: Messages, choices: Choices, settings: GameSettings): Promise<After> {
  const edition = choices.edition!;
  const rules = compileRules(edition, choices.options);
  const pack = new Texts(messages).pack(edition, choices.pack);
  const session = await LocalSession.open(rules, peopleOf(rules, choices), settings.seed, choices.level);
  return await new Game(screen, session, new Words(messages, rules, pack), new Look(screen.paint, pack), settings).play();
}

/** NO_COLOR (no-color.org) takes the colours, --plain everything but the characters. */
function paintFor({ plain }: Choices): Paint {
  if (plain) return 'plain';
  return (process.env.NO_COLOR ?? '') === '' ? 'colour' : 'mono';
}

function tooSmall(texts: Texts, columns: number, rows: number): Painter | undefined {
  if (columns >= SMALLEST.columns && rows >= SMALLEST.rows) return undefined;
  const lines = [
    texts.say('terminal.tooSmall'),
    texts.say('terminal.tooSmall.need', { ...SMALLEST, has: `${columns} x ${rows}` }),
    texts.say('terminal.tooSmall.keys'),
  ];
  return (canvas) => drawCentred(canvas, lines);
}
