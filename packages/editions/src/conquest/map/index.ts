/** The door of the map of Conquest, for whoever draws it: zones and their borders, outlines, mountains. Rules need the board of the edition alone. */

/** Zones as they lie on the sheet, the lines between them, the coast. */
export { coastOutline, conquestMap, mapEdges, massifNames, outlineOf, type Zone } from './conquestMap.ts';
/** Peaks in the massifs that nobody crosses. */
export { type MountainPeak, mountainPeaks } from './mountains.ts';
