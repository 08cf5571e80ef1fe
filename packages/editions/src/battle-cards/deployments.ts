/** Ways to deploy for a game with cards: those of thirty pieces on three rows, and some made for a card. */

import { type DeploymentLibrary, parseLibrary } from '../core/library.ts';
import { creedClassicLibrary } from '../creed-classic/deployments.ts';

/** Boat from beside a lake, Jump over an own bomb, Charge along a file without water, Feint and Spy attack from the front row, Swap with a row behind. */
const FOR_CARDS = parseLibrary(`
  boats at the lakes
    26M8279852
    74S6356742
    3B2B3BFB3B

  bombs to jump over
    2B7B26B2B5
    6M387S9784
    3263BF5342

  open lanes for a charge
    8722M92278
    6346S53746
    5BFB3B2B3B

  spy in the front row
    26783S9852
    7M4B63B672
    2BFB354B32

  weak in front, strong behind
    2364253242
    7M68S79586
    B3B7B2BFB3
`);

/** The same army on the same rows as in Assassin's Creed, behind lakes instead of mountains (BC-1). */
export const battleCardsLibrary: DeploymentLibrary = (options) => [
  ...creedClassicLibrary(options).map(({ name, rows }) => ({ name: name.replace('mountain', 'lake'), rows })),
  ...FOR_CARDS,
];
