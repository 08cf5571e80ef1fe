/** What the pages say about puzzles, in Danish. */

import type { puzzles as english } from '../en/puzzles.ts';
import type { ThemeTexts } from '../texts.ts';

export const puzzles: ThemeTexts<typeof english> = {
  'web.home.puzzles': 'Opgaver',
  'web.home.puzzlesAbout': 'Find trækket eller brikken bag masken',
  'web.puzzles.title': 'Opgaver',
  'web.puzzles.about':
    'Fra spil mellem computere, og nogle fundet på af tilfældet. Du ser, hvad den ene side ser, og hver opgave har netop én løsning. Den passer altid, uanset hvad de skjulte brikker er.',
  'web.puzzles.solved': '{solved} ud af {all} løst',
  'web.puzzles.level': 'Sværhed {level} af 5',
  'web.puzzles.state': '{state, select, solved {løst} tried {ikke løst endnu} other {ny}}',
  'web.puzzles.random': 'En, jeg ikke har løst',
  'web.puzzles.allDone': 'Du har løst dem alle.',
  'web.puzzles.none': 'Den opgave findes ikke.',
  'web.puzzles.toList': 'Alle opgaver',
  'web.puzzles.heading': '{title}, opgave {number}',
  'web.puzzles.kind.flag': '{turns, plural, =1 {vind med det samme} other {vind i # træk}}',
  'web.puzzles.kind.capture': '{turns, plural, =1 {tag en brik sikkert} other {en fælde}}',
  'web.puzzles.kind.guard': 'tab ikke',
  'web.puzzles.kind.keep': 'red en brik',
  'web.puzzles.kind.which': 'hvilken brik?',
  'web.puzzles.kind.land.flag': 'erobr en fane',
  'web.puzzles.kind.land.city': 'vind en by',
  'web.puzzles.kind.land.piece': 'en sikker sejr',
  'web.puzzles.asks.flag':
    '{turns, plural, =1 {Vind spillet med dit næste træk.} other {Vind spillet i # træk, uanset hvad fjenden gør, og hvad de skjulte brikker er.}}',
  'web.puzzles.asks.capture':
    '{turns, plural, =1 {Tag en fjendtlig brik helt uden fare: Du skal vinde kampen, uanset hvad den er, og heller ikke miste noget ved svaret.} other {Stil en fælde: Tag en fjendtlig brik på højst # træk, og mist ingen selv, uanset hvad fjenden gør.}}',
  'web.puzzles.asks.guard': 'Spillet kan være tabt i næste træk. Find det ene træk, hvor det ikke kan ske.',
  'web.puzzles.asks.keep': 'Red denne brik: {kind} på {cell}. Ét træk holder den helt uden for fare i næste tur.',
  'web.puzzles.asks.which': 'Én skjult brik må være denne: {kind}. Hvilken? Tryk på den.',
  'web.puzzles.asks.land.flag': 'Erobr en fane i denne tur, uanset hvad de skjulte brikker er. Så mange træk har du tilbage: {moves}.',
  'web.puzzles.asks.land.city':
    'Få magten over en by mere i denne tur, uanset hvad de skjulte brikker er. Så mange træk har du tilbage: {moves}.',
  'web.puzzles.asks.land.piece':
    'Slå en fjendtlig brik i denne tur, uanset hvad de skjulte brikker er. Så mange træk har du tilbage: {moves}.',
  'web.puzzles.asks.card': 'Vælg først et af kortene på bordet.',
  'web.puzzles.youAre': 'Du spiller: {seat}',
  'web.puzzles.ran': 'Har løbet langt, hvad kun nogle kan: {cells}.',
  'web.puzzles.hint': 'Tip',
  'web.puzzles.hint.piece': 'Se på denne brik: {kind} på {cell}.',
  'web.puzzles.hint.deed': 'Det er ikke et almindeligt træk.',
  'web.puzzles.hint.target': 'De markerede felter er løsningen.',
  'web.puzzles.hint.left':
    'Stadig skjulte er tilsammen: {kinds}. En brik, der har rykket, er hverken bombe eller {prize, select, apple {Apple of Eden} base {base} other {fane}}.',
  'web.puzzles.right': 'Rigtigt!',
  'web.puzzles.goesOn': 'Rigtigt indtil nu. Fjenden har svaret; fortsæt.',
  'web.puzzles.stillYours': 'Rigtigt indtil nu. Det er stadig din tur; fortsæt.',
  'web.puzzles.wrong': 'Ikke denne gang.',
  'web.puzzles.why.flag': 'Hvert svar er prøvet med alle måder, de skjulte brikker kan stå på, og intet redder fjenden.',
  'web.puzzles.why.capture': 'Kampen er vundet, uanset hvad der står der, og intet svar koster dig en brik.',
  'web.puzzles.why.guard': 'Med ethvert andet træk kunne spillet være tabt med det samme.',
  'web.puzzles.why.keep': 'Efter ethvert andet træk kan de skjulte brikker stå sådan, at denne brik falder.',
  'web.puzzles.why.which':
    'Stadig skjulte er tilsammen: {kinds}. Tæl, hvem der har rykket, og hvem der ikke har: Så er kun denne brik tilbage.',
  'web.puzzles.why.land': 'Ingen skjult brik kunne have forhindret det, og intet andet første træk gør det sikkert.',
  'web.puzzles.why.deed': 'Intet almindeligt træk er nok: Der skal et kort eller en evne til.',
  'web.puzzles.why.twoSquares': 'Det hviler på tofeltsreglen: Uden den var dette ikke den eneste løsning.',
  'web.puzzles.whyNot.flag': 'Fjenden kan holde stand. Brættet viser hvordan.',
  'web.puzzles.whyNot.capture': 'Det vinder ikke noget med sikkerhed, eller det koster dig en brik. Brættet viser, hvordan det kan gå.',
  'web.puzzles.whyNot.guard': 'Nu kan spillet tabes. Brættet viser hvordan.',
  'web.puzzles.whyNot.keep': 'Brikken kan stadig falde. Brættet viser hvordan.',
  'web.puzzles.whyNot.which': 'Denne brik kan være noget andet, eller den kan slet ikke være det.',
  'web.puzzles.whyNot.land': 'De skjulte brikker kan stå sådan, at det ikke lykkes på denne måde.',
  'web.puzzles.again': 'Prøv igen',
  'web.puzzles.next': 'Næste opgave',
  'web.puzzles.thinking': 'Fjenden svarer …',
};
