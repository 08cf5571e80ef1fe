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
  'hints.move': 'Meglio: {kind} {from}-{to}.',
  'hints.deed': 'Meglio: {deed}.',
  'hints.expectation': 'La tua probabilità di vincere dopo: {percent}%.',
  'hints.attack':
    'Il pezzo su {cell} è probabilmente questo: {kind} ({chance}%). Lo scontro: {win}% vinto, {lose}% perso{both, plural, =0 {} other {, #% cadono tutti e due}}.',
  'hints.attackKnown':
    'Il pezzo su {cell} si conosce: {kind}. {win, plural, =100 {Vinci quello scontro.} other {{lose, plural, =100 {Perdi quello scontro, ma ne vale la pena.} other {Cadono tutti e due.}}}}',
  'hints.defence': 'Ma una carta Difesa può cambiare le cose.',
  'hints.prize': 'Potrebbe perfino essere la {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}}: {chance}%.',
  'hints.escape': 'Dov’è adesso, un vicino potrebbe batterlo: {chance}%.',
  'hints.threat': 'Da lì può poi attaccare {cell}: {chance}% di vincere.',
  'hints.risk': 'Il rischio: il pezzo su {cell} potrebbe batterlo lì, {chance}%.',
  'hints.quiet': 'Lì sembra al sicuro.',
  'hints.suspect': 'probabilmente {kind}, {chance}%',
};
