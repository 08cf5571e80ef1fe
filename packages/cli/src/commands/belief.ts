/** `flagfall belief`: measures how much likelier the truth is to our players than with uniform worlds, and how well their predictions are calibrated. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Player } from '@flagfall/ai';
import { DEFAULT_EDITION, findEdition } from '@flagfall/editions';
import { type Chance, pick, type Rules, replayRecord, rulesForRecord, seededChance } from '@flagfall/engine';
import { playerFactoryNamed } from '../arena/contestants/players.ts';
import { playMatch } from '../arena/match.ts';
import { parseArguments, rulesFor, UsageError, wholeNumber } from '../arguments.ts';
import { BeliefMeter } from '../belief/beliefMeter.ts';
import { deploymentOfLine, parseDeployments } from '../belief/collectedDeployments.ts';
import { beliefReport, beliefReportText } from '../belief/report.ts';
import type { CommandIo } from '../io.ts';
import { recordIn } from './recordIn.ts';
import { plainIo } from './records/plainIo.ts';
import { findGameFiles, readGameText } from './records/recordFiles.ts';

const GAMES_MAX = 100_000;
/** The node budget of players that search. */
const NODES = 3000;
const SETUP_FILES = ['classic-40.txt', 'barrage-8-on-40.txt'];

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, rest } = parseArguments(args, {
    edition: { type: 'string' },
    games: { type: 'string' },
    players: { type: 'string' },
    records: { type: 'string' },
    setups: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const textOf = (name: string, otherwise: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value : otherwise;
  };
  if (rest.length > 1 || (rest.length === 1 && values.players === undefined)) throw new UsageError('name two players: --players A B');
  const seed = textOf('seed', 'belief');
  const meter = new BeliefMeter(seededChance(`${seed} draws`));
  if (typeof values.records === 'string') await replayAll(values.records, meter, io);
  else {
    const rules = rulesFor(textOf('edition', DEFAULT_EDITION), Array.isArray(values.option) ? values.option.map(String) : []);
    const players = [textOf('players', 'simple'), rest[0] ?? textOf('players', 'simple')];
    const games = wholeNumber(textOf('games', '20'), '--games', 1, GAMES_MAX);
    const lines = typeof values.setups === 'string' ? await readSetups(values.setups, rules) : [];
    for (let game = 0; game < games; game++) await playGame(rules, players, lines, `${seed} ${game}`, meter);
  }
  const report = beliefReport(meter);
  io.out(values.json === true ? JSON.stringify(report) : beliefReportText(report));
  return 0;
}

/** Plays one game; with lines given, each seat deploys by one of them. */
async function playGame(
  rules: Rules,
  players: readonly string[],
  lines: readonly string[],
  seed: string,
  meter: BeliefMeter,
): Promise<void> {
  const makers = players.map(playerFactoryNamed);
  meter.begin(rules);
  await playMatch(
    rules,
    (seat) => {
      const chance = seededChance(`${seed} ${seat}`);
      const player = makers[rules.seats.indexOf(seat) % makers.length](rules, seat, chance);
      return lines.length === 0 ? player : deployingAs(player, rules, lines, chance);
    },
    seed,
    { budget: { nodes: NODES }, watch: (truth) => meter.watch(truth) },
  );
}

function deployingAs(player: Player, rules: Rules, lines: readonly string[], chance: Chance): Player {
  return {
    seat: player.seat,
    learn: (actions) => player.learn(actions),
    choose: (view, budget) => player.choose(view, budget),
    deploy: (view) => deploymentOfLine(rules, player.seat, pick(chance, lines)) ?? player.deploy(view),
  };
}

/** The held-out deployments that fit the game. */
async function readSetups(folder: string, rules: Rules): Promise<readonly string[]> {
  for (const file of SETUP_FILES) {
    const { test } = parseDeployments(await readFile(path.join(folder, file), 'utf8'));
    if (test.length > 0 && deploymentOfLine(rules, rules.seats[0], test[0]) !== undefined) return test;
  }
  throw new UsageError(`${folder} holds no deployments for this game`);
}

async function replayAll(place: string, meter: BeliefMeter, io: CommandIo): Promise<void> {
  const { files, faults } = await findGameFiles(place);
  for (const { path: file, what } of faults) plainIo(io).error(`${file}: ${what}`);
  for (const { path: file, kind } of files) {
    const text = await readGameText(file);
    const record = text.ok ? recordIn(text.value, kind) : undefined;
    const rules = record === undefined ? undefined : rulesForRecord(record, findEdition);
    if (record === undefined || rules?.ok !== true) {
      plainIo(io).error(`${file}: left out`);
      continue;
    }
    meter.begin(rules.value);
    replayRecord(rules.value, record, ({ position }) => meter.watch(position));
  }
}
