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
  'hints.move': 'Bedst: {kind} {from}-{to}.',
  'hints.deed': 'Bedst: {deed}.',
  'hints.expectation': 'Din chance for at vinde bagefter: {percent} %.',
  'hints.attack':
    'På {cell} står nok denne brik: {kind} ({chance} %). Kampen: {win} % vundet, {lose} % tabt{both, plural, =0 {} other {, # % begge falder}}.',
  'hints.attackKnown':
    'Brikken på {cell} er kendt: {kind}. {win, plural, =100 {Den kamp vinder du.} other {{lose, plural, =100 {Den kamp taber du, men det er det værd.} other {Begge falder.}}}}',
  'hints.defence': 'Men et Forsvarskort kan ændre det.',
  'hints.prize': 'Det kan endda være {prize, select, apple {Apple of Eden} base {basen} other {fanen}}: {chance} %.',
  'hints.escape': 'Hvor den står nu, kan en nabo måske slå den: {chance} %.',
  'hints.threat': 'Derfra kan den angribe {cell} bagefter: {chance} % for at vinde.',
  'hints.risk': 'Faren: Brikken på {cell} kan måske slå den der, {chance} %.',
  'hints.quiet': 'Der ser den ud til at stå sikkert.',
  'hints.suspect': 'nok {kind}, {chance} %',
};
