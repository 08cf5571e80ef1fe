/**
 * The door of the looks (`@flagfall/editions/look`): what drawings of all editions share. The look of one edition has a door of its own
 * (`@flagfall/editions/duel/look`), so rules and servers do not carry it.
 */

/** What an edition brings along. */
export type {
  BoardColours,
  CardLook,
  CardSort,
  EditionLook,
  GridLook,
  MapLook,
  MapPoint,
  PeakLook,
  PictureLook,
  ZoneLook,
  ZonePlaces,
} from './core/editionLook.ts';
/** Numerals that all pieces and cards share. */
export { numeralOf } from './core/emblems/digits.ts';
/** Emblems that also stand for something else than a piece. */
export { bomb, flag, pickaxe, sabres } from './core/emblems/field.ts';
/** The alphabet of the emblems. */
export { circle, type Emblem, ellipse, type Material, MIRRORED, type Stroke, star, tenth } from './core/emblems/shapes.ts';
