// Nobody's machine is given what they could not know: games with cards, powers and the map on a real server, watched by one more. What was sent, shown, kept
// and remembered is compared with the record.

import { battleCards, cloneSpecial, conquest, creedSpecial, EDITIONS } from '@flagfall/editions';
import { compileRules, type GameEvent, type Intent, parseRecord, type Viewer } from '@flagfall/engine';
import { recordIntents, type SeatIntent, type Table } from '@flagfall/table';
import { type PlayedGame, playedRecord } from '@flagfall/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LeakFinder, leaksIn } from './leaks/leaksForTests.ts';
import { rememberedBy } from './leaks/machineForTests.ts';
import { truthOf } from './leaks/truthForTests.ts';
import { settled, Witness } from './leaks/witnessForTests.ts';
import { CLOSE } from './stories/situationsForTests.ts';
import { ELSEWHERE, invite, openOnlineStage, playUntil, recordAt, sitDown, watch } from './support/onlineStageForTests.ts';
import { move, resign } from './support/playerForTests.ts';
import { describeOnStage, type PageWishes, QUICK } from './support/stageForTests.ts';

const ONLINE = { ...QUICK, clock: 'long', onlineSide: 'red' } as const;

interface Watched extends Pick<PlayedGame, 'edition' | 'options' | 'secret'> {
  /** What happens while everybody looks: a deed by its name, everything else as its event is called. */
  readonly happens: readonly string[];
}

const WATCHED: readonly Watched[] = [
  {
    ...{ edition: battleCards, secret: 'secrets 108' },
    happens: ['cardMoved', 'exchange', 'cards', 'piecesSwapped', 'pieceShown', 'defend', 'pass', 'piecesRevealed', 'pieceCaptured'],
  },
  {
    ...{ edition: creedSpecial, secret: 'secrets 32' },
    happens: ['apple', 'sword', 'pieceShown', 'pieceCaptured', 'heal', 'pieceReturned'],
  },
  { ...{ edition: cloneSpecial, secret: 'secrets 33' }, happens: ['clairvoyance', 'pieceShown', 'remoteAttack', 'pieceCaptured'] },
  {
    ...{ edition: conquest, options: { players: 2 }, secret: 'secrets 93' },
    happens: ['cardMoved', 'card', 'look', 'pieceShown', 'regroup', 'rearrange', 'piecesMixed', 'pieceCaptured', 'place', 'pieceReturned'],
  },
];

/** The handle of the bomb in CLOSE that red's scout attacks. */
const BOMB = 8;

interface Said {
  readonly piece?: number;
  readonly kind?: string;
  readonly kinds?: readonly number[];
}

/** What a deed or another event is called here. */
const nameOf = (event: Pick<GameEvent, 'type'> & { readonly deed?: string }): string => event.deed ?? event.type;

function hasHappened({ state }: Table): ReadonlySet<string> {
  return new Set(state.actions.flatMap(({ events }) => events.map(nameOf)));
}

/** What has not been done yet comes first. */
function somethingNew(intents: readonly Intent[], table: Table): readonly Intent[] {
  const before = hasHappened(table);
  const fresh = intents.filter((intent) => intent.type === 'deed' && !before.has(intent.deed));
  return fresh.length > 0 ? fresh : intents;
}

/** The game before its first move, and what the seats ask for from then on until everything has happened. */
function script({ happens, ...watched }: Watched): { readonly game: PlayedGame; readonly asked: readonly SeatIntent[] } {
  const game: PlayedGame = { ...watched, choose: somethingNew };
  const until = (table: Table): boolean => {
    const before = hasHappened(table);
    return table.phase === 'playing' && happens.every((name) => before.has(name));
  };
  const intentsIn = (played: PlayedGame): readonly SeatIntent[] => {
    const record = parseRecord(playedRecord(played));
    const asked = record.ok ? recordIntents(compileRules(game.edition, game.options ?? {}), record.value) : record;
    if (!asked.ok) throw new Error(asked.error.what);
    return asked.value;
  };
  return { game, asked: intentsIn({ ...game, until }).slice(intentsIn(game).length) };
}

describeOnStage('secrets', openOnlineStage, (stage) => {
  const newWitnesses = async (edition: string, seats: readonly Viewer[], wishes?: PageWishes): Promise<ReadonlyMap<Viewer, Witness>> => {
    const viewers: readonly Viewer[] = [...seats, 'audience'];
    return new Map(
      await Promise.all(
        viewers.map(
          async (one): Promise<[Viewer, Witness]> => [
            one,
            new Witness((await stage().newPage({ ...ONLINE, edition }, undefined, wishes)).page),
          ],
        ),
      ),
    );
  };

  /** All but one resign, so that everything may be told, and it is compared. */
  const compare = async (pages: readonly Page[], witnesses: ReadonlyMap<Viewer, Witness>): Promise<void> => {
    for (const page of pages.slice(1)) {
      if ((await page.locator('dialog[open]').count()) > 0) break;
      await resign(page);
    }
    await Promise.all([...witnesses.values()].map(({ page }) => page.waitForSelector('dialog h2')));
    const truth = truthOf(await recordAt(pages[0]));
    for (const [viewer, witness] of witnesses) {
      expect(witness.report(viewer, truth).leaks).toEqual([]);
      expect(witness.received.length).toBeGreaterThan(5);
      expect(witness.shadows).toBeGreaterThan(0);
    }
    // The comparison itself can fail: what a player had would have been too much for who watches, and for the next player.
    const [red, blue] = witnesses.keys();
    const had = witnesses.get(red)!;
    for (const other of ['audience', blue] as const) {
      expect(leaksIn(new LeakFinder(other, truth), had.received)).not.toEqual([]);
      expect(had.report(other, truth).leaks.length).toBeGreaterThan(0);
    }
  };

  test.each(WATCHED.map((watched) => [watched.edition.id, watched] as const))(
    '%s: nobody is told, shown or left with what they may not know',
    async (id, watched) => {
      const { seats } = compileRules(watched.edition, watched.options ?? {});
      const { game, asked } = script(watched);
      const witnesses = await newWitnesses(id, seats, ELSEWHERE);
      const pages = seats.map((seat) => witnesses.get(seat)!.page);
      const watcher = witnesses.get('audience')!;
      const placed = await sitDown(stage(), game, pages);
      await watch(watcher.page, placed);
      let version = 0;
      for (const { seat, intent } of asked) version = await stage().server.play(placed, seat, intent);
      await settled([...witnesses.values()], version);
      await Promise.all([...witnesses.values()].map((one) => one.takeDown()));
      for (const { received } of witnesses.values()) expect([...eventsIn(received)]).toEqual(expect.arrayContaining([...watched.happens]));
      await compare(pages, witnesses);
    },
  );

  test('in a game from memory no machine still has what a battle showed once play has gone on', async () => {
    const witnesses = await newWitnesses('barrage', ['red', 'blue'], ELSEWHERE);
    const [red, blue, watcher] = [...witnesses.values()].map(({ page }) => page);
    await watch(watcher, await sitDown(stage(), { ...CLOSE, options: { memory: 'strict' } }, [red, blue]));
    await move(red, 'a1', 'a8');
    await settled([...witnesses.values()], 5);
    // It is there while it lies on the table: the question can be answered with yes.
    for (const page of [red, watcher]) expect(bombsIn(await rememberedBy(page))).toBeGreaterThan(0);
    await move(blue, 'g7', 'g6');
    await move(red, 'b1', 'b2');
    await move(blue, 'g6', 'g5');
    await settled([...witnesses.values()], 8);
    const isForgotten = async (): Promise<void> => {
      for (const page of [red, watcher]) expect(bombsIn(await rememberedBy(page))).toBe(0);
    };
    await isForgotten();
    // Coming back is no way to be told again.
    await Promise.all([red, watcher].map((page) => page.reload()));
    await settled([...witnesses.values()], 8);
    await isForgotten();
  });

  if (process.env.FLAGFALL_LONG === '1')
    test.each(EDITIONS.map(({ id }) => id))('%s: nor in a long game that they play themselves', async (id) => {
      const { seats } = compileRules(EDITIONS.find((edition) => edition.id === id)!, {});
      const witnesses = await newWitnesses(id, seats);
      const pages = seats.map((seat) => witnesses.get(seat)!.page);
      const links = await invite(pages[0]);
      expect(links.length).toBe(seats.length - 1);
      for (const [at, link] of links.entries()) {
        await pages[at + 1].goto(link);
        await pages[at + 1].locator('.invite-accept').click();
      }
      await pages[0].waitForSelector('.deploy-ready, [data-cell]');
      await watch(witnesses.get('audience')!.page, new URL(pages[0].url()).pathname.split('/').at(-1) ?? '');
      for (const moves of [1, 75, 75]) {
        await playUntil(pages, (made) => made >= moves);
        await Promise.all([...witnesses.values()].map((one) => one.takeDown()));
      }
      await compare(pages, witnesses);
    });
});

/** How often a page remembers that the piece on a8 is a bomb; in a shadow the numbers of kinds stand by handle. */
function bombsIn(remembered: readonly unknown[]): number {
  const { kinds } = compileRules(CLOSE.edition);
  const says = ({ piece, kind, kinds: known }: Said) => (piece === BOMB && kind === 'bomb') || kinds[known?.[BOMB] ?? -1]?.id === 'bomb';
  return (remembered as readonly Said[]).filter(says).length;
}

/** The events in what somebody was sent. */
function eventsIn(received: readonly string[]): ReadonlySet<string> {
  type Told = { readonly steps?: readonly { readonly events?: readonly (Pick<GameEvent, 'type'> & { readonly deed?: string })[] }[] };
  return new Set(received.flatMap((text) => ((JSON.parse(text) as Told).steps ?? []).flatMap(({ events = [] }) => events.map(nameOf))));
}
