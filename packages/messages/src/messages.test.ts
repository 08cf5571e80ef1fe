// Every code, event, ending and option has its sentence, and every sentence is complete.

import { bookletOf, conquest, EDITIONS, libraryOf, namesOf, readyArmies } from '@flagfall/editions';
import { allowedValues, compileRules, type DeploymentFault, ENDINGS, type GameEvent, type OptionFault, SEATS } from '@flagfall/engine';
import type { TableNews, TableRefusal } from '@flagfall/protocol';
import type { HttpRefusal } from '@flagfall/protocol/http';
import { describe, expect, test } from 'vitest';
import { booklets } from './catalogue/en/booklets.ts';
import { library } from './catalogue/en/library.ts';
import { presets } from './catalogue/en/presets.ts';
import { expectSentence, namesFrom, seen } from './forTests/sentencesForTests.ts';
import { LANGUAGES } from './languages.ts';
import { createMessages, loadMessages } from './messages.ts';
import { SILENT_EVENTS } from './telling/silentEvents.ts';
import type { Names, PiecePlace } from './types.ts';

/** One of each; the compiler reports a new member of a union that is missing here. */
type OneOfEach<Union extends object, Key extends keyof Union> = {
  readonly [Name in Union[Key] & string]: Union & Record<Key, Name>;
};

const REFUSALS: OneOfEach<TableRefusal, 'code'> = {
  gameOver: { code: 'gameOver' },
  notYourTurn: { code: 'notYourTurn', turn: 'blue' },
  deployFirst: { code: 'deployFirst' },
  unknownSeat: { code: 'unknownSeat', seat: 'pink' },
  unknownIntent: { code: 'unknownIntent', type: 'dance' },
  unknownCell: { code: 'unknownCell', cell: 'z9' },
  noPiece: { code: 'noPiece', cell: 'e5' },
  notYourPiece: { code: 'notYourPiece', cell: 'e6' },
  immovable: { code: 'immovable', cell: 'a1', kind: 'bomb' },
  samePlace: { code: 'samePlace', cell: 'a2' },
  obstacle: { code: 'obstacle', cell: 'c5' },
  ownPiece: { code: 'ownPiece', cell: 'a3' },
  notInLine: { code: 'notInLine', from: 'a4', to: 'b5' },
  tooFar: { code: 'tooFar', from: 'a4', to: 'a6', kind: 'major' },
  wayBlocked: { code: 'wayBlocked', from: 'a4', to: 'a9', by: 'a7' },
  twoSquares: { code: 'twoSquares', from: 'c4', to: 'c5', between: ['c4', 'c5'], count: 4 },
  chase: { code: 'chase', from: 'a4', to: 'a5' },
  notYourDecision: { code: 'notYourDecision', decision: 'defend', seats: ['blue'] },
  answerFirst: { code: 'answerFirst', decision: 'defend' },
  notNow: { code: 'notNow', deed: 'defend' },
  badDeed: { code: 'badDeed', deed: 'exchange', wants: 'cards' },
  notPossible: { code: 'notPossible', deed: 'cards' },
  unknownCard: { code: 'unknownCard', card: 'dragon' },
  unknownKind: { code: 'unknownKind', kind: 'dragon' },
  cardSpent: { code: 'cardSpent', card: 'boat' },
  notInHand: { code: 'notInHand', card: 'attack2' },
  wrongCard: { code: 'wrongCard', card: 'spyAttack', deed: 'cards' },
  emptyPile: { code: 'emptyPile' },
  twiceRunning: { code: 'twiceRunning', deed: 'exchange' },
  powerUsed: { code: 'powerUsed', deed: 'apple' },
  noSuchPower: { code: 'noSuchPower', deed: 'sword', cell: 'c4', kind: 'major' },
  noEnemy: { code: 'noEnemy', cell: 'c5' },
  outOfReach: { code: 'outOfReach', deed: 'remoteAttack', from: 'c4', to: 'f8' },
  noAttack: { code: 'noAttack', card: 'attack1' },
  notHealable: { code: 'notHealable', kind: 'bomb' },
  notFree: { code: 'notFree', cell: 'c4' },
  noWay: { code: 'noWay', from: 'key1', to: 'har2' },
  noCharge: { code: 'noCharge', from: 'key1', to: 'har2', kind: 'scout' },
  emptyBag: { code: 'emptyBag' },
  notDrawn: { code: 'notDrawn', card: 'traitor' },
  noRoom: { code: 'noRoom', card: 'surpriseAttack' },
  noPair: { code: 'noPair', card: 'secretInformation' },
  tooFewPieces: { code: 'tooFewPieces', card: 'regroup' },
  notBeside: { code: 'notBeside', cell: 'har2' },
  moveFirst: { code: 'moveFirst' },
  notInBag: { code: 'notInBag', kind: 'spy' },
  notOnBoard: { code: 'notOnBoard', kind: 'spy' },
  taken: { code: 'taken', cell: 'key1' },
  notNeighbours: { code: 'notNeighbours', from: 'key1', to: 'har2' },
  alreadyDeployed: { code: 'alreadyDeployed', seat: 'red' },
  badDeployment: { code: 'badDeployment', faults: [{ code: 'tooFew', kind: 'flag', placed: 0, required: 1 }] },
  noOffer: { code: 'noOffer' },
  notBegun: { code: 'notBegun' },
  alreadyBegun: { code: 'alreadyBegun' },
  alreadyGiven: { code: 'alreadyGiven' },
  isPaused: { code: 'isPaused' },
  notPaused: { code: 'notPaused' },
  notOver: { code: 'notOver' },
  outOfTime: { code: 'outOfTime' },
  tooLateToAbort: { code: 'tooLateToAbort' },
  notAway: { code: 'notAway' },
  drawNeedsAll: { code: 'drawNeedsAll' },
  playerGone: { code: 'playerGone' },
  ratedNeedsClub: { code: 'ratedNeedsClub' },
  tooManyGames: { code: 'tooManyGames', most: 10 },
  tooOften: { code: 'tooOften' },
  notFriendly: { code: 'notFriendly' },
  nothingToUndo: { code: 'nothingToUndo' },
  alreadyRevealed: { code: 'alreadyRevealed' },
  alreadyOffered: { code: 'alreadyOffered' },
  marksNotAllowed: { code: 'marksNotAllowed', memory: 'strict' },
  unknownPiece: { code: 'unknownPiece', piece: 99 },
  unknownMark: { code: 'unknownMark', kind: 'dragon' },
  unknownRequest: { code: 'unknownRequest', type: 'dance' },
};

const DEPLOYMENT_FAULTS: OneOfEach<DeploymentFault, 'code'> = {
  unknownCell: { code: 'unknownCell', cell: 'z9' },
  outsideHome: { code: 'outsideHome', cell: 'e6', kind: 'wizard' },
  unknownKind: { code: 'unknownKind', cell: 'a1', kind: 'wizard' },
  tooMany: { code: 'tooMany', kind: 'miner', placed: 7, allowed: 5 },
  emptyTerritory: { code: 'emptyTerritory', cell: 'key1' },
  tooFew: { code: 'tooFew', kind: 'flag', placed: 0, required: 1 },
};

const OPTION_FAULTS: OneOfEach<OptionFault, 'code'> = {
  unknownOption: { code: 'unknownOption', key: 'wind', known: ['memory', 'board'] },
  badOption: { code: 'badOption', key: 'board', value: '9x9', allowed: '8x8 | 10x10' },
};

const EVENTS: OneOfEach<GameEvent, 'type'> = {
  seatDeployed: { type: 'seatDeployed', seat: 'red', pieces: [] },
  gameStarted: { type: 'gameStarted', turn: 'red', pieces: [] },
  cardMoved: {
    type: 'cardMoved',
    card: 'boat',
    from: 'draw red',
    place: 0,
    to: 'hand red',
    end: 'top',
    seenBy: ['red'],
    fromHand: false,
  },
  deedDone: { type: 'deedDone', seat: 'red', deed: 'sword', cells: ['e5', 'e6', 'f5'], secret: [] },
  pieceShown: { type: 'pieceShown', piece: 2, seat: 'blue', kind: 'spy', to: ['red'], byAll: false },
  pieceReturned: { type: 'pieceReturned', piece: 9, seat: 'blue', cell: 'c1', kind: 'scout', captured: 3, isOpen: true },
  attackAnnounced: { type: 'attackAnnounced', attacker: 1, defender: 2, ran: false },
  piecesSwapped: { type: 'piecesSwapped', pieces: [1, 3], cells: ['e5', 'e1'] },
  pileShuffled: { type: 'pileShuffled', pile: 'draw red', places: [1, 0] },
  noted: { type: 'noted', note: 'applesUsed', value: 1, seenBy: ['red', 'blue', 'audience'] },
  lotsDrawn: {
    type: 'lotsDrawn',
    lots: [
      { seat: 'red', kind: 'scout' },
      { seat: 'blue', kind: 'flag' },
    ],
  },
  pieceGuessed: { type: 'pieceGuessed', seat: 'red', piece: 2, kind: 'spy', isRight: false },
  movesSkipped: { type: 'movesSkipped', seat: 'red' },
  seatLeft: { type: 'seatLeft', seat: 'gold', why: 'resigned' },
  piecesMixed: { type: 'piecesMixed', seat: 'red', pieces: [1, 4], kinds: ['scout', 'spy'] },
  decisionAsked: { type: 'decisionAsked', decision: 'defend', seats: ['blue'], detail: 0 },
  decisionClosed: { type: 'decisionClosed', decision: 'defend', seats: ['blue'] },
  pieceMoved: { type: 'pieceMoved', piece: 1, from: 'e5', to: 'e4', ran: false },
  piecesRevealed: {
    type: 'piecesRevealed',
    attacker: { piece: 1, kind: 'major' },
    defender: { piece: 2, kind: 'sergeant' },
    outcome: 'attackerWins',
  },
  pieceCaptured: { type: 'pieceCaptured', piece: 2, cell: 'e6' },
  turnPassed: { type: 'turnPassed', turn: 'blue' },
  gameEnded: { type: 'gameEnded', ending: 'flagCaptured', winners: ['red'] },
};

const NEWS: OneOfEach<TableNews, 'type'> = {
  seatTaken: { type: 'seatTaken', by: 'red' },
  deployedByClock: { type: 'deployedByClock', by: 'red' },
  aborted: { type: 'aborted', by: 'blue' },
  claimed: { type: 'claimed', by: 'blue' },
  begun: { type: 'begun' },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
  offered: { type: 'offered', what: 'draw', by: 'red' },
  accepted: { type: 'accepted', what: 'undo', by: 'blue' },
  declined: { type: 'declined', what: 'pause', by: 'blue' },
  withdrawn: { type: 'withdrawn', what: 'rematch', by: 'blue' },
  undone: { type: 'undone', actions: 2 },
  nobodyCame: { type: 'nobodyCame' },
  hostReturned: { type: 'hostReturned', downMs: 61_000 },
  rematch: { type: 'rematch', game: 'g2' },
  unknown: { type: 'unknown' },
};

const messages = createMessages('en');
const standings = new Map<number, PiecePlace>([
  [1, { seat: 'red', cell: 'e5' }],
  [2, { seat: 'blue', cell: 'e6' }],
]);
const original = EDITIONS[0];
const neutral = namesFrom(namesOf(original, 'en').neutral, 'red');
const whereabouts = (piece: number): PiecePlace | undefined => standings.get(piece);
const onBoard: Names = { ...neutral, placeOf: whereabouts };
const onMap: Names = { ...neutral, isMap: true };

describe('refusals', () => {
  test.each(Object.values(REFUSALS))('$code is one plain sentence', (refusal) => {
    const text = messages.refusal(refusal, neutral);
    expectSentence(text);
    expect(text.length).toBeLessThan(140);
  });

  test.each([
    REFUSALS.unknownCell,
    REFUSALS.samePlace,
    REFUSALS.obstacle,
    REFUSALS.ownPiece,
    REFUSALS.tooFar,
    REFUSALS.outOfReach,
    REFUSALS.notFree,
    { ...REFUSALS.badDeed, wants: 'cells' },
    { ...REFUSALS.badDeployment, faults: [{ code: 'outsideHome', cell: 'key1', kind: 'scout' }] },
    { ...REFUSALS.badDeployment, faults: [{ code: 'unknownCell', cell: 'z9' }] },
  ] satisfies TableRefusal[])('$code speaks of zones on a map and of squares elsewhere', (refusal) => {
    expectSentence(messages.refusal(refusal, onMap));
    expect(messages.refusal(refusal, onMap)).toMatch(/zone/);
    expect(messages.refusal(refusal, onMap)).not.toMatch(/square|row/);
    expect(messages.refusal(refusal, neutral)).toMatch(/square/);
  });

  test('[CQ-24, U-71] on a map the path is the reason, or the attack at its end', () => {
    expect(messages.refusal(REFUSALS.noWay, onMap)).toBe('No free way leads from key1 to har2: every zone in between must be empty.');
    expect(messages.refusal(REFUSALS.noCharge, onMap)).toBe(
      'From key1 to har2 is too far for an attack: this piece (Scout) attacks only its neighbours.',
    );
  });

  test('[REP-1] the two-square rule says which move it is, and between which squares', () => {
    expect(messages.refusal(REFUSALS.twoSquares, neutral)).toBe(
      'This would be the 4th move in a row between c4 and c5: go somewhere else or move another piece.',
    );
    const counted = (count: number): string => messages.refusal({ ...REFUSALS.twoSquares, count }, neutral);
    expect(counted(2)).toContain('the 2nd move');
    expect(counted(3)).toContain('the 3rd move');
    expect(counted(21)).toContain('the 21st move');
  });

  test('a bad deployment names its first fault', () => {
    expect(messages.refusal(REFUSALS.badDeployment, neutral)).toBe(
      'Your army is not set up right: One more piece of this kind must be placed: Flag.',
    );
    const faults = Object.values(DEPLOYMENT_FAULTS);
    expect(messages.refusal({ code: 'badDeployment', faults }, neutral)).toContain('6 things are wrong');
  });

  test('a side with characters of its own reads their names', () => {
    const creed = EDITIONS.find((edition) => edition.id === 'creed-classic') ?? original;
    const names = namesFrom(namesOf(creed, 'en').rulebook, 'blue');
    expect(messages.refusal(REFUSALS.tooFar, names)).toContain('(Claudia Auditore)');
  });

  test('a refused mark names the reason of the game', () => {
    const aided = messages.refusal({ code: 'marksNotAllowed', memory: 'aided' }, neutral);
    expectSentence(aided);
    expect(aided).not.toBe(messages.refusal(REFUSALS.marksNotAllowed, neutral));
  });

  test('typed text stays as it is: it makes no placeholder and no control character', () => {
    const typed = '{seat} # \\x1b[31m \\u0007';
    expect(messages.refusal({ code: 'unknownCell', cell: typed }, neutral)).toBe(`There is no square "${typed}" on this board.`);
    expect(messages.refusal({ code: 'badDeployment', faults: [{ code: 'unknownCell', cell: typed }] }, neutral)).toContain(typed);
  });
});

describe('faults', () => {
  test.each(Object.values(DEPLOYMENT_FAULTS))('deployment: $code', (fault) => expectSentence(messages.deploymentFault(fault, neutral)));
  test.each(Object.values(OPTION_FAULTS))('option: $code', (fault) => expectSentence(messages.optionFault(fault)));

  test('counts have a singular and a plural', () => {
    const missing = (required: number): string => messages.deploymentFault({ ...DEPLOYMENT_FAULTS.tooFew, required }, neutral);
    expect(missing(1)).toContain('One more piece');
    expect(missing(3)).toContain('3 more pieces');
    expect(messages.deploymentFault(DEPLOYMENT_FAULTS.tooMany, neutral)).toContain('2 pieces too many');
  });

  test('the known options are listed as people list things', () => {
    expect(messages.optionFault(OPTION_FAULTS.unknownOption)).toContain('memory and board');
  });
});

describe('events', () => {
  test.each(Object.values(EVENTS))('$type is a sentence, whether or not the pieces are on the board', (event) => {
    for (const names of [onBoard, neutral]) {
      const text = messages.event(seen(event), names);
      if ((SILENT_EVENTS as readonly string[]).includes(event.type)) expect(text).toBe('');
      else expectSentence(text);
    }
  });

  test('a refusal of a newer server, without a text here, is a plain sentence as well', () => {
    const newer = { code: 'tooWindy' } as unknown as TableRefusal & HttpRefusal;
    for (const sentence of [messages.refusal(newer, neutral), messages.httpRefusal(newer)]) {
      expectSentence(sentence);
      expect(sentence).not.toContain('tooWindy');
    }
  });
  test.each(Object.values(NEWS))('$type is a sentence', (news) => expectSentence(messages.news(news, neutral)));

  test('a battle tells who attacked whom, where, and how it went', () => {
    const battle = EVENTS.piecesRevealed;
    const told = (outcome: typeof battle.outcome): string => messages.event(seen({ ...battle, outcome }), onBoard);
    expect(told('attackerWins')).toBe("Red's Major on e5 attacks Blue's Sergeant on e6 and wins.");
    expect(told('defenderWins')).toBe("Red's Major on e5 attacks Blue's Sergeant on e6 and loses.");
    expect(told('bothCaptured')).toBe("Red's Major on e5 attacks Blue's Sergeant on e6, and both are captured.");
    expect(told('nobodyCaptured')).toBe("Red's Major on e5 attacks Blue's Sergeant on e6 in vain.");
    expect(messages.event(seen(battle), neutral)).toBe('Major attacks Sergeant and wins.');
  });

  test('an owner may be a plural', () => {
    const creed = EDITIONS.find((edition) => edition.id === 'creed-classic') ?? original;
    const names: Names = { ...namesFrom(namesOf(creed, 'en').rulebook, 'red'), placeOf: whereabouts };
    expect(messages.event(seen(EVENTS.piecesRevealed), names)).toBe(
      "Templars' Micheletto Corella on e5 attacks Assassins' Gilberto La Volpe on e6 and wins.",
    );
  });

  test('[CQ-42] of all notes only a captured flag before its holder has a sentence', () => {
    const note = { type: 'noted', note: 'flagOfBlue', value: 1, seenBy: ['red', 'blue', 'audience'] } as const;
    expect(messages.event(seen(note), neutral)).toBe("Blue's flag now stands before Red.");
    expect(messages.event(seen({ ...note, value: 0 }), neutral)).toBe('');
    expect(messages.event(seen({ ...note, note: 'round' }), neutral)).toBe('');
  });

  test.each([
    ['resigned', 'Gold has resigned: its pieces stay as obstacles.'],
    ['outOfTime', 'Gold has run out of time: its pieces stay as obstacles.'],
    ['abandoned', 'Gold has left: its pieces stay as obstacles.'],
  ] as const)('whoever leaves the others to play on: %s', (why, sentence) => {
    expect(messages.event(seen({ ...EVENTS.seatLeft, why }), neutral)).toBe(sentence);
  });

  test('[CORE-9] a run is called a run', () => {
    expect(messages.event(seen({ ...EVENTS.pieceMoved, ran: true }), onBoard)).toBe('Red e5-e4 (run).');
    expect(messages.event(seen(EVENTS.pieceMoved), onBoard)).toBe('Red e5-e4.');
  });

  test('a piece that moves has its name where the reader knows it', () => {
    expect(messages.event(seen(EVENTS.pieceMoved), onBoard, { actor: 'scout' })).toBe('Red: Scout e5-e4.');
  });
});

describe('endings', () => {
  test.each(ENDINGS)('%s is told for a winner, for two and for a draw', (ending) => {
    const won = messages.ending({ ending, winners: ['red'] }, neutral);
    const shared = messages.ending({ ending, winners: ['red', 'blue'] }, neutral);
    const drawn = messages.ending({ ending, winners: [] }, neutral);
    for (const text of [won, shared, drawn]) expectSentence(text);
    expect(won).toContain('Victory for Red:');
    expect(shared).toContain('Victory for Red and Blue:');
    expect(drawn).toMatch(/draw|Nobody wins/);
    expect(won + shared + drawn).not.toContain('enemy');
  });

  test('a resignation names who resigned', () => {
    const two: Names = { ...neutral, seats: ['red', 'blue'] };
    expect(messages.ending({ ending: 'resigned', winners: ['blue'] }, two)).toBe('Victory for Blue: Red resigned.');
    expect(messages.event(seen({ type: 'gameEnded', ending: 'resigned', winners: ['red'] }), two)).toBe('Victory for Red: Blue resigned.');
  });

  test('among more than two, the last to stay wins however the others left', () => {
    for (const ending of ['resigned', 'outOfTime', 'abandoned'] as const)
      expect(messages.ending({ ending, winners: ['blue'] }, neutral)).toBe('Victory for Blue: everybody else has left the game.');
    expect(messages.ending({ ending: 'agreed', winners: [] }, neutral)).toBe('The game is a draw: all sides agreed to it.');
    expect(messages.ending({ ending: 'agreed', winners: [] }, { ...neutral, seats: ['red', 'blue'] })).toContain('both sides agreed');
  });

  test('[CQ-46] flags that fell are counted', () => {
    const two: Names = { ...neutral, seats: ['red', 'blue'] };
    expect(messages.ending({ ending: 'flagCaptured', winners: ['red'] }, two)).toBe('Victory for Red: the flag of Blue is captured.');
    expect(messages.ending({ ending: 'flagCaptured', winners: ['red'] }, neutral)).toBe(
      'Victory for Red: the flags of Blue, Green, and Gold are captured.',
    );
  });

  test('[AC-4] [CW-7] what was captured is called as the game calls it', () => {
    const won = (prize: NonNullable<Names['prize']>): string =>
      messages.ending({ ending: 'flagCaptured', winners: ['red'] }, { ...neutral, seats: ['red', 'blue'], prize });
    expect(won('apple')).toBe('Victory for Red: the Apple of Eden of Blue is captured.');
    expect(won('base')).toBe('Victory for Red: the base of Blue is captured.');
  });

  test('[U-83] the leaders win when the last round is over, or when nobody can move on a map', () => {
    for (const ending of ['turnLimit', 'bothImmobile'] as const) {
      expect(messages.ending({ ending, winners: ['red'] }, onMap)).toContain('the lead in flags, then in territories, decides');
      expect(messages.ending({ ending, winners: ['red', 'gold'] }, onMap)).toMatch(/^Victory for Red and Gold: .* they lead together/);
    }
    expect(messages.ending({ ending: 'bothImmobile', winners: ['red'] }, { ...neutral, seats: ['red', 'blue'] })).toContain(
      'the turn is with Blue',
    );
  });
});

describe.each(EDITIONS.map((edition) => ({ id: edition.id, edition })))('$id', ({ edition }) => {
  test.each(edition.options)('the option $key and its values are explained', (spec) => {
    expectSentence(messages.option(spec.key));
    const values = spec.type === 'choice' ? spec.values : [spec.from, spec.to, String(spec.to), ...(spec.off ? ['off'] : [])];
    for (const value of values) expectSentence(messages.optionValue(spec.key, value));
    const badValue = messages.optionFault({ code: 'badOption', key: spec.key, value: '?', allowed: allowedValues(spec) });
    expectSentence(badValue);
  });
});

/** The edition has them in its manifest; these are its numbers at both ends. */
test.each([
  ['players', [2, 3, 4]],
  ['minOnePerTerritory', ['off', 'on']],
  ['scoutChargeAttack', ['on', 'off']],
  ['turnLimit', [1, 60, 'off']],
] as const)('the option %s of Conquest is explained', (key, values) => {
  expectSentence(messages.option(key));
  for (const value of values) expectSentence(messages.optionValue(key, value));
  expect(new Set(values.map((value) => messages.optionValue(key, value))).size).toBe(values.length);
});

test('the starting side goes by the name it has in the game', () => {
  expect(messages.optionValue('startPlayer', 'red')).toBe('First to move: Red.');
  expect(messages.optionValue('startPlayer', 'red', { seatName: () => 'Separatists' })).toBe('First to move: Separatists.');
});

test.each(LANGUAGES)('every seat has a name of its own in %s', async (locale) => {
  const { say } = await loadMessages(locale);
  expect(new Set(SEATS.map((seat) => say(`seat.${seat}`))).size).toBe(SEATS.length);
});

test('every deployment of a library has a name', () => {
  const named = EDITIONS.flatMap((edition) => {
    const board = edition.options.find(({ key }) => key === 'board');
    const boards = board?.type === 'choice' ? board.values.map((value) => ({ board: value })) : [{}];
    return boards.flatMap((options) => libraryOf(edition, options));
  });
  const land = compileRules(conquest);
  const drafted = readyArmies(land, 'red', land.board.cells.slice(0, land.armySize));
  expect(new Set([...named, ...drafted].map(({ name }) => `library.${name}`))).toEqual(new Set(Object.keys(library)));
  for (const { name } of [...named, ...drafted]) expect(messages.deploymentName(name)).toBe(name);
});

test('every box has its story and every advice its words, and none is left over', () => {
  const written = EDITIONS.map(bookletOf).flatMap(({ box, setup, play }) => [
    `story.${box}`,
    ...[...setup, ...play].map((id) => `advice.${id}`),
  ]);
  // The texts around them on a page.
  const around = ['advice.setup', 'advice.play', 'advice.sample', 'advice.studio'];
  const told = Object.keys(booklets).filter((id) => !id.startsWith('path.'));
  expect(new Set([...written, ...around])).toEqual(new Set(told));
});

describe('chat', () => {
  test.each(Object.keys(presets))('%s is shown in the language of the reader', (id) => {
    expectSentence(createMessages('en').chat(id.replace('.', ':')));
  });

  test('what people write stays as it is, also where it looks like one of our ids', () => {
    const { chat } = createMessages('en');
    for (const text of ['hello', 'preset:', 'preset:unknown', 'terminal.bye', 'preset.hello']) expect(chat(text)).toBe(text);
  });
});
