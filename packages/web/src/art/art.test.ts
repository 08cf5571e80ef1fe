import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { conquest, EDITIONS, namesOf } from '@flagfall/editions';
import { compileRules, OUTCOMES, SEATS } from '@flagfall/engine';
import { h } from 'preact';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { renderText } from '../forTests/renderForTests.ts';
import { BoardArt, obstacleBoxes } from './boards/boardArt.tsx';
import { EditionPicture } from './boards/editionPicture.tsx';
import { MapArt } from './boards/mapArt.tsx';
import { MAP_PIECE_SIZE, mapNameWidth } from './boards/mapPlaces.ts';
import { CardArt, CardBack, cardNameLines } from './cards/cardArt.tsx';
import { ICON_NAMES, Icon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { mapLookOf } from './looks.ts';
import { BattleArt, reasonOf } from './pieces/battleScene.tsx';
import { PieceArt, PieceBack } from './pieces/piece.tsx';

const cards = EDITIONS.flatMap(({ id, piles }) =>
  [...new Set((piles ?? []).flatMap((pile) => pile.cards))].map((card) => ({ edition: id, card, name: card })),
);
const grids = EDITIONS.filter((edition) => edition.battlefield({}).board.isGrid);

const map = mapLookOf('conquest');
const PLACES = namesOf(conquest, 'en').rulebook.places;

/** Every drawing once. */
const ALL = [
  ...EDITIONS.flatMap(({ id, kinds, seats }) =>
    kinds.flatMap((kind) => seats.map((seat) => PieceArt({ edition: id, kind: kind.id, seat }))),
  ),
  ...SEATS.map((seat) => PieceBack({ seat })),
  ...grids.map(({ id }) => BoardArt({ edition: id })),
  BoardArt({ edition: 'duel', options: { board: '10x10' } }),
  MapArt({ edition: 'conquest', names: PLACES }),
  ...EDITIONS.map(({ id }) => EditionPicture({ edition: id })),
  ...cards.map((card) => CardArt(card)),
  CardBack(),
  ...ICON_NAMES.map((name) => Icon({ name })),
  Logo(),
  ...OUTCOMES.map((outcome) =>
    BattleArt({ edition: 'original', attacker: { seat: 'red', kind: 'spy' }, defender: { seat: 'blue', kind: 'marshal' }, outcome }),
  ),
];

describe('drawings', () => {
  it('have no ids, so any number of them fits on a page', () => {
    const text = renderText(ALL);
    expect(text).not.toMatch(/\sid="|url\(#|href="#/);
  });

  it('have no broken numbers', () => {
    expect(renderText(ALL)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('stay out of the way of screen readers: the page names what they show', () => {
    for (const drawing of ALL) expect(renderText(drawing)).toMatch(/aria-hidden="true"/);
  });

  it('the 10 by 10 board of Duel is drawn when it is chosen', () => {
    expect(renderText(BoardArt({ edition: 'duel' }))).toContain('viewBox="0 0 8 8"');
    expect(renderText(BoardArt({ edition: 'duel', options: { board: '10x10' } }))).toContain('viewBox="0 0 10 10"');
  });

  it('obstacles that touch are one lake', () => {
    const squares = [2, 3, 6, 7].flatMap((x) => [4, 5].map((y) => ({ x, y })));
    expect(obstacleBoxes(squares)).toEqual([
      { x: 2, y: 4, width: 2, height: 2 },
      { x: 6, y: 4, width: 2, height: 2 },
    ]);
  });

  it('every zone of the map has an outline', () => {
    const { board } = compileRules(conquest);
    expect(map.zones.map(({ name }) => name)).toEqual(board.cells);
    for (const zone of map.zones) expect(zone.outline).toMatch(/^M.*Z$/);
  });

  it('every territory bears its name once, and no piece stands on a name', () => {
    const titled = map.zones.filter(({ places }) => places.title !== undefined);
    expect(new Set(titled.map(({ territory }) => territory)).size).toBe(24);
    expect(titled).toHaveLength(24);
    const half = MAP_PIECE_SIZE / 2;
    const covered = titled.filter(({ territory, places: { title = [0, 0] } }) =>
      map.zones.some(({ places: { piece } }) => {
        const reach = mapNameWidth(PLACES[territory]) / 2 + half;
        return Math.abs(piece[0] - title[0]) < reach && Math.abs(piece[1] - title[1]) < half + 12;
      }),
    );
    expect(covered.map(({ name }) => name)).toEqual([]);
  });

  it('the map comes in two layers, so that tints of zones lie between land and names', () => {
    const names = namesOf(conquest, 'en').neutral.places;
    const [land, signs] = (['land', 'signs'] as const).map((layer) => renderText(MapArt({ edition: 'conquest', names, layer })));
    expect([land.includes('map-zone"'), land.includes('map-name')]).toEqual([true, false]);
    expect([signs.includes('map-zone"'), signs.includes('map-name')]).toEqual([false, true]);
  });

  it('a long name of a card is broken into two lines of about the same length', () => {
    expect(cardNameLines('Blitz!')).toEqual(['Blitz!']);
    expect(cardNameLines('Secret information')).toEqual(['Secret', 'information']);
    expect(cardNameLines('Reinforcement')).toEqual(['Reinforcement']);
  });

  it('all of them together weigh less than 60 KB on the way to the reader', async () => {
    const sizes = await weigh();
    expect(sizes.script + sizes.style).toBeLessThan(60_000);
  });
});

describe('why a battle ended', () => {
  it.each([
    ['original', 'marshal', 'general', 'attackerWins', 'rank'],
    ['original', 'scout', 'general', 'defenderWins', 'rank'],
    ['original', 'scout', 'scout', 'bothCaptured', 'equal'],
    ['original', 'miner', 'bomb', 'attackerWins', 'defuse'],
    ['original', 'major', 'bomb', 'defenderWins', 'explode'],
    ['original', 'spy', 'marshal', 'attackerWins', 'strike'],
    ['original', 'marshal', 'spy', 'attackerWins', 'rank'],
    ['original', 'sergeant', 'flag', 'attackerWins', 'prize'],
    ['conquest', 'sorceress', 'cursedLand', 'attackerWins', 'defuse'],
    ['conquest', 'spy', 'king', 'attackerWins', 'strike'],
    ['clone-special', 'sniper', 'marshal', 'nobodyCaptured', 'standoff'],
  ] as const)('%s: %s against %s, %s: %s', (edition, attacker, defender, outcome, reason) => {
    expect(reasonOf(edition, attacker, defender, outcome)).toBe(reason);
  });

  it('a piece that was not shown is drawn by its back', () => {
    const scene = renderText(
      h(BattleArt, {
        edition: 'original',
        attacker: { seat: 'red' },
        defender: { seat: 'blue', kind: 'bomb' },
        outcome: 'nobodyCaptured',
      }),
    );
    expect(scene).toContain(renderText(PieceBack({ seat: 'red' })));
  });
});

/** The drawings and what the editions bring along to them, without what the app has anyway. */
async function weigh(): Promise<{ readonly script: number; readonly style: number }> {
  const web = path.join(import.meta.dirname, '..', '..');
  const built = await build({
    root: web,
    // Not the app's own, which names the pages it builds.
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    logLevel: 'error',
    build: {
      write: false,
      cssCodeSplit: false,
      lib: { entry: path.join(import.meta.dirname, '..', 'forTests', 'artForTests.ts'), formats: ['es'] },
      rolldownOptions: { external: [/^@flagfall\/(?!editions\/look)/, /^@preact/, /^preact/] },
    },
  });
  const [output] = [built].flat();
  if (!('output' in output)) throw new Error('vite watched instead of building');
  const weight = (isChosen: (file: string) => boolean) =>
    output.output
      .filter(({ fileName }) => isChosen(fileName))
      .reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0);
  return { script: weight((file) => /\.m?js$/.test(file)), style: weight((file) => file.endsWith('.css')) };
}
