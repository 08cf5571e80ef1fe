/** Every command of `flagfall`. `flagfall help` and `flagfall COMMAND --help` are made from this table. */

import type { MessageId } from '@flagfall/messages';
import type { CommandIo } from './io.ts';
import { languageHelp, say } from './language.ts';

/** The catalogue has the description of each command, under its name. */
export interface Command {
  readonly name: string;
  /** The required arguments. */
  readonly words?: string;
  readonly switches?: readonly string[];
  /** Further forms of the call. */
  readonly also?: readonly Pick<Command, 'words' | 'switches'>[];
  /** The id of a text about its options. */
  readonly details?: MessageId;
  /** The command answers `--help` itself. */
  readonly hasOwnHelp?: true;
  readonly load: () => Promise<{ readonly run: (args: readonly string[], io: CommandIo) => Promise<number> }>;
}

const EDITION = ['--edition ID', '--option KEY=VALUE'];

export const COMMANDS: readonly Command[] = [
  { name: 'play', words: '[EDITION]', hasOwnHelp: true, load: () => import('./play/play.ts') },
  {
    name: 'serve',
    switches: ['--host ADDRESS', '--port N', '--file FILE'],
    details: 'command.serve.switches',
    load: () => import('./commands/serve.ts'),
  },
  { name: 'operator', words: 'COMMAND', hasOwnHelp: true, load: () => import('./commands/operator.ts') },
  {
    name: 'perft',
    words: 'EDITION --depth N --position TEXT',
    switches: ['--option KEY=VALUE'],
    load: () => import('./commands/perft.ts'),
  },
  {
    name: 'bench',
    switches: ['--json', ...EDITION, '--seconds N', '--record', '--smoke'],
    also: [
      { words: 'table', switches: ['--json', '--edition ID', '--seconds N', '--smoke'] },
      { words: 'server', switches: ['--json', '--postgres URL', '--edition ID', '--games N', '--seconds N', '--idle N'] },
    ],
    load: () => import('./commands/bench/bench.ts'),
  },
  {
    name: 'arena',
    words: 'A B',
    switches: [
      ...EDITION,
      '--games N',
      '--plies N',
      '--move-ms M',
      '--nodes N',
      '--jobs J',
      '--seed TEXT',
      '--json',
      '--gauntlet B,C,D',
      '--deployments FILE',
      '--sprt LOW,HIGH',
      '--alpha P',
      '--beta P',
      '--resume FILE',
    ],
    load: () => import('./commands/arena.ts'),
  },
  {
    name: 'bot',
    switches: [...EDITION, '--level PLAYER', '--move-ms M', '--nodes N', '--seed TEXT'],
    load: () => import('./commands/bot.ts'),
  },
  { name: 'seat', load: () => import('./commands/seat.ts') },
  {
    name: 'train',
    switches: [...EDITION, '--pairs N', '--nodes N', '--matches N', '--seed TEXT', '--file FILE'],
    load: () => import('./commands/train.ts'),
  },
  {
    name: 'puzzles',
    switches: [...EDITION, '--games N', '--seed TEXT', '--file FILE', '--data DIR', '--deeds', '--first N'],
    load: () => import('./commands/puzzles.ts'),
  },
  {
    name: 'belief',
    switches: [...EDITION, '--games N', '--players A B', '--setups DIR', '--records DIR', '--seed TEXT', '--json'],
    load: () => import('./commands/belief.ts'),
  },
  {
    name: 'positions',
    words: 'find',
    switches: [...EDITION, '--records PLACE', '--games N', '--players A,B', '--nodes N', '--seed TEXT', '--file FILE'],
    also: [{ words: 'score FILE', switches: ['--player PLAYER', '--nodes N', '--move-ms M', '--seed TEXT', '--json'] }],
    load: () => import('./commands/positions.ts'),
  },
  { name: 'verify', words: 'PATH...', load: () => import('./commands/records/verify.ts') },
  { name: 'record', words: 'show FILE', load: () => import('./commands/records/record.ts') },
  { name: 'import', words: 'gravon FILE.xml [OUT.flag]', load: () => import('./commands/records/importGravon.ts') },
];

const COLUMNS = 80;

/** `flagfall help`. */
export function overview(): string {
  const calls = COMMANDS.map(({ name, words = '' }) => `${name} ${words}`.trim());
  const width = Math.max(...calls.map(({ length }) => length));
  const lines = COMMANDS.map(({ name }, index) => `  flagfall ${calls[index].padEnd(width)}  ${about(name)}`);
  const more = say('command.more', { command: 'flagfall COMMAND --help' });
  return [say('command.about'), '', ...lines, '', more, '', languageHelp()].join('\n');
}

/** `flagfall COMMAND --help`. */
export function helpOf(command: Command): string {
  const { name, also = [], details } = command;
  const calls = [command, ...also].map(({ words = '', switches = [] }) => {
    const parts = [...words.split(' '), ...switches.map((one) => `[${one}]`)].filter((part) => part !== '');
    return folded(`flagfall ${name}`, parts);
  });
  return [...calls, '', about(name), ...(details === undefined ? [] : ['', say(details)]), '', languageHelp()].join('\n');
}

function about(name: string): string {
  return say(`command.${name}` as MessageId);
}

/** Fills lines with parts; further lines are indented to the first part. */
function folded(head: string, parts: readonly string[]): string {
  const lines = [head];
  for (const part of parts) {
    const longer = `${lines[lines.length - 1]} ${part}`;
    if (longer.length <= COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(`${' '.repeat(head.length)} ${part}`);
  }
  return lines.join('\n');
}
