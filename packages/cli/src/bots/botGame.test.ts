/** The side of a bot, line by line. */

import { type MoveIntent, sampleDeployment, seededChance, type View } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { say, startTestBot, type TestBot } from '../forTests/botForTests.ts';
import { BotGame } from './botGame.ts';
import { botRules } from './botRules.ts';

const LAKES = ['..++..++..', '..++..++..'];
const firstMove = ({ moves }: View): MoveIntent => moves[0];

function pieceAt(view: View, cell: string): string {
  const piece = view.pieces.find((one) => one.cell === cell);
  return piece === undefined ? 'empty' : `${piece.seat} ${piece.known ? piece.kind : '?'}`;
}

function capturedIn(view: View): readonly string[] {
  return view.captured.map(({ seat, kind }) => `${seat} ${kind}`).sort();
}

describe('a dialogue in Barrage', () => {
  const rules = botRules('barrage', []);
  const RED = ['F.........', 'B.........', '..........', '9129..8.s.'];
  const BLUE = ['#......###', '####......', '..........', '..........'];
  const BOARD = [...RED, ...LAKES, ...BLUE];

  /** RED, with a scout that wants to run as far as it can. */
  function start(): TestBot {
    const runs = ({ moves }: View): MoveIntent => moves.findLast(({ from }) => from === 'j4') ?? moves[0];
    const sitting = startTestBot(rules, seededChance(1), runs, RED);
    expect(say(sitting, 'RED someone 10 10')).toEqual(RED);
    return sitting;
  }

  test('it deploys, finds the enemy on its first board, and its scout runs into them', () => {
    const sitting = start();
    expect(say(sitting, 'START', ...BOARD)).toEqual(['0 3 DOWN 3']);
    const [view] = sitting.views;
    expect(view.pieces).toHaveLength(16);
    expect([pieceAt(view, 'j7'), pieceAt(view, 'g8'), pieceAt(view, 'a7'), pieceAt(view, 'j1')]).toEqual([
      'blue ?',
      'blue ?',
      'blue ?',
      'red flag',
    ]);
    expect(sitting.remarks).toEqual([]);
  });

  test('KILLS, DIES and BOTHDIE reveal the pieces and tell which are captured', () => {
    const sitting = start();
    say(sitting, 'START', ...BOARD);
    say(sitting, '0 3 DOWN 3 DIES 9 8', '8 6 UP 3 KILLS 9 s');
    expect(say(sitting, ...RED.slice(0, 3), '.129..8.#.', ...LAKES, '#......#.#', ...BLUE.slice(1))).toHaveLength(1);
    expect([pieceAt(sitting.views[1], 'j7'), pieceAt(sitting.views[1], 'b4')]).toEqual(['blue miner', 'blue scout']);
    expect(capturedIn(sitting.views[1])).toEqual(['red scout', 'red spy']);
    say(sitting, '6 3 UP OK', '8 3 LEFT 5 BOTHDIE 9 9');
    say(sitting, ...RED.slice(0, 2), '......8...', '.12.......', ...LAKES, '#......#.#', ...BLUE.slice(1));
    expect([pieceAt(sitting.views[2], 'g4'), pieceAt(sitting.views[2], 'b4')]).toEqual(['empty', 'empty']);
    expect(capturedIn(sitting.views[2])).toEqual(['blue scout', 'red scout', 'red scout', 'red spy']);
    expect(sitting.remarks).toEqual([]);
  });

  test('a piece that ran is a scout, although it was not revealed', () => {
    const sitting = start();
    say(sitting, 'START', ...BOARD, '1 3 DOWN OK', '9 6 UP 3 OK');
    say(sitting, ...RED.slice(0, 3), '9.29..8.s#', '.1++..++..', LAKES[1], '#......##.', ...BLUE.slice(1));
    const ran = sitting.views[1].pieces.find(({ cell }) => cell === 'a4');
    expect(ran).toMatchObject({ known: false, seen: { moved: true, ran: true } });
    expect(sitting.remarks).toEqual([]);
  });

  test('BLUE learns the starting cells from a board that comes after the first move', () => {
    const rows = ['9129..8.s.', '..........', 'B.........', 'F.........'];
    const sitting = startTestBot(rules, seededChance(2), firstMove, rows);
    expect(say(sitting, 'BLUE someone 10 10')).toEqual(rows);
    const empty = '..........';
    const after = ['#####.....', '##........', empty, empty, ...LAKES, '.129..8.s.', ...rows.slice(1)];
    expect(say(sitting, '0 3 DOWN 3 BOTHDIE 9 9', ...after)).toHaveLength(1);
    expect(capturedIn(sitting.views[0])).toEqual(['blue scout', 'red scout']);
    expect(sitting.views[0].pieces.filter(({ seat }) => seat === 'red')).toHaveLength(7);
    expect(sitting.remarks).toEqual([]);
  });

  test('unknown lines, boards before a game and passed turns do no harm, and QUIT ends it', () => {
    expect(say(startTestBot(rules, seededChance(3), firstMove), ...BOARD, '1 1 UP OK', 'START')).toEqual([]);
    const sitting = start();
    expect(say(sitting, 'hello?', 'START', 'who goes there', '', ...BOARD)).toHaveLength(1);
    // Some managers let illegal moves pass and go on.
    say(sitting, '0 3 DOWN OK', '9 9 UP ILLEGAL');
    expect(say(sitting, ...RED.slice(0, 3), '.129..8.s.', '9.++..++..', LAKES[1], ...BLUE)).toHaveLength(1);
    expect(sitting.views[1].moves.some(({ from }) => from === 'j5')).toBe(true);
    const unknown = ['"hello?"', '"who goes there"', '"9 9 UP ILLEGAL"'];
    expect(sitting.remarks).toEqual(unknown.map((text) => `not understood: ${text}`));
    expect(sitting.game.isOver).toBe(false);
    expect(say(sitting, 'QUIT someone RED VICTORY_FLAG 10 5 6')).toEqual([]);
    expect(sitting.game.isOver).toBe(true);
  });

  test('a line that does not fit the game is reported, and the game goes on', () => {
    const sitting = start();
    say(sitting, 'START', ...BOARD, '0 3 DOWN OK', '5 5 UP OK', '8 6 UP KILLS 9 s');
    expect(say(sitting, ...BOARD)).toHaveLength(1);
    expect(sitting.remarks).toEqual(['does not fit the game: 5 5 UP', 'does not fit the game: 8 6 UP', 'the board is not as it was told']);
    const other = startTestBot(rules, seededChance(4), firstMove, RED);
    expect(say(other, 'RED someone 10 10', 'START', ...RED, ...LAKES, ...Array<string>(4).fill('##########'))).toHaveLength(5);
    expect(other.remarks[0]).toBe('the enemy has 40 pieces, in this edition an army has 8');
  });

  test('a second game may follow the first', () => {
    const sitting = start();
    say(sitting, 'START', ...BOARD, '0 3 DOWN OK', '9 6 UP OK');
    expect(say(sitting, 'RED another 10 10', 'START', ...BOARD)).toEqual([...RED, '0 3 DOWN 3']);
    expect(sitting.remarks).toEqual([]);
  });
});

describe('a dialogue in Original', () => {
  const rules = botRules('original', []);
  const ENEMIES = Array<string>(4).fill('##########');

  test('a bot that has no move gives up', () => {
    const rows = ['F999999998', '8888777766', '6655554443', 'BB32BB1sBB'];
    const sitting = startTestBot(rules, seededChance(5), firstMove, rows);
    expect(say(sitting, 'RED x 10 10', 'START', ...rows, ...LAKES, ...ENEMIES)).toEqual([...rows, 'SURRENDER']);
  });

  test('[REP-1] it keeps the two-square rule without a manager, and breaks it only where that leaves no other move', () => {
    const rows = ['F999999998', '8888777766', 'B655554443', '6B32BB1sBB'];
    const wishes = ['j5', 'i5', 'j5', 'j4', 'j5', 'j4'];
    const wish = ({ moves }: View): MoveIntent => moves.find(({ to }) => to === wishes[0]) ?? moves[0];
    const sitting = startTestBot(rules, seededChance(6), wish, rows);
    say(sitting, 'RED x 10 10', 'START');
    for (const [turn, expected] of ['0 3 DOWN', '0 4 RIGHT', '1 4 LEFT', '0 4 UP', '0 3 DOWN', '0 4 UP'].entries()) {
      expect(say(sitting, ...rows, ...LAKES, ...ENEMIES)).toEqual([expected]);
      wishes.shift();
      // The enemy goes to and fro as long as it likes: that is told and not judged.
      say(sitting, `${expected} OK`, turn % 2 === 0 ? '9 6 UP OK' : '9 5 DOWN OK');
    }
    expect(sitting.views).toHaveLength(6);
    expect(say(sitting, ...rows, ...LAKES, ...ENEMIES)).toEqual(['0 3 DOWN']);
    expect(sitting.views).toHaveLength(6);
  });

  test('the time for the enemy’s move counts as thinking time, the pauses of a manager do not', () => {
    let now = 0;
    const budgets: unknown[] = [];
    const game = new BotGame({
      rules,
      playerFor: (seat) => ({
        seat,
        learn: () => {
          now += 10;
        },
        deploy: () => sampleDeployment(rules, 0, seededChance(8)),
        choose: (view, budget) => {
          budgets.push(budget);
          return view.moves[0];
        },
      }),
      budget: { ms: 100, nodes: 5 },
      chance: seededChance(7),
      now: () => now,
      remark: () => {},
    });
    const rows = game.receive('RED x 10 10');
    for (const line of ['START', ...rows, ...LAKES, ...ENEMIES]) game.receive(line);
    // Both deployments are learned from the first board; after that a line is an action.
    expect(budgets).toEqual([{ ms: 80, nodes: 5 }]);
    for (const line of ['1 3 DOWN OK', '9 6 UP OK']) game.receive(line);
    now += 5000;
    for (const line of [...rows, ...LAKES, ...ENEMIES]) game.receive(line);
    expect(budgets[1]).toEqual({ ms: 90, nodes: 5 });
  });
});
