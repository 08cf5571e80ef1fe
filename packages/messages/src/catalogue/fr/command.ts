/** What the `flagfall` command says before a game begins; its ids begin with `command.`, in French. */

import type { command as english } from '../en/command.ts';
import type { ThemeTexts } from '../texts.ts';

export const command: ThemeTexts<typeof english> = {
  'command.about': 'Flagfall joue aux jeux de la famille Stratego.',
  'command.play': 'jouer dans ce terminal, contre l’ordinateur ou une autre personne',
  'command.serve': 'faire tourner un serveur de jeu en ligne (docs/operations.md)',
  'command.operator': 'voir les signalements, faire taire et bannir, dans les données d’un serveur',
  'command.perft': 'compter les positions où mènent les coups permis',
  'command.bench': 'mesurer les coups par seconde de processeur, ou un serveur sur de vraies connexions',
  'command.arena': 'faire se rencontrer des joueurs : greedy, waiter, frozen:COMMIT, cmd:PROGRAM',
  'command.bot': 'jouer pour un gestionnaire de bots par l’entrée et la sortie standard',
  'command.seat': 'jouer à tout jeu pour une arène, par lignes JSON (docs/bots.md)',
  'command.train': 'ajuster l’évaluation de l’ordinateur par des parties contre lui-même',
  'command.puzzles': 'trouver des énigmes dans des parties d’ordinateurs, et les prouver',
  'command.belief': 'mesurer ce que les joueurs croient des pièces cachées, face à la vérité',
  'command.positions': 'trouver des positions dont la bonne idée est connue, et y mesurer les joueurs',
  'command.verify': 'rejouer des enregistrements et dire ce qui contredit les règles',
  'command.record': 'afficher un enregistrement',
  'command.import': 'transformer une partie Gravon en enregistrement',
  'command.more': '{command} en dit plus sur l’une d’elles',
  'command.serve.switches':
    '--host ADDRESS   0.0.0.0 pour ton réseau (par défaut), 127.0.0.1 pour cette\n                 machine seulement\n--port N         8080 par défaut ; 0 prend un port libre\n--file FILE      où sont gardés les parties et les comptes ; par défaut dans\n                 ~/.flagfall/flagfall.db\n\nTout le reste se règle par des variables d’environnement : docs/operations.md.',
  'command.languageSwitch': 'cette langue au lieu de celle de LC_ALL ou LANG',
  'command.unknown': 'il n’y a pas de commande « {given} » ; flagfall help les nomme toutes',
  'command.edition.which': 'nomme un jeu : {known}',
  'command.edition.unknown': 'jeu inconnu « {given} » ; connus : {known}',
  'command.option.form': 'les options ont la forme key=value, pas « {given} »',
  'command.option.twice': 'l’option {key} est donnée deux fois',
  'command.number': '{name} est un nombre entier de {from} à {to}, pas « {given} »',
  'command.switch.unknown': 'il n’y a pas d’option {given}',
  'command.switch.value': 'l’option {given} ne s’emploie pas ainsi',
  'command.language': '--language est l’un de {known}, pas « {given} »',
};
