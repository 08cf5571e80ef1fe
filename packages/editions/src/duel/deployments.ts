/** Ways to deploy ten pieces on either board, front row first. */

import { type DeploymentLibrary, parseLibrary } from '../core/library.ts';

const SMALL_BOARD = parseLibrary(`
  left corner bunker
    2..9.M.2
    B..S...3
    FB...3..

  right corner bunker
    .2.M..29
    3...S..B
    ..3...BF

  open corner, decoy bunker
    M...29.2
    BS......
    3B...3.F

  half wall in the centre
    2..9M..2
    ...BS...
    .3.FB3..

  forward strike
    .M29S2..
    3.....3B
    ......BF

  scouts on the wings
    2.9..M.2
    .3.S..3.
    .BFB....

  half wall on the left
    .9.2.M.2
    B...S..3
    F3.....B

  held back
    .2....2.
    9S...M.3
    3..BFB..
`);

const TOURNAMENT_BOARD = parseLibrary(`
  left corner bunker
    2...9..M.2
    ....S.....
    B......3..
    FB......3.

  right corner bunker
    .2..M....9
    3.......S.
    2........B
    ..3.....BF

  open corner, decoy bunker
    M2..9....2
    .S......3.
    .........B
    F.......B3

  half wall behind the left lake
    29..M....2
    3...S.....
    ...B......
    ..3FB.....

  half wall behind the right lake
    2...S9..M2
    .........3
    ......B...
    .....3FB..

  forward strike
    M2..9S...2
    3.........
    .......3.B
    ........BF

  bluff in the front row
    B9..2...M2
    S.......3.
    ........3.
    ........BF

  flag in the second row
    2M..9S....
    B.........
    FB......3.
    3........2
`);

export const duelLibrary: DeploymentLibrary = (options) => (options.board === '10x10' ? TOURNAMENT_BOARD : SMALL_BOARD);
