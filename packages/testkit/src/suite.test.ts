/** Every edition through the shared suite, and once more with each option that changes play. */

import { barrage, duel, EDITIONS, original } from '@flagfall/editions';
import { sharedSuite } from './suite.ts';

for (const edition of EDITIONS) sharedSuite(edition, {}, { games: 60, slowGames: edition.id === 'original' ? 4 : 8 });

sharedSuite(original, { chaseRule: 'on', memory: 'strict' }, { games: 10, slowGames: 2 });
sharedSuite(original, { quietLimit: 30, twoSquareLimit: 5, memory: 'pencil' }, { games: 10, slowGames: 2 });
sharedSuite(duel, { board: '10x10', bothImmobile: 'moverLoses' }, { games: 30, slowGames: 6 });
sharedSuite(barrage, { board: '10x10', quietLimit: 'off' }, { games: 20, slowGames: 4 });
