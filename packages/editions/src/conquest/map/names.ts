/** Names of the territories. Every name begins with the letters of the id, so `rav2` is found on either map. */

import type { PackId, PlaceNames } from '../../core/names.ts';

/** U-61: sixteen names of ours, used by both packs. */
const OURS: PlaceNames = {
  har: 'Harrowfield',
  oxm: 'Oxmead',
  gul: 'Gull Head',
  bra: 'Brackwater',
  vin: 'Vinedale',
  lar: 'Larkhill',
  jun: 'Juniper',
  dus: 'Dustford',
  eld: 'Elderwood',
  gre: 'Greyfen',
  tho: 'Thornshore',
  iro: 'Ironford',
  fro: 'Frostmoor',
  wol: 'Wolfden',
  ice: 'Icefell',
  pin: 'Pinegate',
};

/** CQ-6, D-89: seven cities of the rulebook; U-62: Saltmere is ours, the eighth name is in no source. */
export const placeNames: Readonly<Record<PackId, PlaceNames>> = {
  rulebook: {
    ...OURS,
    nor: 'North Hold',
    roc: 'Rocky Wild',
    loo: 'Lookout Ledge',
    key: 'Keyfort',
    rav: 'Ravenfall',
    cas: 'Castleburg',
    mam: 'Mammoth Bay',
    sal: 'Saltmere',
  },
  neutral: {
    ...OURS,
    nor: 'Northgarth',
    roc: 'Rocksworth',
    loo: 'Loomis Head',
    key: 'Keystone',
    rav: 'Ravensbrook',
    cas: 'Casterleigh',
    mam: 'Mamble Cove',
    sal: 'Saltmere',
  },
};
