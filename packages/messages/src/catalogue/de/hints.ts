/** What the computer advises who trains against it, in German. */

import type { hints as english } from '../en/hints.ts';
import type { ThemeTexts } from '../texts.ts';

export const hints: ThemeTexts<typeof english> = {
  'hints.title': 'Training',
  'hints.ask': 'Was würdest du tun?',
  'hints.thinking': 'Der Computer überlegt an deiner Stelle ...',
  'hints.broken': 'Der Computer lässt sich gerade nicht fragen. Deine Partie ist gesichert: Lade die Seite neu.',
  'hints.odds': 'Was könnte das sein?',
  'hints.oddsAbout': 'Auf jeder verdeckten Figur: was sie am ehesten ist und wie wahrscheinlich das ist.',
  'hints.move': 'Am besten: {kind} {from}-{to}.',
  'hints.deed': 'Am besten: {deed}.',
  'hints.expectation': 'Deine Gewinnchance danach: {percent} %.',
  'hints.attack':
    'Am ehesten steht auf {cell} diese Figur: {kind} ({chance} %). Der Kampf: {win} % gewonnen, {lose} % verloren{both, plural, =0 {} other {, # % beide fallen}}.',
  'hints.attackKnown':
    'Die Figur auf {cell} ist bekannt: {kind}. {win, plural, =100 {Diesen Kampf gewinnst du.} other {{lose, plural, =100 {Diesen Kampf verlierst du, aber er lohnt sich.} other {Beide fallen.}}}}',
  'hints.defence': 'Aber eine Abwehrkarte kann das ändern.',
  'hints.prize': 'Es könnte sogar {prize, select, apple {der Edenapfel} base {die Basis} other {die Fahne}} sein: {chance} %.',
  'hints.escape': 'Wo sie jetzt steht, könnte ein Nachbar sie schlagen: {chance} %.',
  'hints.threat': 'Von dort kann sie als Nächstes {cell} angreifen: {chance} % Gewinnchance.',
  'hints.risk': 'Die Gefahr: Die Figur auf {cell} könnte sie dort schlagen, {chance} %.',
  'hints.quiet': 'Dort sieht es sicher aus.',
  'hints.suspect': 'am ehesten {kind}, {chance} %',
};
