/** Ways to deploy forty pieces on four rows, front row first. */

import { type DeploymentLibrary, parseLibrary } from '../core/library.ts';

const DEPLOYMENTS = parseLibrary(`
  left corner fortress
    2586257M26
    629S42785B
    B4372B53B2
    FB323B4634

  right corner fortress
    427M628526
    2B83524952
    57B437S22B
    34663B3BBF

  bunker behind the left lake
    54M726382B
    26S2497264
    B28B75235B
    32BFB36435

  bunker behind the right lake
    6259428652
    472652SM4B
    3B83B7B437
    23225BFB63

  half wall, decoy corner
    526826M325
    24927548B2
    B723B7S2B6
    4B3BF35364

  open flag, decoy bunker
    2673529644
    5BMS2782B5
    B284632736
    4B3B253F2B

  bombs in the front row
    2B8654M7B2
    62S9247256
    45B7328342
    3BFB53263B

  closed centre
    427265892B
    25M6277254
    B3824BS36B
    3432BFB356

  flag in the second row
    623M257846
    278B6BS942
    53BFB7235B
    223462345B

  long wall on the left
    562726935B
    228M478426
    B7325B2S65
    FBB343B432
`);

export const originalLibrary: DeploymentLibrary = () => DEPLOYMENTS;
