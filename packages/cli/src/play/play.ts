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
import type { Front } from './front.ts';
import { lineFront } from './lines/lineFront.ts';
import { LineReader } from './lines/lineReader.ts';
import { playOnline, serverFault } from './online/playOnline.ts';
import { ONLINE_OPTIONS, type OnlineWish, onlineWish } from './online/wishes.ts';
import { screenFront } from './screen/screenFront.ts';
import type { Choices } from './setup/choices.ts';
import { chooseEdition, chosenGame, playHere } from './setup/localPlay.ts';
import { chooseSettings } from './setup/menu.ts';
import type { Paint } from './terminal/canvas.ts';
import { drawCentred } from './terminal/handOver.ts';
import { SMALLEST } from './terminal/layout.ts';
import { Interrupted, type Painter, Screen } from './terminal/screen.ts';
import { Texts } from './words.ts';

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
  const start = { choices, messages, texts, streams: { input, output, home } };
  const isTerminal = input.isTTY && output.isTTY && process.env.TERM !== 'dumb';
  try {
    return await (isTerminal ? onScreen : byLines)(start, io);
  } catch (error) {
    const sentence = choices.online === undefined ? undefined : serverFault(error, choices.online.server, messages);
    if (sentence === undefined) throw error;
    io.error(sentence);
    return 1;
  }
}

/** Everything that a person here has chosen, and with whose words they are spoken to. */
interface Start {
  readonly choices: Choices;
  readonly messages: Messages;
  readonly texts: Texts;
  readonly streams: Required<Streams>;
}

type Play = (start: Start, io: Io) => Promise<number>;

/** On a full screen, which is put back as it was, whatever happens. */
const onScreen: Play = async (start, io) => {
  const { texts, choices, streams } = start;
  const screen = new Screen(streams.input, streams.output, paintFor(choices), (columns, rows) => tooSmall(texts, columns, rows));
  const restore = () => screen.close();
  const stop = (_signal: string, number: number) => process.exit(128 + number);
  const afterwards: string[] = [];
  process.once('exit', restore);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    screen.open();
    const front = screenFront(screen, texts, choices.save, (line) => afterwards.push(line));
    if (choices.online === undefined) await playOnScreen(screen, front, start);
    else await online(start, front, choices.online);
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) return INTERRUPTED_CODE;
    throw error;
  } finally {
    restore();
    process.off('exit', restore);
    for (const signal of SIGNALS) process.off(signal, stop);
    for (const sentence of afterwards) io.out(sentence);
  }
};

/** Where there is no screen: one game, line by line. */
const byLines: Play = async (start, io) => {
  const { texts, choices, messages, streams } = start;
  const reader = new LineReader(streams.input);
  const front = lineFront(Object.assign(reader, io), texts, choices.save);
  try {
    if (choices.online !== undefined) {
      await online(start, front, choices.online);
      return 0;
    }
    const chosen = await chosenGame(front, texts, choices);
    if (chosen !== undefined) await playHere(front, messages, { ...choices, ...chosen }, choices.seed);
    return 0;
  } finally {
    reader.close();
  }
};

function online({ choices, messages, texts, streams }: Start, front: Front, wish: OnlineWish): Promise<void> {
  return playOnline({ wish, wanted: choices, front, messages, texts, home: streams.home });
}

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
async function playOnScreen(screen: Screen, front: Front, { choices: given, messages, texts }: Start): Promise<void> {
  let choices = given;
  let ready: Choices | undefined = given.edition === undefined ? undefined : given;
  for (let game = 1; ; game++) {
    if (ready === undefined) {
      const edition = await chooseEdition(front, texts, choices);
      if (edition === undefined) return;
      const kept = edition === choices.edition ? choices.options : withRuleSet(edition, {}, choices.set);
      ready = await chooseSettings(screen, texts, edition, { ...choices, edition, options: kept });
      choices = { ...choices, ...ready, edition };
      if (ready === undefined) continue;
    }
    if ((await playHere(front, messages, ready, game === 1 ? ready.seed : `${ready.seed} ${game}`)) === 'quit') return;
    ready = undefined;
  }
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
