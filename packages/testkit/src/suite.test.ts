/** Every edition through the shared suite, and once more with each option that changes play. */

import { barrage, battleCards, cloneSpecial, conquest, creedSpecial, duel, EDITIONS, original } from '@flagfall/editions';
import { sharedSuite } from './suite.ts';

for (const edition of EDITIONS) sharedSuite(edition, {}, { games: 40, slowGames: edition.id === 'original' ? 2 : 5 });

sharedSuite(original, { chaseRule: 'on', memory: 'strict' }, { games: 10, slowGames: 2 });
sharedSuite(original, { quietLimit: 30, twoSquareLimit: 5, memory: 'pencil' }, { games: 10, slowGames: 2 });
sharedSuite(duel, { board: '10x10', bothImmobile: 'moverLoses' }, { games: 30, slowGames: 6 });
sharedSuite(barrage, { board: '10x10', quietLimit: 'off' }, { games: 20, slowGames: 4 });
sharedSuite(
  battleCards,
  { hiddenAttackCards: 'on', refillHand: 'toThree', chaseRule: 'on', exchangeSaves: 'on' },
  { games: 10, slowGames: 3 },
);
sharedSuite(battleCards, { swapThenAttack: 'on', memory: 'strict' }, { games: 10, slowGames: 2 });
sharedSuite(creedSpecial, { shroudHidden: 'on', appleBombStays: 'on', chaseRule: 'on' }, { games: 20, slowGames: 4 });
sharedSuite(creedSpecial, { shroudHidden: 'on', memory: 'pencil' }, { games: 10, slowGames: 3 });
sharedSuite(cloneSpecial, { allRank7and6HavePowers: 'on', memory: 'strict' }, { games: 10, slowGames: 3 });
sharedSuite(cloneSpecial, { remoteCapturesBase: 'off', remoteBlocked: 'on' }, { games: 10, slowGames: 3 });
const BOOKLET = { chaseReach: 'reach', runnersTwoSquares: 'pair' };
sharedSuite(original, { ...BOOKLET, chaseRule: 'on' }, { games: 5, slowGames: 1 });
sharedSuite(duel, BOOKLET, { games: 20, slowGames: 4 });
sharedSuite(battleCards, { ...BOOKLET, chaseRule: 'on' }, { games: 5, slowGames: 1 });
sharedSuite(creedSpecial, { ...BOOKLET, chaseRule: 'on' }, { games: 5, slowGames: 2 });
sharedSuite(cloneSpecial, BOOKLET, { games: 5, slowGames: 2 });
sharedSuite(conquest, { players: 2, scoutChargeAttack: 'off' }, { games: 30, slowGames: 6 });
sharedSuite(conquest, { players: 3, minOnePerTerritory: 'on' }, { games: 30, slowGames: 6 });
sharedSuite(conquest, { players: 3, memory: 'strict', turnLimit: 12 }, { games: 20, slowGames: 3 });
