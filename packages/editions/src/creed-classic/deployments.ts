/** Ways to deploy thirty pieces on three rows, front row first. */

import { type DeploymentLibrary, parseLibrary } from '../core/library.ts';

const DEPLOYMENTS = parseLibrary(`
  left corner fortress
    26M7258362
    B5S8429724
    FB37B36B3B

  right corner fortress
    6285279624
    24736SM85B
    3B237B3BBF

  bunker behind the left mountain
    529762M624
    28SB738256
    37BFB34B3B

  bunker behind the right mountain
    2678265M24
    429375BS82
    B3736BFB3B

  open flag, decoy corner
    62M5278426
    27S38B952B
    3B43B67FB3

  half wall in the centre
    4682527962
    27MSB63852
    B37BF3B43B

  bombs in the front row
    2B7M2685B2
    628452S973
    3BFB73643B

  closed centre
    5269267254
    2B8S7BM832
    3473BFB63B
`);

export const creedClassicLibrary: DeploymentLibrary = () => DEPLOYMENTS;
