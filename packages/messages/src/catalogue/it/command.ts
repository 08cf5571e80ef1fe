/** What the `flagfall` command says before a game begins; its ids begin with `command.`, in Italian. */

import type { command as english } from '../en/command.ts';
import type { ThemeTexts } from '../texts.ts';

export const command: ThemeTexts<typeof english> = {
  'command.about': 'Flagfall gioca ai giochi della famiglia Stratego.',
  'command.play': 'giocare in questo terminale, contro il computer o un’altra persona',
  'command.serve': 'avviare un server per giocare in rete (docs/operations.md)',
  'command.operator': 'vedere segnalazioni, silenziare ed escludere, nei dati di un server',
  'command.perft': 'contare le posizioni a cui portano le mosse consentite',
  'command.bench': 'misurare le mosse per secondo di CPU, o un server su connessioni vere',
  'command.arena': 'far incontrare giocatori: greedy, waiter, frozen:COMMIT, cmd:PROGRAM',
  'command.bot': 'giocare per un gestore di bot su ingresso e uscita standard',
  'command.seat': 'giocare a ogni gioco per un’arena, con righe JSON (docs/bots.md)',
  'command.train': 'adattare la valutazione del computer a partite contro sé stesso',
  'command.puzzles': 'trovare rompicapi nelle partite dei computer, e dimostrarli',
  'command.belief': 'misurare ciò che i giocatori credono dei pezzi nascosti rispetto al vero',
  'command.positions': 'trovare posizioni di cui si sa l’idea giusta, e misurarvi i giocatori',
  'command.verify': 'ripetere registrazioni e dire che cosa contraddice le regole',
  'command.record': 'mostrare una registrazione',
  'command.import': 'trasformare una partita Gravon in una registrazione',
  'command.more': '{command} dice di più su uno di essi',
  'command.serve.switches':
    '--host ADDRESS   0.0.0.0 per la tua rete (predefinito), 127.0.0.1 solo per\n                 questo computer\n--port N         8080 se non si dice altro; 0 ne prende una libera\n--file FILE      dove si conservano partite e account; di norma in\n                 ~/.flagfall/flagfall.db\n\nTutto il resto si imposta con variabili di ambiente: docs/operations.md.',
  'command.languageSwitch': 'questa lingua al posto di quella di LC_ALL o LANG',
  'command.unknown': 'non c’è un comando “{given}”; flagfall help li elenca tutti',
  'command.edition.which': 'manca un gioco: {known}',
  'command.edition.unknown': 'gioco sconosciuto “{given}”; si conoscono {known}',
  'command.option.form': 'le opzioni hanno la forma key=value, non “{given}”',
  'command.option.twice': 'l’opzione {key} compare due volte',
  'command.number': '{name} è un numero intero da {from} a {to}, non “{given}”',
  'command.switch.unknown': 'non c’è un parametro {given}',
  'command.switch.value': 'il parametro {given} non si usa così',
  'command.language': '--language è uno di {known}, non “{given}”',
};
