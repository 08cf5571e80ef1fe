/**
 * `flagfall puzzles`: plays games between computers, searches them for puzzles and proves those. The progress is kept in a file, so a run that was
 * stopped continues there; the file of a finished run is its record. `--data` writes the chosen puzzles as the collection that the pages show.
 * With `--deeds` it searches for puzzles that need a card or a power, and numbers them from `--first` on.
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_EDITION } from '@flagfall/editions';
import { changedOptions, type Rules, seededChance } from '@flagfall/engine';
import { formatPuzzle, formatQuestion } from '@flagfall/learn';
import { puzzleNeeds } from '@flagfall/learn/proofs';
import { parseArguments, rulesFor, textOf, UsageError, wholeNumber, wordsOf } from '../arguments.ts';
import type { CommandIo } from '../io.ts';
import { playGame } from '../puzzles/playForPositions.ts';
import { type Draft, searchGame } from '../puzzles/search.ts';
import { type DeedDraft, searchDeeds } from '../puzzles/searchDeeds.ts';
import { select, selectDeeds } from '../puzzles/select.ts';

const GAMES_MAX = 100_000;
const NUMBER_MAX = 10_000;

/** A run as it is stored in its file. */
interface Run {
  readonly edition: string;
  readonly options: readonly string[];
  readonly seed: string;
  readonly begun: string;
  readonly kind: 'games' | 'deeds';
  games: number;
  readonly found: (Draft | DeedDraft)[];
}

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, rest } = parseArguments(args, {
    edition: text,
    games: text,
    seed: text,
    file: text,
    data: text,
    deeds: { type: 'boolean' },
    first: text,
    option: { ...text, multiple: true },
  });
  if (rest.length > 0) throw new UsageError(`what is ${JSON.stringify(rest[0])}? puzzles takes only options`);
  const words = wordsOf(values.option);
  const rules = rulesFor(textOf(values.edition, FIRST_EDITION), words);
  const games = wholeNumber(textOf(values.games, '100'), '--games', 1, GAMES_MAX);
  const kind = values.deeds === true ? 'deeds' : 'games';
  const name = kind === 'deeds' ? `${rules.edition.id}-deeds` : rules.edition.id;
  const file = textOf(values.file, `puzzles-${name}.json`);
  const progress = begin(file, rules, words, textOf(values.seed, 'puzzles'), kind);
  while (progress.games < games) {
    const { seed, games: game } = progress;
    const chance = seededChance(`${seed} ${game} veil`);
    const found = kind === 'deeds' ? await searchDeeds(rules, seed, game, chance) : searchGame(await playGame(rules, seed, game), chance);
    progress.found.push(...found);
    progress.games++;
    save(file, progress);
    io.error(`${progress.games} of ${games} games: ${counted(progress.found)}`);
  }
  const chosen =
    kind === 'deeds' ? selectDeeds(progress.found as DeedDraft[]) : select(progress.found, ({ question }) => formatQuestion(question));
  io.out(`${chosen.length} of ${progress.found.length} chosen: ${counted(chosen)}`);
  const data = textOf(values.data, '');
  const first = wholeNumber(textOf(values.first, '1'), '--first', 1, NUMBER_MAX);
  if (data !== '') writeFileSync(path.join(data, `${name}.ts`), moduleText(rules, progress, chosen, first));
  return 0;
}

/** Continues a run of the same kind, or starts one. */
function begin(file: string, rules: Rules, options: readonly string[], seed: string, kind: Run['kind']): Run {
  const { id } = rules.edition;
  if (!existsSync(file)) return { edition: id, options, seed, begun: new Date().toISOString().slice(0, 10), kind, games: 0, found: [] };
  const found = JSON.parse(readFileSync(file, 'utf8')) as Run;
  if (found.edition === id && found.seed === seed && found.options.join() === options.join() && found.kind === kind) return found;
  throw new UsageError(`${file} holds another run (${found.edition}, seed ${found.seed}): name another --file`);
}

/** Write to another file and rename it, so that a run that is stopped while it saves loses nothing. */
function save(file: string, progress: Run): void {
  writeFileSync(`${file}.new`, JSON.stringify(progress, undefined, 1));
  renameSync(`${file}.new`, file);
}

function counted(drafts: readonly Draft[]): string {
  const kinds = Map.groupBy(drafts, ({ question }) => formatQuestion(question).replace(/^(keep|which):.*/, '$1'));
  return [...kinds].map(([kind, some]) => `${kind} ${some.length}`).join(', ') || 'nothing yet';
}

function moduleText(rules: Rules, { seed, games, begun, kind }: Run, chosen: readonly Draft[], first: number): string {
  const { edition } = rules;
  const options = changedOptions(edition, rules.options);
  const puzzles = chosen.map((draft, at) => ({ ...draft, id: `${edition.id}-${first + at}`, edition: edition.id, options, needs: [] }));
  const lines = puzzles.map((puzzle) => formatPuzzle({ ...puzzle, needs: puzzleNeeds(puzzle) }));
  const command = `flagfall puzzles --edition ${edition.id} --games ${games} --seed ${seed}${kind === 'deeds' ? ` --deeds --first ${first}` : ''}`;
  return [
    `/** Made by \`${command}\`, ${begun}; docs/training/puzzles.md has the record. */`,
    `export const lines = \`\n${lines.join('\n')}\n\`;\n`,
  ].join('\n');
}
