import { describe, expect, test } from 'vitest';
import type { NaiveRules, NaiveSeat } from '../../types.ts';
import type { NaiveSetup, NaiveSpecial } from '../types.ts';
import { startCloneSpecial } from './clone.ts';

const BOARD: NaiveRules = {
  columns: 6,
  rows: 6,
  lakes: [],
  twoSquareLimit: 3,
  chaseRule: false,
  quietLimit: undefined,
  bothImmobile: 'draw',
};
// Far away and unconcerned: both bases, and a mover each so that nobody is immobile.
const CORNERS = 'red flag a1, red miner b1, blue flag f6, blue miner e6';

describe('kinds', () => {
  test('CWS-2: the powered 7 and 6 fight as 7 and 6', () => {
    const game = start(`${CORNERS}, red sniper c1, blue major c2, red berserker d1, blue captain d2, red general f1, blue sniper f2`);
    expect(captured(game.play('move c1 c2'))).toEqual(['blue major', 'red sniper']);
    expect(captured(game.play('move d1 d2'))).toEqual(['blue captain', 'red berserker']);
    expect(captured(game.play('move f1 f2'))).toEqual(['blue sniper']);
  });

  test('CWS-1: nobody else has a power', () => {
    const game = start(`${CORNERS}, red major c3, red captain d3, red colonel a3, red lieutenant f3, blue scout c5, blue scout d5`);
    expect(game.legal.filter((intent) => !intent.startsWith('move'))).toEqual([]);
  });

  test('U-40: with allRank7and6HavePowers every 7 and 6 has the power', () => {
    const options = { allRank7and6HavePowers: 'on' };
    const game = start(`${CORNERS}, red major c3, red captain d3, blue scout c5, blue scout d4, blue scout d5`, { options });
    expect(game.legal).toContain('remoteAttack c3 c5');
    expect(game.play('move d3 d4').legal).toEqual(['anger d4 d5', 'pass']);
  });
});

describe('teleportation', () => {
  const pieces = `${CORNERS}, red colonel c1, blue major c5, blue scout f1`;

  test('CWS-20: an 8 moves like a scout and is marked as one that ran', () => {
    const game = start(pieces);
    expect(destinations(game, 'c1')).toEqual(['c2', 'c3', 'c4', 'c5', 'd1', 'e1', 'f1']);
    expect(game.play('move c1 c3').look).toContain('piece red colonel c3 moved ran');
    expect(game.play('move c1 c2').look).toContain('piece red colonel c2 moved');
    expect(game.play('move c1 c5').look).toContain('piece red colonel c5 moved ran shown');
  });

  test('CWS-20: it jumps over no piece and no planet', () => {
    const game = start(`${CORNERS}, red colonel c1, red scout c3, blue scout d1`, { rules: { ...BOARD, lakes: ['c2'] } });
    expect(destinations(game, 'c1')).toEqual(['d1']);
  });

  test('REP-3: an 8 may not cross one boundary a fourth time by varying its run', () => {
    const game = start(`${CORNERS}, red colonel c1, blue scout a6`);
    const thrice = playAll(game, 'move c1 c3', 'move e6 e5', 'move c3 c2', 'move e5 e6', 'move c2 c3', 'move e6 e5');
    expect(thrice.legal).not.toContain('move c3 c2');
    expect(thrice.legal).not.toContain('move c3 c1');
    expect(thrice.legal).toContain('move c3 c4');
  });
});

describe('clairvoyance', () => {
  const around = 'blue scout c5, blue bomb d4, blue flag c4, blue scout e5, blue scout c6, blue miner e3, blue scout b2, blue scout f3';
  const game = start(`red flag a1, red miner b1, red marshal c3, ${around}`);

  test('CWS-10 CWS-11: enemies within two steps, round a corner too, bombs and base as well', () => {
    const seen = targets(game, 'clairvoyance c3');
    expect(seen).toEqual(['b2', 'c4', 'c5', 'd4', 'e3']);
  });

  test('CWS-10: a general has it too', () => {
    expect(targets(start(`${CORNERS}, red general c3, blue scout d4`), 'clairvoyance c3')).toEqual(['d4']);
  });

  test('CWS-10: both are shown, nothing moves, the turn is used', () => {
    const after = game.play('clairvoyance c3 d4');
    expect(after.look).toContain('piece red marshal c3 shown');
    expect(after.look).toContain('piece blue bomb d4 shown');
    expect(after.look).toContain('turn blue');
    expect(after.look).toContain('quiet 1');
    expect(captured(after)).toEqual([]);
  });

  test('U-42: with remoteBlocked one way must be free', () => {
    const options = { remoteBlocked: 'on' };
    const pieces = `${CORNERS}, red marshal c3, red scout c4, blue scout d4, blue scout c5, blue scout b4, blue scout e3`;
    expect(targets(start(pieces, { options }), 'clairvoyance c3')).toEqual(['b4', 'd4', 'e3']);
    const rules = { ...BOARD, lakes: ['d3', 'b3'] };
    expect(targets(start(pieces, { options, rules }), 'clairvoyance c3')).toEqual([]);
    expect(targets(start(pieces, { rules }), 'clairvoyance c3')).toEqual(['b4', 'c5', 'd4', 'e3']);
  });

  test('CORE-18: clairvoyance saves nobody who cannot move', () => {
    const walled = start('red flag a1, red marshal a2, red bomb a3, red bomb b2, blue scout b3, blue flag f6');
    expect(walled.look).toContain('ended immobile blue');
  });

  test('U-11: a turn of clairvoyance interrupts a shuffle', () => {
    const shuffle = start(`${CORNERS}, red marshal c3, blue scout c5`);
    const thrice = playAll(shuffle, 'move b1 c1', 'move e6 e5', 'move c1 b1', 'move e5 e6', 'move b1 c1', 'move e6 e5');
    expect(thrice.legal).not.toContain('move c1 b1');
    expect(playAll(thrice, 'clairvoyance c3 c5', 'move e5 e4').legal).toContain('move c1 b1');
  });
});

describe('remote attack', () => {
  const game = start(
    `${CORNERS}, red sniper c3, blue captain c5, blue major c4, blue bomb e3, blue marshal c2, blue scout d4, blue scout c6`,
  );

  test('CWS-30: one or two squares in a straight line', () => {
    expect(targets(game, 'remoteAttack c3')).toEqual(['c2', 'c4', 'c5', 'e3']);
    expect(game.legal).not.toContain('remoteAttack c3 d4');
  });

  test('CWS-30: a lower rank falls and the attacker stays', () => {
    const after = game.play('remoteAttack c3 c5');
    expect(captured(after)).toEqual(['blue captain']);
    expect(after.look).toContain('piece red sniper c3 shown');
    expect(after.look).toContain('quiet 0');
    expect(after.look).toContain('turn blue');
  });

  test('CWS-30 CWS-31 U-43: equal, higher and bomb: nothing but what is shown', () => {
    for (const [cell, kind] of [
      ['c4', 'major'],
      ['c2', 'marshal'],
      ['e3', 'bomb'],
    ]) {
      const after = game.play(`remoteAttack c3 ${cell}`);
      expect(captured(after)).toEqual([]);
      expect(after.look).toContain(`piece blue ${kind} ${cell} shown`);
      expect(after.look).toContain('piece red sniper c3 shown');
      expect(after.look).toContain('quiet 1');
    }
  });

  test('CWS-31 U-41: the base is captured, or only seen', () => {
    const pieces = 'red flag a1, red sniper f4, blue flag f6, blue miner a6';
    const won = start(pieces).play('remoteAttack f4 f6');
    expect(won.look).toContain('ended flagCaptured red');
    expect(won.look).toContain('captured blue flag');
    expect(won.look).toContain('piece red sniper f4 shown');
    const seen = start(pieces, { options: { remoteCapturesBase: 'off' } }).play('remoteAttack f4 f6');
    expect(seen.look).toContain('piece blue flag f6 shown');
    expect(seen.look).toContain('turn blue');
  });

  test('U-42: with remoteBlocked nothing may stand between', () => {
    const options = { remoteBlocked: 'on' };
    const pieces = `${CORNERS}, red sniper c3, blue scout c4, blue scout c5, blue scout e3, blue scout a3`;
    expect(targets(start(pieces, { options, rules: { ...BOARD, lakes: ['d3'] } }), 'remoteAttack c3')).toEqual(['a3', 'c4']);
  });

  test('CWS-32: a 7 may also attack plainly', () => {
    expect(game.play('move c3 c4').look).toContain('captured red sniper');
  });

  test('CORE-18: a remote attack saves a player who cannot move', () => {
    const walled = start('red flag a1, red sniper a2, red bomb a3, red bomb b2, blue scout c2, blue flag f6');
    expect(walled.legal).toEqual(['remoteAttack a2 c2']);
    const spent = walled.play('remoteAttack a2 c2');
    expect(spent.look).toContain('ended immobile red');
  });
});

describe('anger', () => {
  const row = 'red berserker c1, blue lieutenant c2, blue captain c3, blue major c4, blue colonel c5, blue scout c6';

  test('CWS-40 CWS-41: four attacks with 6, 7, 8 and 9, and no fifth', () => {
    const first = start(`${CORNERS}, ${row}`).play('move c1 c2');
    expect(first.actor).toBe('red');
    expect(first.look).toContain('turn red');
    expect(first.look).toContain('waiting chain red');
    expect(first.look).toContain('piece red berserker c2 moved shown');
    expect(first.legal).toEqual(['anger c2 c3', 'pass']);
    const fourth = playAll(first, 'anger c2 c3', 'anger c3 c4', 'anger c4 c5');
    expect(fourth.look).toContain('piece red berserker c5 moved shown');
    expect(captured(fourth)).toEqual(['blue captain', 'blue colonel', 'blue lieutenant', 'blue major']);
    expect(fourth.look).toContain('waiting act blue');
    expect(fourth.look).toContain('quiet 0');
  });

  test('CWS-40: it may stop, and stops when no enemy is near', () => {
    const first = start(`${CORNERS}, ${row}`).play('move c1 c2');
    expect(first.play('pass').look).toContain('turn blue');
    expect(start(`${CORNERS}, red berserker c1, blue scout c2`).play('move c1 c2').look).toContain('waiting act blue');
  });

  test('CWS-41: the second attack is a 7, so a 7 falls with it, an 8 beats it and a bomb blows it up', () => {
    for (const [kind, fallen] of [
      ['major', ['blue major', 'blue scout', 'red berserker']],
      ['colonel', ['blue scout', 'red berserker']],
      ['bomb', ['blue scout', 'red berserker']],
    ] as const) {
      const lost = playAll(start(`${CORNERS}, red berserker c1, blue scout c2, blue ${kind} c3`), 'move c1 c2', 'anger c2 c3');
      expect(captured(lost)).toEqual(fallen);
      expect(lost.look).toContain('turn blue');
    }
  });

  test('CWS-41: the base ends the chain and the game', () => {
    const game = start('red flag a1, red berserker c1, blue scout c2, blue flag c3, blue miner f6');
    const won = playAll(game, 'move c1 c2', 'anger c2 c3');
    expect(won.look).toContain('ended flagCaptured red');
    expect(won.look).toContain('quiet 0');
  });

  test('CWS-42 CWS-43: a move begins no chain, and in defence it is a 6', () => {
    const game = start(`${CORNERS}, red berserker c1, blue scout c3, blue major b2`);
    const moved = game.play('move c1 c2');
    expect(moved.look).toContain('waiting act blue');
    expect(captured(moved.play('move b2 c2'))).toEqual(['red berserker']);
  });

  test('CWS-40: a chain that goes on starts every count anew, one passed at once is a plain attack', () => {
    const game = start(`${CORNERS}, red berserker c2, blue scout d3, blue scout c4, blue scout e1`);
    const shuffled = playAll(game, 'move c2 c3', 'move e6 e5', 'move c3 c2', 'move d3 c3');
    const passed = playAll(shuffled, 'move c2 c3', 'pass', 'move e5 e6');
    expect(passed.legal).not.toContain('move c3 c2');
    const chained = playAll(shuffled, 'move c2 c3', 'anger c3 c4', 'move e5 e6', 'move c4 c3', 'move e6 e5');
    expect(chained.legal).toContain('move c3 c2');
  });

  test('CORE-18: a chain may leave the enemy immobile', () => {
    const game = start('red flag a1, red berserker c1, blue scout c2, blue scout c3, blue flag f6');
    expect(playAll(game, 'move c1 c2', 'anger c2 c3').look).toContain('ended immobile red');
  });
});

describe('the chase', () => {
  const ring = ['a1', 'b1', 'c1', 'c2', 'c3', 'b3', 'a3', 'a2'];
  const rules: NaiveRules = { ...BOARD, rows: 3, columns: 6, lakes: ['b2', 'd1', 'd2', 'd3'], chaseRule: true };
  const pieces = 'red marshal a1, red sniper f1, blue spy b1, blue bomb f3';

  test('REP-4: a hunter round a planet may not bring back a board of the chase', () => {
    expect(hunted('').legal).not.toContain('move a1 b1');
    expect(hunted('').legal).toContain('move a1 a2');
  });

  test('CWS-51: clairvoyance and remote attack break the run', () => {
    expect(hunted('clairvoyance').legal).toContain('move a1 b1');
    expect(hunted('remoteAttack').legal).toContain('move a1 b1');
  });

  /** Eight steps of a chase round the planet and the prey's ninth; before the last step the hunter may use a power, and the prey wait. */
  function hunted(power: string): NaiveSpecial {
    let game = start(pieces, { rules, starter: 'blue' });
    for (let round = 0; round < 8; round++) {
      if (round === 6 && power !== '') {
        const [hunter, prey] = [at(round), at(round + 1)];
        game = game.play(`move ${prey} ${at(round + 2)}`);
        game = game.play(power === 'remoteAttack' ? 'remoteAttack f1 f3' : `clairvoyance ${hunter} ${at(round + 2)}`);
        game = game.play(`move ${at(round + 2)} ${prey}`);
        game = game.play('remoteAttack f1 f3');
      }
      game = game.play(`move ${at(round + 1)} ${at(round + 2)}`).play(`move ${at(round)} ${at(round + 1)}`);
    }
    return game.play('move b1 c1');
  }

  function at(step: number): string {
    return ring[step % ring.length] ?? '';
  }
});

interface Extras {
  readonly rules?: NaiveRules;
  readonly options?: NaiveSetup['options'];
  readonly starter?: NaiveSeat;
}

/** Starts a game from text such as 'red flag a1, blue spy b2'. */
function start(text: string, { rules = BOARD, options = {}, starter = 'red' }: Extras = {}): NaiveSpecial {
  const pieces = text.split(', ').map((piece) => {
    const [seat, kind, cell] = piece.split(' ');
    return { seat: seat as NaiveSeat, kind, cell };
  });
  return startCloneSpecial({ rules, options, pieces, starter });
}

function playAll(game: NaiveSpecial, ...intents: readonly string[]): NaiveSpecial {
  return intents.reduce((state, intent) => state.play(intent), game);
}

/** The last square of every intent that begins so. */
function targets(game: NaiveSpecial, beginning: string): readonly string[] {
  return game.legal
    .filter((intent) => intent.startsWith(`${beginning} `))
    .map((intent) => intent.slice(beginning.length + 1))
    .toSorted();
}

function destinations(game: NaiveSpecial, from: string): readonly string[] {
  return targets(game, `move ${from}`);
}

function captured(game: NaiveSpecial): readonly string[] {
  return game.look.filter((line) => line.startsWith('captured')).map((line) => line.slice('captured '.length));
}
