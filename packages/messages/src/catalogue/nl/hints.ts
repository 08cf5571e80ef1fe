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
  'hints.move': 'Het beste: {kind} {from}-{to}.',
  'hints.deed': 'Het beste: {deed}.',
  'hints.expectation': 'Je kans om te winnen is daarna {percent}%.',
  'hints.attack':
    'Op {cell} staat waarschijnlijk dit stuk: {kind} ({chance}%). Het gevecht: {win}% winst, {lose}% verlies{both, plural, =0 {} other {, #% beide sneuvelen}}.',
  'hints.attackKnown':
    'Het stuk op {cell} is bekend: {kind}. {win, plural, =100 {Dit gevecht win je.} other {{lose, plural, =100 {Dit gevecht verlies je, maar het is de moeite waard.} other {Beide stukken sneuvelen.}}}}',
  'hints.defence': 'Maar een Afweerkaart kan dat veranderen.',
  'hints.prize': 'Het kan zelfs de {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}} zijn: {chance}%.',
  'hints.escape': 'Waar het nu staat, kan een buur het verslaan: {chance}%.',
  'hints.threat': 'Van daar kan het hierna {cell} aanvallen: {chance}% kans op winst.',
  'hints.risk': 'Het gevaar: het stuk op {cell} kan het daar verslaan, {chance}%.',
  'hints.quiet': 'Het lijkt daar veilig.',
  'hints.suspect': 'waarschijnlijk {kind}, {chance}%',
};
