/** What is wrong with a deployment or an option, in French. */

import type { faults as english } from '../en/faults.ts';
import type { ThemeTexts } from '../texts.ts';

export const faults: ThemeTexts<typeof english> = {
  'deployment.unknownCell': 'Il n’y a pas de {ground, select, zones {zone} other {case}} « {cell} » sur ce plateau.',
  'deployment.outsideHome':
    '{ground, select, zones {La zone {cell} n’est pas à toi : utilise les zones de tes territoires.} other {La case {cell} n’est pas dans ton camp : utilise tes propres lignes.}}',
  'deployment.unknownKind': 'Personne dans ton armée ne s’appelle « {kind} » : rien ne peut se placer sur {cell}.',
  'deployment.tooMany':
    '{extra, plural, one {Il y a une pièce de trop de cette sorte : {kind}.} other {Il y a # pièces de trop de cette sorte : {kind}.}}',
  'deployment.emptyTerritory': 'Le territoire de la zone {cell} est vide : il faut au moins une pièce dans chaque territoire.',
  'deployment.tooFew':
    '{missing, plural, one {Il manque une pièce de cette sorte : {kind}.} other {Il manque # pièces de cette sorte : {kind}.}}',
  'option.fault.unknownOption': 'Ce jeu n’a pas d’option « {key} » ; ses options : {known}.',
  'option.fault.badOption': 'L’option « {key} » ne peut pas valoir « {value} » ; valeurs possibles : {allowed}.',
};
