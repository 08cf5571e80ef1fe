/** What the `flagfall` command says before a game begins; its ids begin with `command.`, in German. */

import type { command as english } from '../en/command.ts';
import type { ThemeTexts } from '../texts.ts';

export const command: ThemeTexts<typeof english> = {
  'command.about': 'Flagfall spielt die Spiele der Stratego-Familie.',
  'command.play': 'in diesem Terminal spielen, gegen den Computer oder jemand anderen',
  'command.serve': 'einen Server für Spiele übers Netz betreiben (docs/operations.md)',
  'command.operator': 'Meldungen sehen, stummschalten und sperren, im Speicher eines Servers',
  'command.perft': 'die Stellungen zählen, zu denen erlaubte Züge führen',
  'command.bench': 'Züge pro CPU-Sekunde messen, oder einen Server über echte Verbindungen',
  'command.arena': 'Spieler gegeneinander antreten lassen: greedy, waiter, frozen:COMMIT, cmd:PROGRAM',
  'command.bot': 'für einen Bot-Verwalter über Standardeingabe und -ausgabe spielen',
  'command.seat': 'jedes Spiel für eine Arena spielen, über JSON-Zeilen (docs/bots.md)',
  'command.train': 'die Bewertung des Computers an Spiele gegen sich selbst anpassen',
  'command.puzzles': 'Rätsel in Partien von Computern finden und beweisen',
  'command.belief': 'messen, was Spieler von verdeckten Figuren glauben, gegen die Wahrheit',
  'command.positions': 'Stellungen mit bekannter richtiger Idee finden und Spieler daran messen',
  'command.verify': 'Aufzeichnungen nachspielen und sagen, was den Regeln widerspricht',
  'command.record': 'eine Aufzeichnung zeigen',
  'command.import': 'ein Gravon-Spiel in eine Aufzeichnung umwandeln',
  'command.more': '{command} sagt mehr über einen davon',
  'command.serve.switches':
    '--host ADDRESS   0.0.0.0 für dein Netzwerk (wenn nichts anderes gesagt ist),\n                 127.0.0.1 nur für diesen Rechner\n--port N         8080, wenn nichts anderes gesagt ist; 0 nimmt einen freien\n--file FILE      wo Partien und Konten liegen; sonst in\n                 ~/.flagfall/flagfall.db\n\nAlles andere wird durch Umgebungsvariablen eingestellt: docs/operations.md.',
  'command.languageSwitch': 'diese Sprache statt der von LC_ALL oder LANG',
  'command.unknown': 'es gibt keinen Befehl „{given}“; flagfall help nennt alle',
  'command.edition.which': 'ein Spiel fehlt: {known}',
  'command.edition.unknown': 'unbekanntes Spiel „{given}“; bekannt sind {known}',
  'command.option.form': 'Optionen haben die Form key=value, nicht „{given}“',
  'command.option.twice': 'die Option {key} steht zweimal da',
  'command.number': '{name} ist eine ganze Zahl von {from} bis {to}, nicht „{given}“',
  'command.switch.unknown': 'es gibt keinen Schalter {given}',
  'command.switch.value': 'so wird der Schalter {given} nicht benutzt',
  'command.language': '--language ist eins von {known}, nicht „{given}“',
};
