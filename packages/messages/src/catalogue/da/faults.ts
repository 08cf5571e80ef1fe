/** What is wrong with a deployment or an option, in Danish. */

import type { faults as english } from '../en/faults.ts';
import type { ThemeTexts } from '../texts.ts';

export const faults: ThemeTexts<typeof english> = {
  'deployment.unknownCell': 'Der er {ground, select, zones {ingen zone} other {intet felt}} »{cell}« på dette bræt.',
  'deployment.outsideHome':
    '{ground, select, zones {Zonen {cell} er ikke din: Brug zonerne i dine egne områder.} other {Feltet {cell} er ikke på din del af brættet: Brug dine egne rækker.}}',
  'deployment.unknownKind': 'Ingen i din hær hedder »{kind}«, så den kan ikke stå på {cell}.',
  'deployment.tooMany':
    '{extra, plural, one {Der er én brik for meget af denne slags: {kind}.} other {Der er # brikker for meget af denne slags: {kind}.}}',
  'deployment.emptyTerritory': 'Ingen står i området med {cell}: Der skal stå mindst én brik i hvert område.',
  'deployment.tooFew':
    '{missing, plural, one {Der mangler én brik af denne slags: {kind}.} other {Der mangler # brikker af denne slags: {kind}.}}',
  'option.fault.unknownOption': 'Dette spil har ikke valget »{key}«; der er {known}.',
  'option.fault.badOption': 'Valget »{key}« kan ikke være »{value}«; det kan være {allowed}.',
};
