import { barrage, libraryOf, original } from '@flagfall/editions';
import { compileRules, type Edition, pick, type Seat, sampleDeployment, seededChance } from '@flagfall/engine';
import { type Request, Table } from '@flagfall/table';
import { expect, test } from 'vitest';
import { SimpleOpponent } from './simpleOpponent.ts';

interface Played {
  readonly winner: Seat | undefined;
  readonly moves: readonly string[];
}

/** Blue is the opponent, red moves at random. */
function playRandom(edition: Edition, seed: string): Played {
  const rules = compileRules(edition);
  const table = new Table(rules, 0);
  const chance = seededChance(`${seed} random`);
  const opponent = new SimpleOpponent(rules, 'blue', seededChance(seed));
  const moves: string[] = [];
  const send = (seat: Seat, intent: Extract<Request, { type: 'play' }>['intent']): void => {
    for (const { to, message } of table.receive(seat, { id: String(table.version), type: 'play', intent }).deliveries) {
      expect(message.type).toBe('update');
      if (to === 'blue' && message.type === 'update') opponent.learn(message);
    }
  };
  send('red', { type: 'deploy', deployment: sampleDeployment(rules, 0, chance) });
  send('blue', { type: 'deploy', deployment: opponent.deployment(libraryOf(edition, rules.options)) });
  for (;;) {
    const { view } = table.join('red');
    if (view.result !== undefined) return { winner: view.result.winners[0], moves };
    const move = view.turn === 'blue' ? opponent.choose(table.join('blue').view) : pick(chance, view.moves);
    moves.push(`${move.from}${move.to}`);
    send(view.turn, move);
  }
}

test('it nearly always beats a player who moves at random', () => {
  const games = Array.from({ length: 12 }, (_, game) => playRandom(barrage, `barrage ${game}`));
  expect(games.filter(({ winner }) => winner === 'blue').length).toBeGreaterThanOrEqual(9);
  expect(playRandom(original, 'original').winner).toBe('blue');
});

test('a seed tells the same game again', () => {
  expect(playRandom(original, 'again').moves).toEqual(playRandom(original, 'again').moves);
});
