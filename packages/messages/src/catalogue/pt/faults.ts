/** What is wrong with a deployment or an option, in Portuguese. */

import type { faults as english } from '../en/faults.ts';
import type { ThemeTexts } from '../texts.ts';

export const faults: ThemeTexts<typeof english> = {
  'deployment.unknownCell': 'Neste tabuleiro não há nenhuma {ground, select, zones {zona} other {casa}} «{cell}».',
  'deployment.outsideHome':
    '{ground, select, zones {A zona {cell} não é tua: usa as zonas dos teus territórios.} other {A casa {cell} não está na tua parte do tabuleiro: usa as tuas filas.}}',
  'deployment.unknownKind': 'Ninguém no teu exército se chama «{kind}»: nada pode ficar em {cell}.',
  'deployment.tooMany': '{extra, plural, one {Há uma peça a mais deste tipo: {kind}.} other {Há # peças a mais deste tipo: {kind}.}}',
  'deployment.emptyTerritory': 'O território da zona {cell} está vazio: cada território precisa de pelo menos uma peça.',
  'deployment.tooFew': '{missing, plural, one {Falta uma peça deste tipo: {kind}.} other {Faltam # peças deste tipo: {kind}.}}',
  'option.fault.unknownOption': 'Este jogo não tem a opção «{key}»; as opções são: {known}.',
  'option.fault.badOption': 'A opção «{key}» não pode ser «{value}»; valores possíveis: {allowed}.',
};
