/** What is wrong with a deployment or an option, in German. */

import type { faults as english } from '../en/faults.ts';
import type { ThemeTexts } from '../texts.ts';

export const faults: ThemeTexts<typeof english> = {
  'deployment.unknownCell': '{ground, select, zones {Eine Zone} other {Ein Feld}} „{cell}“ gibt es auf diesem Brett nicht.',
  'deployment.outsideHome':
    '{ground, select, zones {Die Zone {cell} gehört dir nicht: Nimm Zonen deiner eigenen Gebiete.} other {Das Feld {cell} liegt nicht auf deiner Seite: Nimm deine eigenen Reihen.}}',
  'deployment.unknownKind': 'In deiner Armee heißt niemand „{kind}“, also kann so eine Figur nicht auf {cell} stehen.',
  'deployment.tooMany':
    '{extra, plural, one {Von dieser Sorte ist eine Figur zu viel da: {kind}.} other {Von dieser Sorte sind # Figuren zu viel da: {kind}.}}',
  'deployment.emptyTerritory': 'Im Gebiet von {cell} steht niemand: In jedem Gebiet muss mindestens eine Figur stehen.',
  'deployment.tooFew':
    '{missing, plural, one {Von dieser Sorte fehlt noch eine Figur: {kind}.} other {Von dieser Sorte fehlen noch # Figuren: {kind}.}}',
  'option.fault.unknownOption': 'Dieses Spiel hat keine Option „{key}“; es gibt {known}.',
  'option.fault.badOption': 'Die Option „{key}“ kann nicht „{value}“ sein; möglich ist {allowed}.',
};
