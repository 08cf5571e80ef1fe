/** How pieces move: the turn, the step, the run. */

import { creedClassic, duel, EDITIONS, original } from '@flagfall/editions';
import {
  compileRules,
  eventsSince,
  homeOf,
  newPosition,
  observe,
  SEATS,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  submit,
  turnOf,
} from '@flagfall/engine';
import { beforeDeployment, drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

describe('the turn', () => {
  scenario(
    '[CORE-1, D-20, D-19f] players alternate, one move or one attack a turn, and nobody may pass',
    original,
    `
    .  .  .  .
    .  .  b7 .
    r5 .  .  bF
    .  rF .  .
  `,
  )
    .refuses('blue', 'c3-c2', { code: 'notYourTurn', turn: 'red' })
    .when('red', 'a2-a3')
    .happens('pieceMoved', 'turnPassed')
    .turn('blue')
    .refuses('red', 'a3-a4', 'notYourTurn')
    .when('blue', 'c3-b3')
    .turn('red')
    .refuses('red', 'a3-a3', 'samePlace');

  scenario(
    '[CORE-2] a move onto an enemy is the attack, and nothing follows it in the same turn',
    original,
    `
    .  b2 .
    r5 b4 bF
    rF .  .
  `,
  )
    .when('red', 'a2-b2')
    .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
    .refuses('red', 'b2-b3', 'notYourTurn');

  scenario(
    '[CORE-3] attacking is never forced: a piece next to an enemy may walk away',
    original,
    `
    .  .  bF
    r5 b4 .
    .  rF .
  `,
  )
    .reaches('a2', 'a1 a3 b2')
    .when('red', 'a2-a3')
    .goesOn();

  test('[CORE-4] an intent that was played is final: the same seat cannot take it back', () => {
    const position = drawnPosition(compileRules(original), 'r5 . . b5\nrF . . bF', 'red');
    expect(submit(position, 'red', { type: 'move', from: 'a2', to: 'b2' }).ok).toBe(true);
    expect(submit(position, 'red', { type: 'move', from: 'b2', to: 'a2' })).toEqual({
      ok: false,
      error: { code: 'notYourTurn', turn: 'blue' },
    });
  });
});

describe('the step', () => {
  scenario(
    '[CORE-5] a piece goes one square forward, back, left or right, never diagonally',
    original,
    `
    .  .  .  .
    .  r5 .  b4
    .  .  .  .
    rF .  .  bF
  `,
  )
    .reaches('b3', 'a3 b2 b4 c3')
    .refuses('red', 'b3-c4', { code: 'notInLine', from: 'b3', to: 'c4' })
    .refuses('red', 'b3-d3', { code: 'tooFar', from: 'b3', to: 'd3', kind: 'lieutenant' });

  scenario(
    '[CORE-6] one piece a square, no way through pieces, and obstacles can be neither entered nor crossed',
    original,
    `
    .  .  #  #  .
    .  r2 #  #  b5
    .  r5 r6 .  .
    .  .  .  .  bF
    .  .  .  .  .
    rF .  .  .  .
  `,
  )
    .refuses('red', 'b4-c4', { code: 'ownPiece', cell: 'c4' })
    .refuses('red', 'c4-c5', { code: 'obstacle', cell: 'c5' })
    .refuses('red', 'b5-e5', { code: 'wayBlocked', from: 'b5', to: 'e5', by: 'c5' })
    .refuses('red', 'b5-b3', { code: 'wayBlocked', from: 'b5', to: 'b3', by: 'b4' })
    .reaches('b5', 'a5 b6 b7 b8 b9 b10');

  scenario(
    '[CORE-7] bombs and flags never move and never attack',
    original,
    `
    .  .  .
    rB b4 .
    rF r5 bF
  `,
  )
    .refuses('red', 'a2-a3', { code: 'immovable', cell: 'a2', kind: 'bomb' })
    .refuses('red', 'a2-b2', { code: 'immovable', cell: 'a2', kind: 'bomb' })
    .refuses('red', 'a1-b1', { code: 'immovable', cell: 'a1', kind: 'flag' })
    .reaches('a2', '')
    .reaches('a1', '');

  scenario('refusals name what is wrong with the squares', original, 'r5 . b4\nrF . bF')
    .refuses('red', 'z9-a1', { code: 'unknownCell', cell: 'z9' })
    .refuses('red', 'a2-a0', { code: 'unknownCell', cell: 'a0' })
    .refuses('red', 'b1-b2', { code: 'noPiece', cell: 'b1' })
    .refuses('red', 'c2-b2', { code: 'notYourPiece', cell: 'c2' });
});

describe('the run', () => {
  scenario(
    '[CORE-8, D-27] a scout runs any number of empty squares in a straight line and may strike at the end of it',
    original,
    `
    b4 .  #  #  .  bF
    .  .  .  .  .  .
    .  .  .  .  .  .
    r2 .  .  b3 b5 .
    rF .  .  .  .  .
  `,
  )
    .reaches('a2', 'a3 a4 a5 b2 c2 d2')
    .refuses('red', 'a2-e2', { code: 'wayBlocked', from: 'a2', to: 'e2', by: 'd2' })
    .when('red', 'a2-a5')
    .happens('piecesRevealed', 'pieceCaptured', 'turnPassed')
    .tells({ type: 'piecesRevealed', attacker: { piece: 1, kind: 'scout' }, outcome: 'defenderWins' });

  scenario(
    '[D-19b] only the scout is excepted from one step: the spy and the miner are not',
    original,
    `
    .  .  .  b4
    rS .  .  .
    r3 .  .  bF
    rF .  .  .
  `,
  )
    .reaches('a3', 'a4 b3')
    .reaches('a2', 'b2')
    .refuses('red', 'a3-c3', 'tooFar');

  scenario(
    '[U-13] a scout that attacks from afar stands on its own square until the battle is decided',
    original,
    '. . . . .\nr2 . . bS bF\nrF . . . b5',
  )
    .when('red', 'a2-d2')
    .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
    .tells({ type: 'pieceMoved', from: 'a2', to: 'd2', ran: true })
    .board('. . . . .\n. . . r2 bF\nrF . . . b5');

  scenario('[DU-6] a scout takes the flag from a distance', duel, '. . . . .\nr2 . . . bF\nrF . . . b9')
    .when('red', 'a2-e2')
    .ends('flagCaptured', 'red');

  test('[CORE-9, D-19d] a run shows all that the piece is a scout, one step does not', () => {
    const rules = compileRules(original);
    const stepped = drawnPosition(rules, 'b5 . . .\n. . . bF\nr2 . . .\nrF . . .', 'red');
    submit(stepped, 'red', { type: 'move', from: 'a2', to: 'b2' });
    expect(observe(stepped, 'blue').pieces.find((piece) => piece.cell === 'b2')).toMatchObject({
      known: false,
      seen: { moved: true, ran: false },
    });
    const ran = drawnPosition(rules, 'b5 . . .\n. . . bF\nr2 . . .\nrF . . .', 'red');
    submit(ran, 'red', { type: 'move', from: 'a2', to: 'c2' });
    expect(observe(ran, 'blue').pieces.find((piece) => piece.cell === 'c2')).toMatchObject({ seen: { moved: true, ran: true } });
    expect(eventsSince(ran, 2)).toMatchObject([{ type: 'pieceMoved', ran: true }, { type: 'turnPassed' }]);
  });
});

describe('the start', () => {
  test('[U-4] seats deploy in any order, secretly, and the game starts when the last is ready', () => {
    for (const edition of EDITIONS) {
      const rules = compileRules(edition);
      const position = beforeDeployment(rules, seededChance('before'));
      const deploy = (seat: Seat) => {
        const number = seatIndex(seat);
        const deployment = sampleDeployment(rules, number, seededChance('any'), homeOf(position, number));
        return submit(position, seat, { type: 'deploy', deployment }, seededChance('cards'));
      };
      expect(observe(position, 'red').waiting).toEqual({ decision: 'deploy', seats: rules.seats });
      for (const seat of rules.seats.slice(1)) {
        expect(deploy(seat)).toMatchObject({ ok: true, value: [{ type: 'seatDeployed', seat }] });
        expect(observe(position, 'red').pieces).toEqual([]);
        expect(submit(position, 'red', { type: 'move', from: 'a1', to: 'a2' })).toMatchObject({ error: { code: 'deployFirst' } });
      }
      const started = deploy('red');
      expect(started.ok && started.value.slice(0, 2)).toMatchObject([
        { type: 'seatDeployed', seat: 'red' },
        { type: 'gameStarted', turn: SEATS[turnOf(position)] },
      ]);
      expect(observe(position, 'red').pieces).toHaveLength(rules.seats.length * rules.armySize);
    }
  });

  test('[U-10] a deployment without any possible first move is legal and loses at its first turn', () => {
    const rules = compileRules(creedClassic);
    const position = newPosition(rules);
    const walled = ['a3', 'b3', 'e3', 'f3', 'i3', 'j3'];
    const wall = ['bomb', 'bomb', 'bomb', 'bomb', 'bomb', 'flag'];
    const others = Object.entries(creedClassic.army).flatMap(([kind, count]) =>
      kind === 'bomb' || kind === 'flag' ? [] : Array<string>(count).fill(kind),
    );
    const free = rules.homes[0].map((cell) => rules.board.cells[cell]).filter((cell) => !walled.includes(cell));
    const deployment = Object.fromEntries([...walled.map((cell, n) => [cell, wall[n]]), ...free.map((cell, n) => [cell, others[n]])]);
    expect(submit(position, 'red', { type: 'deploy', deployment }).ok).toBe(true);
    const played = submit(position, 'blue', { type: 'deploy', deployment: sampleDeployment(rules, 1, seededChance('any')) });
    expect(played).toMatchObject({
      ok: true,
      value: [{ type: 'seatDeployed' }, { type: 'gameStarted' }, { type: 'gameEnded', ending: 'immobile', winners: ['blue'] }],
    });
  });
});
