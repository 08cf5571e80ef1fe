/** The `flagfall` command. */

import { readFileSync } from 'node:fs';
import { COMMANDS, helpOf, overview } from './commandTable.ts';
import { type CommandIo, consoleIo } from './io.ts';
import { say, setLanguage, shellLanguage, takeLanguageSwitch } from './language.ts';
import { UsageError } from './usageError.ts';

const HELP: ReadonlySet<string | undefined> = new Set(['--help', '-h']);

async function main(args: readonly string[], io: CommandIo): Promise<number> {
  await setLanguage(shellLanguage(process.env));
  try {
    const { locale, rest } = takeLanguageSwitch(args);
    if (locale !== undefined) await setLanguage(locale);
    return await obey(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.error(`flagfall: ${error.message}`);
    return 1;
  }
}

async function obey([name, ...rest]: readonly string[], io: CommandIo): Promise<number> {
  if (name === '--version' || name === '-v') {
    io.out(version());
    return 0;
  }
  if (name === 'help' && rest.length > 0) return obey([rest[0], '--help'], io);
  if (name === undefined || name === 'help' || HELP.has(name)) {
    io.out(overview());
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new UsageError(say('command.unknown', { given: name }));
  if (command.hasOwnHelp !== true && rest.some((word) => HELP.has(word))) {
    io.out(helpOf(command));
    return 0;
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

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
}

// A reader such as `| head` may close the pipe early; that is not an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

process.exitCode = await main(process.argv.slice(2), consoleIo);
