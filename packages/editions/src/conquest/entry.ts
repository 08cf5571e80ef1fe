import type { EditionEntry } from '../core/editionEntry.ts';
import { mapDeployments } from './deployments.ts';
import { conquest } from './edition.ts';
import { SLOTS } from './map/slots.ts';
import { conquestNames } from './names.ts';

export const conquestEntry: EditionEntry = {
  edition: conquest,
  names: conquestNames,
  // CQ-12: the draft decides the home zones.
  draftLibrary: mapDeployments,
  // 002:59-61, 240-243, 281-289.
  booklet: { box: 'conquest', setup: ['oneEach', 'curseCities'], play: ['comeClose', 'hideAgain'] },
  slots: SLOTS,
};
