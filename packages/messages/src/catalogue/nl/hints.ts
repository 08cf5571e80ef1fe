/** What the computer advises who trains against it, in Dutch. */

import type { hints as english } from '../en/hints.ts';
import type { ThemeTexts } from '../texts.ts';

export const hints: ThemeTexts<typeof english> = {
  'hints.title': 'Training',
  'hints.ask': 'Wat zou jij doen?',
  'hints.thinking': 'De computer denkt in jouw plaats na ...',
  'hints.broken': 'De computer kan nu niet om raad worden gevraagd. Je partij is bewaard: laad de pagina opnieuw.',
  'hints.odds': 'Wat kan het zijn?',
  'hints.oddsAbout': 'Op elk verborgen stuk: wat het waarschijnlijk is, en hoe groot de kans daarop is.',
  'hints.move': 'De computer zou met dit stuk van {from} naar {to} gaan: {kind}.',
  'hints.deed': 'De computer zou dit doen: {deed}.',
  'hints.expectation': 'Je kans om te winnen schat hij daarna op {percent} van de honderd.',
  'hints.attack':
    'Op {cell} staat waarschijnlijk dit stuk: {kind}, kans {chance} van de honderd. Van honderd van zulke gevechten zou je er {win} winnen en {lose} verliezen{both, plural, =0 {} other {, en in # zouden beide stukken sneuvelen}}.',
  'hints.attackKnown':
    'Het stuk op {cell} is bekend: {kind}. {win, plural, =100 {Dit gevecht win je.} other {{lose, plural, =100 {Dit gevecht verlies je, maar het is de moeite waard.} other {Beide stukken sneuvelen.}}}}',
  'hints.defence': 'Maar een Afweerkaart kan dat veranderen.',
  'hints.prize':
    'Het kan zelfs de {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}} zijn, kans {chance} van de honderd.',
  'hints.escape': 'Waar het nu staat, kan een buur het verslaan, kans {chance} van de honderd.',
  'hints.threat': 'Van daar kan het hierna {cell} aanvallen, en dan wint het {chance} van de honderd gevechten.',
  'hints.risk': 'Het gevaar: het stuk op {cell} kan het daar verslaan, kans {chance} van de honderd.',
  'hints.quiet': 'Voor zover je kunt weten, zal geen buur het daar snel verslaan.',
  'hints.suspect': 'waarschijnlijk {kind}, {chance} van de honderd',
};
