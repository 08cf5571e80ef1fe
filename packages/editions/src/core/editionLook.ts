/** What an edition brings along to be drawn. A `look.ts` is plain data with a door of its own: rules never import it. */

import type { Seat } from '@flagfall/engine';
import type { Emblem } from './emblems/shapes.ts';

export interface EditionLook {
  /** Absent where the board is a map. */
  readonly board?: GridLook;
  /** Absent where it is a grid. Worked out when something of the map is first drawn. */
  readonly map?: () => MapLook;
  /** An emblem for each kind, by its id. */
  readonly emblems: Readonly<Record<string, Emblem>>;
  /** Each card, by its id; absent where there are none. */
  readonly cards?: Readonly<Record<string, CardLook>>;
  readonly picture: PictureLook;
}

/** What fills a board of squares, what its obstacles are, and their colours. */
export interface GridLook {
  readonly ground: 'grass' | 'roofs' | 'stars';
  readonly obstacle: 'lake' | 'rock' | 'planet';
  readonly colours: BoardColours;
}

/** A map on a sheet. Its lines are SVG paths, those around something closed. */
export interface MapLook {
  readonly sheet: { readonly width: number; readonly height: number };
  /** In the order of the cells of the board. */
  readonly zones: readonly ZoneLook[];
  readonly coast: string;
  readonly lake: string;
  /** Each with the names of the zones on both sides. */
  readonly borders: readonly { readonly zones: readonly string[]; readonly path: string }[];
  /** The whole border of each territory, by its id. */
  readonly rims: Readonly<Record<string, string>>;
  /** Mountains that fill a place of their own, and those along a border. */
  readonly massifs: readonly string[];
  readonly ridges: readonly string[];
  /** From north to south, so that the nearer are drawn before the farther. */
  readonly peaks: readonly PeakLook[];
}

export type MapPoint = readonly [x: number, y: number];

export interface ZoneLook {
  /** The cell of the board. */
  readonly name: string;
  /** The id of its territory. */
  readonly territory: string;
  readonly quarter: 'east' | 'south' | 'west' | 'north';
  readonly city: boolean;
  readonly places: ZonePlaces;
  readonly outline: string;
}

/** The middles of what stands in a zone, or is written there. */
export interface ZonePlaces {
  readonly piece: MapPoint;
  readonly number: MapPoint;
  /** Only where there is one. */
  readonly city?: MapPoint;
  /** The name of its territory, in one of its zones. */
  readonly title?: MapPoint;
}

export interface PeakLook {
  /** The middle of its foot. */
  readonly at: MapPoint;
  readonly size: number;
}

/** A colour by day and by night. */
type Shade = readonly [light: string, dark: string];

export interface BoardColours {
  readonly land: Shade;
  readonly patch: Shade;
  /** Tufts or tiles; absent where the ground has none. */
  readonly stroke?: Shade;
  /** Flowers or stars; absent where the ground has none. */
  readonly fleck?: Shade;
  /** Every other square. */
  readonly check: Shade;
  readonly grid: Shade;
  /** Around an obstacle, on it, in its shadow, and its lines. */
  readonly shore: Shade;
  readonly water: Shade;
  readonly deep: Shade;
  readonly wave: Shade;
}

/** The three sorts of Battle Cards, and the action cards of Conquest: each has a frame of its own. */
export type CardSort = 'movement' | 'attack' | 'defence' | 'action';

export interface CardLook {
  readonly sort: CardSort;
  readonly emblem: Emblem;
}

/** The picture of an edition: whose side we look from, and three of its pieces, the hero in the middle. */
export interface PictureLook {
  readonly seat: Seat;
  readonly kinds: readonly [string, string, string];
  /** Cards behind the pieces, where the game has them in hand. */
  readonly cards?: readonly [string, string];
}
