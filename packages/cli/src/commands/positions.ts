/** `flagfall positions`: finds positions with known right ideas in games, and scores players by them in seconds. */

import { DEFAULT_EDITION, findEdition } from '@flagfall/editions';
import { type Position, replayRecord, rulesForRecord, seededChance } from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import { BUDGET_OPTIONS, budgetOf } from '../arena/contestants/budget.ts';
import { playerFactoryNamed } from '../arena/contestants/players.ts';
import { playMatch } from '../arena/match.ts';
import { type ParsedArguments, parseArguments, rulesFor, textOf, UsageError, wholeNumber, wordsOf } from '../arguments.ts';
import type { CommandIo } from '../io.ts';
import { type KnownGame, knownGame, linesOf, readGames } from '../positions/file.ts';
import { IDEAS } from '../positions/ideas.ts';
import { scorePositions } from '../positions/score.ts';
import { readNamed, writeNamed } from './namedFile.ts';
import { recordIn } from './recordIn.ts';
import { plainIo } from './records/plainIo.ts';
import { findGameFiles, readGameText } from './records/recordFiles.ts';

const GAMES = '10';
const GAMES_MAX = 100_000;
const PLAYERS = 'level5,raider';
const PLAYER = 'level5';
/** Enough for both sides to search a few plies. */
const NODES = '2000';
const PLIES_MAX = 600;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, rest } = parseArguments(args, {
    edition: { type: 'string' },
    option: { type: 'string', multiple: true },
    records: { type: 'string' },
    games: { type: 'string' },
    players: { type: 'string' },
    player: { type: 'string' },
    ...BUDGET_OPTIONS,
    seed: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [what, file, ...surplus] = rest;
  if (what === 'find' && file === undefined) await find(values, io);
  else if (what === 'score' && file !== undefined && surplus.length === 0) await score(values, file, io);
  else throw new UsageError('say what to do: positions find --file FILE, or positions score FILE');
  return 0;
}

async function find(values: ParsedArguments['values'], io: CommandIo): Promise<void> {
  const played = typeof values.records === 'string' ? replayed(values.records, io) : playedAnew(values);
  const games: KnownGame[] = [];
  for await (const game of played) {
    const one = knownGame(game);
    if (one !== undefined) games.push(one);
  }
  const positions = games.flatMap((game) => game.positions);
  if (typeof values.file === 'string') await writeNamed(values.file, linesOf(games));
  const counts = IDEAS.map((idea) => `${idea} ${positions.filter((one) => one.idea === idea).length}`);
  io.out(`${positions.length} positions in ${games.length} games: ${counts.join(', ')}`);
}

async function* replayed(place: string, io: CommandIo): AsyncGenerator<Position> {
  const { files, faults } = await findGameFiles(place);
  for (const { path: file, what } of faults) plainIo(io).error(`${file}: ${what}`);
  for (const { path: file, kind } of files) {
    const text = await readGameText(file);
    const record = text.ok ? recordIn(text.value, kind) : undefined;
    const rules = record === undefined ? undefined : rulesForRecord(record, findEdition);
    const game = record !== undefined && rules?.ok ? replayRecord(rules.value, record) : undefined;
    if (game?.ok) yield game.value;
    else plainIo(io).error(`${file}: left out`);
  }
}

/** The first player against the second, seats in turn. */
async function* playedAnew(values: ParsedArguments['values']): AsyncGenerator<Position> {
  const rules = rulesFor(textOf(values.edition, DEFAULT_EDITION), wordsOf(values.option));
  const makers = textOf(values.players, PLAYERS).split(',').map(playerFactoryNamed);
  const seed = textOf(values.seed, 'positions');
  const games = wholeNumber(textOf(values.games, GAMES), '--games', 1, GAMES_MAX);
  const budget = budgetOf({ nodes: NODES, ...values });
  for (let game = 0; game < games; game++) {
    let end: Position | undefined;
    await playMatch(
      rules,
      (seat) => makers[(rules.seats.indexOf(seat) + game) % makers.length](rules, seat, seededChance(`${seed} ${game} ${seat}`)),
      `${seed} ${game}`,
      { budget, pliesMax: PLIES_MAX, watch: (truth) => (end = truth) },
    );
    if (end !== undefined) yield clonePosition(end);
  }
}

async function score(values: ParsedArguments['values'], file: string, io: CommandIo): Promise<void> {
  const games = readGames(await readNamed(file));
  const player = textOf(values.player, PLAYER);
  const budget = budgetOf({ nodes: NODES, ...values });
  const figures = await scorePositions(games, player, textOf(values.seed, 'score'), budget);
  if (values.json === true) {
    io.out(JSON.stringify({ player, budget, ...figures }));
    return;
  }
  let [positions, right] = [0, 0];
  for (const idea of IDEAS) {
    const one = figures[idea];
    positions += one.positions;
    right += one.right;
    if (one.positions > 0) io.out(`${idea.padEnd(8)} ${line(one.right, one.positions)}`);
  }
  io.out(`${'all'.padEnd(8)} ${line(right, positions)}`);
}

function line(right: number, positions: number): string {
  return `${right} of ${positions} right (${((100 * right) / Math.max(1, positions)).toFixed(1)} %)`;
}
