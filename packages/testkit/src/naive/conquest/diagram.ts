// A small language for the tests of Conquest: a strip of land and positions on it as short texts, and the full map of 8.7.

import { gameAt, stateAtStart } from './game.ts';
import { type NaiveConquestState, type NaiveMapPiece, SEATS, UNMARKED } from './state.ts';
import { giveTurn } from './turn.ts';
import type { NaiveConquest, NaiveConquestOptions, NaiveConquestSetup } from './types.ts';

type NaiveMap = Pick<NaiveConquestSetup, 'territories' | 'borders'>;

/** Twelve territories a to l of three zones in one line: a1-a2-a3-b1-b2-b3 ... l3. The territories a and b have cities. */
export const STRIP: NaiveMap = stripOf([...'abcdefghijkl']);

/** The map of rules.md 8.7: equal letters and digits are one territory, ## is a mountain. */
const PLAN = `
  A1 A1 A2 A2 A2 B4 B4 B1 B1
  A1 A3 A3 A3 ## B4 B5 B3 B1
  A4 A5 A5 A5 A6 ## B5 B3 B2
  A4 A4 ## A6 A6 B6 B5 B3 B2
  D2 ## D6 D6 ## B6 B6 ## B2
  D2 D3 D5 D6 C6 C6 ## C4 C4
  D2 D3 D5 ## C6 C5 C5 C5 C4
  D1 D3 D5 D4 ## C3 C3 C3 C1
  D1 D1 D4 D4 C2 C2 C2 C1 C1`;
export const FULL_MAP: NaiveMap = groundOf(PLAN);

/** CQ-2, CQ-10: not shuffled, the traitor at the bottom. */
export const DECK: readonly string[] = [
  'traitor',
  ...Array.from({ length: 6 }, () => 'reinforcement'),
  ...Array.from({ length: 13 }, () => 'blitz'),
  ...Array.from({ length: 4 }, () => 'surpriseAttack'),
  ...Array.from({ length: 11 }, () => 'regroup'),
  ...Array.from({ length: 5 }, () => 'secretInformation'),
  ...Array.from({ length: 2 }, () => 'newSpy'),
];

export const DEFAULTS: NaiveConquestOptions = { players: 4, minOnePerTerritory: 'off', scoutChargeAttack: 'on', turnLimit: 60 };

export interface NaiveConquestDiagram {
  /** Pieces by seat as 'king a1, spy bag'; a seat without a text does not play. */
  readonly red: string;
  readonly blue: string;
  readonly green?: string;
  readonly gold?: string;
  /** Captured flags as 'red blue': the flag of red, held by blue. */
  readonly flags?: readonly string[];
  /** Piles as 'blitz regroup', bottom first. */
  readonly draw?: string;
  readonly discard?: string;
  readonly gone?: readonly string[];
  readonly turn?: string;
  readonly starter?: string;
  readonly options?: Partial<NaiveConquestOptions>;
}

/** A game on the strip in which the turn (of red, if nobody else is named) has just been given. */
export function conquestFromDiagram(table: NaiveConquestDiagram): NaiveConquest {
  const armies = [table.red, table.blue, table.green, table.gold].filter((army) => army !== undefined);
  const options = { ...DEFAULTS, ...table.options, players: armies.length };
  const start = stateAtStart({ ...STRIP, options, starter: table.starter ?? 'red', deck: words(table.draw) });
  const state: NaiveConquestState = {
    ...start,
    started: true,
    pieces: armies.flatMap((army, place) => piecesOf(SEATS[place], army)),
    flags: new Map((table.flags ?? []).map((flag) => flag.split(' ') as [string, string])),
    discard: words(table.discard),
    gone: table.gone ?? [],
  };
  return gameAt(giveTurn(state, table.turn ?? 'red'));
}

/** Plays intents that need no luck. */
export function playConquest(game: NaiveConquest, ...intents: readonly string[]): NaiveConquest {
  return intents.reduce((now, intent) => now.play(intent), game);
}

function words(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split(' ');
}

function piecesOf(seat: string, army: string): readonly NaiveMapPiece[] {
  return army.split(', ').map((text) => {
    const [kind, zone] = text.split(' ');
    return { seat, kind, zone: zone === 'bag' ? undefined : zone, ...UNMARKED };
  });
}

function stripOf(ids: readonly string[]): NaiveMap {
  const zones = ids.flatMap((id) => [`${id}1`, `${id}2`, `${id}3`]);
  return {
    territories: ids.map((id) => ({ id, zones: [`${id}1`, `${id}2`, `${id}3`], city: id === 'a' || id === 'b' })),
    borders: zones.slice(1).map((zone, place) => [zones[place], zone]),
  };
}

function groundOf(plan: string): NaiveMap {
  const squares = plan
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '));
  const seen: string[] = [];
  const names = squares.map((row) =>
    row.map((id) => {
      seen.push(id);
      return id === '##' ? undefined : `${id}_${seen.filter((other) => other === id).length}`;
    }),
  );
  const borders = names.flatMap((row, y) =>
    row.flatMap((zone, x) => [names[y][x + 1], names[y + 1]?.[x]].flatMap((next) => (zone && next ? [[zone, next] as const] : []))),
  );
  const ids = [...new Set(seen.filter((id) => id !== '##'))];
  const territories = ids.map((id) => ({ id, zones: [1, 2, 3].map((place) => `${id}_${place}`), city: /[16]$/.test(id) }));
  return { territories, borders };
}
