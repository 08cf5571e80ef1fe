/** What the terminal says about games over a network, in Dutch. */

import type { online as english } from '../en/online.ts';
import type { ThemeTexts } from '../texts.ts';

export const online: ThemeTexts<typeof english> = {
  'terminal.online.usage':
    'Via een netwerk:\n\n  --server URL          speel op deze server; hij vraagt hoe, of je zegt het:\n  --computer 1 ... {most}    tegen de computer van de server\n  --invite              tegen een vriend: toont een link om door te geven\n  --join LINK           neem de plaats waar een link voor uitnodigt\n                        (de link noemt de server zelf)\n  --search              tegen wie hetzelfde spel zoekt\n  --continue [GAME]     ga verder met een van je partijen\n  --watch GAME          kijk naar een partij\n  --games               toon je partijen, en die om naar te kijken\n  --clock MIN+SEC       minuten voor de partij en seconden per beurt: 10+5;\n                        ook 30s per beurt, 3d per beurt, of none\n  --rated               telt voor je rating (met --name)\n  --name NAME           met dit account; het wachtwoord wordt gevraagd.\n                        Anders ben je gast\n\nJe mag altijd weggaan: de partij gaat door, en --continue brengt je terug.',
  'terminal.online.chooseWay': 'Je bent {name} op {server}. Wat wil je doen?',
  'terminal.online.wayContinue': '{count, plural, one {Ga verder met je partij} other {Ga verder met een van je # partijen}}',
  'terminal.online.wayComputer': 'Speel tegen de computer (niveau {level})',
  'terminal.online.wayInvite': 'Nodig een vriend uit met een link',
  'terminal.online.waySearch': 'Zoek iemand om mee te spelen',
  'terminal.online.oneOnly': 'maar één van {given} tegelijk',
  'terminal.online.needsServer': '{given} heeft een server nodig: --server URL',
  'terminal.online.badServer': '--server is een adres zoals https://play.example.org, niet “{given}”',
  'terminal.online.badLink': '--join wil een uitnodigingslink, niet “{given}”',
  'terminal.online.badClock': '--clock is 10+5 (minuten en seconden), 30s (per beurt), 3d (dagen per beurt) of none, niet “{given}”',
  'terminal.online.password': 'Wachtwoord van {name}:',
  'terminal.online.unreachable': 'De server {server} is niet te bereiken: klopt het adres, en ben je online?',
  'terminal.online.strange': 'De server {server} gebruikt een andere versie van Flagfall ({what}): een van de twee is ouder.',
  'terminal.online.otherProtocol': 'De server gebruikt een andere versie van het protocol: een van de twee programma’s is ouder.',
  'terminal.online.otherEdition': 'De server speelt een andere versie van {edition} dan dit programma: een van de twee is ouder.',
  'terminal.online.banned': 'De server laat je niet meer binnen.',
  'terminal.online.replaced': 'Je sessie is ergens anders beëindigd: begin opnieuw.',
  'terminal.online.signedOut': 'Je sessie op {server} is afgelopen: iemand heeft je uitgelogd, of de tijd was om.',
  'terminal.online.logInAgain': 'Opnieuw inloggen als {name}',
  'terminal.online.asGuest': 'Verder als gast',
  'terminal.online.noGame': 'Zo’n partij is er niet op de server.',
  'terminal.online.noGames': 'Je hebt op deze server geen partij om mee verder te gaan.',
  'terminal.online.greeting': 'Je bent {name} op {server}.',
  'terminal.online.kept': 'De partij gaat door zonder dit venster. Terugkomen: flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Kies een partij',
  'terminal.online.chooseKeys': 'Op/Neer kiezen   Enter nemen   ? hulp   q stop',
  'terminal.online.chooseLine': 'Typ een nummer, of quit.',
  'terminal.online.yourGames': 'Jouw partijen:',
  'terminal.online.runningGames': 'Partijen om naar te kijken:',
  'terminal.online.nothingListed': 'Geen.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title}: {seats}. Jouw beurt.} waiting {{game}  {title}: {seats}. Nog niet begonnen.} other {{game}  {title}: {seats}.}}',
  'terminal.online.computer': 'computer (niveau {level})',
  'terminal.online.nobody': 'nog niemand',
  'terminal.online.bot': '{name} (bot)',
  'terminal.online.searching': 'We zoeken iemand voor {title}, {clock}.',
  'terminal.online.searchKeys': 'q stop met zoeken',

  'terminal.online.title': '{game}: jij speelt {seat} tegen {others}',
  'terminal.online.watching': '{game}: je kijkt naar {others}',
  'terminal.online.gathering': '{count, plural, one {Eén plaats is nog vrij: {seats}.} other {Deze plaatsen zijn nog vrij: {seats}.}}',
  'terminal.online.beginning': 'Iedereen is er: de partij begint zo.',
  'terminal.online.link': 'Geef deze link aan wie {seat} gaat spelen:',
  'terminal.online.gatheringKeys': 'q verlaten (de partij wacht op je)   x partij afgelasten',
  'terminal.online.askAbort': 'De partij afgelasten? y ja, elke andere toets nee',
  'terminal.online.away': '{seat}: weg',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (weg)} other {{seat} {time} (weg)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {Al lang weg: {seat}. w beëindigt de partij.} other {Al lang weg: {seat}. Typ claim om de partij te beëindigen.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {De verbinding is weg en komt zo terug. De partij blijft.} one {De verbinding is weg: nieuwe poging over een seconde. De partij blijft.} other {De verbinding is weg: nieuwe poging over # seconden. De partij blijft.}}',
  'terminal.online.connecting': 'Verbinden met de server.',
  'terminal.online.back': 'De verbinding is terug.',
  'terminal.online.talk': 'Zeg: {text}',
  'terminal.online.unheard':
    '{code, select, muted {Niemand hoort je hier.} silenced {Je mag nu even niet schrijven.} badText {Dat kun je hier niet zeggen.} tooFast {Te snel: wacht even.} other {Dat kon niet gezegd worden.}}',
  'terminal.online.keys': 'Enter zet  e4e5 typen  t praten  z terug  o remise  x opgeven  ? hulp  q weg',
  'terminal.online.keysCards': 'Enter zet  p kaarten  k uitleg  t praten  o remise  x opgeven  ? hulp  q weg',
  'terminal.online.keysPowers': 'Enter zet  p krachten  k uitleg  t praten  o remise  x opgeven  ? hulp  q weg',
  'terminal.online.keysMap': 'Enter zet  / zone  e klaar  k kaarten  t praten  x opgeven  ? hulp  q weg',
  'terminal.online.keysWaiting': 't praten  z terug  o remise  x opgeven  PgUp verloop  ? hulp  q weg',
  'terminal.online.keysWatching': 'Pijltjes kijken   t praten   PgUp/PgDn verloop   ? hulp   q verlaten',
  'terminal.online.overKeys': 'r nog een keer   s bewaren   PgUp/PgDn verloop   q weg',
  'terminal.online.overKeysWatching': 's bewaren   PgUp/PgDn verloop   q verlaten',
  'terminal.online.again': '{ending} Er is nog een partij aangeboden: r neemt aan.',
  'terminal.online.offeredAgain': 'Je hebt nog een partij aangeboden.',
  'terminal.online.help':
    'Met anderen via het netwerk:\nt                 zeg iets tegen de anderen\nz                 vraag om je laatste zet terug te nemen (zonder rating)\nr                 stel een pauze voor, of om daarna door te gaan\nw                 beëindig de partij als iemand lang wegblijft\nq                 verlaten; de partij gaat door, --continue brengt je terug',

  'terminal.online.linesWelcome': '{game}: jij speelt {seat} tegen {others}. Typ help voor hulp.',
  'terminal.online.linesWatching': '{game}: je kijkt naar {others}. Typ quit om weg te gaan.',
  'terminal.online.linesHelp':
    'Met de anderen: say TEXT, undo (je laatste zet terugnemen), pause, resume, claim (iemand blijft weg), abort (voordat iedereen een zet heeft gedaan), clock. accept en decline antwoorden op een aanbod. quit verlaat de partij; die gaat door.',
  'terminal.online.linesOver': 'Typ again om nog eens te spelen, save om het verslag te bewaren, of druk op Enter om te gaan.',
  'terminal.online.linesWaiting': 'Je bent niet aan de beurt: “{line}” wacht zolang.',
  'terminal.online.linesAnswer':
    '{what, select, draw {Je krijgt remise aangeboden} undo {Je wordt gevraagd de laatste zet te laten terugnemen} pause {Er is een pauze voorgesteld} resume {Er is voorgesteld om door te gaan} abort {Er is voorgesteld om de partij af te gelasten} other {Er is nog een partij aangeboden}}: typ accept of decline.',
};
