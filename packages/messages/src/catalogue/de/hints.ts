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
  'hints.move': 'Der Computer würde mit dieser Figur von {from} nach {to} gehen: {kind}.',
  'hints.deed': 'Der Computer würde das hier tun: {deed}.',
  'hints.expectation': 'Deine Chance zu gewinnen schätzt er danach auf {percent} von hundert.',
  'hints.attack':
    'Am ehesten steht auf {cell} diese Figur: {kind}, Chance {chance} von hundert. Von hundert solchen Kämpfen würdest du {win} gewinnen und {lose} verlieren{both, plural, =0 {} other {, und in # würden beide fallen}}.',
  'hints.attackKnown':
    'Die Figur auf {cell} ist bekannt: {kind}. {win, plural, =100 {Diesen Kampf gewinnst du.} other {{lose, plural, =100 {Diesen Kampf verlierst du, aber er lohnt sich.} other {Beide fallen.}}}}',
  'hints.defence': 'Aber eine Abwehrkarte kann das ändern.',
  'hints.prize':
    'Es könnte sogar {prize, select, apple {der Edenapfel} base {die Basis} other {die Fahne}} sein, Chance {chance} von hundert.',
  'hints.escape': 'Wo sie jetzt steht, könnte ein Nachbar sie schlagen, Chance {chance} von hundert.',
  'hints.threat': 'Von dort kann sie als Nächstes {cell} angreifen und gewinnt dann {chance} von hundert Kämpfen.',
  'hints.risk': 'Die Gefahr: Die Figur auf {cell} könnte sie dort schlagen, Chance {chance} von hundert.',
  'hints.quiet': 'Soweit du wissen kannst, schlägt sie dort wohl kein Nachbar.',
  'hints.suspect': 'am ehesten {kind}, {chance} von hundert',
};
