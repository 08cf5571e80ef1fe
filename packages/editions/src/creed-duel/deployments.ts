/** Ways to deploy ten pieces on three rows of ten, front row first. */

import { type DeploymentLibrary, parseLibrary } from '../core/library.ts';

const DEPLOYMENTS = parseLibrary(`
  left corner bunker
    2...9..M.2
    B...S...3.
    FB.....3..

  right corner bunker
    .2..M....9
    3.......SB
    2.3.....BF

  open corner, decoy bunker
    M2..9....2
    .S.......B
    F.3.....B3

  half wall behind the left mountain
    29..M....2
    3..BS.....
    ..3FB.....

  half wall behind the right mountain
    2...S9..M2
    ......B..3
    .....3FB..

  forward strike
    M2..9S...2
    3........B
    .......3BF

  bluff in the front row
    B9..2...M2
    S.......3.
    .......3BF

  half wall in the centre
    2M..2...9.
    3...B...S.
    ...3FB....
`);

export const creedDuelLibrary: DeploymentLibrary = () => DEPLOYMENTS;
