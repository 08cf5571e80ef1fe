/**
 * `flagfall puzzles`: lets computers play, looks for moments that make a puzzle and proves them. How far it has come lies in a file, so a run that was
 * stopped goes on where it was; the file of a run that is done is its record. `--data` writes the chosen ones as the collection that the pages show.
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedOptions, type Rules, seededChance } from '@flagfall/engine';
import { formatPuzzle, questionText } from '@flagfall/learn';
import { parseArguments, rulesFor, textOf, UsageError, wholeNumber, wordsOf } from '../arguments.ts';
import type { Io } from '../io.ts';
import { playGame } from '../puzzles/moments.ts';
import { type Draft, searchGame } from '../puzzles/search.ts';
import { select } from '../puzzles/select.ts';

const GAMES_MAX = 100_000;

/** A run, as it lies in its file. */
interface Run {
  readonly edition: string;
  readonly options: readonly string[];
  readonly seed: string;
  readonly begun: string;
  games: number;
  readonly found: Draft[];
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, rest } = parseArguments(args, {
    edition: text,
    games: text,
    seed: text,
    file: text,
    data: text,
    option: { ...text, multiple: true },
  });
  if (rest.length > 0) throw new UsageError(`what is ${JSON.stringify(rest[0])}? puzzles takes only options`);
  const words = wordsOf(values.option);
  const rules = rulesFor(textOf(values.edition, 'duel'), words);
  const games = wholeNumber(textOf(values.games, '100'), '--games', 1, GAMES_MAX);
  const file = textOf(values.file, `puzzles-${rules.edition.id}.json`);
  const progress = begin(file, rules, words, textOf(values.seed, 'puzzles'));
  while (progress.games < games) {
    const { seed, games: game } = progress;
    const played = await playGame(rules, seed, game);
    progress.found.push(...searchGame(played, seededChance(`${seed} ${game} veil`)));
    progress.games++;
    save(file, progress);
    io.error(`${progress.games} of ${games} games: ${counted(progress.found)}`);
  }
  const chosen = select(progress.found, ({ question }) => questionText(question));
  io.out(`${chosen.length} of ${progress.found.length} chosen: ${counted(chosen)}`);
  const data = textOf(values.data, '');
  if (data !== '') writeFileSync(path.join(data, `${rules.edition.id}.ts`), moduleText(rules, progress, chosen));
  return 0;
}

/** Goes on with a run of the same kind, or starts one. */
function begin(file: string, rules: Rules, options: readonly string[], seed: string): Run {
  const { id } = rules.edition;
  if (!existsSync(file)) return { edition: id, options, seed, begun: new Date().toISOString().slice(0, 10), games: 0, found: [] };
  const found = JSON.parse(readFileSync(file, 'utf8')) as Run;
  if (found.edition === id && found.seed === seed && found.options.join() === options.join()) return found;
  throw new UsageError(`${file} holds another run (${found.edition}, seed ${found.seed}): name another --file`);
}

/** Written beside and renamed: a run that is stopped while it saves loses nothing. */
function save(file: string, progress: Run): void {
  writeFileSync(`${file}.new`, JSON.stringify(progress, undefined, 1));
  renameSync(`${file}.new`, file);
}

function counted(drafts: readonly Draft[]): string {
  const kinds = Map.groupBy(drafts, ({ question }) => questionText(question).replace(/^(keep|which):.*/, '$1'));
  return [...kinds].map(([kind, some]) => `${kind} ${some.length}`).join(', ') || 'nothing yet';
}

function moduleText(rules: Rules, { seed, games, begun }: Run, chosen: readonly Draft[]): string {
  const { edition } = rules;
  const options = changedOptions(edition, rules.options);
  const lines = chosen.map((draft, at) => formatPuzzle({ ...draft, id: `${edition.id}-${at + 1}`, edition: edition.id, options }));
  return [
    `/** Made by \`flagfall puzzles --edition ${edition.id} --games ${games} --seed ${seed}\`, ${begun}; docs/training/puzzles.md has the record. */`,
    `export const lines = \`\n${lines.join('\n')}\n\`;\n`,
  ].join('\n');
}
