/** `flagfall arena A B`: lets two players meet and says how much better one is, with how sure that is. */

import { type Rules, seededChance } from '@flagfall/engine';
import { playMatch } from '../arena/match.ts';
import { makerNamed } from '../arena/players.ts';
import { eloOf, pointsFor, type Score, scoreOf } from '../arena/score.ts';
import { parseArguments, rulesFor, UsageError, wholeNumber } from '../arguments.ts';
import type { Io } from '../io.ts';

const GAMES_MAX = 1_000_000;
/** A line of progress at least every so many milliseconds. */
const PROGRESS_MS = 5000;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, rest } = parseArguments(args, {
    edition: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const [a, b, ...surplus] = rest;
  if (a === undefined || b === undefined || surplus.length > 0) throw new UsageError('name two players, such as: arena greedy random');
  const textOf = (name: string, otherwise: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const options = Array.isArray(values.option) ? values.option.map(String) : [];
  const rules = rulesFor(textOf('edition', 'original'), options);
  const games = wholeNumber(textOf('games', '100'), '--games', 1, GAMES_MAX);
  const isJson = values.json === true;
  const played = contest(rules, a, b, games, textOf('seed', 'arena'), (score) => {
    if (!isJson) io.error(lineFor(a, score, rules));
  });
  const { score, plies } = played;
  const elo = rules.seats.length === 2 ? { elo: eloOf(score.mean) } : {};
  if (isJson) io.out(JSON.stringify({ edition: rules.edition.id, options: rules.options, a, b, ...score, ...elo, plies }));
  else io.out(`${lineFor(a, score, rules)}, ${rules.edition.id}, ${Math.round(plies)} plies a game`);
  return 0;
}

/** A takes each seat in turn, B all the others. */
export function contest(
  rules: Rules,
  a: string,
  b: string,
  games: number,
  seed: string,
  progress: (score: Score) => void = () => {},
): { readonly score: Score; readonly plies: number } {
  const [makeA, makeB] = [makerNamed(a), makerNamed(b)];
  const points: number[] = [];
  let plies = 0;
  let told = performance.now();
  for (let game = 0; game < games; game++) {
    const own = rules.seats[game % rules.seats.length];
    const result = playMatch(
      rules,
      (seat) => (seat === own ? makeA : makeB)(rules, seat, seededChance(`${seed} ${game} ${seat}`)),
      `${seed} ${game}`,
    );
    points.push(pointsFor(own, result.winners, rules.seats));
    plies += result.plies;
    if (performance.now() - told < PROGRESS_MS) continue;
    told = performance.now();
    progress(scoreOf(points));
  }
  return { score: scoreOf(points), plies: plies / games };
}

function lineFor(name: string, { games, wins, draws, mean, low, high }: Score, { seats }: Rules): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const elo = seats.length === 2 ? eloOf(mean) : undefined;
  const difference = elo === undefined ? '' : `, Elo ${elo >= 0 ? '+' : ''}${Math.round(elo)}`;
  return `${name}: ${percent(mean)} of ${games} games (95 %: ${percent(low)} to ${percent(high)}), ${wins} won, ${draws} shared${difference}`;
}
