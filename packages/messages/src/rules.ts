/** Which rule a refusal cites. */

import type { RefusalCode } from '@flagfall/protocol';

/** The rule behind a refusal, such as REP-1; undefined where the program refuses and no rule does. */
export function ruleOf(code: RefusalCode, isMap = false): string | undefined {
  return (isMap ? ON_MAP[code] : undefined) ?? RULES[code];
}

/** Every rule that some refusal cites. */
export function citedRules(): readonly string[] {
  return [...new Set([...Object.values(RULES), ...Object.values(ON_MAP)].filter((rule) => rule !== undefined))];
}

/** On a map the same refusal can have another reason. */
const ON_MAP: Readonly<Partial<Record<RefusalCode, string>>> = { notFree: 'CORE-6' };

const RULES: Readonly<Record<RefusalCode, string | undefined>> = {
  gameOver: undefined,
  notYourTurn: 'CORE-1',
  deployFirst: 'U-4',
  unknownSeat: undefined,
  unknownIntent: undefined,
  unknownCell: undefined,
  noPiece: 'CORE-1',
  notYourPiece: 'CORE-1',
  immovable: 'CORE-7',
  samePlace: 'CORE-1',
  obstacle: 'CORE-6',
  ownPiece: 'CORE-6',
  notInLine: 'CORE-5',
  tooFar: 'CORE-5',
  // Only a running piece has a path that can be blocked.
  wayBlocked: 'CORE-8',
  twoSquares: 'REP-1',
  chase: 'REP-4',
  notYourDecision: 'CORE-1',
  answerFirst: 'CORE-1',
  notNow: undefined,
  badDeed: undefined,
  notPossible: undefined,
  unknownCard: undefined,
  unknownKind: undefined,
  cardSpent: 'BC-9',
  notInHand: 'BC-7',
  wrongCard: 'BC-7',
  emptyPile: 'BC-59',
  twiceRunning: 'BC-6',
  powerUsed: 'ACS-20',
  noSuchPower: undefined,
  noEnemy: undefined,
  outOfReach: undefined,
  noAttack: 'BC-58',
  notHealable: 'ACS-3',
  notFree: 'ACS-2',
  noWay: 'CQ-24',
  noCharge: 'U-71',
  // The table of cards says when a card of Conquest can be played; its only rule number is that of the deck.
  emptyBag: 'CQ-2',
  notDrawn: 'CQ-20',
  noRoom: 'CQ-2',
  noPair: 'U-75',
  tooFewPieces: 'U-78',
  notBeside: 'CQ-2',
  moveFirst: 'CQ-23',
  notInBag: 'CQ-2',
  notOnBoard: 'CQ-2',
  taken: 'CQ-12',
  notNeighbours: 'U-75',
  alreadyDeployed: 'CORE-4',
  badDeployment: undefined,
  unknownRequest: undefined,
  unknownMark: undefined,
  noOffer: undefined,
  notBegun: undefined,
  alreadyBegun: undefined,
  alreadyGiven: undefined,
  isPaused: undefined,
  notPaused: undefined,
  notOver: undefined,
  outOfTime: undefined,
  tooLateToAbort: undefined,
  notAway: undefined,
  drawNeedsAll: undefined,
  playerGone: undefined,
  ratedNeedsClub: undefined,
  tooManyGames: undefined,
  tooOften: undefined,
  notFriendly: undefined,
  nothingToUndo: undefined,
  alreadyRevealed: undefined,
  alreadyOffered: undefined,
  marksNotAllowed: 'U-8',
  unknownPiece: undefined,
};
