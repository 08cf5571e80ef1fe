/** What the `flagfall` command says before a game begins; its ids begin with `command.`, in Dutch. */

import type { command as english } from '../en/command.ts';
import type { ThemeTexts } from '../texts.ts';

export const command: ThemeTexts<typeof english> = {
  'command.about': 'Flagfall speelt de spellen van de Stratego-familie.',
  'command.play': 'in deze terminal spelen, tegen de computer of een ander',
  'command.serve': 'een server voor online spelen draaien (docs/operations.md)',
  'command.operator': 'meldingen bekijken, dempen en uitsluiten, in de opslag van een server',
  'command.perft': 'de stellingen tellen waartoe toegestane zetten leiden',
  'command.bench': 'zetten per CPU-seconde meten, of een server met echte verbindingen',
  'command.arena': 'spelers tegen elkaar laten spelen: greedy, waiter, frozen:COMMIT, cmd:PROGRAM',
  'command.bot': 'voor een botbeheerder spelen via standaardinvoer en -uitvoer',
  'command.seat': 'elk spel voor een arena spelen, via JSON-regels (docs/bots.md)',
  'command.train': 'de waardering van de computer bijstellen met spellen tegen zichzelf',
  'command.puzzles': 'puzzels zoeken in partijen van computers, en ze bewijzen',
  'command.belief': 'meten wat spelers van verborgen stukken denken, tegen de waarheid',
  'command.positions': 'stellingen met een bekend juist idee vinden, en spelers eraan meten',
  'command.verify': 'verslagen naspelen en zeggen wat niet met de regels klopt',
  'command.record': 'een verslag tonen',
  'command.import': 'een Gravon-spel omzetten in een verslag',
  'command.more': '{command} vertelt meer over een ervan',
  'command.serve.switches':
    '--host ADDRESS   0.0.0.0 voor je netwerk (standaard), 127.0.0.1 alleen voor\n                 deze computer\n--port N         standaard 8080; 0 neemt een vrije poort\n--file FILE      waar partijen en accounts staan; standaard in\n                 ~/.flagfall/flagfall.db\n\nAl het andere wordt ingesteld met omgevingsvariabelen: docs/operations.md.',
  'command.languageSwitch': 'deze taal in plaats van die van LC_ALL of LANG',
  'command.unknown': 'er is geen opdracht “{given}”; flagfall help noemt ze allemaal',
  'command.edition.which': 'noem een spel: {known}',
  'command.edition.unknown': 'onbekend spel “{given}”; bekend zijn {known}',
  'command.option.form': 'opties hebben de vorm key=value, niet “{given}”',
  'command.option.twice': 'de optie {key} staat er twee keer',
  'command.number': '{name} is een geheel getal van {from} tot en met {to}, niet “{given}”',
  'command.switch.unknown': 'er is geen schakelaar {given}',
  'command.switch.value': 'de schakelaar {given} wordt zo niet gebruikt',
  'command.language': '--language is een van {known}, niet “{given}”',
};
