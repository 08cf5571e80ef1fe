/** The `flagfall` command. */

import { readFileSync } from 'node:fs';
import { UsageError } from './arguments.ts';
import { consoleIo, type Io } from './io.ts';

type Run = (args: readonly string[], io: Io) => Promise<number>;

interface Command {
  readonly name: string;
  readonly usage: string;
  readonly does: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

const COMMANDS: readonly Command[] = [
  {
    name: 'play',
    usage: 'play [EDITION] (play --help)',
    does: 'play in this terminal, against the computer or another person',
    load: () => import('./play/play.ts'),
  },
  {
    name: 'serve',
    usage: 'serve [--host ADDRESS] [--port N] [--file FILE]',
    does: 'run a server for online play (docs/operations.md)',
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'operator',
    usage: 'operator COMMAND (operator --help)',
    does: 'see reports, silence and ban, on the store of a server',
    load: () => import('./commands/operator.ts'),
  },
  {
    name: 'perft',
    usage: 'perft EDITION --depth N --position TEXT [--option KEY=VALUE]',
    does: 'count the positions that legal moves lead to',
    load: () => import('./commands/perft.ts'),
  },
  {
    name: 'bench',
    usage: 'bench [--json] [--edition ID [--option KEY=VALUE]] [--seconds N] [--record] (bench server [--json] [--postgres URL])',
    does: 'measure moves per CPU-second, or a server over real sockets',
    load: () => import('./commands/bench.ts'),
  },
  {
    name: 'arena',
    usage: 'arena A B [--edition ID [--option KEY=VALUE]] [--games N] [--move-ms M] [--jobs J] [--json]',
    does: 'let players meet: random, greedy, simple, cmd:PROGRAM',
    load: () => import('./commands/arena.ts'),
  },
  {
    name: 'bot',
    usage: 'bot [--edition ID] [--level PLAYER] [--move-ms M]',
    does: 'play for a manager of bots over standard input and output',
    load: () => import('./commands/bot.ts'),
  },
  {
    name: 'train',
    usage: 'train [--edition ID] [--games N] [--nodes N] [--matches N] [--file FILE]',
    does: 'fit the evaluation of the computer to games it plays against itself',
    load: () => import('./commands/train.ts'),
  },
  {
    name: 'puzzles',
    usage: 'puzzles [--edition ID] [--games N] [--seed S] [--file FILE] [--data DIR]',
    does: 'find puzzles in games that computers play, and prove them',
    load: () => import('./commands/puzzles.ts'),
  },
  {
    name: 'belief',
    usage: 'belief [--edition ID] [--games N] [--players A B] [--setups DIR] [--records DIR] [--json]',
    does: 'measure what players believe of hidden pieces against the truth',
    load: () => import('./commands/belief.ts'),
  },
  {
    name: 'verify',
    usage: 'verify PATH...',
    does: 'replay records and say what disagrees with the rules',
    load: () => import('./commands/verify.ts'),
  },
  { name: 'record', usage: 'record show FILE', does: 'print a record', load: () => import('./commands/record.ts') },
  {
    name: 'import',
    usage: 'import gravon FILE.xml [OUT.flag]',
    does: 'turn a Gravon game into a record',
    load: () => import('./commands/importGravon.ts'),
  },
];

async function main(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') {
    io.out(version());
    return 0;
  }
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    io.out(help());
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    io.error(`flagfall: no command ${JSON.stringify(name)}; 'flagfall help' lists them`);
    return 1;
  }
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
  const lines = COMMANDS.map((command) => `  flagfall ${command.usage.padEnd(width)}  ${command.does}`);
  return ['Flagfall plays the Stratego family.', '', ...lines].join('\n');
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
