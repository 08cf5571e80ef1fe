/** Ways to deploy thirty pieces on forty squares, front row first. */

import { type DeploymentLibrary, parseLibrary } from '../core/library.ts';

const DEPLOYMENTS = parseLibrary(`
  left corner fortress
    2.7M.68.52
    659S.2784.
    B37.43.B23
    FB3.B.3B.B

  right corner fortress
    .2862.97.5
    4.75.6SM2.
    32.7B8.34B
    B3.B3.3BBF

  bunker behind the left planet
    52.926.82.
    .78S.7M.64
    3.4B75.32B
    B3BFB3.B.3

  bunker behind the right planet
    26.7.28M.4
    5.926.7S52
    B37.83B.43
    B.3..BFB3B

  open flag, busy corner
    6.285.M72.
    247.9S.865
    BB32.734.B
    3BB.3.BF3.

  scattered bombs
    257..296.2
    .8SM6.274.
    B437B.83.B
    3.5BFB.3B3

  open centre
    62M8..7925
    2.5S..87.6
    34B723.4B.
    3BFB.3B.3B

  bombs on the wings
    B29726.82B
    .6S8.5M7.4
    3.452B3.7.
    .3.3BFB3.B
`);

export const cloneClassicLibrary: DeploymentLibrary = () => DEPLOYMENTS;
