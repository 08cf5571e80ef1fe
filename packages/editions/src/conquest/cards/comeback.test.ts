/** Reinforcement, Surprise attack, New spy: pieces come back from the bag. */

import { conquest } from '@flagfall/editions';
import { observe, type Position, type Viewer } from '@flagfall/engine';
import { mapPosition, mapScenario, playText } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const BLUE = 'scout wol2, knight wol3, flag wol1';
/** All of red’s army but the scouts; the flag in oxm3, the others round it and far away. */
const ALL_BUT_SCOUTS =
  'king key1, queen key2, prince key3, duke har1, count har2, knight har3, baron mam1, sorceress mam2 mam3, spy oxm1, cursedLand oxm2 gul1 gul2, flag oxm3';
const ALL = `${ALL_BUT_SCOUTS}, scout bra1 bra2 bra3 rav1`;
/** The bag of a red that has king, queen and flag on the board: the place of each kind. */
const BAG = ['prince', 'duke', 'count', 'knight', 'baron', 'sorceress', 'sorceress', 'scout', 'scout', 'scout', 'scout', 'spy'];

function zonesOffered(position: Position): readonly (string | undefined)[] {
  return observe(position, 'red').deeds.map(({ cells }) => cells?.[0]);
}

describe('Reinforcement', () => {
  mapScenario(
    'a random piece goes to a free zone next to one of one’s own, and to no other',
    conquest,
    { red: 'king gul3, flag oxm3', blue: `${BLUE}, duke bra3` },
    {
      cards: 'reinforcement',
    },
  )
    .when('red', 'card reinforcement', [1])
    .waits('place', 'red')
    .offers('red', '', 'place gul1\nplace gul2\nplace oxm2')
    .refuses('red', 'place bra3', { code: 'notFree', cell: 'bra3' })
    .refuses('red', 'place gul3', { code: 'notFree', cell: 'gul3' })
    .refuses('red', 'place har1', { code: 'notBeside', cell: 'har1' })
    .refuses('red', 'place ice1', { code: 'notBeside', cell: 'ice1' })
    .refuses('red', 'gul3-gul2', { code: 'answerFirst', decision: 'place' })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' })
    .when('red', 'place gul2')
    .stands('gul2', 'red prince')
    .waits('act', 'red');

  mapScenario(
    '[D-82] zones with a ridge between are not next to each other',
    conquest,
    { red: 'king oxm1, cursedLand har2 mam1 mam3, flag gul3', blue: `${BLUE}, duke gul2` },
    { cards: 'reinforcement' },
  )
    .when('red', 'card reinforcement', [0])
    .refuses('red', 'place oxm3', { code: 'notBeside', cell: 'oxm3' })
    .refuses('red', 'place gul1', { code: 'notBeside', cell: 'gul1' })
    .when('red', 'place oxm2');

  mapScenario('it is not playable with an empty bag', conquest, { red: ALL, blue: BLUE }, { cards: 'reinforcement surpriseAttack' })
    .refuses('red', 'card reinforcement', { code: 'emptyBag' })
    .offers('red', '', 'pass');

  mapScenario(
    'nor without a free zone next to one’s own',
    conquest,
    { red: 'flag gul3, cursedLand gul2', blue: `${BLUE}, duke gul1, spy bra1, scout bra2 bra3` },
    {
      cards: 'reinforcement',
    },
  )
    .refuses('red', 'card reinforcement', { code: 'noRoom', card: 'reinforcement' })
    .offers('red', '', 'pass');

  mapScenario(
    '[CQ-34] nor without a piece on the board; a flag that is held by another is in no bag',
    conquest,
    { red: '', blue: BLUE, green: 'scout gre2, flag gre3' },
    {
      held: { red: 'blue' },
      cards: 'reinforcement',
    },
  ).refuses('red', 'card reinforcement', { code: 'noRoom', card: 'reinforcement' });
});

describe('Surprise attack', () => {
  mapScenario(
    '[U-89] a random piece goes to any free zone, next to enemies and on their land too',
    conquest,
    { red: 'king gul3, flag oxm3', blue: BLUE },
    {
      cards: 'surpriseAttack',
    },
  )
    .when('red', 'card surpriseAttack', [0])
    .check((position) => {
      const taken = observe(position, 'red').pieces.map(({ cell }) => cell);
      expect(zonesOffered(position)).toEqual(position.rules.board.cells.filter((zone) => !taken.includes(zone)).toSorted());
    })
    .refuses('red', 'place wol1', { code: 'notFree', cell: 'wol1' })
    .when('red', 'place ice1')
    .stands('ice1', 'red queen');

  mapScenario(
    '[U-89] a Cursed Land too',
    conquest,
    { red: ALL.replace('cursedLand oxm2 gul1 gul2', 'cursedLand oxm2 gul1'), blue: BLUE },
    { cards: 'surpriseAttack' },
  )
    .bag('red', 'cursedLand')
    .when('red', 'card surpriseAttack', [0])
    .when('red', 'place ice1')
    .stands('ice1', 'red cursedLand');

  mapScenario('it is not playable with an empty bag', conquest, { red: ALL, blue: BLUE }, { cards: 'surpriseAttack' }).refuses(
    'red',
    'card surpriseAttack',
    { code: 'emptyBag' },
  );

  mapScenario(
    '[U-77] a piece that was placed may move in the same turn, and attack',
    conquest,
    { red: 'king gul3, flag oxm3', blue: BLUE },
    { cards: 'surpriseAttack' },
  )
    .when('red', 'card surpriseAttack', [0])
    .when('red', 'place ice1')
    .when('red', 'ice1-wol3')
    .stands('wol3', 'red queen')
    .turn('blue');
});

describe('[CQ-34] the piece from the bag', () => {
  test('can be any piece in it', () => {
    BAG.forEach((kind, place) => {
      const position = mapPosition(conquest, { red: 'king gul3, queen gul2, flag oxm3', blue: BLUE }, { cards: 'surpriseAttack' });
      playText(position, 'red', 'card surpriseAttack', [place]);
      playText(position, 'red', 'place key1');
      expect(observe(position, 'red').pieces.find(({ cell }) => cell === 'key1')).toMatchObject({ seat: 'red', kind });
    });
  });

  mapScenario(
    '[U-79] its owner knows it before he places it, and nobody else even then',
    conquest,
    {
      red: 'king gul3, queen gul2, flag oxm3',
      blue: BLUE,
      green: 'scout gre2, flag gre3',
    },
    { cards: 'surpriseAttack' },
  )
    .when('red', 'card surpriseAttack', [11])
    .check((position) => {
      // The piece that was drawn has the lowest handle of the bag.
      const drawn = (viewer: Viewer) => observe(position, viewer).captured.find(({ seat }) => seat === 'red');
      expect(drawn('red')).toMatchObject({ kind: 'spy' });
      for (const viewer of ['blue', 'green', 'audience'] as const) expect(drawn(viewer), viewer).not.toHaveProperty('kind');
    })
    .when('red', 'place key1')
    .sees('red', 'key1', 'spy')
    .sees('blue', 'key1', undefined)
    .sees('green', 'key1', undefined)
    .sees('audience', 'key1', undefined)
    .bag('red', 'prince duke count knight baron sorceress sorceress scout scout scout scout cursedLand cursedLand cursedLand');
});

describe('New spy', () => {
  const SPY_BEATEN = { red: 'king gul3, queen gul2, flag oxm3', blue: BLUE, green: 'scout gre2, flag gre3' };

  mapScenario('the spy comes from the bag to any free zone, and everybody knows that it is he', conquest, SPY_BEATEN, { cards: 'newSpy' })
    .when('red', 'card newSpy')
    .waits('place', 'red')
    .refuses('red', 'place wol1', { code: 'notFree', cell: 'wol1' })
    .when('red', 'place ice1')
    .tells({ type: 'pieceReturned', seat: 'red', cell: 'ice1', kind: 'spy', isOpen: true })
    .stands('ice1', 'red spy')
    .sees('blue', 'ice1', 'spy')
    .sees('green', 'ice1', 'spy')
    .sees('audience', 'ice1', 'spy');

  mapScenario(
    'it is not playable while the spy stands on the board',
    conquest,
    { ...SPY_BEATEN, red: 'king gul3, spy gul2, flag oxm3' },
    { cards: 'newSpy' },
  )
    .refuses('red', 'card newSpy', { code: 'notInBag', kind: 'spy' })
    .offers('red', '', 'pass');

  mapScenario('[U-77] he may move at once', conquest, SPY_BEATEN, { cards: 'newSpy' })
    .when('red', 'card newSpy')
    .when('red', 'place ice1')
    .when('red', 'ice1-wol3')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' });
});

describe('a crowded map, with every army on it', () => {
  /** The army in the order of its kinds, the first pieces in the first zones. */
  const army = (ids: string, without = ''): string => {
    const zones = ids.split(' ').flatMap((id) => [`${id}1`, `${id}2`, `${id}3`]);
    const kinds = Object.entries(conquest.army).flatMap(([kind, count]) => Array<string>(count).fill(kind));
    return zones
      .map((zone, at) => `${kinds[at]} ${zone}`)
      .filter((piece) => !without.split(', ').includes(piece))
      .join(', ');
  };
  const FULL = { blue: army('rav vin sal lar jun dus'), green: army('roc eld loo gre tho iro'), gold: army('cas fro nor wol ice pin') };

  mapScenario(
    'one free zone is enough for each of the three',
    conquest,
    { red: army('key har mam oxm gul bra', 'spy gul2'), ...FULL },
    { cards: 'newSpy surpriseAttack reinforcement' },
  )
    .offers('red', '', 'card newSpy\ncard reinforcement\ncard surpriseAttack\npass')
    .when('red', 'card newSpy')
    .offers('red', '', 'place gul2');
});

mapScenario(
  '[U-79] only its owner knows a piece from the bag until it is placed',
  conquest,
  { red: 'king key1, spy har2, flag har1', blue: 'spy rav1, flag vin1' },
  { turn: 'red', cards: 'surpriseAttack' },
)
  .when('red', 'card surpriseAttack', 'any')
  .check((position) => {
    const { placing, captured } = observe(position, 'red');
    expect(placing?.kind).toBe(captured.find(({ piece }) => piece === placing?.piece)?.kind);
    expect(placing?.kind).toBeDefined();
    for (const viewer of ['blue', 'audience'] as const)
      expect(observe(position, viewer).placing).toEqual({ piece: placing?.piece, seat: 'red' });
  })
  .when('red', 'place key2')
  .check((position) => expect(observe(position, 'red').placing).toBeUndefined());
