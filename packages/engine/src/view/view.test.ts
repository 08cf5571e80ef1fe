/** What each viewer may know. */

import { cloneClassic, duel, EDITIONS, original } from '@flagfall/editions';
import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  allSeenBy,
  compileRules,
  determinize,
  eventsSince,
  homeOf,
  Knowledge,
  newPosition,
  observe,
  type Position,
  type Seat,
  sampleDeployment,
  seededChance,
  seenBy,
  submit,
  type Viewer,
} from '@flagfall/engine';
import { beforeDeployment, drawnPosition } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const SKIRMISH = 'b7 . . b2\nr9 . . .\nrF r4 . bF';

function move(position: Position, seat: Seat, from: string, to: string): void {
  expect(submit(position, seat, { type: 'move', from, to }).ok).toBe(true);
}

function pieceAt(position: Position, viewer: Viewer, cell: string): unknown {
  return observe(position, viewer).pieces.find((piece) => piece.cell === cell);
}

describe('deployment', () => {
  test('[CORE-21] while the armies deploy a seat sees its own pieces and nothing of the others', () => {
    for (const edition of EDITIONS) {
      const rules = compileRules(edition);
      const position = beforeDeployment(rules, seededChance('before'));
      const before = actionCount(position);
      const deployment = sampleDeployment(rules, 0, seededChance(1), homeOf(position, 0));
      const played = submit(position, 'red', { type: 'deploy', deployment }, seededChance('cards'));
      expect(played.ok).toBe(true);
      expect(observe(position, 'red').pieces).toHaveLength(rules.armySize);
      expect(observe(position, 'blue').pieces).toEqual([]);
      expect(observe(position, 'audience').pieces).toEqual([]);
      expect(observe(position, 'blue')).toMatchObject({ deployed: ['red'], waiting: { decision: 'deploy', seats: rules.seats.slice(1) } });
      const [event] = eventsSince(position, before);
      expect(seenBy(event, 'blue')).toEqual({ type: 'seatDeployed', seat: 'red' });
      expect(seenBy(event, 'audience')).toEqual({ type: 'seatDeployed', seat: 'red' });
      expect(seenBy(event, 'red')).toEqual(event);
    }
  });

  test('[CORE-21] once all are ready, a seat sees the cells of enemy pieces and not their kinds', () => {
    const position = drawnPosition(compileRules(original), SKIRMISH, 'red');
    expect(pieceAt(position, 'red', 'a3')).toMatchObject({ known: false, seat: 'blue' });
    expect(pieceAt(position, 'blue', 'a3')).toMatchObject({ known: true, kind: 'major' });
    expect(pieceAt(position, 'audience', 'a3')).toMatchObject({ known: false });
  });

  test('handles follow the starting cells and say nothing about ranks', () => {
    const rules = compileRules(original);
    for (const seed of [1, 2]) {
      const position = newPosition(rules);
      for (const [number, seat] of rules.seats.entries())
        submit(position, seat, { type: 'deploy', deployment: sampleDeployment(rules, number, seededChance(seed)) });
      const cells = observe(position, 'audience').pieces.map((piece) => piece.cell);
      expect(cells).toEqual(rules.homes.flat().map((cell) => rules.board.cells[cell]));
    }
  });
});

describe('battles', () => {
  test('[CORE-22] an attack makes both identities known to both players at that moment', () => {
    const position = drawnPosition(compileRules(original), SKIRMISH, 'red');
    move(position, 'red', 'a2', 'a3');
    for (const viewer of ['red', 'blue', 'audience'] as const)
      expect(allSeenBy(eventsSince(position, 2), viewer)).toContainEqual(
        expect.objectContaining({
          type: 'piecesRevealed',
          attacker: expect.objectContaining({ kind: 'general' }),
          defender: expect.objectContaining({ kind: 'major' }),
        }),
      );
  });

  test('[CORE-23, U-8] with aids the survivor stays known; from memory it turns back for all but its owner', () => {
    const survivor = (memory: string, viewer: Viewer): unknown => {
      const position = drawnPosition(compileRules(original, { memory }), SKIRMISH, 'red');
      move(position, 'red', 'a2', 'a3');
      return pieceAt(position, viewer, 'a3');
    };
    expect(survivor('aided', 'blue')).toMatchObject({ known: true, kind: 'general' });
    expect(survivor('aided', 'audience')).toMatchObject({ known: true, kind: 'general' });
    for (const memory of ['pencil', 'strict'])
      for (const viewer of ['blue', 'audience'] as const)
        expect(survivor(memory, viewer)).toEqual({ known: false, piece: 2, seat: 'red', cell: 'a3' });
    expect(survivor('strict', 'red')).toMatchObject({ known: true, kind: 'general' });
  });

  test('[CORE-24, U-15, CW-6] captured pieces lie open for all, also in a game from memory', () => {
    for (const memory of ['aided', 'strict'])
      for (const viewer of ['red', 'blue', 'audience'] as const) {
        const position = drawnPosition(compileRules(cloneClassic, { memory }), SKIRMISH, 'red');
        move(position, 'red', 'a2', 'a3');
        expect(observe(position, viewer).captured).toContainEqual(expect.objectContaining({ seat: 'blue', kind: 'major' }));
      }
  });
});

describe('inference', () => {
  test('[CORE-25] a piece that moved is no bomb and no flag, one that ran is a scout', () => {
    const rules = compileRules(original);
    const position = newPosition(rules);
    const knowledge = new Knowledge(rules, 'blue');
    // Red's scouts stand in front and the way ahead is free.
    const front = ['a4', 'b4', 'e4', 'f4', 'i4', 'j4', 'c4', 'd4'];
    const rest = rules.homes[0].map((cell) => rules.board.cells[cell]).filter((cell) => !front.includes(cell));
    const others = Object.entries(original.army).flatMap(([kind, count]) => (kind === 'scout' ? [] : Array<string>(count).fill(kind)));
    submit(position, 'red', {
      type: 'deploy',
      deployment: Object.fromEntries([...front.map((cell) => [cell, 'scout']), ...rest.map((cell, n) => [cell, others[n]])]),
    });
    submit(position, 'blue', { type: 'deploy', deployment: sampleDeployment(rules, 1, seededChance('movers in front')) });
    move(position, 'red', 'a4', 'a5');
    const reply = observe(position, 'blue').moves[0];
    move(position, 'blue', reply.from, reply.to);
    move(position, 'red', 'b4', 'b6');
    knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), 'blue'));
    const kindsOf = (cell: string): string[] => {
      const known = knowledge.pieces.find((piece) => piece.cell === rules.board.indexOf.get(cell));
      return rules.kinds.filter((_, number) => ((known?.kinds ?? 0) >> number) & 1).map((kind) => kind.id);
    };
    expect(kindsOf('a5')).toEqual(rules.kinds.map((kind) => kind.id).filter((kind) => kind !== 'bomb' && kind !== 'flag'));
    expect(kindsOf('b6')).toEqual(['scout']);
    expect(kindsOf('c4')).toHaveLength(12);
  });
});

describe('determinizations', () => {
  test('the game goes on, so the seat in turn can act in every determinization', () => {
    const rules = compileRules(duel);
    const position = newPosition(rules);
    // Blue has one piece in front that can be taken at once, and behind it an army that may be bombs and flag for all red knows.
    const red = {
      a3: 'marshal',
      b3: 'general',
      c3: 'miner',
      d3: 'miner',
      e3: 'spy',
      f3: 'bomb',
      g3: 'bomb',
      h3: 'flag',
      a2: 'scout',
      b2: 'scout',
    };
    const blue = {
      a6: 'scout',
      a8: 'marshal',
      b8: 'flag',
      c8: 'bomb',
      d8: 'bomb',
      e8: 'general',
      f8: 'miner',
      g8: 'miner',
      h8: 'scout',
      h7: 'spy',
    };
    submit(position, 'red', { type: 'deploy', deployment: red });
    submit(position, 'blue', { type: 'deploy', deployment: blue });
    const knowledge = new Knowledge(rules, 'red');
    for (const [seat, from, to] of [
      ['red', 'a3', 'a4'],
      ['blue', 'h7', 'h6'],
      ['red', 'a4', 'a5'],
      ['blue', 'h6', 'h7'],
      ['red', 'a5', 'a6'],
    ] as const)
      move(position, seat, from, to);
    knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), 'red'));
    const chance = seededChance('worlds');
    for (let n = 0; n < 300; n++) {
      const world = determinize(knowledge, chance);
      expect(observe(world, 'red')).toEqual(observe(position, 'red'));
      expect(observe(world, 'blue').moves.length).toBeGreaterThan(0);
    }
  });
});
