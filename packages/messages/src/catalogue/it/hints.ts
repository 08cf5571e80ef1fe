/** What the computer advises who trains against it, and why, in Italian. */

import type { hints as english } from '../en/hints.ts';
import type { ThemeTexts } from '../texts.ts';

export const hints: ThemeTexts<typeof english> = {
  'hints.title': 'Allenamento',
  'hints.ask': 'Tu che cosa faresti?',
  'hints.thinking': 'Il computer pensa al tuo posto ...',
  'hints.broken': 'In questo momento non si può chiedere al computer. La tua partita è al sicuro: ricarica la pagina.',
  'hints.odds': 'Che cosa possono essere',
  'hints.oddsAbout': 'Su ogni pezzo nascosto: che cos’è più probabilmente, e con quale probabilità.',
  'hints.move': 'Il computer andrebbe da {from} a {to} con questo pezzo: {kind}.',
  'hints.deed': 'Il computer farebbe questo: {deed}.',
  'hints.expectation': 'Poi ti darebbe {percent} probabilità su cento di vincere.',
  'hints.attack':
    'Il pezzo su {cell} è probabilmente questo: {kind}, {chance} su cento. Su cento scontri ne vinceresti {win} e ne perderesti {lose}{both, plural, =0 {} other {; in # cadrebbero tutti e due}}.',
  'hints.attackKnown':
    'Il pezzo su {cell} si conosce: {kind}. {win, plural, =100 {Vinci quello scontro.} other {{lose, plural, =100 {Perdi quello scontro, ma ne vale la pena.} other {Cadono tutti e due.}}}}',
  'hints.defence': 'Ma una carta Difesa può cambiare le cose.',
  'hints.prize': 'Potrebbe perfino essere la {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}}: {chance} su cento.',
  'hints.escape': 'Dov’è adesso, un vicino potrebbe batterlo: {chance} su cento.',
  'hints.threat': 'Da lì può poi attaccare {cell}, e vincerebbe {chance} scontri su cento.',
  'hints.risk': 'Il rischio: il pezzo su {cell} potrebbe batterlo lì, {chance} su cento.',
  'hints.quiet': 'Per quello che puoi sapere, è poco probabile che un vicino lo batta lì.',
  'hints.suspect': 'probabilmente {kind}, {chance} su cento',
};
