/** What is wrong with a deployment or an option, in Italian. */

import type { faults as english } from '../en/faults.ts';
import type { ThemeTexts } from '../texts.ts';

export const faults: ThemeTexts<typeof english> = {
  'deployment.unknownCell': 'Su questo tabellone non c’è la {ground, select, zones {zona} other {casella}} “{cell}”.',
  'deployment.outsideHome':
    '{ground, select, zones {La zona {cell} non è tua: usa le zone dei tuoi territori.} other {La casella {cell} non è nella tua parte del tabellone: usa le tue righe.}}',
  'deployment.unknownKind': 'Nel tuo esercito nessuno si chiama “{kind}”: niente può stare su {cell}.',
  'deployment.tooMany':
    '{extra, plural, one {C’è un pezzo di troppo di questo tipo: {kind}.} other {Ci sono # pezzi di troppo di questo tipo: {kind}.}}',
  'deployment.emptyTerritory': 'Il territorio della zona {cell} è vuoto: in ogni territorio ci vuole almeno un pezzo.',
  'deployment.tooFew': '{missing, plural, one {Manca un pezzo di questo tipo: {kind}.} other {Mancano # pezzi di questo tipo: {kind}.}}',
  'option.fault.unknownOption': 'Questo gioco non ha l’opzione “{key}”; le sue opzioni: {known}.',
  'option.fault.badOption': 'L’opzione “{key}” non può essere “{value}”; valori possibili: {allowed}.',
};
