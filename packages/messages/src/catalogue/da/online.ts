/** What the terminal says about games over a network, in Danish. */

import type { online as english } from '../en/online.ts';
import type { ThemeTexts } from '../texts.ts';

export const online: ThemeTexts<typeof english> = {
  'terminal.online.usage':
    'Over et netværk:\n\n  --server URL          spil på denne server; den spørger, eller du siger:\n  --computer 1 ... {most}    mod serverens computer\n  --invite              mod en ven: viser et link at give videre\n  --join LINK           tag den plads, et link inviterer til\n                        (linket nævner selv serveren)\n  --search              mod en, der leder efter det samme spil\n  --continue [GAME]     gå videre med et af dine spil\n  --watch GAME          se et spil\n  --games               vis dine spil, og dem man kan se\n  --clock MIN+SEC       minutter til spillet og sekunder pr. tur: 10+5;\n                        også 30s pr. tur, 3d pr. tur eller none\n  --rated               det tæller i din rating (med --name)\n  --name NAME           med denne konto; du bliver spurgt om adgangskoden.\n                        Ellers er du gæst\n\nDu kan gå når som helst: Spillet går videre, og --continue fører tilbage.',
  'terminal.online.chooseWay': 'Du er {name} på {server}. Hvad vil du?',
  'terminal.online.wayContinue': '{count, plural, one {Gå videre med dit spil} other {Gå videre med et af dine # spil}}',
  'terminal.online.wayComputer': 'Spil mod computeren (niveau {level})',
  'terminal.online.wayInvite': 'Invitér en ven med et link',
  'terminal.online.waySearch': 'Find nogen at spille med',
  'terminal.online.oneOnly': 'kun en af {given} ad gangen',
  'terminal.online.needsServer': '{given} kræver en server: --server URL',
  'terminal.online.badServer': '--server er en adresse som https://play.example.org, ikke »{given}«',
  'terminal.online.badLink': '--join skal have et invitationslink, ikke »{given}«',
  'terminal.online.badClock': '--clock er 10+5 (minutter og sekunder), 30s (pr. tur), 3d (dage pr. tur) eller none, ikke »{given}«',
  'terminal.online.password': 'Adgangskode til {name}:',
  'terminal.online.unreachable': 'Serveren {server} kan ikke nås: Er adressen rigtig, og er du online?',
  'terminal.online.strange': 'Serveren {server} bruger en anden version af Flagfall ({what}): En af de to er ældre.',
  'terminal.online.otherProtocol': 'Serveren bruger en anden version af protokollen: Et af de to programmer er ældre.',
  'terminal.online.otherEdition': 'Serveren spiller en anden version af {edition} end dette program: En af de to er ældre.',
  'terminal.online.banned': 'Serveren lader dig ikke komme ind mere.',
  'terminal.online.replaced': 'Du er blevet logget ud et andet sted: Start igen.',
  'terminal.online.signedOut': 'Din session på {server} er slut: Du er blevet logget ud, eller den er udløbet.',
  'terminal.online.logInAgain': 'Log ind igen som {name}',
  'terminal.online.asGuest': 'Fortsæt som gæst',
  'terminal.online.noGame': 'Der er ikke sådan et spil på serveren.',
  'terminal.online.noGames': 'Du har ikke noget spil at gå videre med på denne server.',
  'terminal.online.greeting': 'Du er {name} på {server}.',
  'terminal.online.kept': 'Spillet går videre uden dette vindue. Kom tilbage med: flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Vælg et spil',
  'terminal.online.chooseKeys': 'Op/Ned vælg   Enter tag det   ? hjælp   q slut',
  'terminal.online.chooseLine': 'Skriv et nummer, eller quit.',
  'terminal.online.yourGames': 'Dine spil:',
  'terminal.online.runningGames': 'Spil, du kan se:',
  'terminal.online.nothingListed': 'Ingen.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title}: {seats}. Din tur.} waiting {{game}  {title}: {seats}. Ikke begyndt endnu.} other {{game}  {title}: {seats}.}}',
  'terminal.online.computer': 'computer (niveau {level})',
  'terminal.online.nobody': 'ingen endnu',
  'terminal.online.bot': '{name} (bot)',
  'terminal.online.searching': 'Leder efter nogen at spille {title} med, {clock}.',
  'terminal.online.searchKeys': 'q stop med at lede',

  'terminal.online.title': '{game}: du er {seat} mod {others}',
  'terminal.online.watching': '{game}: du ser {others}',
  'terminal.online.gathering': '{count, plural, one {Venter på {seats}: Pladsen er fri.} other {Venter på {seats}: Pladserne er frie.}}',
  'terminal.online.beginning': 'Alle er her: Spillet begynder nu.',
  'terminal.online.link': 'Giv dette link til den, der skal spille {seat}:',
  'terminal.online.gatheringKeys': 'q forlad (spillet venter på dig)   x aflys spillet',
  'terminal.online.askAbort': 'Aflyse spillet? y ja, enhver anden tast nej',
  'terminal.online.away': '{seat} er væk',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (væk)} other {{seat} {time} (væk)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {{seat} har været væk længe: w slutter spillet.} other {{seat} har været væk længe: Skriv claim for at slutte spillet.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {Forbindelsen er væk og kommer straks igen. Spillet er gemt.} one {Forbindelsen er væk: nyt forsøg om et sekund. Spillet er gemt.} other {Forbindelsen er væk: nyt forsøg om # sekunder. Spillet er gemt.}}',
  'terminal.online.connecting': 'Forbinder til serveren.',
  'terminal.online.back': 'Forbindelsen er tilbage.',
  'terminal.online.talk': 'Sig: {text}',
  'terminal.online.unheard':
    '{code, select, muted {Ingen her hører dig.} silenced {Du må ikke skrive lige nu.} badText {Det kan man ikke sige her.} tooFast {For hurtigt: Vent et øjeblik.} other {Det kunne ikke blive sagt.}}',
  'terminal.online.keys': 'Enter ryk  t snak  z fortryd  o uafgjort  x giv op  ? hjælp  q forlad',
  'terminal.online.keysCards': 'Enter ryk  p kort  k forklar  t snak  o uafgjort  x giv op  ? hjælp  q forlad',
  'terminal.online.keysPowers': 'Enter ryk  p evner  k forklar  t snak  o uafgjort  x giv op  ? hjælp',
  'terminal.online.keysMap': 'Enter ryk  / zone  e slut tur  k kort  t snak  x giv op  ? hjælp  q forlad',
  'terminal.online.keysWaiting': 't snak  z fortryd  o uafgjort  x giv op  PgUp forløb  ? hjælp  q forlad',
  'terminal.online.keysWatching': 'Piletaster se   t snak   PgUp/PgDn forløb   ? hjælp   q forlad',
  'terminal.online.overKeys': 'r spil igen   s gem   PgUp/PgDn forløb   q forlad',
  'terminal.online.overKeysWatching': 's gem   PgUp/PgDn forløb   q forlad',
  'terminal.online.again': '{ending} Et spil til er foreslået: r siger ja.',
  'terminal.online.offeredAgain': 'Du har foreslået et spil til.',
  'terminal.online.help':
    'Med andre over netværket:\nt                 sig noget til de andre\nz                 bed om at tage dit sidste træk tilbage (spil uden rating)\nr                 foreslå en pause, eller at gå videre efter en\nw                 slut spillet, når nogen bliver væk længe\nq                 forlad; spillet går videre, og --continue fører tilbage',

  'terminal.online.linesWelcome': '{game}: du er {seat} mod {others}. Skriv help for hjælp.',
  'terminal.online.linesWatching': '{game}: du ser {others}. Skriv quit for at gå.',
  'terminal.online.linesHelp':
    'Med de andre: say TEXT, undo (tag dit sidste træk tilbage), pause, resume, claim (nogen bliver væk), abort (før alle har rykket), clock. accept og decline svarer på et tilbud. quit forlader spillet; det går videre.',
  'terminal.online.linesOver': 'Skriv again for at spille igen, save for at gemme optagelsen, eller tryk på Enter for at gå.',
  'terminal.online.linesWaiting': 'Det er ikke din tur: »{line}« venter, til det er.',
  'terminal.online.linesAnswer':
    '{what, select, draw {Du bliver tilbudt uafgjort} undo {Du bliver bedt om at lade det sidste træk blive taget tilbage} pause {Der er foreslået en pause} resume {Der er foreslået at gå videre} abort {Der er foreslået at aflyse spillet} other {Der er foreslået et spil til}}: Skriv accept eller decline.',
};
