/** Ways to deploy eight pieces on either board, front row first. */

import { type DeploymentLibrary, parseLibrary } from '../core/library.ts';

const SMALL_BOARD = parseLibrary(`
  left corner, bomb beside
    2..9.M.2
    .S.....3
    FB......

  right corner, bomb before
    .M29....
    3...S..B
    2......F

  open corner, decoy bomb
    9S..M.2.
    B......3
    2......F

  behind the left lake
    2M..9S.2
    ..B.....
    ..F..3..

  three in front
    ..M29..2
    ...S....
    3.....BF

  flag in the second row
    2..M...2
    F..S9...
    B.....3.

  bluff in the front row
    B2.M.9..
    ....S...
    3.2....F

  held back
    .2..2...
    .9S..M..
    3.....FB
`);

const TOURNAMENT_BOARD = parseLibrary(`
  left corner, bomb beside
    2...9....2
    ....S...M.
    .........3
    FB........

  right corner, bomb before
    M2..S9....
    3.........
    2........B
    .........F

  open corner, decoy bomb
    9....M..2.
    S.........
    B........3
    2........F

  behind the left lake
    2M..9S....
    ..........
    ...B....3.
    ...F.....2

  behind the right lake
    29..S....2
    3....M....
    ..........
    ......FB..

  flag in the second row
    .M..2.....
    .....9...S
    F.......3.
    B........2

  bluff in the front row
    B9...M...2
    ....S.....
    3.........
    .2.......F

  all on one wing
    .......2M9
    ........2S
    .........B
    ........3F
`);

export const barrageLibrary: DeploymentLibrary = (options) => (options.board === '10x10' ? TOURNAMENT_BOARD : SMALL_BOARD);
