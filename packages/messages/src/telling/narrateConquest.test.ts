// A game of Conquest reads like a commentary: the draft, draws and plays, looks, accusations, and the ways of flags.

import type { NamePack } from '@flagfall/editions';
import { allSeenBy, type Cell, type GameEvent, SEATS, type Seat, type Viewer } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { expectSentence, namesFrom } from '../forTests/sentencesForTests.ts';
import { createMessages } from '../messages.ts';
import type { Names } from '../types.ts';
import { followPieces } from './followPieces.ts';
import { narrate } from './narrate.ts';

const PACK: NamePack = {
  id: 'neutral',
  title: 'Conquest',
  seats: {
    red: { name: 'Red', colour: 'red' },
    blue: { name: 'Blue', colour: 'blue' },
    green: { name: 'Green', colour: 'green' },
    gold: { name: 'Gold', colour: 'gold' },
  },
  kinds: { king: 'King', knight: 'Knight', scout: 'Scout', spy: 'Spy', cursedLand: 'Cursed Land', flag: 'Flag' },
  obstacle: 'mountain',
  obstacleKind: 'mountain',
  prize: 'flag',
  places: {},
};

/** The pieces from 7 on lie in the bag of red; their former zones do not matter. */
const PIECES = [
  { piece: 1, seat: 'red', cell: 'key1' },
  { piece: 2, seat: 'red', cell: 'key2' },
  { piece: 3, seat: 'red', cell: 'har1' },
  { piece: 4, seat: 'blue', cell: 'rav1' },
  { piece: 5, seat: 'gold', cell: 'rav2' },
  { piece: 7, seat: 'red', cell: 'mam1' },
  { piece: 8, seat: 'red', cell: 'mam2' },
] as const;

const messages = createMessages('en');
const everybody: readonly Viewer[] = [...SEATS, 'audience'];

/** The sentences of some actions, for a viewer. */
function told(actions: readonly (readonly GameEvent[])[], viewer: Viewer = 'audience', pack: NamePack = PACK): string[] {
  const pieces = followPieces(PIECES);
  const names: Names = { ...namesFrom(pack, 'red'), placeOf: pieces.standing, isMap: true };
  return actions.flatMap((action) => {
    const events = allSeenBy(action, viewer);
    const sentences = narrate(events, pieces.standing).map(({ event, context }) => messages.event(event, names, context));
    for (const event of events) pieces.follow(event);
    for (const sentence of sentences) expectSentence(sentence);
    return sentences;
  });
}

function moved(from: string, to: string, ...cards: readonly string[]): GameEvent[] {
  return cards.map((card) => ({ type: 'cardMoved', card, from, place: 0, to, end: 'top', seenBy: everybody, fromHand: false }));
}

function did(
  deed: string,
  given: { readonly cells?: readonly Cell[]; readonly cards?: readonly string[]; readonly kind?: string } = {},
): GameEvent {
  return { type: 'deedDone', seat: 'red', deed, ...given, secret: deed === 'rearrange' ? ['cells'] : [] };
}

function shown(piece: number, seat: Seat, kind: string, to: readonly Seat[] = SEATS.filter((other) => other !== seat)): GameEvent {
  return { type: 'pieceShown', piece, seat, kind, to, byAll: to.length === SEATS.length - 1 };
}

const passed = (turn: Seat): GameEvent => ({ type: 'turnPassed', turn });
const closed = (decision: string): GameEvent => ({ type: 'decisionClosed', decision, seats: ['red'] });
const noted = (note: string, value: number): GameEvent => ({ type: 'noted', note, value, seenBy: everybody });
const shuffled: GameEvent = { type: 'pileShuffled', pile: 'draw', places: [] };
const mixed = (pieces: readonly number[], kinds: readonly string[]): GameEvent => ({ type: 'piecesMixed', seat: 'red', pieces, kinds });
const back = (kind: string, isOpen: boolean): GameEvent => ({
  type: 'pieceReturned',
  piece: 7,
  seat: 'red',
  cell: 'key3',
  kind,
  captured: 7,
  isOpen,
});

describe('before the first turn', () => {
  const lots = (...kinds: readonly (readonly [Seat, string])[]): GameEvent => ({
    type: 'lotsDrawn',
    lots: kinds.map(([seat, kind]) => ({ seat, kind })),
  });

  test('[CQ-11] lots are one sentence a draw, and shuffling has none', () => {
    expect(
      told([
        [lots(['red', 'knight'], ['blue', 'flag']), noted('starter', 2), shuffled, ...moved('discard', 'draw', 'traitor'), passed('blue')],
      ]),
    ).toEqual(['For the first turn, Red draws the Knight, Blue the Flag.']);
  });

  test('[U-65] tied seats draw once more', () => {
    expect(told([[lots(['red', 'king'], ['blue', 'scout'], ['gold', 'king']), lots(['red', 'spy'], ['gold', 'scout'])]])).toEqual([
      'For the first turn, Red draws the King, Blue the Scout, Gold the King.',
      'A tie, so once more: Red draws the Spy, Gold the Scout.',
    ]);
  });

  test('[CQ-12] the draft', () => {
    expect(told([[did('draft', { cells: ['key1'] }), closed('draft'), noted('claimsEast', 1)]])).toEqual(['Red drafts key1.']);
  });
});

describe('cards', () => {
  test('[CQ-20] a draw is one sentence, and a discard has none', () => {
    const turn = [
      [did('done'), passed('blue'), ...moved('draw', 'drawn', 'blitz', 'regroup', 'traitor')],
      [did('pass'), closed('card'), ...moved('drawn', 'discard', 'traitor', 'regroup', 'blitz')],
    ];
    expect(told(turn)).toEqual(['Red ends the turn.', 'Blue draws 3 cards: Blitz!, Regroup, and Traitor.', 'Red plays no card.']);
  });

  test('the starting seat draws the first cards of a game', () => {
    const begun: GameEvent = { type: 'gameStarted', turn: 'gold', pieces: [] };
    expect(told([[begun, passed('gold'), ...moved('draw', 'drawn', 'blitz')]])[1]).toBe('Gold draws a card: Blitz!');
    expect(told([[begun, ...moved('draw', 'drawn', 'newSpy')]])[1]).toBe('Gold draws a card: New spy.');
    expect(told([moved('draw', 'drawn', 'newSpy')])).toEqual(['Drawn from the pile: New spy.']);
  });

  test('several of a kind are counted', () => {
    expect(told([[passed('red'), ...moved('draw', 'drawn', 'blitz', 'regroup', 'blitz', 'blitz')]])).toEqual([
      'Red draws 4 cards: Blitz! x3 and Regroup.',
    ]);
  });

  test('[U-69] a pile that runs out is renewed in the middle of the draw', () => {
    expect(
      told([
        [
          passed('red'),
          ...moved('draw', 'drawn', 'blitz'),
          ...moved('discard', 'draw', 'regroup', 'blitz'),
          shuffled,
          ...moved('draw', 'drawn', 'blitz', 'regroup'),
        ],
      ]),
    ).toEqual([
      'Red draws a card: Blitz!',
      'The discarded cards are shuffled into a new pile.',
      'Red draws 2 more cards: Blitz! and Regroup.',
    ]);
    expect(told([[passed('red'), ...moved('discard', 'draw', 'blitz'), shuffled, ...moved('draw', 'drawn', 'blitz')]])).toEqual([
      'The discarded cards are shuffled into a new pile.',
      'Red draws a card: Blitz!',
    ]);
  });

  test('[D-81] the Traitor brings all cards back, also when no seat plays it', () => {
    const discarded = [...moved('drawn', 'discard', 'traitor', 'blitz'), ...moved('discard', 'draw', 'blitz', 'traitor'), shuffled];
    expect(told([[did('pass'), closed('card'), ...discarded]])).toEqual(['Red plays no card.', 'All cards are shuffled into a new pile.']);
  });

  test('[CQ-22] Blitz! says what it gives, and the same card in the next hand gets a sentence as well', () => {
    const turn = [
      did('card', { cards: ['blitz'] }),
      closed('card'),
      ...moved('drawn', 'discard', 'blitz'),
      { type: 'movesSkipped', seat: 'red' } as const,
      passed('blue'),
      ...moved('draw', 'drawn', 'blitz'),
    ];
    expect(told([turn])).toEqual(['Red plays Blitz!: two more moves.', 'Red has no piece that can move.', 'Blue draws a card: Blitz!']);
  });

  test.each([
    ['reinforcement', 'Reinforcement'],
    ['surpriseAttack', 'Surprise attack'],
  ])('[U-79] what %s draws from the bag, its owner alone is told', (card, name) => {
    const turn = [
      [did('card', { cards: [card] }), closed('card'), mixed([7, 8], ['knight', 'scout'])],
      [did('place', { cells: ['key3'] }), closed('place'), back('knight', false), ...moved('drawn', 'discard', card)],
    ];
    expect(told(turn, 'red')).toEqual([`Red plays ${name} and draws the Knight from the bag.`, 'Red places the Knight on key3.']);
    expect(told(turn, 'blue')).toEqual([`Red plays ${name} and draws a piece from the bag.`, 'Red places it on key3.']);
  });

  test('everybody knows a New spy', () => {
    const turn = [
      [did('card', { cards: ['newSpy'] }), closed('card'), mixed([7, 8], ['spy', 'scout']), shown(7, 'red', 'spy')],
      [did('place', { cells: ['key3'] }), closed('place'), back('spy', true)],
    ];
    for (const viewer of everybody)
      expect(told(turn, viewer)).toEqual(['Red plays New spy and takes the Spy from the bag.', 'Red places the Spy on key3.']);
  });

  test('[U-85] Regroup names the zones, and its owner reads which piece stands where', () => {
    const turn = [
      [did('card', { cards: ['regroup'] }), closed('card')],
      [did('regroup', { cells: ['key1', 'key2', 'har1'] }), closed('regroup'), noted('regrouped', 77)],
      [did('rearrange', { cells: ['key2', 'har1', 'key1'] }), closed('rearrange'), mixed([1, 2, 3], ['flag', 'spy', 'cursedLand'])],
    ];
    expect(told(turn, 'gold')).toEqual([
      'Red plays Regroup.',
      'Red regroups the pieces on key1, key2, and har1.',
      'Red rearranges them, out of sight.',
    ]);
    expect(told(turn, 'red')[2]).toBe('Red rearranges them, out of sight: Flag on key1, Spy on key2, and Cursed Land on har1.');
  });

  test('[U-78] two pieces are named once each', () => {
    expect(told([[did('regroup', { cells: ['key1', 'key2', 'key2'] })]])).toEqual(['Red regroups the pieces on key1 and key2.']);
  });

  test('[U-75, U-86] Secret information shows the bag to all and two pieces to one', () => {
    const turn = [
      [did('card', { cards: ['secretInformation'] }), closed('card'), shown(7, 'red', 'scout'), shown(8, 'red', 'scout')],
      [did('look', { cells: ['rav1', 'rav2'] }), closed('look'), shown(4, 'blue', 'spy', ['red']), shown(5, 'gold', 'flag', ['red'])],
    ];
    const proof = 'Red plays Secret information and shows the bag: Scout x2.';
    expect(told(turn, 'red')).toEqual([proof, "Red looks at the pieces on rav1 and rav2: Blue's Spy and Gold's Flag."]);
    // Blue knows its own piece, and does not get half of the news.
    for (const viewer of ['blue', 'green', 'audience'] as const)
      expect(told(turn, viewer)).toEqual([proof, 'Red looks at the pieces on rav1 and rav2.']);
    expect(told([[did('card', { cards: ['secretInformation'] })]])).toEqual(['Red plays Secret information.']);
  });
});

describe('the Traitor', () => {
  const guessed = (isRight: boolean): GameEvent => ({ type: 'pieceGuessed', seat: 'red', piece: 4, kind: 'spy', isRight });
  const accused = did('accuse', { kind: 'spy', cells: ['rav1'] });

  test('[U-76] a wrong guess is public, the truth is not', () => {
    const turn = [[accused, closed('accuse'), guessed(false), shown(4, 'blue', 'scout', ['red'])]];
    expect(told(turn, 'red')).toEqual(["Red takes Blue's piece on rav1 for the Spy: wrong, it is the Scout."]);
    expect(told(turn, 'green')).toEqual(["Red takes Blue's piece on rav1 for the Spy: wrong."]);
  });

  test('[U-76] a right guess costs the piece', () => {
    const fallen: GameEvent = { type: 'pieceCaptured', piece: 4, cell: 'rav1' };
    const turn = [[accused, closed('accuse'), guessed(true), shown(4, 'blue', 'spy'), fallen]];
    for (const viewer of everybody)
      expect(told(turn, viewer)).toEqual(["Red takes Blue's piece on rav1 for the Spy: right, it is captured."]);
  });

  test('a guess alone is a sentence too, and so is an accusation that was covered again', () => {
    expect(told([[guessed(true)]])).toEqual(["Red takes Blue's piece on rav1 for the Spy: right, it is captured."]);
    expect(told([[did('accuse', { cells: ['rav1'] }), guessed(false)]])).toEqual(["Red takes Blue's piece on rav1 for a traitor: wrong."]);
  });
});

describe('flags', () => {
  const battle: GameEvent[] = [
    { type: 'piecesRevealed', attacker: { piece: 1, kind: 'knight' }, defender: { piece: 4, kind: 'flag' }, outcome: 'attackerWins' },
    { type: 'pieceCaptured', piece: 4, cell: 'rav1' },
    { type: 'pieceMoved', piece: 1, from: 'key1', to: 'rav1', ran: false },
  ];
  const attack = "Red's Knight on key1 attacks Blue's Flag on rav1 and wins.";

  test('[CQ-42] a captured flag stands before its holder; other notes are no news', () => {
    expect(told([[...battle, noted('flagOfBlue', 1), noted('moves', 0)]])).toEqual([attack, "Blue's flag now stands before Red."]);
  });

  test('[CQ-45] flags that come to one seat together share one sentence', () => {
    expect(told([[...battle, noted('flagOfBlue', 4), noted('flagOfGreen', 4)]])).toEqual([
      attack,
      'The flags of Blue and Green now stand before Gold.',
    ]);
    expect(told([[noted('flagOfBlue', 4), noted('flagOfGreen', 1)]])).toHaveLength(2);
  });

  test('[CQ-43] a flag that was won back is planted', () => {
    expect(told([[did('plant', { cells: ['key3'] }), closed('plant'), back('flag', true), noted('flagOfRed', 0)]])).toEqual([
      'Red plants its flag on key3.',
    ]);
  });

  test('[CQ-46] the last flag is the end of the game', () => {
    expect(told([[...battle, noted('flagOfBlue', 1), { type: 'gameEnded', ending: 'flagCaptured', winners: ['red'] }]])).toEqual([
      attack,
      'Victory for Red: the flags of Blue, Green, and Gold are captured.',
    ]);
  });
});

test('a seat that leaves with a flag in hand leaves the flag on the board', () => {
  const left: GameEvent = { type: 'seatLeft', seat: 'red', why: 'abandoned' };
  expect(told([[left, noted('gone', 1), back('flag', true), ...moved('drawn', 'discard', 'blitz'), passed('blue')]])).toEqual([
    'Red has left: its pieces stay as obstacles.',
    "Red's Flag is back, on key3.",
  ]);
});

test('sides with a plural name take plural verbs', () => {
  const templars: NamePack = { ...PACK, seats: { ...PACK.seats, red: { name: 'Templars', colour: 'red' } } };
  const turn = [
    [{ type: 'lotsDrawn', lots: [{ seat: 'red', kind: 'king' }] } as const],
    [did('draft', { cells: ['key1'] })],
    [passed('red'), ...moved('draw', 'drawn', 'newSpy')],
    [did('card', { cards: ['newSpy'] }), mixed([7], ['spy'])],
    [did('place', { cells: ['key3'] })],
    [did('plant', { cells: ['key3'] })],
    [{ type: 'movesSkipped', seat: 'red' } as const],
    [{ type: 'seatLeft', seat: 'red', why: 'outOfTime' } as const],
  ];
  expect(told(turn, 'blue', templars)).toEqual([
    'For the first turn, Templars draw the King.',
    'Templars draft key1.',
    'Templars draw a card: New spy.',
    'Templars play New spy and take a piece from the bag.',
    'Templars place it on key3.',
    'Templars plant their flag on key3.',
    'Templars have no piece that can move.',
    'Templars have run out of time: their pieces stay as obstacles.',
  ]);
});

describe('the words of Conquest', () => {
  const CARDS = ['reinforcement', 'blitz', 'surpriseAttack', 'regroup', 'secretInformation', 'traitor', 'newSpy'];
  const DEEDS = ['draft', 'card', 'place', 'regroup', 'rearrange', 'look', 'accuse', 'plant', 'done', 'pass'];
  const QUESTIONS = ['draft', 'card', 'place', 'regroup', 'rearrange', 'look', 'accuse', 'plant'];
  const names = namesFrom(PACK, 'red');

  test.each(CARDS)('the card %s has a name and says what it does', (card) => {
    expect(messages.card(card)).toMatch(/^[A-Z]/);
    expectSentence(messages.cardAbout(card));
    expect(messages.cardAbout(card)).not.toContain('A card called');
  });

  test.each(DEEDS)('the deed %s has a name and says what it does', (deed) => {
    expect(messages.deed(deed)).toMatch(/^[A-Z]/);
    expectSentence(messages.deedAbout(deed));
    expect(messages.deedAbout(deed)).not.toContain('Something special');
  });

  test.each(QUESTIONS)('the question %s speaks to the one who is asked and to those who wait', (question) => {
    expect(messages.question(question)).not.toBe(messages.question('nothing'));
    expectSentence(messages.questionAsked(question));
    expect(messages.questionAsked(question)).not.toContain('You are asked something');
    expectSentence(messages.questionWaiting(question, ['red', 'gold'], names));
    expect(messages.questionWaiting(question, ['red'], names)).not.toBe(messages.questionWaiting('nothing', ['red'], names));
  });

  test.each([
    [{ deed: 'draft', cells: ['key1'] }, 'draft', 'Draft key1'],
    [{ deed: 'card', cards: ['blitz'] }, 'card', 'Play Blitz!'],
    [{ deed: 'pass' }, 'card', 'Play no card'],
    [{ deed: 'place', cells: ['key1'] }, 'place', 'Place it on key1'],
    [{ deed: 'regroup', cells: ['key1', 'key2', 'har1'] }, 'regroup', 'Regroup key1, key2, and har1'],
    [{ deed: 'rearrange', cells: ['key2', 'har1', 'key1'] }, 'rearrange', 'The first to key2, the second to har1, the third to key1'],
    [{ deed: 'rearrange', cells: ['key2', 'key1', 'key1'] }, 'rearrange', 'The first to key2, the second to key1'],
    [{ deed: 'look', cells: ['rav1', 'rav2'] }, 'look', 'Look at rav1 and rav2'],
    [{ deed: 'accuse', kind: 'spy', cells: ['rav1'] }, 'accuse', 'The piece on rav1 is the Spy'],
    [{ deed: 'plant', cells: ['key1'] }, 'plant', 'Plant the flag on key1'],
    [{ deed: 'done' }, 'act', 'End the turn'],
  ])('%o in a menu', (given, decision, line) => {
    expect(messages.deedChoice({ type: 'deed', ...given }, 'red', names, decision)).toBe(line);
  });
});
