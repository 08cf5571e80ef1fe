/** What a viewer can conclude from all that it saw, where pieces are mixed. */

import { conquest } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  determinize,
  type GameEvent,
  Knowledge,
  observe,
  type Position,
  pendingDecision,
  type Seat,
  seededChance,
  seenBy,
  type Viewer,
} from '@flagfall/engine';
import { cardsOf, playText, startedMapGame } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const EVERY_KIND = conquest.kinds.map(({ id }) => id);
const MOVERS = conquest.kinds.filter(({ moves }) => moves !== 'never').map(({ id }) => id);

function knowledgeOf(position: Position, viewer: Viewer): Knowledge {
  const knowledge = new Knowledge(position.rules, viewer);
  knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), viewer));
  return knowledge;
}

/** The kinds that a piece in a zone may be for a viewer. */
function kindsOn(position: Position, viewer: Viewer, zone: string): readonly string[] {
  const piece = observe(position, viewer).pieces.find(({ cell }) => cell === zone)?.piece ?? -1;
  return namesOf(knowledgeOf(position, viewer).kindsOf(piece));
}

/** The same of every piece in a seat’s bag. */
function kindsInBag(position: Position, viewer: Viewer, seat: Seat): readonly (readonly string[])[] {
  const knowledge = knowledgeOf(position, viewer);
  return observe(position, viewer)
    .captured.filter((piece) => piece.seat === seat)
    .map(({ piece }) => namesOf(knowledge.kindsOf(piece)));
}

function namesOf(mask: number): readonly string[] {
  return EVERY_KIND.filter((_, kind) => (mask >> kind) & 1);
}

/** Plays moves of the seat in turn: passes on cards and on the remaining moves. */
function turn(position: Position, seat: Seat, ...moves: readonly string[]): void {
  expect(pendingDecision(position)?.seats).toEqual([seat]);
  if (pendingDecision(position)?.decision === 'card') playText(position, seat, 'pass', 'pass');
  for (const move of moves) playText(position, seat, move);
  const isOn = pendingDecision(position)?.seats[0] === seat && pendingDecision(position)?.decision === 'act';
  if (isOn) playText(position, seat, 'done');
}

/** The north of the map is blue’s, the east red’s; the rest is empty. */
const RED = {
  key: 'cursedLand key1, king key2, baron key3',
  rest: 'queen har1, prince har2, duke har3, count mam1, knight mam2, sorceress mam3 oxm1, scout oxm2 oxm3 gul1 bra3, cursedLand gul2 bra1, spy bra2, flag gul3',
};
const BLUE =
  'scout cas1 cas3, king fro1, queen fro2, prince fro3, duke nor1, count nor2, knight nor3, baron wol1, sorceress wol2 wol3, scout ice1 ice2, spy ice3, cursedLand pin1 pin2 pin3, flag roc1';

/**
 * Red’s king takes a scout in cas1 in sight of all, and blue’s spy looks at two more pieces of red, in key1 and key3. Then it is red’s
 * turn, with Regroups on the table.
 */
function threeKnown(): Position {
  const cards = ['blitz blitz blitz', 'secretInformation secretInformation secretInformation', 'regroup regroup regroup'];
  const position = startedMapGame(conquest, { red: `${RED.key}, ${RED.rest}`, blue: BLUE }, cards.join(' '));
  turn(position, 'red', 'key2-cas1');
  playText(position, 'blue', 'card secretInformation');
  playText(position, 'blue', 'look key1 key3');
  turn(position, 'blue', 'cas3-cas2');
  return position;
}

/** The same, and the king has changed places with the Cursed Land. */
function regrouped(): Position {
  const position = threeKnown();
  playText(position, 'red', 'card regroup');
  playText(position, 'red', 'regroup key1 key3 cas1');
  playText(position, 'red', 'rearrange cas1 key3 key1');
  return position;
}

describe('[U-85] after a Regroup', () => {
  const ZONES = ['key1', 'key3', 'cas1'];

  test('three pieces that were known are each one of these three', () => {
    const before = threeKnown();
    expect(ZONES.map((zone) => kindsOn(before, 'blue', zone))).toEqual([['cursedLand'], ['baron'], ['king']]);
    const after = regrouped();
    for (const zone of ZONES) expect(kindsOn(after, 'blue', zone), zone).toEqual(['king', 'baron', 'cursedLand']);
    expect(ZONES.map((zone) => kindsOn(after, 'red', zone))).toEqual([['king'], ['baron'], ['cursedLand']]);
  });

  test('one of them that moves is of a kind that moves, and the others may be any of the three', () => {
    const position = regrouped();
    playText(position, 'red', 'key1-key2');
    expect(kindsOn(position, 'blue', 'key2')).toEqual(['king', 'baron']);
    expect(kindsOn(position, 'blue', 'key3')).toEqual(['king', 'baron', 'cursedLand']);
    // When a second one moves, the third is the curse in every determinization.
    playText(position, 'red', 'key3-key1');
    expect(kindsOn(position, 'blue', 'key1')).toEqual(['king', 'baron']);
    expect(kindsOn(position, 'blue', 'cas1')).toContain('cursedLand');
    for (let seed = 0; seed < 20; seed++) {
      const world = determinize(knowledgeOf(position, 'blue'), seededChance(seed));
      expect(observe(world, 'red').pieces.find(({ cell }) => cell === 'cas1')).toMatchObject({ kind: 'cursedLand' });
    }
  });

  test('one of them that fights is known, and the others stay unknown', () => {
    const position = regrouped();
    playText(position, 'red', 'key1-key2');
    playText(position, 'red', 'done');
    turn(position, 'blue', 'cas2-cas1');
    expect(kindsOn(position, 'blue', 'cas1')).toEqual(['cursedLand']);
    for (const zone of ['key2', 'key3']) expect(kindsOn(position, 'blue', zone), zone).toEqual(['king', 'baron']);
  });

  test('no other piece can be the king, and any other may be a curse', () => {
    const position = regrouped();
    for (const zone of ['har1', 'gul3', 'oxm2']) expect(kindsOn(position, 'blue', zone), zone).not.toContain('king');
    for (const zone of ['har1', 'gul3']) expect(kindsOn(position, 'blue', zone), zone).toContain('cursedLand');
  });

  test('determinizations have the three kinds in the three zones, in every order', () => {
    const knowledge = knowledgeOf(regrouped(), 'blue');
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const world = determinize(knowledge, seededChance(seed));
      const kinds = ZONES.map((zone) => {
        const piece = observe(world, 'red').pieces.find(({ cell }) => cell === zone);
        return piece?.known ? piece.kind : '';
      });
      expect(kinds.toSorted()).toEqual(['baron', 'cursedLand', 'king']);
      orders.add(kinds.join());
    }
    expect(orders.size).toBe(6);
  });
});

describe('[U-79] after a draw from the bag', () => {
  /** A scout and the baron of red were captured in sight of all; now he brings one of them back to rav1. */
  function broughtBack(place: number): Position {
    const cards = 'blitz blitz blitz blitz blitz blitz surpriseAttack surpriseAttack surpriseAttack surpriseAttack';
    const red = `cursedLand key1, scout key2, king key3, ${RED.rest.replace('scout oxm2', 'scout').replace('duke har3', 'baron har3')}, duke oxm2`;
    const position = startedMapGame(
      conquest,
      { red, blue: BLUE.replace('scout cas1 cas3', 'scout cas3').replace('king fro1', 'king cas1') },
      cards,
    );
    turn(position, 'red', 'key2-cas1', 'har3-pin2');
    turn(position, 'blue', 'cas3-cas2');
    playText(position, 'red', 'card surpriseAttack', [place]);
    playText(position, 'red', 'place rav1');
    return position;
  }

  test('the piece is one of the bag, and so is what is left of it', () => {
    for (const place of [0, 1]) {
      const position = broughtBack(place);
      expect(kindsOn(position, 'blue', 'rav1')).toEqual(['baron', 'scout']);
      expect(kindsInBag(position, 'blue', 'red')).toEqual([['baron', 'scout']]);
      expect(kindsOn(position, 'red', 'rav1')).toEqual([['baron'], ['scout']][place]);
    }
  });

  test('when it runs it is the scout, and the piece left in the bag is the baron', () => {
    const position = broughtBack(1);
    playText(position, 'red', 'rav1-rav2');
    expect(kindsOn(position, 'blue', 'rav2')).toEqual(['baron', 'scout']);
    playText(position, 'red', 'rav2-vin1');
    expect(kindsOn(position, 'blue', 'vin1')).toEqual(['scout']);
    expect(kindsInBag(position, 'blue', 'red')).toEqual([['baron']]);
  });
});

function isFree(position: Position, zone: string): boolean {
  return !observe(position, 'audience').pieces.some(({ cell }) => cell === zone);
}

describe('guesses', () => {
  const THREE = { red: 'king key1, flag gul3', blue: 'king rav2, flag wol3', green: 'king eld1, flag gre3' };

  test('[U-76] a wrong guess excludes a kind for all who have not seen more', () => {
    const position = startedMapGame(conquest, THREE, '');
    const accuser = playUntilTraitor(position);
    const [owner, zone] = accuser === 'red' ? (['blue', 'wol3'] as const) : (['red', 'gul3'] as const);
    playText(position, accuser, 'card traitor');
    const before = kindsOn(position, 'audience', zone);
    const [guess] = before;
    expect(before.length).toBeGreaterThan(3);
    playText(position, accuser, `accuse ${guess} ${zone}`, 'renew');
    for (const viewer of ['red', 'blue', 'green', 'audience'] as const)
      expect(kindsOn(position, viewer, zone), viewer).toEqual(viewer === accuser || viewer === owner ? ['flag'] : before.slice(1));
  });

  test('[U-76] a right guess reveals the kind', () => {
    const position = startedMapGame(conquest, THREE, '');
    const accuser = playUntilTraitor(position);
    const zone = accuser === 'red' ? 'wol3' : 'gul3';
    const piece = observe(position, 'audience').pieces.find(({ cell }) => cell === zone)?.piece ?? -1;
    playText(position, accuser, 'card traitor');
    playText(position, accuser, `accuse flag ${zone}`, 'renew');
    expect(namesOf(knowledgeOf(position, 'audience').kindsOf(piece))).toEqual(['flag']);
  });
});

/** Each seat passes and moves, to free zones if it can and never onto a flag, until the Traitor lies on the table; returns the seat that drew it. */
function playUntilTraitor(position: Position): Seat {
  for (;;) {
    const seat = pendingDecision(position)?.seats[0] ?? 'red';
    if (cardsOf(position, 'drawn').includes('traitor')) return seat;
    if (pendingDecision(position)?.decision === 'card') playText(position, seat, 'pass', 'pass');
    const { moves } = observe(position, seat);
    const move = moves.find(({ to }) => isFree(position, to)) ?? moves.find(({ to }) => !['gul3', 'wol3', 'gre3'].includes(to));
    if (move === undefined) throw new Error(`${seat} can move`);
    playText(position, seat, `${move.from}-${move.to}`, 'move');
    if (pendingDecision(position)?.seats[0] === seat && pendingDecision(position)?.decision === 'act')
      playText(position, seat, 'done', 'done');
  }
}

describe('movement', () => {
  test('[CQ-25, CQ-33] a piece that moves is neither flag nor curse, one that runs is a scout', () => {
    const position = startedMapGame(conquest, { red: `${RED.key}, ${RED.rest}`, blue: BLUE }, '');
    playText(position, 'red', 'pass');
    expect(kindsOn(position, 'blue', 'bra2')).toEqual(EVERY_KIND);
    playText(position, 'red', 'bra2-vin3');
    expect(kindsOn(position, 'blue', 'vin3')).toEqual(MOVERS);
    playText(position, 'red', 'bra3-sal1');
    expect(kindsOn(position, 'blue', 'sal1')).toEqual(['scout']);
  });

  /** A game in which only these pieces of red are on the board, as blue saw it. */
  function story(zones: readonly string[], ...then: readonly GameEvent[]): Knowledge {
    const rules = compileRules(conquest, { players: 2 });
    const knowledge = new Knowledge(rules, 'blue');
    const told = (...events: readonly GameEvent[]): void => knowledge.learn(events.flatMap((event) => seenBy(event, 'blue') ?? []));
    told({ type: 'seatDeployed', seat: 'red', pieces: [] });
    told(
      { type: 'seatDeployed', seat: 'blue', pieces: [{ piece: 18, cell: 'wol1', kind: 'flag' }] },
      {
        type: 'gameStarted',
        turn: 'red',
        pieces: [...zones.map((cell, piece) => ({ piece, seat: 'red' as const, cell })), { piece: 18, seat: 'blue', cell: 'wol1' }],
      },
    );
    if (then.length > 0) told(...then);
    return knowledge;
  }

  test('[U-80] a skipped move part shows that pieces with a free neighbour cannot move, and nothing about pieces that are shut in', () => {
    // The piece in gul3 is shut in by those in gul2 and bra3, which both have free neighbours.
    const zones = ['gul2', 'gul3', 'bra3'];
    const before = story(zones);
    const after = story(zones, { type: 'movesSkipped', seat: 'red' });
    zones.forEach((zone, piece) => {
      expect(namesOf(before.kindsOf(piece)), zone).toEqual(EVERY_KIND);
      expect(namesOf(after.kindsOf(piece)), zone).toEqual(zone === 'gul3' ? EVERY_KIND : ['cursedLand', 'flag']);
    });
  });

  test('[U-80] four pieces that cannot move are the three Cursed Lands and the flag, so no other piece is one of them', () => {
    const zones = ['gul2', 'bra3', 'key1', 'har2', 'gul3'];
    const after = story(zones, { type: 'movesSkipped', seat: 'red' });
    expect(namesOf(after.kindsOf(0))).toEqual(['cursedLand', 'flag']);
    expect(namesOf(after.kindsOf(4))).toContain('king');
  });
});
