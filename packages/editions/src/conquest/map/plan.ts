/**
 * CQ-5, U-61: the plan of one quarter of the map. The printed map appears in no source, so this one is ours.
 * The other three quarters are this one turned by 90 degrees about the lake, so no seat has an advantage.
 */

/** Corners where borders meet, on a plan with the lake at 0, 0; x grows to the east and y to the south. */
export const POINTS: readonly (readonly [number, number])[] = [
  [84, -25],
  [78, 44],
  [172, 89],
  [50, 199],
  [183, 154],
  [112, 219],
  [240, 20],
  [304, 34],
  [134, 291],
  [262, 180],
  [332, 112],
  [279, 244],
  [26, 365],
  [92, 361],
  [231, 302],
  [403, 133],
  [138, 429],
  [371, 265],
  [261, 373],
  [465, 11],
  [425, 211],
  [476, 76],
  [225, 428],
  [110, 504],
  [46, 523],
  [399, 345],
  [354, 394],
  [541, 104],
  [500, 235],
  [253, 507],
  [550, 191],
  [180, 559],
  [476, 361],
  [518, 307],
  [315, 528],
  [376, 482],
  [611, -34],
  [618, 78],
  [649, 20],
  [179, 625],
  [112, 661],
  [635, 214],
  [438, 510],
  [521, 430],
  [502, 493],
  [327, 621],
  [248, 664],
  [617, 343],
  [665, 297],
  [623, 408],
];

/**
 * The faces by their corners, clockwise on the sheet: three zones for each of the six territories of a quarter. The letter says in which
 * quarter a corner lies: a is the quarter itself, b the next one clockwise, d the one before.
 */
export const ZONES = {
  crown1: '0b 1a 2a 4a 5a 3a',
  crown2: '0a 3d 6a 2a 1a',
  crown3: '2a 6a 7a 10a 9a 4a',
  heart1: '5a 4a 9a 11a 14a 8a',
  heart2: '9a 10a 15a 20a 17a 11a',
  heart3: '7a 12d 19a 21a 15a 10a',
  bay1: '15a 21a 27a 30a 28a 20a',
  bay2: '19a 24d 36a 38a 37a 27a 21a',
  bay3: '28a 30a 41a 48a 47a 33a',
  corner1: '17a 20a 28a 33a 32a 25a',
  corner2: '32a 33a 47a 49a 43a',
  corner3: '26a 25a 32a 43a 44a 42a 35a',
  cliff1: '22a 18a 26a 35a 34a 29a',
  cliff2: '16a 22a 29a 31a 23a',
  cliff3: '31a 29a 34a 45a 46a 39a',
  gate1: '13a 8a 14a 18a 22a 16a',
  gate2: '12a 13a 16a 23a 24a 19b',
  gate3: '24a 23a 31a 39a 40a 36b',
} as const;

/** D-82: mountains as wide as a zone. No piece can enter or cross them. The first guards the border to the next quarter. */
export const MASSIFS = {
  massif1: '6b 3a 5a 8a 13a 12a 7b',
  massif2: '14a 11a 17a 25a 26a 18a',
} as const;

/** D-82: mountains along a border; the two zones touch but are no neighbours. */
export const RIDGES: readonly (readonly [string, string])[] = [
  ['19b', '24a'],
  ['25a', '32a'],
  ['29a', '34a'],
];

/** The water in the middle, the one face that is its own image when the map turns. */
export const LAKE = '1c 0d 1d 0a 1a 0b 1b 0c';
