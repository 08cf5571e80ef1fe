/** What the pages say about puzzles, in German. */

import type { puzzles as english } from '../en/puzzles.ts';
import type { ThemeTexts } from '../texts.ts';

export const puzzles: ThemeTexts<typeof english> = {
  'web.home.puzzles': 'Rätsel',
  'web.home.puzzlesAbout': 'Finde den Zug oder die Figur hinter der Maske',
  'web.puzzles.title': 'Rätsel',
  'web.puzzles.about':
    'Aus Partien zwischen Computern, und einige vom Zufall ausgedacht. Du siehst, was eine Seite sieht, und jedes Rätsel hat genau eine Lösung. Sie stimmt immer, egal was die verdeckten Figuren sind.',
  'web.puzzles.solved': '{solved} von {all} gelöst',
  'web.puzzles.level': 'Schwierigkeit {level} von 5',
  'web.puzzles.state': '{state, select, solved {gelöst} tried {noch nicht gelöst} other {neu}}',
  'web.puzzles.random': 'Eins, das ich noch nicht gelöst habe',
  'web.puzzles.allDone': 'Du hast alle gelöst.',
  'web.puzzles.none': 'Dieses Rätsel gibt es nicht.',
  'web.puzzles.toList': 'Alle Rätsel',
  'web.puzzles.heading': '{title}, Rätsel {number}',
  'web.puzzles.kind.flag': '{turns, plural, =1 {sofort gewinnen} other {in # Zügen gewinnen}}',
  'web.puzzles.kind.capture': '{turns, plural, =1 {sicher schlagen} other {eine Falle}}',
  'web.puzzles.kind.guard': 'nicht verlieren',
  'web.puzzles.kind.keep': 'eine Figur retten',
  'web.puzzles.kind.which': 'welche Figur?',
  'web.puzzles.kind.land.flag': 'eine Fahne erobern',
  'web.puzzles.kind.land.city': 'eine Stadt gewinnen',
  'web.puzzles.kind.land.piece': 'ein sicherer Sieg',
  'web.puzzles.asks.flag':
    '{turns, plural, =1 {Gewinn die Partie mit deinem nächsten Zug.} other {Gewinn die Partie in # Zügen, egal was der Gegner tut und was die verdeckten Figuren sind.}}',
  'web.puzzles.asks.capture':
    '{turns, plural, =1 {Schlag eine gegnerische Figur ohne jede Gefahr: Du musst den Kampf gewinnen, egal was sie ist, und darfst auch bei der Antwort nichts verlieren.} other {Stell eine Falle: Schlag in höchstens # Zügen eine gegnerische Figur und verlier keine eigene, egal was der Gegner tut.}}',
  'web.puzzles.asks.guard': 'Im nächsten Zug könnte die Partie verloren sein. Finde den einen Zug, nach dem das nicht mehr geht.',
  'web.puzzles.asks.keep': 'Rette diese Figur: {kind} auf {cell}. Nur ein Zug hält im nächsten Zug alle Gefahr von ihr fern.',
  'web.puzzles.asks.which': 'Eine verdeckte Figur muss das hier sein: {kind}. Welche? Tippe sie an.',
  'web.puzzles.asks.land.flag':
    'Erobere in diesem Zug eine Fahne, egal was die verdeckten Figuren sind. So viele Bewegungen hast du noch: {moves}.',
  'web.puzzles.asks.land.city':
    'Bring in diesem Zug noch eine Stadt unter deine Herrschaft, egal was die verdeckten Figuren sind. So viele Bewegungen hast du noch: {moves}.',
  'web.puzzles.asks.land.piece':
    'Schlag in diesem Zug eine gegnerische Figur, egal was die verdeckten Figuren sind. So viele Bewegungen hast du noch: {moves}.',
  'web.puzzles.asks.card': 'Wähle zuerst eine der Karten auf dem Tisch.',
  'web.puzzles.youAre': 'Du spielst: {seat}',
  'web.puzzles.ran': 'Weit gelaufen, was nur manche können: {cells}.',
  'web.puzzles.hint': 'Tipp',
  'web.puzzles.hint.piece': 'Schau dir diese Figur an: {kind} auf {cell}.',
  'web.puzzles.hint.deed': 'Es ist kein gewöhnlicher Zug.',
  'web.puzzles.hint.target': 'Die markierten Felder sind die Lösung.',
  'web.puzzles.hint.left':
    'Noch verdeckt sind zusammen: {kinds}. Was sich bewegt hat, ist weder Bombe noch {prize, select, apple {Edenapfel} base {Basis} other {Fahne}}.',
  'web.puzzles.right': 'Richtig!',
  'web.puzzles.goesOn': 'Richtig so weit. Der Gegner hat geantwortet; mach weiter.',
  'web.puzzles.stillYours': 'Richtig so weit. Du bist noch am Zug; mach weiter.',
  'web.puzzles.wrong': 'Diesmal nicht.',
  'web.puzzles.why.flag': 'Jede Antwort wurde mit jeder Verteilung der verdeckten Figuren probiert, und keine rettet den Gegner.',
  'web.puzzles.why.capture': 'Der Kampf ist gewonnen, egal was dort steht, und keine Antwort kostet dich eine Figur.',
  'web.puzzles.why.guard': 'Jeder andere Zug hätte die Partie sofort verlieren können.',
  'web.puzzles.why.keep': 'Nach jedem anderen Zug können die verdeckten Figuren so verteilt sein, dass diese Figur fällt.',
  'web.puzzles.why.which':
    'Noch verdeckt sind zusammen: {kinds}. Zähl, welche sich bewegt haben und welche nicht: Dann bleibt nur diese Figur übrig.',
  'web.puzzles.why.land': 'Keine verdeckte Figur hätte es verhindern können, und kein anderer erster Schritt macht es sicher.',
  'web.puzzles.why.deed': 'Mit einem gewöhnlichen Zug geht es nicht: Es braucht eine Karte oder eine Kraft.',
  'web.puzzles.why.twoSquares': 'Hier zählt die Zwei-Felder-Regel: Ohne sie wäre das nicht die einzige Lösung.',
  'web.puzzles.whyNot.flag': 'Der Gegner kann sich halten. Das Brett zeigt, wie.',
  'web.puzzles.whyNot.capture': 'Das gewinnt nichts mit Sicherheit oder kostet dich eine Figur. Das Brett zeigt, wie es ausgehen kann.',
  'web.puzzles.whyNot.guard': 'Jetzt kann die Partie verloren gehen. Das Brett zeigt, wie.',
  'web.puzzles.whyNot.keep': 'Die Figur kann immer noch fallen. Das Brett zeigt, wie.',
  'web.puzzles.whyNot.which': 'Diese Figur kann etwas anderes sein, oder sie kann es gar nicht sein.',
  'web.puzzles.whyNot.land': 'Die verdeckten Figuren können so verteilt sein, dass es so nicht gelingt.',
  'web.puzzles.again': 'Noch einmal versuchen',
  'web.puzzles.next': 'Nächstes Rätsel',
  'web.puzzles.thinking': 'Der Gegner antwortet …',
};
