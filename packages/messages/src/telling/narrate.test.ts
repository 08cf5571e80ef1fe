// Turns with powers and cards read like a commentary, and real games can be told from start to end.

import { EDITIONS, namesOf, PACK_IDS } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  allSeenBy,
  type Chance,
  compileRules,
  type Edition,
  type GameEvent,
  homeOf,
  isRunning,
  newGame,
  type Options,
  type Position,
  pick,
  type Seat,
  sampleDeployment,
  seededChance,
  submit,
  type Viewer,
} from '@flagfall/engine';
import { intentsMax, isDeploying, listIntents, play } from '@flagfall/engine/internal';
import { describe, expect, test } from 'vitest';
import { expectSentence, namesFrom } from '../forTests/sentencesForTests.ts';
import { createMessages } from '../messages.ts';
import type { Names } from '../types.ts';
import { followPieces } from './followPieces.ts';
import { narrate } from './narrate.ts';

const messages = createMessages('en');
const PIECES = [
  { piece: 1, seat: 'red', cell: 'e4' },
  { piece: 2, seat: 'blue', cell: 'e6' },
  { piece: 3, seat: 'blue', cell: 'f4' },
] as const;
const TWO: readonly Seat[] = ['red', 'blue'];
const everybody: readonly Viewer[] = ['red', 'blue', 'audience'];

/** The sentences of some actions, for a viewer. */
function told(actions: readonly (readonly GameEvent[])[], viewer: Viewer = 'audience'): string[] {
  const pieces = followPieces(PIECES);
  const names: Names = { ...namesFrom(namesOf(EDITIONS[0], 'en').neutral, 'red'), seats: TWO, placeOf: pieces.standing };
  return actions.flatMap((action) => {
    const events = allSeenBy(action, viewer);
    const sentences = narrate(events, pieces.standing).map(({ event, context }) => messages.event(event, names, context));
    for (const event of events) pieces.follow(event);
    return sentences;
  });
}

function cardMoved(card: string, from: string, to: string, seenBy: readonly Viewer[]): GameEvent {
  return { type: 'cardMoved', card, from, place: 0, to, end: 'top', seenBy, fromHand: from.startsWith('hand') && (from.slice(5) as Seat) };
}

const shown = (piece: number, seat: Seat, kind: string, to: readonly Seat[]): GameEvent => ({
  type: 'pieceShown',
  piece,
  seat,
  kind,
  to,
  byAll: to.length === 1,
});

const battle = (outcome: 'attackerWins' | 'nobodyCaptured' | 'bothCaptured', attacker = 'captain', defender = 'scout'): GameEvent => ({
  type: 'piecesRevealed',
  attacker: { piece: 1, kind: attacker },
  defender: { piece: 2, kind: defender },
  outcome,
});

test('[BC-7] a turn with two cards, an answer, and the card drawn at its end', () => {
  const turn: readonly (readonly GameEvent[])[] = [
    [
      { type: 'deedDone', seat: 'red', deed: 'cards', cells: ['e4', 'e6'], cards: ['jump', 'attack1'], secret: [] },
      cardMoved('jump', 'hand red', 'spent red', everybody),
      cardMoved('attack1', 'hand red', 'spent red', everybody),
      { type: 'attackAnnounced', attacker: 1, defender: 2, ran: false },
      shown(1, 'red', 'captain', ['blue']),
      { type: 'noted', note: 'attackFrom', value: 35, seenBy: everybody },
      { type: 'decisionAsked', decision: 'defend', seats: ['blue'], detail: 0 },
    ],
    [
      { type: 'deedDone', seat: 'blue', deed: 'defend', cards: ['defence2'], secret: [] },
      { type: 'decisionClosed', decision: 'defend', seats: ['blue'] },
      cardMoved('defence2', 'hand blue', 'spent blue', everybody),
      battle('attackerWins'),
      { type: 'pieceCaptured', piece: 2, cell: 'e6' },
      { type: 'pieceMoved', piece: 1, from: 'e4', to: 'e6', ran: false },
      cardMoved('boat', 'draw red', 'hand red', ['red']),
      { type: 'turnPassed', turn: 'blue' },
    ],
  ];
  const story = [
    'Red plays Jump and Attack +1.',
    "Red's Captain on e4 attacks the piece of Blue on e6.",
    'Blue plays Defence +2.',
    "Red's Captain beats Blue's Scout on e6.",
  ];
  expect(told(turn, 'blue')).toEqual(story);
  expect(told(turn, 'red')).toEqual([...story, 'Red draws Boat.']);
});

test('[BC-11] a face-down Attack card has no name until it is turned up', () => {
  const turn: readonly (readonly GameEvent[])[] = [
    [
      { type: 'deedDone', seat: 'red', deed: 'cards', cells: ['e4', 'e6'], cards: ['jump', 'attack1'], secret: ['cards'] },
      cardMoved('jump', 'hand red', 'spent red', everybody),
      cardMoved('attack1', 'hand red', 'announced red', ['red']),
      { type: 'attackAnnounced', attacker: 1, defender: 2, ran: false },
    ],
    [
      { type: 'deedDone', seat: 'blue', deed: 'pass', secret: [] },
      { type: 'decisionClosed', decision: 'defend', seats: ['blue'] },
      cardMoved('attack1', 'announced red', 'spent red', everybody),
      battle('attackerWins'),
    ],
  ];
  expect(told(turn, 'blue')).toEqual([
    'Red plays Jump and a hidden Attack card.',
    'A piece of Red on e4 attacks the piece of Blue on e6.',
    'Blue plays no Defence card.',
    'Attack +1 of Red is turned up.',
    "Red's Captain beats Blue's Scout on e6.",
  ]);
  expect(told(turn, 'red')[0]).toBe('Red plays Jump and Attack +1.');
});

test('[BC-24] a card move is one sentence, and so is a swap', () => {
  const deed = (card: string, to: string): GameEvent => ({
    type: 'deedDone',
    seat: 'red',
    deed: 'cards',
    cells: ['e4', to],
    cards: [card],
    secret: [],
  });
  expect(told([[deed('boat', 'e7'), { type: 'pieceMoved', piece: 1, from: 'e4', to: 'e7', ran: false }]])).toEqual([
    'Red plays Boat from e4 to e7.',
  ]);
  expect(told([[deed('swap', 'a4'), { type: 'piecesSwapped', pieces: [1, 9], cells: ['e4', 'a4'] }]])).toEqual([
    'Red plays Swap: the pieces on e4 and a4 change places.',
  ]);
});

test('[BC-4] cards that go the same way share one sentence, and hidden ones are counted', () => {
  const redraw: GameEvent[] = [
    { type: 'deedDone', seat: 'red', deed: 'mulligan', yes: true, secret: ['yes'] },
    ...['boat', 'jump', 'swap'].map((card) => cardMoved(card, 'hand red', 'draw red', ['red'])),
    ...['feint', 'armour', 'attack1'].map((card) => cardMoved(card, 'draw red', 'hand red', ['red'])),
  ];
  expect(told([redraw], 'red')).toEqual([
    'Red asks for three new cards.',
    'Boat, Jump, and Swap go under the draw pile of Red.',
    'Red draws Feint, Armour, and Attack +1.',
  ]);
  expect(told([redraw], 'blue')).toEqual(['Red has decided about the first cards.', '3 cards go under the draw pile of Red.']);
});

test('[BC-6] an exchange tells the others that there was one', () => {
  const exchange: GameEvent[] = [
    { type: 'deedDone', seat: 'red', deed: 'exchange', cards: ['boat'], secret: ['cards'] },
    cardMoved('boat', 'hand red', 'draw red', ['red']),
    cardMoved('jump', 'draw red', 'hand red', ['red']),
  ];
  expect(told([exchange], 'red')).toEqual(['Red puts Boat under the draw pile.', 'Red draws Jump.']);
  expect(told([exchange], 'blue')).toEqual(['Red exchanges a card.']);
});

test('[ACS-11] the Sword names the captain, then each battle, then the pieces that were only seen', () => {
  expect(
    told([
      [
        { type: 'deedDone', seat: 'red', deed: 'sword', cells: ['e4', 'e6', 'f4'], secret: [] },
        shown(1, 'red', 'captain', ['blue']),
        shown(2, 'blue', 'bomb', ['red']),
        shown(3, 'blue', 'major', ['red']),
        battle('bothCaptured', 'captain', 'bomb'),
      ],
    ]),
  ).toEqual([
    "Red's Captain on e4 swings the Sword at e6 and f4.",
    "Blue's Major on f4 is shown.",
    "Red's Captain and Blue's Bomb on e6 fall together.",
  ]);
});

test('[ACS-20] the Apple stands open from now on', () => {
  const apple = { ...shown(3, 'blue', 'flag', ['red']), stays: true } as GameEvent;
  expect(
    told([[{ type: 'deedDone', seat: 'blue', deed: 'apple', cells: ['e4'], secret: [] }, apple, shown(1, 'red', 'bomb', ['blue'])]]),
  ).toEqual(['Blue turns the Apple upon the piece on e4.', "Blue's Flag on f4 stands open from now on.", "Red's Bomb on e4 is shown."]);
});

test('[CWS-10] only those who see it read what Clairvoyance shows', () => {
  const look: GameEvent[] = [
    { type: 'deedDone', seat: 'red', deed: 'clairvoyance', cells: ['e4', 'e6'], secret: [] },
    shown(1, 'red', 'marshal', ['blue']),
    { ...shown(2, 'blue', 'spy', ['red']), byAll: false } as GameEvent,
  ];
  expect(told([look], 'red')).toEqual(["Red's Marshal on e4 looks at e6 with Clairvoyance.", "Blue's Spy on e6 is shown."]);
  expect(told([look], 'audience')[1]).toBe('The piece of Blue on e6 is shown to Red.');
});

test('[CWS-30] a remote attack that fails', () => {
  expect(
    told([
      [{ type: 'deedDone', seat: 'red', deed: 'remoteAttack', cells: ['e4', 'e6'], secret: [] }, battle('nobodyCaptured', 'major', 'bomb')],
    ]),
  ).toEqual(["Red's Major on e4 strikes at e6 from afar.", "Blue's Bomb on e6 withstands Red's Major."]);
});

test.each([
  ['defend', 'Blue plays no Defence card.'],
  ['follow', 'Blue leaves it at the swap.'],
  ['heal', 'Blue brings nobody back.'],
  ['chain', 'The anger of Blue is over.'],
])('who passes when asked to %s is told so', (decision, sentence) => {
  const pass: GameEvent = { type: 'deedDone', seat: 'blue', deed: 'pass', secret: [] };
  expect(told([[pass, { type: 'decisionClosed', decision, seats: ['blue'] }]])).toEqual([sentence]);
});

test('[U-32] a piece that comes back in secret has no name for the others', () => {
  const heal: GameEvent[] = [
    { type: 'deedDone', seat: 'blue', deed: 'heal', cells: ['c1'], kind: 'scout', secret: ['kind'] },
    { type: 'pieceReturned', piece: 9, seat: 'blue', cell: 'c1', kind: 'scout', captured: 5, isOpen: false },
  ];
  expect(told([heal], 'blue')).toEqual(['The Shroud of Blue brings Scout back on c1.']);
  expect(told([heal], 'red')).toEqual(['The Shroud of Blue brings a captured piece back on c1.']);
});

/** Every option at its default, and every option at another value. */
const VARIANTS = EDITIONS.flatMap((edition) => {
  const others = edition.options.flatMap((spec) => (spec.type === 'choice' ? [[spec.key, spec.values.at(-1) ?? '']] : []));
  return [
    { id: edition.id, edition, options: {} },
    { id: `${edition.id} with other options`, edition, options: Object.fromEntries(others) as Options },
  ];
});

describe.each(VARIANTS)('$id', ({ edition, options }) => {
  const game = randomGame(edition, options, 7);

  test.each(PACK_IDS)('a whole game is told with the names of the %s pack', (pack) => {
    for (const viewer of everybody) {
      const pieces = followPieces();
      const names: Names = { ...namesFrom(namesOf(edition, 'en')[pack], 'red'), placeOf: pieces.standing };
      for (const action of actionsSeenBy(actionsSince(game, 0), viewer)) {
        const sentences = narrate(action, pieces.standing).map(({ event, context }) => messages.event(event, names, context));
        for (const sentence of sentences) expectSentence(sentence);
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const event of action) pieces.follow(event);
      }
    }
  });
});

/** Random intents to the end; every seat deploys as soon as it is asked. */
function randomGame(edition: Edition, options: Options, seed: number): Position {
  const chance = seededChance(seed);
  const rules = compileRules(edition, options);
  const position = newGame(rules, chance);
  const intents = new Int32Array(intentsMax(position));
  while (isRunning(position)) {
    if (isDeploying(position)) deployAll(position, chance);
    else play(position, pick(chance, [...intents.subarray(0, listIntents(position, intents))]), chance);
  }
  return position;
}

function deployAll(position: Position, chance: Chance): void {
  const { rules } = position;
  rules.seats.forEach((seat, index) => {
    const deployment = sampleDeployment(rules, index, chance, homeOf(position, index));
    const deployed = submit(position, seat, { type: 'deploy', deployment }, chance);
    if (!deployed.ok) throw new Error(deployed.error.code);
  });
}
