/** All weights of the map player in one table, so that they can be fitted. A hundred points change the odds of winning by a factor of e; a king is worth 30. */

export const MAP_WEIGHTS = {
  /** Up to this many steps away it considers the kinds of an enemy; farther enemies only attract. */
  sight: 255,
  /** How much of a gain is left for each step it is away. */
  fading: 0.7,
  /** How much of the balance of a battle counts: a captured piece waits in a bag and may come back. */
  battle: 1,
  /** The value of learning an unknown kind; it falls with the value of the attacker to 0 at `careless` points. */
  curiosity: 2,
  careless: 15,
  /** The value of an enemy target beside the own flag. */
  guard: 8,
  /** The attraction of any enemy, besides the expected gain of an attack. */
  lure: 2,
  /** How much of an expected loss to a neighbour counts, at the destination and at the origin. */
  danger: 0.3,
  flight: 0.6,
  /** The own flag beside an enemy, and beside an own piece. */
  flagByEnemy: -40,
  flagByOwn: 3,
  /** Immovable pieces: beside the flag, and beside an enemy. */
  wallByFlag: 9,
  wallByEnemy: 1,
  /** A territory, one with a city, and how much an enemy's territory counts against the seat. */
  territory: 7,
  city: 14,
  envy: 1.4,
  /** A flag, and a piece that never moves. */
  flag: 170,
  wall: 24,
  /** A movable piece, each rank of it, and the ability to capture immovable pieces. */
  piece: 3,
  rank: 2.7,
  breaker: 45,
  /** The least gain of an optional move. */
  idle: 0.5,
  /** The penalty for moving back and forth. */
  tired: 1,
  /** The value of a card by itself, and the share of the returning piece's value. */
  blitz: 2.5,
  surpriseAttack: 3,
  reinforcement: 2,
  newSpy: 4,
  secretInformation: 1,
  regroup: 0.5,
  comeback: 0.6,
  /** The draft: a city, an own neighbour, a free one, and one of an enemy. */
  draftCity: 5,
  draftOwn: 2,
  draftFree: 0.3,
  draftEnemy: -0.5,
  /** The flag's zone: own neighbours, and others. */
  flagCover: -2,
  flagExposed: -10,
  /** How mixed strong and weak stand: points of rank. */
  mixed: 6,
  /** The strength of a guard of the flag, compared with one at the border. */
  frontGuard: 2,
  /** Zones of the others: at the border, in an empty territory, in one with a city, near the flag. */
  settleFront: 1,
  settleSpread: 6,
  settleCity: 1,
  settleNear: 1,
  /** Exponents of the flag prior: for each foreign neighbour of a zone, and for each neighbour. */
  hideExposed: 1,
  hideNeighbour: 0.3,
  /** The evaluation: a flag on the board, and one that is held. */
  standFlag: 150,
  held: 100,
  /** Beside the own flag: an enemy, an open zone, and an immovable piece. */
  byFlagEnemy: -140,
  byFlagOpen: -30,
  byFlagWall: 77,
  /** The share of its value that a piece keeps in the bag, and the share it loses when others know it. */
  bag: 0,
  known: 0.2,
  /** A lead of so many points makes a win e times as likely. */
  scale: 100,
  /** The heuristic value of an intent counts like so many determinizations. */
  trust: 10,
} as const;

export type MapWeights = { readonly [Name in keyof typeof MAP_WEIGHTS]: number };
