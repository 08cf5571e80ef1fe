/** What the computer advises who trains against it, in Danish. */

import type { hints as english } from '../en/hints.ts';
import type { ThemeTexts } from '../texts.ts';

export const hints: ThemeTexts<typeof english> = {
  'hints.title': 'Træning',
  'hints.ask': 'Hvad ville du gøre?',
  'hints.thinking': 'Computeren tænker i stedet for dig ...',
  'hints.broken': 'Computeren kan ikke spørges lige nu. Dit spil er gemt: Indlæs siden igen.',
  'hints.odds': 'Hvad kan det være?',
  'hints.oddsAbout': 'På hver skjult brik: hvad den nok er, og hvor sandsynligt det er.',
  'hints.move': 'Computeren ville gå fra {from} til {to} med denne brik: {kind}.',
  'hints.deed': 'Computeren ville gøre dette: {deed}.',
  'hints.expectation': 'Derefter vurderer den din chance for at vinde til {percent} ud af hundrede.',
  'hints.attack':
    'På {cell} står nok denne brik: {kind}, chance {chance} ud af hundrede. Ud af hundrede af den slags kampe ville du vinde {win} og tabe {lose}{both, plural, =0 {} other {, og i # ville begge falde}}.',
  'hints.attackKnown':
    'Brikken på {cell} er kendt: {kind}. {win, plural, =100 {Den kamp vinder du.} other {{lose, plural, =100 {Den kamp taber du, men det er det værd.} other {Begge falder.}}}}',
  'hints.defence': 'Men et Forsvarskort kan ændre det.',
  'hints.prize': 'Det kan endda være {prize, select, apple {Apple of Eden} base {basen} other {fanen}}, chance {chance} ud af hundrede.',
  'hints.escape': 'Hvor den står nu, kan en nabo måske slå den, chance {chance} ud af hundrede.',
  'hints.threat': 'Derfra kan den angribe {cell} bagefter, og så vinder den {chance} ud af hundrede kampe.',
  'hints.risk': 'Faren: Brikken på {cell} kan måske slå den der, chance {chance} ud af hundrede.',
  'hints.quiet': 'Så vidt du kan vide, slår en nabo den næppe der.',
  'hints.suspect': 'nok {kind}, {chance} ud af hundrede',
};
