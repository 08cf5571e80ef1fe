/** What each of four seats and the audience sees. */

import { conquest } from '@flagfall/editions';
import { actionCount, actionsSeenBy, actionsSince, observe, type Position, type Seat, type Viewer } from '@flagfall/engine';
import { type Luck, mapPosition, mapScenario, playText, startedMapGame } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const ALL = ['red', 'blue', 'green', 'gold', 'audience'] as const;
const OTHERS = ['blue', 'green', 'gold', 'audience'] as const;

/** Each seat has all its pieces in one territory, but red has two and blue one piece beside his. */
const FOUR = {
  red: 'king oxm2, queen har1, knight har3, flag gul1',
  blue: 'cursedLand har2, scout wol2, flag wol1',
  green: 'scout gre2, baron gre1, flag gre3',
  gold: 'scout jun2, flag jun3',
};

/** A bag as a viewer sees it: kinds, and `?` for unknown ones. */
function bagSeen(position: Position, seat: Seat, viewer: Viewer): readonly string[] {
  return observe(position, viewer)
    .captured.filter((piece) => piece.seat === seat)
    .map(({ kind }) => kind ?? '?')
    .filter((kind) => kind !== 'flag');
}

/** All events and the view of a viewer, as bytes. */
function bytes(position: Position, viewer: Viewer, since: number): string {
  return JSON.stringify([actionsSeenBy(actionsSince(position, since), viewer), observe(position, viewer)]);
}

describe('before the first turn', () => {
  test('[CQ-13] handles are dealt in the order of the zones, so they say nothing', () => {
    const position = startedMapGame(conquest, { red: 'flag key1, king key2', blue: 'king rav1, flag rav2' }, 'blitz');
    for (const seat of ['red', 'blue'] as const) {
      const own = observe(position, seat).pieces.filter((piece) => piece.seat === seat);
      const zones = own.toSorted((one, other) => one.piece - other.piece).map(({ cell }) => cell);
      expect(zones).toEqual(position.rules.board.cells.filter((zone) => zones.includes(zone)));
    }
  });

  test('[CQ-13] nobody knows a piece of another at the start', () => {
    const position = startedMapGame(conquest, { red: 'flag key1', blue: 'flag rav1', green: 'flag roc1', gold: 'flag cas1' }, 'blitz');
    for (const viewer of ALL) {
      const known = observe(position, viewer).pieces.filter((piece) => piece.known);
      expect(known.filter(({ seat }) => seat !== viewer)).toEqual([]);
      expect(known).toHaveLength(viewer === 'audience' ? 0 : 18);
    }
  });
});

describe('combat', () => {
  mapScenario('[CQ-30] shows both to everybody: the survivor on the board, the beaten in its bag', conquest, FOUR)
    .known('har2', 'cursedLand', 'blue')
    .known('har1', 'queen', 'red')
    .when('red', 'har1-har2')
    .known('har2', 'cursedLand', ...ALL)
    .check((position) => {
      for (const viewer of OTHERS)
        expect(
          bagSeen(position, 'red', viewer).filter((kind) => kind !== '?'),
          viewer,
        ).toEqual(['queen']);
    });

  mapScenario('[CQ-30] from memory it is told and then turned back', conquest, FOUR, { options: { memory: 'strict' } })
    .when('red', 'har1-har2')
    .known('har2', 'cursedLand', 'blue')
    .check((position) => {
      for (const viewer of OTHERS) {
        const told = actionsSeenBy(actionsSince(position, actionCount(position) - 1), viewer).flat();
        expect(told, viewer).toContainEqual(
          expect.objectContaining({ type: 'piecesRevealed', defender: expect.objectContaining({ kind: 'cursedLand' }) }),
        );
        expect(
          bagSeen(position, 'red', viewer).filter((kind) => kind !== '?'),
          viewer,
        ).toEqual([]);
      }
    });

  mapScenario('[CQ-34, U-79] what lies in a bag is known to its owner, and to others only as far as they were shown', conquest, FOUR).check(
    (position) => {
      expect(bagSeen(position, 'red', 'red')).toEqual([
        ...['prince', 'duke', 'count', 'baron', 'sorceress', 'sorceress', 'scout', 'scout', 'scout', 'scout', 'spy'],
        ...['cursedLand', 'cursedLand', 'cursedLand'],
      ]);
      for (const viewer of OTHERS) expect(bagSeen(position, 'red', viewer), viewer).toEqual(Array(14).fill('?'));
    },
  );
});

describe('Secret information', () => {
  const SPY = { ...FOUR, red: 'king oxm2, spy har1, knight har3, flag gul1' };

  mapScenario('[U-75, U-84] only the player sees the two pieces; everybody sees which two', conquest, SPY, { cards: 'secretInformation' })
    .when('red', 'card secretInformation')
    .when('red', 'look gre1 gre2')
    .known('gre1', 'baron', 'red', 'green')
    .known('gre2', 'scout', 'red', 'green')
    .check((position) => {
      for (const viewer of ['blue', 'gold', 'audience'] as const) {
        const told = actionsSeenBy(actionsSince(position, actionCount(position) - 1), viewer).flat();
        expect(JSON.stringify(told), viewer).not.toMatch(/baron|scout/);
        expect(told, viewer).toContainEqual(expect.objectContaining({ type: 'deedDone', deed: 'look', cells: ['gre1', 'gre2'] }));
      }
    });

  mapScenario('[U-86] playing it makes the whole bag public, and nothing on the board', conquest, SPY, { cards: 'secretInformation' })
    .when('red', 'card secretInformation')
    .check((position) => {
      for (const viewer of OTHERS) expect(bagSeen(position, 'red', viewer), viewer).toEqual(bagSeen(position, 'red', 'red'));
      for (const viewer of OTHERS) expect(bagSeen(position, 'blue', viewer), viewer).toContain(viewer === 'blue' ? 'king' : '?');
    })
    .known('har1', 'spy', 'red')
    .known('oxm2', 'king', 'red')
    .known('gul1', 'flag', 'red');

  mapScenario('[U-86] from memory it is told as well, and not shown afterwards', conquest, SPY, {
    cards: 'secretInformation',
    options: { memory: 'pencil' },
  })
    .when('red', 'card secretInformation')
    .check((position) => {
      const told = actionsSeenBy(actionsSince(position, actionCount(position) - 1), 'gold').flat();
      expect(told.filter((event) => event.type === 'pieceShown').map(({ kind }) => kind)).toEqual(bagSeen(position, 'red', 'red'));
      expect(new Set(bagSeen(position, 'red', 'gold'))).toEqual(new Set(['?']));
    });
});

describe('Traitor', () => {
  const TRAITOR = { cards: 'traitor', draw: 'blitz' } as const;

  mapScenario('[U-76] a wrong guess: everybody hears it and that it was wrong; only the accuser sees the piece', conquest, FOUR, TRAITOR)
    .when('red', 'card traitor')
    .when('red', 'accuse queen gre1', 'renew')
    .known('gre1', 'baron', 'red', 'green')
    .check((position) => {
      for (const viewer of ALL) {
        const told = actionsSeenBy(actionsSince(position, actionCount(position) - 1), viewer).flat();
        expect(told, viewer).toContainEqual(expect.objectContaining({ type: 'pieceGuessed', seat: 'red', kind: 'queen', isRight: false }));
        expect(JSON.stringify(told).includes('baron'), viewer).toBe(viewer === 'red' || viewer === 'green');
      }
    });

  mapScenario('[U-76] a right guess: everybody knows the piece, in its bag', conquest, FOUR, TRAITOR)
    .when('red', 'card traitor')
    .when('red', 'accuse baron gre1', 'renew')
    .check((position) => {
      for (const viewer of ALL) expect(bagSeen(position, 'green', viewer), viewer).toContain('baron');
    });
});

describe('Regroup', () => {
  const REGROUP = { cards: 'regroup' } as const;

  mapScenario(
    '[U-85] others no longer know anything of the three, marks included, wherever they went; their owner knows them as before',
    conquest,
    {
      ...FOUR,
      red: 'king oxm2, queen har1, knight gul2, flag gul1',
      blue: 'spy har2, scout wol2, flag wol1',
    },
    { draw: 'blitz regroup' },
  )
    .when('red', 'har1-har2')
    .known('har2', 'queen', ...ALL)
    .when('blue', 'wol2-wol3')
    .when('green', 'gre1-loo1')
    .when('gold', 'jun2-jun1')
    .when('red', 'card regroup')
    .known('har2', 'queen', ...ALL)
    .when('red', 'regroup har2 oxm2 gul2')
    .when('red', 'rearrange har2 oxm2 gul2')
    .known('har2', 'queen', 'red')
    .known('oxm2', 'king', 'red')
    .known('gul2', 'knight', 'red')
    .check((position) => {
      const marks = observe(position, 'blue').pieces.find(({ cell }) => cell === 'har2')?.seen;
      expect(marks).toEqual({ moved: false, ran: false, shownTo: [] });
    });

  test('[U-85] nobody else can tell one permutation from another: six worlds, the same bytes', () => {
    const stories = ['oxm2 gul1 har1', 'oxm2 har1 gul1', 'gul1 oxm2 har1', 'gul1 har1 oxm2', 'har1 oxm2 gul1', 'har1 gul1 oxm2'].map(
      (order) => {
        const position = mapPosition(conquest, FOUR, REGROUP);
        const before = actionCount(position);
        playText(position, 'red', 'card regroup');
        playText(position, 'red', 'regroup har1 oxm2 gul1');
        playText(position, 'red', `rearrange ${order}`);
        return { position, before };
      },
    );
    for (const viewer of OTHERS) {
      const told = new Set(stories.map(({ position, before }) => bytes(position, viewer, before)));
      expect(told.size, viewer).toBe(1);
      const events = actionsSeenBy(actionsSince(stories[0].position, stories[0].before), viewer);
      expect(JSON.stringify(events), viewer).not.toMatch(/king|queen|flag/);
    }
    expect(new Set(stories.map(({ position, before }) => bytes(position, 'red', before))).size).toBe(6);
  });

  mapScenario('[U-85] handles stay with the zones', conquest, FOUR, REGROUP).check((position) => {
    const handles = (): readonly string[] => observe(position, 'red').pieces.map(({ cell, piece }) => `${cell} ${piece}`);
    const before = handles();
    playText(position, 'red', 'card regroup');
    playText(position, 'red', 'regroup har1 oxm2 gul1');
    playText(position, 'red', 'rearrange gul1 har1 oxm2');
    expect(handles()).toEqual(before);
    expect(observe(position, 'red').pieces.find(({ cell }) => cell === 'gul1')).toMatchObject({ kind: 'queen' });
  });

  mapScenario('[U-85] everybody sees which three zones it was', conquest, FOUR, REGROUP)
    .when('red', 'card regroup')
    .when('red', 'regroup har1 oxm2 gul1')
    .check((position) => {
      for (const viewer of OTHERS) {
        const told = actionsSeenBy(actionsSince(position, actionCount(position) - 1), viewer).flat();
        expect(told, viewer).toContainEqual(expect.objectContaining({ deed: 'regroup', cells: ['har1', 'oxm2', 'gul1'] }));
      }
    });
});

describe('the bag', () => {
  /** Red’s queen was captured in sight of all, and now he brings a piece back. */
  function broughtBack(card: string, luck: Luck): { readonly position: Position; readonly before: number } {
    const position = mapPosition(conquest, FOUR, { draw: `blitz ${card}` });
    playText(position, 'red', 'har1-har2');
    playText(position, 'blue', 'wol2-wol3');
    playText(position, 'green', 'gre2-loo3');
    playText(position, 'gold', 'jun2-jun1');
    for (const viewer of OTHERS) expect(bagSeen(position, 'red', viewer), viewer).toContain('queen');
    const before = actionCount(position);
    playText(position, 'red', `card ${card}`, luck);
    return { position, before };
  }

  test('[U-79] nobody else can tell which piece was drawn: fifteen worlds, the same bytes, before it is placed and after', () => {
    for (const isPlaced of [false, true]) {
      const stories = Array.from({ length: 15 }, (_, place) => {
        const story = broughtBack('surpriseAttack', [place]);
        if (isPlaced) playText(story.position, 'red', 'place key1');
        return story;
      });
      for (const viewer of OTHERS)
        expect(new Set(stories.map(({ position, before }) => bytes(position, viewer, before))).size, viewer).toBe(1);
      const drawn = new Set(stories.map(({ position }) => bagSeen(position, 'red', 'red').join()));
      expect(drawn.size).toBeGreaterThan(8);
    }
  });

  test('[U-79] a draw from the bag makes all of it unknown again: a piece that was shown in it may be out', () => {
    const { position } = broughtBack('surpriseAttack', [3]);
    for (const viewer of OTHERS) expect(bagSeen(position, 'red', viewer), viewer).toEqual(Array(15).fill('?'));
    expect(bagSeen(position, 'red', 'red')).toContain('queen');
  });

  test('[U-79] the piece that comes back has the lowest handle of the bag, whichever it is', () => {
    const handles = Array.from({ length: 15 }, (_, place) => {
      const { position } = broughtBack('surpriseAttack', [place]);
      playText(position, 'red', 'place key1');
      return observe(position, 'gold').pieces.find(({ cell }) => cell === 'key1')?.piece;
    });
    // It was the queen’s handle: she began in the first of red’s zones.
    expect(new Set(handles)).toEqual(new Set([0]));
  });

  test('[U-79] all know a New spy, and the others know nothing of the rest of his bag any more', () => {
    const { position } = broughtBack('newSpy', []);
    playText(position, 'red', 'place key1');
    for (const viewer of OTHERS) {
      expect(
        observe(position, viewer).pieces.find(({ cell }) => cell === 'key1'),
        viewer,
      ).toMatchObject({ known: true, kind: 'spy' });
      expect(bagSeen(position, 'red', viewer), viewer).toEqual(Array(14).fill('?'));
    }
  });

  test('[U-79] only his own bag is mixed: what is known of other bags stays known', () => {
    const position = mapPosition(conquest, { ...FOUR, blue: 'spy har2, scout wol2, flag wol1' }, { draw: 'blitz surpriseAttack' });
    playText(position, 'red', 'har1-har2');
    playText(position, 'blue', 'wol2-wol3');
    playText(position, 'green', 'gre2-loo3');
    playText(position, 'gold', 'jun2-jun1');
    playText(position, 'red', 'card surpriseAttack', [0]);
    for (const viewer of ALL) expect(bagSeen(position, 'blue', viewer), viewer).toContain('spy');
  });
});

describe('the intents that are offered', () => {
  mapScenario('[U-84] only whoever is asked sees what he may answer', conquest, FOUR, { cards: 'surpriseAttack blitz' })
    .check((position) => {
      for (const viewer of OTHERS) expect([observe(position, viewer).moves, observe(position, viewer).deeds], viewer).toEqual([[], []]);
      expect(observe(position, 'red').deeds).toHaveLength(3);
    })
    .when('red', 'card surpriseAttack', [0])
    .check((position) => {
      for (const viewer of OTHERS) expect(observe(position, viewer).deeds, viewer).toEqual([]);
    });
});
