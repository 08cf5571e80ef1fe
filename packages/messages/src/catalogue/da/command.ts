/** What the `flagfall` command says before a game begins; its ids begin with `command.`, in Danish. */

import type { command as english } from '../en/command.ts';
import type { ThemeTexts } from '../texts.ts';

export const command: ThemeTexts<typeof english> = {
  'command.about': 'Flagfall spiller spillene i Stratego-familien.',
  'command.play': 'spille i denne terminal, mod computeren eller en anden',
  'command.serve': 'køre en server til spil på nettet (docs/operations.md)',
  'command.operator': 'se anmeldelser, gøre tavs og udelukke, i en servers lager',
  'command.perft': 'tælle de stillinger, som tilladte træk fører til',
  'command.bench': 'måle træk pr. CPU-sekund, eller en server over rigtige forbindelser',
  'command.arena': 'lade spillere mødes: greedy, waiter, frozen:COMMIT, cmd:PROGRAM',
  'command.bot': 'spille for en botstyring over standardinput og -output',
  'command.seat': 'spille ethvert spil for en arena, over JSON-linjer (docs/bots.md)',
  'command.train': 'tilpasse computerens vurdering til spil mod sig selv',
  'command.puzzles': 'finde opgaver i spil mellem computere og bevise dem',
  'command.belief': 'måle, hvad spillere tror om skjulte brikker, mod sandheden',
  'command.positions': 'finde stillinger med en kendt rigtig idé, og måle spillere på dem',
  'command.verify': 'gennemspille optagelser og sige, hvad der strider mod reglerne',
  'command.record': 'vise en optagelse',
  'command.import': 'lave et Gravon-spil om til en optagelse',
  'command.more': '{command} fortæller mere om en af dem',
  'command.serve.switches':
    '--host ADDRESS   0.0.0.0 for dit netværk (som standard), 127.0.0.1 kun for\n                 denne computer\n--port N         8080 som standard; 0 tager en ledig\n--file FILE      hvor partier og konti gemmes; som standard i\n                 ~/.flagfall/flagfall.db\n\nAlt andet indstilles med miljøvariabler: docs/operations.md.',
  'command.languageSwitch': 'dette sprog i stedet for det i LC_ALL eller LANG',
  'command.unknown': 'der er ingen kommando »{given}«; flagfall help nævner dem alle',
  'command.edition.which': 'nævn et spil: {known}',
  'command.edition.unknown': 'ukendt spil »{given}«; kendte er {known}',
  'command.option.form': 'valg har formen key=value, ikke »{given}«',
  'command.option.twice': 'valget {key} står der to gange',
  'command.number': '{name} er et helt tal fra {from} til {to}, ikke »{given}«',
  'command.switch.unknown': 'der er intet tilvalg {given}',
  'command.switch.value': 'tilvalget {given} bruges ikke sådan',
  'command.language': '--language er en af {known}, ikke »{given}«',
};
