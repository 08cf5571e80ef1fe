/** Everything that this player weighs, in one table, so that it can be fitted: points of which a hundred change the odds of winning by a factor of e; a king is worth 30. */

export const MAP_WEIGHTS = {
  /** So many steps away it looks at what an enemy may be; whoever is farther away only draws it on. */
  sight: 255,
  /** How much of a gain is left for each step it is away. */
  fading: 0.7,
  /** How much of the balance of a battle counts: who is beaten waits in a bag and may come back. */
  battle: 1,
  /** What it is worth to learn what an unknown piece is, by how little the attacker matters: nothing from `careless` points on. */
  curiosity: 2,
  careless: 15,
  /** What the one who stands beside the own flag is worth there. */
  guard: 8,
  /** What any enemy draws, besides what an attack on it promises. */
  lure: 2,
  /** How much of a loss counts that a neighbour may bring, where one goes and where one leaves. */
  danger: 0.3,
  flight: 0.6,
  /** The own flag beside an enemy, and beside a piece of one's own. */
  flagByEnemy: -40,
  flagByOwn: 3,
  /** Those who never move: beside the flag, and beside an enemy. */
  wallByFlag: 9,
  wallByEnemy: 1,
  /** A territory, one with a city, and how much of what an enemy has counts against one. */
  territory: 7,
  city: 14,
  envy: 1.4,
  /** A flag, and a piece that never moves. */
  flag: 170,
  wall: 24,
  /** A piece that moves, each rank of it, and whoever takes what never moves. */
  piece: 3,
  rank: 2.7,
  breaker: 45,
  /** What a move that nobody has to make must bring. */
  idle: 0.5,
  /** It tires of walking up and down. */
  tired: 1,
  /** What a card is worth by itself, and how much of the piece that comes back. */
  blitz: 2.5,
  surpriseAttack: 3,
  reinforcement: 2,
  newSpy: 4,
  secretInformation: 1,
  regroup: 0.5,
  comeback: 0.6,
  /** The draft: a city, a neighbour of one's own, one that nobody has, and one of an enemy. */
  draftCity: 5,
  draftOwn: 2,
  draftFree: 0.3,
  draftEnemy: -0.5,
  /** Where the flag goes: neighbours that are home, and those that are not. */
  flagCover: -2,
  flagExposed: -10,
  /** How mixed strong and weak stand: points of rank. */
  mixed: 6,
  /** How strong a guard of the flag is, against one who stands before strangers. */
  frontGuard: 2,
  /** Where the others stand: before strangers, in an empty territory, in one with a city, near the flag. */
  settleFront: 1,
  settleSpread: 6,
  settleCity: 1,
  settleNear: 1,
  /** How unlikely it is that others hide their flag in a zone, for each neighbour that is not theirs, and for each at all (by exponent). */
  hideExposed: 1,
  hideNeighbour: 0.3,
  /** How a position stands: a flag on the board, and one that is held. */
  standFlag: 150,
  held: 100,
  /** Beside the own flag: an enemy, an open zone, and one of those who never move. */
  byFlagEnemy: -140,
  byFlagOpen: -30,
  byFlagWall: 77,
  /** What is left of a piece in its bag, and how much of its worth it loses when others know it. */
  bag: 0,
  known: 0.2,
  /** A lead of so many points makes a win e times as likely. */
  scale: 100,
  /** How many worlds the plain worth of an intent outweighs. */
  trust: 10,
} as const;

export type MapWeights = { readonly [Name in keyof typeof MAP_WEIGHTS]: number };
