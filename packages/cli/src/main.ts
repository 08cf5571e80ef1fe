/** The `flagfall` command. */

import { readFileSync } from 'node:fs';
import type { MessageId } from '@flagfall/messages';
import { consoleIo, type Io } from './io.ts';
import { languageGiven, languageHelp, languageOf, say, speak } from './language.ts';
import { UsageError } from './usageError.ts';

type Run = (args: readonly string[], io: Io) => Promise<number>;

/** What a command does is in the catalogue, under its name. */
interface Command {
  readonly name: string;
  readonly usage: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

const COMMANDS: readonly Command[] = [
  {
    name: 'play',
    usage: 'play [EDITION] (play --help)',
    load: () => import('./play/play.ts'),
  },
  {
    name: 'serve',
    usage: 'serve [--host ADDRESS] [--port N] [--file FILE]',
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'operator',
    usage: 'operator COMMAND (operator --help)',
    load: () => import('./commands/operator.ts'),
  },
  {
    name: 'perft',
    usage: 'perft EDITION --depth N --position TEXT [--option KEY=VALUE]',
    load: () => import('./commands/perft.ts'),
  },
  {
    name: 'bench',
    usage: 'bench [--json] [--edition ID [--option KEY=VALUE]] [--seconds N] [--record] (bench server [--json] [--postgres URL])',
    load: () => import('./commands/bench.ts'),
  },
  {
    name: 'arena',
    usage: 'arena A B [--edition ID [--option KEY=VALUE]] [--games N] [--move-ms M] [--jobs J] [--json]',
    load: () => import('./commands/arena.ts'),
  },
  {
    name: 'bot',
    usage: 'bot [--edition ID] [--level PLAYER] [--move-ms M]',
    load: () => import('./commands/bot.ts'),
  },
  {
    name: 'train',
    usage: 'train [--edition ID] [--pairs N] [--nodes N] [--matches N] [--file FILE]',
    load: () => import('./commands/train.ts'),
  },
  {
    name: 'puzzles',
    usage: 'puzzles [--edition ID] [--games N] [--seed S] [--file FILE] [--data DIR]',
    load: () => import('./commands/puzzles.ts'),
  },
  {
    name: 'belief',
    usage: 'belief [--edition ID] [--games N] [--players A B] [--setups DIR] [--records DIR] [--json]',
    load: () => import('./commands/belief.ts'),
  },
  {
    name: 'verify',
    usage: 'verify PATH...',
    load: () => import('./commands/verify.ts'),
  },
  { name: 'record', usage: 'record show FILE', load: () => import('./commands/record.ts') },
  {
    name: 'import',
    usage: 'import gravon FILE.xml [OUT.flag]',
    load: () => import('./commands/importGravon.ts'),
  },
];

async function main(args: readonly string[], io: Io): Promise<number> {
  await speak(languageOf(process.env));
  try {
    const { locale, rest } = languageGiven(args);
    if (locale !== undefined) await speak(locale);
    return await obey(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.error(`flagfall: ${error.message}`);
    return 1;
  }
}

async function obey([name, ...rest]: readonly string[], io: Io): Promise<number> {
  if (name === '--version' || name === '-v') {
    io.out(version());
    return 0;
  }
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    io.out(help());
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new UsageError(say('command.unknown', { given: name }));
  try {
    const { run } = await command.load();
    return await run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.error(`flagfall ${name}: ${error.message}`);
    return 1;
  }
}

function help(): string {
  const width = Math.max(...COMMANDS.map((command) => command.usage.length));
  const lines = COMMANDS.map(({ name, usage }) => `  flagfall ${usage.padEnd(width)}  ${say(`command.${name}` as MessageId)}`);
  return [say('command.about'), '', ...lines, '', languageHelp()].join('\n');
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
}

// A reader that has seen enough (`| head`) closes the pipe; that is no error of ours.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

process.exitCode = await main(process.argv.slice(2), consoleIo);
