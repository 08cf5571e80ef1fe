/** What is wrong with a deployment or an option, in Spanish. */

import type { faults as english } from '../en/faults.ts';
import type { ThemeTexts } from '../texts.ts';

export const faults: ThemeTexts<typeof english> = {
  'deployment.unknownCell': 'En este tablero no hay ninguna {ground, select, zones {zona} other {casilla}} «{cell}».',
  'deployment.outsideHome':
    '{ground, select, zones {La zona {cell} no es tuya: usa las zonas de tus territorios.} other {La casilla {cell} no está en tu parte del tablero: usa tus filas.}}',
  'deployment.unknownKind': 'Nadie en tu ejército se llama «{kind}»: nada puede estar en {cell}.',
  'deployment.tooMany': '{extra, plural, one {Sobra una pieza de este tipo: {kind}.} other {Sobran # piezas de este tipo: {kind}.}}',
  'deployment.emptyTerritory': 'El territorio de la zona {cell} está vacío: cada territorio necesita al menos una pieza.',
  'deployment.tooFew': '{missing, plural, one {Falta una pieza de este tipo: {kind}.} other {Faltan # piezas de este tipo: {kind}.}}',
  'option.fault.unknownOption': 'Este juego no tiene la opción «{key}»; sus opciones: {known}.',
  'option.fault.badOption': 'La opción «{key}» no puede ser «{value}»; valores posibles: {allowed}.',
};
