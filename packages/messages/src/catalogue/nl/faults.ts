/** What is wrong with a deployment or an option, in Dutch. */

import type { faults as english } from '../en/faults.ts';
import type { ThemeTexts } from '../texts.ts';

export const faults: ThemeTexts<typeof english> = {
  'deployment.unknownCell': 'Er is geen {ground, select, zones {zone} other {vakje}} “{cell}” op dit bord.',
  'deployment.outsideHome':
    '{ground, select, zones {De zone {cell} is niet van jou: gebruik zones van je eigen gebieden.} other {Het vakje {cell} ligt niet op jouw deel van het bord: gebruik je eigen rijen.}}',
  'deployment.unknownKind': 'Niemand in je leger heet “{kind}”, dus zo’n stuk kan niet op {cell} staan.',
  'deployment.tooMany':
    '{extra, plural, one {Er is één stuk te veel van deze soort: {kind}.} other {Er zijn # stukken te veel van deze soort: {kind}.}}',
  'deployment.emptyTerritory': 'In het gebied van {cell} staat niemand: in elk gebied moet minstens één stuk staan.',
  'deployment.tooFew':
    '{missing, plural, one {Van deze soort moet er nog één stuk komen: {kind}.} other {Van deze soort moeten er nog # stukken komen: {kind}.}}',
  'option.fault.unknownOption': 'Dit spel heeft geen optie “{key}”; er zijn {known}.',
  'option.fault.badOption': 'De optie “{key}” kan niet “{value}” zijn; mogelijk is {allowed}.',
};
