/** `flagfall play`: a game in this terminal, on the full screen or line by line. */

import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import { LEVEL_DEFAULT, LEVEL_MAX } from '@flagfall/ai';
import { withRuleSet } from '@flagfall/editions';
import type { Messages } from '@flagfall/messages';
import type { CommandIo } from '../io.ts';
import { languageHelp, messages as spokenMessages } from '../language.ts';
import { StoredArmies } from './army/storedArmies.ts';
import { SMALLEST } from './board/boardOrMap.ts';
import type { FrontEnd } from './front.ts';
import { lineFront } from './lines/lineFront.ts';
import type { OnlineRequest } from './online/onlineOptions.ts';
import { playOnline, serverFault } from './online/playOnline.ts';
import { screenFront } from './screen/screenFront.ts';
import { chooseEdition, chosenGame, playHere } from './setup/localPlay.ts';
import { type PlayChoices, parseChoices } from './setup/playChoices.ts';
import { chooseSettings } from './setup/settings.ts';
import type { ColourMode } from './terminal/canvas.ts';
import { Inbox } from './terminal/inbox.ts';
import { drawCentred } from './terminal/pages.ts';
import { type DrawScreen, Interrupted, TerminalScreen } from './terminal/screen.ts';
import { TerminalTexts } from './terminalTexts.ts';

/** Signals that end the command; a shell expects 128 and the number of the signal. */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
/** The exit code after Ctrl-C. */
const INTERRUPTED_CODE = 130;

export interface Streams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  /** Where it is kept who one is on a server, and what armies one has. */
  readonly home?: string;
}

export async function run(
  args: readonly string[],
  io: CommandIo,
  { input, output, home = homedir() }: Streams = { input: process.stdin, output: process.stdout },
): Promise<number> {
  const messages = spokenMessages();
  const texts = new TerminalTexts(messages);
  if (args.includes('--help') || args.includes('-h')) {
    const usage = texts.say('terminal.usage', { most: LEVEL_MAX, usual: LEVEL_DEFAULT });
    for (const part of [usage, '', texts.say('terminal.online.usage', { most: LEVEL_MAX }), '', languageHelp()]) io.out(part);
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
  readonly choices: PlayChoices;
  readonly messages: Messages;
  readonly texts: TerminalTexts;
  readonly streams: Required<Streams>;
}

type Play = (start: Start, io: CommandIo) => Promise<number>;

/** On a full screen, which is put back as it was, whatever happens. */
const onScreen: Play = async (start, io) => {
  const { texts, choices, streams } = start;
  const screen = new TerminalScreen(streams.input, streams.output, paintFor(choices), (columns, rows) => tooSmall(texts, columns, rows));
  const restore = () => screen.close();
  const stop = (_signal: string, number: number) => process.exit(128 + number);
  const afterwards: string[] = [];
  process.once('exit', restore);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    screen.open();
    const front = screenFront(screen, texts, keptOf(start), (line) => afterwards.push(line));
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

/** Without a screen: one game, line by line. */
const byLines: Play = async (start, io) => {
  const { texts, choices, messages, streams } = start;
  const inbox = new Inbox<string>();
  const reader = createInterface({ input: streams.input, crlfDelay: Number.POSITIVE_INFINITY });
  reader.on('line', (line) => inbox.push(line));
  reader.on('close', () => inbox.end());
  const front = lineFront({ inbox, out: io.out }, texts, keptOf(start));
  try {
    if (choices.online !== undefined) await online(start, front, choices.online);
    else {
      const chosen = await chosenGame(front, texts, choices);
      if (chosen !== undefined) await playHere(front, messages, { ...choices, ...chosen }, choices.seed);
    }
    return 0;
  } finally {
    reader.close();
  }
};

/** What a game leaves on this machine. */
function keptOf({ choices, streams }: Start): { readonly save: string | undefined; readonly armies: StoredArmies } {
  return { save: choices.save, armies: new StoredArmies(streams.home) };
}

function online({ choices, messages, texts, streams }: Start, front: FrontEnd, wish: OnlineRequest): Promise<void> {
  return playOnline({ wish, wanted: choices, front, messages, texts, home: streams.home });
}

/** Menus, a game, and menus again until the player has enough. An edition on the command line starts at once. */
async function playOnScreen(screen: TerminalScreen, front: FrontEnd, { choices: given, messages, texts }: Start): Promise<void> {
  let choices = given;
  let ready: PlayChoices | undefined = given.edition === undefined ? undefined : given;
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
function paintFor({ plain }: PlayChoices): ColourMode {
  if (plain) return 'plain';
  return (process.env.NO_COLOR ?? '') === '' ? 'colour' : 'mono';
}

function tooSmall(texts: TerminalTexts, columns: number, rows: number): DrawScreen | undefined {
  if (columns >= SMALLEST.columns && rows >= SMALLEST.rows) return undefined;
  const lines = [
    texts.say('terminal.tooSmall'),
    texts.say('terminal.tooSmall.need', { ...SMALLEST, has: `${columns} x ${rows}` }),
    texts.say('terminal.tooSmall.keys'),
  ];
  return (canvas) => drawCentred(canvas, lines);
}
