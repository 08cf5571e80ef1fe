/** Flags: captured, held, recovered; and victory by flags. */

import { conquest } from '@flagfall/editions';
import { observe } from '@flagfall/engine';
import { mapPosition, mapScenario, playText } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const GREEN = 'scout gre2, flag gre3';
const GOLD = 'scout wol2, flag wol1';

describe('capturing', () => {
  test('[CQ-40] any piece that moves captures a flag by entering its zone', () => {
    for (const { id, moves } of conquest.kinds.filter((kind) => kind.moves !== 'never')) {
      const position = mapPosition(conquest, { red: `${id} har1, flag lar1`, blue: 'flag har2', green: GREEN });
      const events = playText(position, 'red', 'har1-har2');
      expect(events, `${id} ${moves}`).toContainEqual({ type: 'pieceCaptured', piece: 18, cell: 'har2' });
      const { notes, pieces } = observe(position, 'green');
      expect(notes.flagOfBlue, id).toBe(1);
      expect(
        pieces.find(({ cell }) => cell === 'har2'),
        id,
      ).toMatchObject({ seat: 'red', kind: id });
    }
  });

  mapScenario('[CQ-40, U-71] a scout does so from afar', conquest, { red: 'scout bra1, flag lar1', blue: 'flag har3', green: GREEN })
    .when('red', 'bra1-har3')
    .flags({ blue: 'red' })
    .stands('har3', 'red scout');

  mapScenario('[CQ-42] the captured flag stands before the captor, for everybody to see, and in no bag', conquest, {
    red: 'king har1, flag lar1',
    blue: 'scout jun2, flag har2',
    green: GREEN,
  })
    .flags({})
    .when('red', 'har1-har2')
    .flags({ blue: 'red' })
    .tells({ type: 'noted', note: 'flagOfBlue', value: 1 })
    .bag('blue', 'king queen prince duke count knight baron sorceress sorceress scout scout scout spy cursedLand cursedLand cursedLand')
    .goesOn();

  mapScenario(
    '[CQ-41] a player whose flag is captured draws no more cards, whatever he controls; he keeps moving, city moves included',
    conquest,
    {
      red: 'scout oxm2, flag oxm3',
      blue: 'king key1, queen bra1, prince jun1, duke sal1',
      green: GREEN,
    },
    { held: { blue: 'green' } },
  )
    .when('red', 'oxm2-oxm1')
    .waits('act', 'blue')
    .notes({ moves: 3, mustMove: 1 })
    .pile('drawn', '')
    .when('blue', 'key1-key2')
    .when('blue', 'bra1-bra2')
    .when('blue', 'jun1-jun2')
    .turn('green');

  mapScenario(
    '[CQ-41] with his flag back he draws again',
    conquest,
    {
      red: 'king har1, scout oxm2',
      blue: 'scout jun2, flag har2',
      green: GREEN,
    },
    { held: { red: 'blue' } },
  )
    .when('red', 'har1-har2')
    .when('red', 'plant lar1')
    .when('blue', 'jun2-jun1')
    .when('green', 'gre2-gre1')
    .waits('card', 'red')
    .check((position) => expect(observe(position, 'red').piles[1].count).toBe(1));
});

describe('holders of flags: CQ-45', () => {
  mapScenario('[CQ-45] (2) whoever has a flag on the board holds the one he captured', conquest, {
    red: 'king har1, flag lar1',
    blue: 'scout jun2, flag har2',
    green: GREEN,
    gold: GOLD,
  })
    .when('red', 'har1-har2')
    .flags({ blue: 'red' })
    .goesOn();

  mapScenario(
    '[CQ-45, U-73] (2) and every flag that its owner held',
    conquest,
    {
      red: 'king har1, flag lar1',
      blue: 'scout jun2, flag har2',
      green: 'scout gre2',
      gold: GOLD,
    },
    { held: { green: 'blue' } },
  )
    .when('red', 'har1-har2')
    .flags({ blue: 'red', green: 'red' })
    .goesOn();

  mapScenario(
    '[CQ-45] (2) what others hold stays with them',
    conquest,
    {
      red: 'king har1, flag lar1',
      blue: 'scout jun2, flag har2',
      green: 'scout gre2',
      gold: GOLD,
    },
    { held: { green: 'gold' } },
  )
    .when('red', 'har1-har2')
    .flags({ blue: 'red', green: 'gold' })
    .goesOn();

  mapScenario(
    '[CQ-43, CQ-45, U-74] (1) a player who captures the flag of his captor puts his own on an empty zone at once and holds the other',
    conquest,
    {
      red: 'king har1, scout oxm2',
      blue: 'scout jun2, flag har2',
      green: GREEN,
    },
    { held: { red: 'blue' } },
  )
    .when('red', 'har1-har2')
    .waits('plant', 'red')
    .flags({ blue: 'red', red: 'blue' })
    .refuses('red', 'oxm2-oxm1', { code: 'answerFirst', decision: 'plant' })
    .refuses('red', 'done', { code: 'notNow', deed: 'done' })
    .refuses('blue', 'plant key1', { code: 'notYourDecision', decision: 'plant', seats: ['red'] })
    .when('red', 'plant oxm3')
    .flags({ blue: 'red' })
    .stands('oxm3', 'red flag')
    .waits('act', 'blue')
    .goesOn();

  mapScenario(
    '[CQ-45, U-73] (1) with all the flags that the captor held',
    conquest,
    {
      red: 'king har1, scout oxm2',
      blue: 'scout jun2, flag har2',
      green: 'scout gre2',
      gold: GOLD,
    },
    { held: { red: 'blue', green: 'blue' } },
  )
    .when('red', 'har1-har2')
    .when('red', 'plant lar1')
    .flags({ blue: 'red', green: 'red' })
    .goesOn();

  mapScenario(
    '[CQ-44, CQ-45, D-85] (3) a player without a flag on the board may capture, but the flag goes to the seat that holds his',
    conquest,
    {
      red: 'king har1, scout oxm2',
      blue: 'scout jun2, flag har2',
      green: GREEN,
      gold: GOLD,
    },
    { held: { red: 'green' } },
  )
    .when('red', 'har1-har2')
    .flags({ red: 'green', blue: 'green' })
    .stands('har2', 'red king')
    .waits('act', 'blue')
    .goesOn();

  mapScenario(
    '[CQ-44, CQ-45, U-73] (3) and so do the flags that its owner held',
    conquest,
    {
      red: 'king har1, scout oxm2',
      blue: 'scout jun2, flag har2',
      green: GREEN,
      gold: 'scout wol2',
    },
    { held: { red: 'green', gold: 'blue' } },
  )
    .when('red', 'har1-har2')
    .flags({ red: 'green', blue: 'green', gold: 'green' })
    .ends('flagCaptured', 'green');

  mapScenario('[CQ-45, U-73] a chain of captures with four players, from hand to hand', conquest, {
    red: 'king har1, flag lar1',
    blue: 'king key2, flag har2',
    green: 'king cas2, flag key1',
    gold: 'king wol2, queen rav1, flag cas1',
  })
    // (2): red takes blue's.
    .when('red', 'har1-har2')
    .flags({ blue: 'red' })
    // (3): blue takes green's, and red gets it.
    .when('blue', 'key2-key1')
    .flags({ blue: 'red', green: 'red' })
    // (3): green takes gold's, and red gets it: he alone has a flag.
    .when('green', 'cas2-cas1')
    .flags({ blue: 'red', green: 'red', gold: 'red' })
    .ends('flagCaptured', 'red');

  mapScenario('[CQ-45, U-73] a chain that turns round: the captor’s flag is captured in its turn', conquest, {
    red: 'king har1, flag har3',
    blue: 'king mam1, spy gul1, flag har2',
    green: 'king cas2, flag cas1',
    gold: GOLD,
  })
    .when('red', 'har1-har2')
    .flags({ blue: 'red' })
    .when('blue', 'mam1-har3')
    .when('blue', 'plant gul3')
    .flags({ red: 'blue' })
    .goesOn();

  test('[CQ-45] only players with a flag on the board hold flags, in every capture', () => {
    const seats = ['red', 'blue', 'green', 'gold'] as const;
    const homes = { red: 'lar1', blue: 'har2', green: 'gre3', gold: 'wol1' };
    let cases = 0;
    // Every distribution of flags other than blue's among seats with a flag on the board; red captures blue's.
    for (const red of [undefined, ...seats])
      for (const green of [undefined, ...seats])
        for (const gold of [undefined, ...seats]) {
          const held = Object.fromEntries(Object.entries({ red, green, gold }).filter(([, holder]) => holder !== undefined));
          if (Object.values(held).some((holder) => holder !== undefined && holder in held)) continue;
          const flagOf = (seat: (typeof seats)[number]): string => (seat in held ? '' : `, flag ${homes[seat]}`);
          const position = mapPosition(
            conquest,
            {
              red: `king har1${flagOf('red')}`,
              blue: `scout jun2${flagOf('blue')}`,
              green: `scout gre2${flagOf('green')}`,
              gold: `scout wol2${flagOf('gold')}`,
            },
            { held },
          );
          playText(position, 'red', 'har1-har2');
          if (observe(position, 'red').waiting?.decision === 'plant') playText(position, 'red', 'plant key3');
          const { notes, pieces } = observe(position, 'red');
          const holderOf = (note: string): string | undefined => seats[(notes[note] ?? 0) - 1];
          const holders = ['flagOfRed', 'flagOfBlue', 'flagOfGreen', 'flagOfGold'].map(holderOf);
          const standing = seats.filter((_, seat) => holders[seat] === undefined);
          for (const holder of holders) if (holder !== undefined) expect(standing, JSON.stringify(held)).toContain(holder);
          // By hand: blue's flag and all that blue held are in one hand: red's if he has or gets a flag, else that of red's captor.
          const wanted = red === undefined || red === 'blue' ? 'red' : red;
          const prize = ['blue', ...(green === 'blue' ? ['green'] : []), ...(gold === 'blue' ? ['gold'] : [])];
          for (const flag of prize) expect(holders[seats.indexOf(flag as never)], `${flag} of ${JSON.stringify(held)}`).toBe(wanted);
          expect(holders[0], `red of ${JSON.stringify(held)}`).toBe(red === 'blue' ? undefined : red);
          expect(pieces.some(({ seat, cell }) => seat === 'red' && cell === 'key3')).toBe(red === 'blue');
          cases++;
        }
    expect(cases).toBeGreaterThan(20);
  });
});

describe('planting', () => {
  const BACK = { held: { red: 'blue' } } as const;
  const PIECES = { red: 'king har1, scout oxm2', blue: 'scout jun2, flag har2', green: GREEN };

  mapScenario('[CQ-43, U-74] any empty zone of the board, also on foreign land, and none that is taken', conquest, PIECES, BACK)
    .when('red', 'har1-har2')
    .check((position) => {
      const zones = observe(position, 'red').deeds.map(({ cells }) => cells?.[0]);
      const taken = observe(position, 'red').pieces.map(({ cell }) => cell);
      expect(zones).toEqual(position.rules.board.cells.filter((zone) => !taken.includes(zone)).toSorted());
    })
    .refuses('red', 'plant har2', { code: 'notFree', cell: 'har2' })
    .refuses('red', 'plant gre3', { code: 'notFree', cell: 'gre3' })
    .refuses('red', 'plant key4', { code: 'unknownCell', cell: 'key4' })
    .when('red', 'plant jun1')
    .stands('jun1', 'red flag');

  mapScenario('[CQ-43] everybody sees where it is planted', conquest, PIECES, BACK)
    .when('red', 'har1-har2')
    .when('red', 'plant jun1')
    .tells({ type: 'pieceReturned', seat: 'red', cell: 'jun1', kind: 'flag', isOpen: true })
    .sees('blue', 'jun1', 'flag')
    .sees('green', 'jun1', 'flag')
    .sees('audience', 'jun1', 'flag');

  mapScenario('[U-74] moves that are left come after it', conquest, PIECES, { ...BACK, moves: 2 })
    .when('red', 'har1-har2')
    .notes({ moves: 1 })
    .when('red', 'plant jun1')
    .waits('act', 'red')
    .when('red', 'har2-har1')
    .waits('act', 'blue');

  mapScenario('[CQ-43] a planted flag can be captured like any other', conquest, PIECES, BACK)
    .when('red', 'har1-har2')
    .when('red', 'plant gre1')
    .when('blue', 'jun2-jun1')
    .when('green', 'gre2-gre1')
    .flags({ red: 'green', blue: 'green' })
    .ends('flagCaptured', 'green');
});

describe('victory', () => {
  mapScenario('[CQ-46, CQ-47] with two players the first capture ends the game', conquest, {
    red: 'king har1, flag lar1',
    blue: 'scout jun2, flag har2',
  })
    .when('red', 'har1-har2')
    .ends('flagCaptured', 'red')
    .tells({ type: 'gameEnded', ending: 'flagCaptured', winners: ['red'] })
    .refuses('red', 'har2-har1', 'gameOver');

  mapScenario('[CQ-46] with three the first does not', conquest, {
    red: 'king har1, flag lar1',
    blue: 'scout jun2, flag har2',
    green: GREEN,
  })
    .when('red', 'har1-har2')
    .goesOn()
    .waits('act', 'blue');

  mapScenario(
    '[CQ-46] the only player with a flag on the board has won',
    conquest,
    {
      red: 'king har1, flag lar1',
      blue: 'scout jun2',
      green: 'scout gre2, flag har2',
    },
    { held: { blue: 'red' } },
  )
    .when('red', 'har1-har2')
    .ends('flagCaptured', 'red');

  mapScenario(
    '[CQ-46] with four: not while a second flag stands, whichever seats hold the others',
    conquest,
    {
      red: 'king har1, flag lar1',
      blue: 'scout jun2',
      green: 'scout gre2, flag har2',
      gold: GOLD,
    },
    { held: { blue: 'gold' } },
  )
    .when('red', 'har1-har2')
    .flags({ blue: 'gold', green: 'red' })
    .goesOn();

  mapScenario(
    '[CQ-46, CQ-44] another seat’s capture may win it',
    conquest,
    {
      red: 'king har1, scout oxm2',
      blue: 'scout jun2, flag har2',
      green: GREEN,
    },
    { held: { red: 'green' } },
  )
    .when('red', 'har1-har2')
    .ends('flagCaptured', 'green');

  mapScenario(
    '[CQ-46, CQ-43] a player who wins his flag back from the last other has won, once it stands',
    conquest,
    {
      red: 'king har1, scout oxm2',
      blue: 'scout jun2, flag har2',
      green: 'scout gre2',
    },
    { held: { red: 'blue', green: 'blue' } },
  )
    .when('red', 'har1-har2')
    .goesOn()
    .waits('plant', 'red')
    .when('red', 'plant key1')
    .ends('flagCaptured', 'red');

  mapScenario(
    '[CQ-46] a player who has left does not win though his flag stands alone; the one who captures it then has them all',
    conquest,
    { red: 'king oxm1, flag har2', blue: 'scout jun2, flag key3', green: 'scout gre2', gold: 'king har3, scout wol2' },
    { turn: 'gold', held: { green: 'blue', gold: 'blue' }, gone: ['blue'] },
  )
    .when('gold', 'har3-har2')
    .flags({ red: 'blue', green: 'blue', gold: 'blue' })
    .goesOn()
    .when('red', 'oxm1-oxm2')
    .when('green', 'gre2-gre1')
    .when('gold', 'har2-key3')
    .when('gold', 'plant wol1')
    .flags({ red: 'gold', blue: 'gold', green: 'gold' })
    .ends('flagCaptured', 'gold');
});
