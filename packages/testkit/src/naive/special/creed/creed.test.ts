import { describe, expect, test } from 'vitest';
import type { NaiveRules, NaiveSeat } from '../../types.ts';
import type { NaiveSetup, NaiveSpecial } from '../types.ts';
import { startCreedSpecial } from './creed.ts';

const BOARD: NaiveRules = {
  columns: 5,
  rows: 5,
  lakes: [],
  twoSquareLimit: 3,
  chaseRule: false,
  quietLimit: undefined,
  bothImmobile: 'draw',
};
// Far away and unconcerned: both flags, and a mover each so that nobody is immobile.
const CORNERS = 'red flag a1, red miner b1, blue flag e5, blue miner d5';

describe('plain play', () => {
  test('CORE-9 CORE-22: moves and attacks mark the pieces that moved, ran and were shown', () => {
    const game = start(`${CORNERS}, red scout c1, red scout e1, blue sergeant c4, blue scout e2`);
    const ran = game.play('move c1 c3');
    expect(ran.look).toContain('piece red scout c3 moved ran');
    expect(ran.look).toContain('turn blue');
    expect(ran.look).toContain('waiting act blue');
    expect(ran.look).toContain('quiet 1');
    const taken = ran.play('move c4 c3');
    expect(taken.look).toContain('piece blue sergeant c3 moved shown');
    expect(taken.look).toContain('captured red scout');
    expect(taken.look).toContain('quiet 0');
  });

  test('CORE-13: a bomb that blew up an attacker is shown and has not moved', () => {
    const game = start(`${CORNERS}, red major c1, blue bomb c2`).play('move c1 c2');
    expect(game.look).toContain('piece blue bomb c2 shown');
    expect(game.look).toContain('captured red major');
  });

  test('CORE-17: capturing the flag ends the game at once', () => {
    const game = start('red flag a1, red spy e4, blue flag e5, blue miner d5').play('move e4 e5');
    expect(game.look).toEqual([
      'captured blue flag',
      'ended flagCaptured red',
      'piece blue miner d5',
      'piece red flag a1',
      'piece red spy e5 moved shown',
      'quiet 0',
    ]);
    expect(game.legal).toEqual([]);
    expect(game.actor).toBeUndefined();
    expect(() => game.play('move d5 d4')).toThrow();
  });

  test('an intent that is not legal throws', () => {
    expect(() => start(CORNERS).play('move b1 b3')).toThrow();
    expect(() => start(CORNERS).play('pass')).toThrow();
  });

  test('REP-1: the fourth crossing is not legal', () => {
    const thrice = playAll(start(CORNERS), 'move b1 c1', 'move d5 c5', 'move c1 b1', 'move c5 c4', 'move b1 c1', 'move c4 c3');
    expect(thrice.legal).not.toContain('move c1 b1');
    expect(thrice.legal).toContain('move c1 d1');
  });

  test('U-9: the quiet limit is a draw', () => {
    const game = start(CORNERS, { rules: { ...BOARD, quietLimit: 2 } });
    const drawn = playAll(game, 'move b1 c1', 'move d5 c5');
    expect(drawn.look).toContain('ended quietLimit draw');
    expect(drawn.look).toContain('quiet 2');
  });

  test('CORE-20: no seat has a movable piece left', () => {
    const game = start('red flag a1, red major c3, blue flag e5, blue major c4');
    expect(game.play('move c3 c4').look).toContain('ended bothImmobile draw');
    const strict = start('red flag a1, red major c3, blue flag e5, blue major c4', { rules: { ...BOARD, bothImmobile: 'moverLoses' } });
    expect(strict.play('move c3 c4').look).toContain('ended bothImmobile red');
  });

  test('ACS-34: an unused Apple does not save a player who cannot move', () => {
    const game = start('red flag a1, red bomb a2, blue flag e5, blue miner d5');
    expect(game.look).toContain('ended immobile blue');
    expect(game.legal).toEqual([]);
  });
});

describe('the Shroud', () => {
  // Red has lost a scout and a general by the time blue's sergeant stands before red's spy.
  const losses = `${CORNERS}, red scout c1, red general e1, red spy c4, blue sergeant c2, blue bomb e2, blue sergeant b4`;
  const bled = playAll(start(losses), 'move c1 c2', 'move d5 d4', 'move e1 e2', 'move d4 d5', 'move b1 b2');

  test('ACS-1 ACS-2: an attacked spy brings back a captured piece on a free square of the first row', () => {
    const asked = bled.play('move b4 c4');
    expect(asked.actor).toBe('red');
    expect(asked.look).toContain('turn blue');
    expect(asked.look).toContain('waiting heal red');
    expect(asked.look).toContain('piece blue sergeant c4 moved shown');
    expect(sorted(asked.legal)).toEqual(sorted(['pass', ...heals('scout', 'b1 c1 d1 e1'), ...heals('general', 'b1 c1 d1 e1')]));
    const healed = asked.play('heal general c1');
    expect(healed.look).toContain('piece red general c1 shown');
    expect(healed.look).toContain('captured red scout');
    expect(healed.look).not.toContain('captured red general');
    expect(healed.look).toContain('waiting act red');
    expect(healed.look).toContain('quiet 0');
    expect(healed.legal).toContain('move c1 c2');
  });

  test('ACS-3: healing is optional and costs no turn', () => {
    const passed = bled.play('move b4 c4').play('pass');
    expect(passed.look).toContain('captured red general');
    expect(passed.look).toContain('turn red');
  });

  test('U-32: with shroudHidden no other player is told which piece came back', () => {
    const hidden = start(losses, { options: { shroudHidden: 'on' } });
    const healed = playAll(
      hidden,
      ...['move c1 c2', 'move d5 d4', 'move e1 e2', 'move d4 d5', 'move b1 b2', 'move b4 c4', 'heal scout b1'],
    );
    expect(healed.look).toContain('piece red scout b1');
  });

  test('ACS-1: a spy that attacks and loses, or hits a bomb, heals too, and its own square may be free again', () => {
    const game = start(`${CORNERS}, red scout c3, red spy c1, blue sergeant c4, blue bomb c2, blue major d1`);
    const lost = playAll(game, 'move c3 c4', 'move d5 d4');
    const blown = lost.play('move c1 c2');
    expect(blown.look).toContain('turn red');
    expect(blown.look).toContain('waiting heal red');
    expect(sorted(blown.legal)).toEqual(sorted(['pass', ...heals('scout', 'c1 e1')]));
    expect(blown.play('heal scout c1').look).toContain('turn blue');
    expect(lost.play('move c1 d1').look).toContain('waiting heal red');
  });

  test('ACS-3: without a captured piece of rank 2 to 10 there is no question', () => {
    const game = start(`${CORNERS}, red spy c1, red bomb c5, blue bomb c2`);
    const bombed = game.play('move b1 b2').play('move d5 c5');
    expect(bombed.look).toContain('captured red bomb');
    const spent = bombed.play('move c1 c2');
    expect(spent.look).toContain('waiting act blue');
  });

  test('ACS-2 U-33: a full first row sends the piece to the next row, blue counts from the north', () => {
    const full = 'blue flag a5, blue bomb b5, blue bomb c5, blue bomb d5, blue miner e5, blue bomb a4, blue scout c4, blue spy e3';
    const game = start(`${full}, red flag a1, red sergeant c3, red sergeant e2`);
    const asked = playAll(game, 'move c3 c4', 'move e5 e4', 'move c4 c3', 'move e4 e5', 'move e2 e3');
    expect(asked.actor).toBe('blue');
    expect(sorted(asked.legal)).toEqual(sorted(['pass', ...heals('scout', 'b4 c4 d4 e4')]));
  });

  test('ACS-2: obstacles do not count as free squares', () => {
    const game = start(`${CORNERS}, red scout d3, red spy c3, blue sergeant d4, blue sergeant c4`, {
      rules: { ...BOARD, lakes: ['c1', 'd1'] },
    });
    const asked = playAll(game, 'move d3 d4', 'move c4 c3');
    expect(sorted(asked.legal)).toEqual(['heal scout e1', 'pass']);
  });

  test('ACS-4: spy against spy asks the seat in turn first', () => {
    const game = start(`${CORNERS}, red scout c1, blue major c2, red major e1, blue scout e2, red spy c3, blue spy c4`);
    const bare = playAll(game, 'move c1 c2', 'move d5 d4', 'move e1 e2', 'move d4 d5');
    const asked = bare.play('move c3 c4');
    expect(asked.actor).toBe('red');
    expect(asked.look).toContain('waiting heal red');
    const second = asked.play('heal scout c1');
    expect(second.actor).toBe('blue');
    expect(second.look).toContain('turn red');
    expect(second.legal).toContain('heal scout a5');
    expect(second.play('pass').look).toContain('waiting act blue');
  });

  test('REP-3: a plain attack that let a player heal still counts as a crossing', () => {
    const game = start(`${CORNERS}, red major c2, red scout e3, blue spy b3, blue scout e4`);
    const shuffled = playAll(game, 'move e3 e4', 'move d5 d4', 'move c2 c3', 'move d4 d5', 'move c3 c2', 'move b3 c3');
    const healed = playAll(shuffled, 'move c2 c3', 'heal scout a5', 'move d5 d4');
    expect(healed.legal).not.toContain('move c3 c2');
    expect(healed.legal).toContain('move c3 b3');
  });

  test('REP-1: what a healed piece did before does not count', () => {
    const game = start(`${CORNERS}, red scout c2, red spy a3, blue major c4, blue sergeant a4`);
    const fallen = playAll(game, 'move c2 c3', 'move d5 d4', 'move c3 c2', 'move d4 d5', 'move c2 c4');
    const healed = playAll(fallen, 'move a4 a3', 'heal scout c1');
    expect(healed.legal).toContain('move c1 c4');
  });
});

describe('the Sword', () => {
  const RESULTS: readonly (readonly [string, string, readonly string[]])[] = [
    ['scout', 'miner', ['blue scout', 'blue miner']],
    ['miner', 'scout', ['blue miner', 'blue scout']],
    ['scout', 'captain', ['blue scout', 'red captain', 'blue captain']],
    ['captain', 'scout', ['blue scout', 'red captain', 'blue captain']],
    ['scout', 'major', ['blue scout', 'red captain']],
    ['major', 'scout', ['blue scout', 'red captain']],
    ['captain', 'captain', ['red captain', 'blue captain', 'blue captain']],
    ['captain', 'major', ['red captain', 'blue captain']],
    ['captain', 'flag', ['red captain', 'blue captain']],
    ['major', 'general', ['red captain']],
    ['marshal', 'flag', ['red captain']],
    ['bomb', 'scout', ['red captain']],
    ['scout', 'bomb', ['red captain']],
    ['flag', 'bomb', ['red captain']],
    ['bomb', 'captain', ['red captain']],
  ];

  test.each(RESULTS)('ACS-11 to ACS-15: %s and %s', (west, east, fallen) => {
    const game = start(`red flag a1, red miner b1, blue miner d5, red captain c3, blue ${west} b3, blue ${east} d3`);
    const after = game.play('sword c3 b3 d3');
    const captured = after.look.filter((line) => line.startsWith('captured')).map((line) => line.slice('captured '.length));
    expect(sorted(captured)).toEqual(sorted(fallen));
    const standing = after.look.filter((line) => / [bcd]3/.test(line));
    // ACS-12, U-34: no piece moves, and all pieces involved have been shown.
    for (const line of standing) expect(line).toMatch(/ (red captain c3|blue \w+ [bd]3) shown$/);
    expect(standing.length).toBe(3 - fallen.length);
    expect(after.look).toContain('turn blue');
    expect(after.look).toContain('quiet 0');
  });

  test('ACS-16: the Apple among the targets of a living captain wins', () => {
    const game = start('red flag a1, red captain c3, blue flag b3, blue scout d3, blue miner e5');
    const won = game.play('sword c3 b3 d3');
    expect(won.look).toContain('ended flagCaptured red');
    expect(won.look).toContain('captured blue flag');
    expect(won.look).toContain('captured blue scout');
    expect(won.look).toContain('piece red captain c3 shown');
  });

  test('ACS-10: every pair once, south before north, west before east; AUD-8: and each alone, besides the plain attack', () => {
    const game = start(`${CORNERS}, red captain c3, blue scout c2, blue scout b3, blue scout d3, blue scout c4`);
    const swords = game.legal.filter((intent) => intent.startsWith('sword'));
    expect(sorted(swords)).toEqual(
      sorted([
        ...['sword c3 c2 b3', 'sword c3 c2 d3', 'sword c3 c2 c4', 'sword c3 b3 d3', 'sword c3 b3 c4', 'sword c3 d3 c4'],
        ...['sword c3 c2', 'sword c3 b3', 'sword c3 d3', 'sword c3 c4'],
      ]),
    );
    expect(game.play('move c3 d3').look).toContain('piece red captain d3 moved shown');
  });

  test.each([
    ['scout', ['piece red captain c3 shown'], ['blue scout']],
    ['captain', [], ['red captain', 'blue captain']],
    ['major', ['piece blue major d3 shown'], ['red captain']],
    ['bomb', ['piece blue bomb d3 shown'], ['red captain']],
  ])('AUD-8: a %s alone, and the captain stays', (kind, left, fallen) => {
    const after = start(`${CORNERS}, red captain c3, blue ${kind} d3`).play('sword c3 d3');
    expect(after.look.filter((line) => / [cd]3/.test(line))).toEqual(left);
    expect(sorted(after.look.filter((line) => line.startsWith('captured')))).toEqual(sorted(fallen.map((one) => `captured ${one}`)));
    expect(after.look).toContain('turn blue');
  });

  test('ACS-1: a spy under the sword heals before the second combat', () => {
    const game = start(`${CORNERS}, red captain c3, blue spy b3, blue major d3, blue scout e2, red sergeant e1`);
    const asked = playAll(game, 'move e1 e2', 'move d5 c5').play('sword c3 b3 d3');
    expect(asked.actor).toBe('blue');
    expect(asked.look).toContain('turn red');
    expect(asked.look).toContain('piece red captain c3 shown');
    expect(asked.look).toContain('piece blue major d3 shown');
    const done = asked.play('heal scout a5');
    expect(done.look).toContain('captured red captain');
    expect(done.look).toContain('piece blue scout a5 shown');
    expect(done.look).toContain('turn blue');
  });

  test('ACS-35: a sword turn interrupts a shuffle', () => {
    const game = start(`${CORNERS}, red captain c3, blue scout b3, blue scout d3`);
    const shuffled = playAll(game, 'move b1 c1', 'move d5 c5', 'move c1 b1', 'move c5 c4', 'move b1 c1', 'move c4 c5');
    expect(shuffled.legal).not.toContain('move c1 b1');
    expect(playAll(shuffled, 'sword c3 b3 d3', 'move c5 c4').legal).toContain('move c1 b1');
  });
});

describe('the Apple', () => {
  test('ACS-20: any enemy piece may be chosen, once in a game, and the own Apple stays exposed', () => {
    const game = start(`${CORNERS}, blue bomb a5`);
    const apples = game.legal.filter((intent) => intent.startsWith('apple'));
    expect(sorted(apples)).toEqual(['apple a5', 'apple d5', 'apple e5']);
    const used = game.play('apple a5');
    expect(used.look).toContain('piece red flag a1 shown');
    expect(used.look).toContain('applesUsed red');
    const both = used.play('apple b1');
    expect(both.look).toContain('applesUsed red,blue');
    expect(both.legal.filter((intent) => intent.startsWith('apple'))).toEqual([]);
  });

  test('ACS-21: a bomb or an Apple is only looked at', () => {
    const game = start('red flag a1, red miner b1, blue flag e5, blue bomb d5, blue miner d4');
    const seen = game.play('apple d5');
    expect(seen.look).toContain('piece blue bomb d5 shown');
    expect(seen.look).toContain('piece blue miner d4');
    expect(seen.look).toContain('piece blue flag e5');
    expect(seen.look).toContain('quiet 1');
    expect(game.play('apple e5').look).toContain('piece blue flag e5 shown');
  });

  test('ACS-22 ACS-23: a controlled piece attacks its own neighbours upwards and stays, the user does not suffer', () => {
    const game = start(`${CORNERS}, blue major c3, blue scout b3, blue captain d3, blue general c4, red scout c2`);
    const used = game.play('apple c3');
    expect(captured(used)).toEqual(['blue captain', 'blue major', 'blue scout']);
    expect(used.look).toContain('piece blue general c4 shown');
    expect(used.look).toContain('piece red scout c2');
    expect(used.look).toContain('quiet 0');
  });

  test('ACS-23 ACS-28: a survivor stands where it stood, not moved, its owner plays on', () => {
    const used = start(`${CORNERS}, blue major c3, blue scout b3`).play('apple c3');
    expect(used.look).toContain('piece blue major c3 shown');
    expect(used.legal).toContain('move c3 b3');
  });

  test('ACS-24: a controlled miner defuses bombs and goes on', () => {
    const used = start(`${CORNERS}, blue miner c3, blue bomb b3, blue bomb d3, blue scout c4, blue miner c2`).play('apple c3');
    expect(captured(used)).toEqual(['blue bomb', 'blue bomb', 'blue miner', 'blue miner', 'blue scout']);
  });

  test('ACS-25 D-11: any other piece falls with the bomb, or alone', () => {
    const pieces = `${CORNERS}, blue marshal c3, blue bomb b3, blue bomb d3, blue scout c4`;
    const used = start(pieces).play('apple c3');
    expect(captured(used)).toEqual(['blue bomb', 'blue marshal']);
    // Equals are attacked in board order.
    expect(used.look).toContain('piece blue bomb d3 shown');
    expect(used.look).toContain('piece blue scout c4 shown');
    const stays = start(pieces, { options: { appleBombStays: 'on' } }).play('apple c3');
    expect(captured(stays)).toEqual(['blue marshal']);
  });

  test('ACS-26 ACS-32: equals fall together and end the chain, also three captains', () => {
    const used = start(`${CORNERS}, blue captain c3, blue captain b3, blue captain d3`).play('apple c3');
    expect(captured(used)).toEqual(['blue captain', 'blue captain']);
    expect(used.look).toContain('piece blue captain d3 shown');
  });

  test('ACS-27: the own Apple of a controlled piece is exposed, not captured', () => {
    const used = start(`${CORNERS}, blue scout e4`).play('apple d5');
    expect(used.look).toContain('piece blue flag e5 shown');
    expect(used.look).toContain('piece blue miner d5 shown');
    expect(used.look).toContain('turn blue');
    expect(captured(used)).toEqual([]);
    expect(used.look).toContain('quiet 1');
  });

  test('ACS-29 ACS-33: without neighbours only the piece is revealed, a scout looks no farther either', () => {
    const used = start(`${CORNERS}, blue scout c3, blue major a3`).play('apple c3');
    expect(used.look).toContain('piece blue scout c3 shown');
    expect(used.look).toContain('piece blue major a3');
  });

  test('ACS-24 ACS-30: a controlled spy beats its marshal only if no target comes before it', () => {
    const alone = start(`${CORNERS}, blue spy c3, blue marshal c4`).play('apple c3');
    expect(captured(alone)).toEqual(['blue marshal']);
    const crowded = start(`${CORNERS}, blue spy c3, blue marshal c4, blue scout b3`).play('apple c3');
    expect(captured(crowded)).toEqual(['blue spy']);
  });

  test('ACS-31: a spy that falls in the chain heals at once, and the newcomer is no target', () => {
    const game = start(`${CORNERS}, blue marshal c5, blue spy b5, blue bomb c4, blue scout e2, red sergeant e1`);
    const bled = playAll(game, 'move e1 e2', 'move d5 d4', 'move e2 e1', 'move d4 d5');
    // The marshal's bomb comes first, so here it falls with the bomb and the spy lives.
    expect(captured(bled.play('apple c5'))).toEqual(['blue bomb', 'blue marshal', 'blue scout']);
    const opened = start(`${CORNERS}, blue marshal c5, blue spy b5, blue major c4, blue scout e2, red sergeant e1`);
    const asked = playAll(opened, 'move e1 e2', 'move d5 d4', 'move e2 e1', 'move d4 d5', 'apple c5');
    expect(asked.actor).toBe('blue');
    expect(asked.look).toContain('turn red');
    expect(asked.legal).toContain('heal scout b5');
    const done = asked.play('heal scout b5');
    expect(captured(done)).toEqual(['blue major', 'blue miner', 'blue spy']);
    expect(done.look).toContain('piece blue scout b5 shown');
    expect(done.look).toContain('turn blue');
  });

  test('ACS-31: a controlled spy that falls heals too', () => {
    const game = start(`${CORNERS}, blue spy c3, blue bomb b3, blue scout e2, red sergeant e1`);
    const asked = playAll(game, 'move e1 e2', 'move d5 d4', 'move e2 e1', 'move d4 d5', 'apple c3');
    expect(asked.look).toContain('waiting heal blue');
    expect(asked.play('heal scout c5').look).toContain('turn blue');
  });

  test('U-39b: an Apple that takes the last mover leaves its owner immobile', () => {
    const game = start('red flag a1, red miner b1, blue flag e5, blue scout c3, blue scout c4');
    expect(game.play('apple c3').look).toContain('ended immobile red');
  });
});

interface Extras {
  readonly rules?: NaiveRules;
  readonly options?: NaiveSetup['options'];
}

/** Starts a game, red first, from text such as 'red flag a1, blue spy b2'. */
function start(text: string, { rules = BOARD, options = {} }: Extras = {}): NaiveSpecial {
  const pieces = text.split(', ').map((piece) => {
    const [seat, kind, cell] = piece.split(' ');
    return { seat: seat as NaiveSeat, kind, cell };
  });
  return startCreedSpecial({ rules, options, pieces, starter: 'red' });
}

function playAll(game: NaiveSpecial, ...intents: readonly string[]): NaiveSpecial {
  return intents.reduce((state, intent) => state.play(intent), game);
}

function heals(kind: string, cells: string): readonly string[] {
  return cells.split(' ').map((cell) => `heal ${kind} ${cell}`);
}

function captured(game: NaiveSpecial): readonly string[] {
  return game.look.filter((line) => line.startsWith('captured')).map((line) => line.slice('captured '.length));
}

function sorted(lines: readonly string[]): readonly string[] {
  return lines.toSorted();
}
