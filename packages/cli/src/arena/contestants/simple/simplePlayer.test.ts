import { barrage, battleCards, cloneSpecial, creedSpecial, deploymentFromLibrary, libraryOf, original } from '@flagfall/editions';
import {
  compileRules,
  type DeedIntent,
  type Edition,
  formatIntent,
  type Intent,
  type MoveIntent,
  pick,
  type Seat,
  sampleDeployment,
  seededChance,
  type View,
} from '@flagfall/engine';
import { seenActionsIn } from '@flagfall/protocol';
import { handOf } from '@flagfall/seat';
import { localTable, type Request } from '@flagfall/table';
import { describe, expect, test } from 'vitest';
import { parseDeed, parseMove } from '../../../play/lines/typed.ts';
import { SimplePlayer } from './simplePlayer.ts';

interface Played {
  readonly winner: Seat | undefined;
  readonly moves: readonly string[];
}

/** Blue is the opponent, red moves at random. */
function playRandom(edition: Edition, seed: string): Played {
  const rules = compileRules(edition);
  const table = localTable(rules, `${seed} cards`);
  const chance = seededChance(`${seed} random`);
  const opponent = new SimplePlayer(rules, 'blue', seededChance(seed));
  const moves: string[] = [];
  const send = (seat: Seat, intent: Extract<Request, { type: 'play' }>['intent']): void => {
    for (const { to, message } of table.receive(0, seat, { id: String(table.version), type: 'play', intent }).commit().deliveries) {
      expect(message.type).toBe('update');
      if (to === 'blue' && message.type === 'update') opponent.learn(seenActionsIn(message.steps));
    }
  };
  send('red', { type: 'deploy', deployment: sampleDeployment(rules, 0, chance) });
  send('blue', { type: 'deploy', deployment: opponent.deploy(table.viewOf('blue')) });
  for (;;) {
    const view = table.viewOf('red');
    if (view.result !== undefined) return { winner: view.result.winners[0], moves };
    const [seat] = view.waiting?.seats ?? [];
    const intent = seat === 'blue' ? opponent.choose(table.viewOf('blue')) : pick(chance, [...view.moves, ...view.deeds]);
    moves.push(formatIntent(intent));
    send(seat, intent);
  }
}

const GAMES = process.env.FLAGFALL_LONG === '1' ? 20 : 1;

test('it nearly always beats a random player', () => {
  const games = Array.from({ length: 4 * GAMES }, (_, game) => playRandom(barrage, `barrage ${game}`));
  expect(games.filter(({ winner }) => winner === 'blue').length).toBeGreaterThanOrEqual(3 * GAMES);
  expect(playRandom(original, 'original').winner).toBe('blue');
});

test.each([battleCards, creedSpecial, cloneSpecial])(
  '$id: it beats a player who does anything at random, and uses what it has',
  (edition) => {
    const games = Array.from({ length: GAMES }, (_, game) => playRandom(edition, `${edition.id} ${game}`));
    expect(games.filter(({ winner }) => winner === 'blue').length).toBeGreaterThanOrEqual(0.75 * GAMES);
    expect(playRandom(edition, `${edition.id} 0`)).toEqual(games[0]);
  },
);

describe('questions', () => {
  /** What blue answers after these lines, in the first deal that suits. */
  function answerOf(edition: Edition, suits: (view: View) => boolean, ...lines: readonly string[]): MoveIntent | DeedIntent {
    const rules = compileRules(edition);
    for (let seed = 0; ; seed++) {
      const table = localTable(rules, String(seed));
      const opponent = new SimplePlayer(rules, 'blue', seededChance('answer'));
      const send = (seat: Seat, intent: Intent): void => {
        for (const { to, message } of table.receive(0, seat, { id: String(table.version), type: 'play', intent }).commit().deliveries) {
          if (message.type === 'refused') throw new Error(JSON.stringify({ intent, message }));
          if (to === 'blue' && message.type === 'update') opponent.learn(seenActionsIn(message.steps));
        }
      };
      for (const seat of rules.seats)
        send(seat, { type: 'deploy', deployment: deploymentFromLibrary(rules, seat, libraryOf(edition, rules.options)[0]) });
      if (!suits(table.viewOf('blue'))) continue;
      for (const line of lines) {
        const [seat, text] = [line.split(' ')[0] as Seat, line.slice(line.indexOf(' ') + 1)];
        const move = parseMove(text);
        send(seat, move === undefined ? parseDeed(rules, text)! : { type: 'move', ...move });
      }
      return opponent.choose(table.viewOf('blue'));
    }
  }
  const holds = (card: string) => (view: View) => handOf(view, 'blue').includes(card);
  const start = ['red mulligan no', 'blue mulligan no'];

  test('[BC-40] it defends a piece that the card saves, and keeps the card where it is not needed', () => {
    // A lieutenant walks up to a scout and attacks it; a scout runs into a lieutenant.
    const walk = ['red f3f4', 'blue b8b7', 'red f4f5', 'blue b7b6', 'red f5f6', 'blue b6b5', 'red f6f7', 'blue b5b6', 'red f7f8'];
    expect(answerOf(battleCards, holds('defence3'), ...start, ...walk)).toMatchObject({ deed: 'defend', cards: ['defence3'] });
    expect(answerOf(battleCards, holds('defence3'), ...start, 'red e3e8')).toMatchObject({ deed: 'pass' });
  });

  test('[BC-4] it redraws a poor hand and keeps a good one', () => {
    expect(answerOf(battleCards, (view) => ['swap', 'boat'].every((card) => holds(card)(view)))).toMatchObject({ yes: true });
    expect(answerOf(battleCards, (view) => ['attack3', 'defence3'].every((card) => holds(card)(view)))).toMatchObject({ yes: false });
  });
});
