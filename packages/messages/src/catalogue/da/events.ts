/** What happened and how games end, in Danish. A verb is the same for one and for many, so the number of a side changes nothing. */

import type { endings as englishEndings, events as englishEvents } from '../en/events.ts';
import type { ThemeTexts } from '../texts.ts';

/** What seats can agree on, as a heading. */
const OFFER =
  '{what, select, draw {Uafgjort} undo {Tag et træk tilbage} pause {Pause} resume {Spil videre} abort {Aflys spillet} rematch {Et spil til} other {Et forslag}}';

const OWNED = '{owner, select, other {{kind} fra {seat}}}';
const ATTACKER = '{attackerOwner, select, other {{attacker} fra {attackerSeat}}}';
const DEFENDER = '{defenderOwner, select, other {{defender} fra {defenderSeat}}}';
const DRAWS = '{owner, select, other {{seat} trækker}}';
const HAS = '{owner, select, other {{seat} har}}';
const SAYS = '{number, select, other {{seat} siger}}';
const FIRST = '{count, plural, one {Et kort} other {# kort}}';
const SOME = '{count, plural, one {et kort} other {# kort}}';
const MORE =
  '{more, select, yes {{count, plural, one {et kort til} other {# kort til}}} other {{count, plural, one {et kort} other {# kort}}}}';

export const events: ThemeTexts<typeof englishEvents> = {
  'event.seatDeployed': '{seat} er klar med hæren.',
  'event.gameStarted': 'Spillet begynder; {turn} har det første træk.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (løb)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} på {from} angriber ${DEFENDER} på {to}{outcome, select, attackerWins { og vinder} defenderWins { og taber} nobodyCaptured { forgæves} other {, og begge bliver taget}}.`,
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} slår ${DEFENDER} på {to}.} defenderWins {${DEFENDER} på {to} slår ${ATTACKER}.} nobodyCaptured {${DEFENDER} på {to} holder stand mod ${ATTACKER}.} other {${ATTACKER} og ${DEFENDER} på {to} falder begge.}}`,
  'event.attackAnnounced':
    '{hasActor, select, yes {{owner, select, other {{actor} fra {seat}}}} other {En brik fra {seat}}} på {from} angriber brikken fra {enemy} på {to}.',
  'event.pieceShown': `{known, select, yes {${OWNED} på {cell}} other {Brikken fra {seat} på {cell}}} {stays, select, yes {er synlig fra nu af} other {bliver vist}}{toAll, select, yes {} other { (for {viewers})}}.`,
  'event.pieceReturned': `{known, select, yes {${OWNED} er tilbage, på {cell}.} other {En taget brik fra {seat} er tilbage, på {cell}.}}`,
  'event.piecesSwapped': 'Brikkerne på {one} og {two} bytter plads.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Trukket fra bunken}}: {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} bliver lagt under trækbunken hos {seat}.} announced {{known, select, yes {{cards}} other {Et Angrebskort}} ligger skjult foran {seat}.} disclosed {{cards} fra {seat} bliver vendt.} spent {{cards} fra {seat} er brugt.} other {{known, select, yes {{cards}} other {${FIRST}}} bliver lagt i en anden bunke.}}`,
  'event.pieceCaptured': 'En brik fra {seat} bliver taget på {cell}.',
  'event.lotsDrawn': '{more, select, yes {Det står lige, så en gang til: {lots}.} other {Hvem begynder? {lots}.}}',
  'event.lotsDrawn.first': '{owner, select, other {{seat} trækker}} {kind}',
  'event.lotsDrawn.next': '{seat} {kind}',
  'event.pieceGuessed': `${SAYS} om {enemyNumber, select, other {brikken fra {enemy}}} på {cell}: »{kind}«. {right, select, yes {Rigtigt, den er taget} other {Forkert}}.`,
  'event.movesSkipped': `${HAS} ingen brik, der kan rykke.`,
  'event.seatLeft': `${HAS} {why, select, resigned {givet op} outOfTime {løbet tør for tid} other {forladt spillet}}: Brikkerne bliver stående som forhindringer.`,
  'event.piecesMixed': 'Brikker fra {seat} bytter roller i det skjulte.',
  'event.pileShuffled':
    '{shuffled, select, all {Alle kort bliver blandet til en ny bunke.} discards {De kort, der er lagt væk, bliver blandet til en ny bunke.} other {En bunke kort bliver blandet.}}',
  'event.flagHeld':
    '{count, plural, one {{owner, select, other {Fanen fra {seat}}} står nu} other {Fanerne fra {flags} står nu}} foran {holder}.',
  'event.turnPassed': '{turn} har turen.',
  'event.unplaced.pieceMoved': '{ran, select, yes {En brik løber fra {from} til {to}.} other {En brik rykker fra {from} til {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} angriber {defender} og vinder.} defenderWins {{attacker} angriber {defender} og taber.} nobodyCaptured {{attacker} angriber {defender} forgæves.} other {{attacker} angriber {defender}, og begge bliver taget.}}',
  'event.unplaced.pieceCaptured': 'Brikken på {cell} bliver taget.',
  'event.unplaced.pieceShown': '{known, select, yes {En brik bliver vist: {kind}.} other {En brik bliver vist (for {viewers}).}}',
  'event.unplaced.attackAnnounced': 'Et angreb bliver meldt.',
  'event.unplaced.pieceGuessed': `${SAYS} om en brik: »{kind}«. {right, select, yes {Rigtigt, den er taget} other {Forkert}}.`,
  'news.seatTaken': '{seat} har sat sig.',
  'news.begun': 'Spillet begynder.',
  'news.offered': `${OFFER}: {seat} foreslår det.`,
  'news.accepted': `${OFFER}: {seat} er med på det.`,
  'news.declined': `${OFFER}: {seat} siger nej.`,
  'news.withdrawn': `${OFFER}: {seat} trækker forslaget tilbage.`,
  'news.paused': 'Spillet holder pause: Urene står stille.',
  'news.resumed': 'Spillet går videre.',
  'news.undone': '{count, plural, one {Én handling bliver taget tilbage.} other {# handlinger bliver taget tilbage.}}',
  'news.deployedByClock': 'Tiden er gået: {seat} har fået hæren stillet op automatisk.',
  'news.aborted': '{seat} har aflyst spillet: Ingen vinder.',
  'news.claimed': '{seat} har afsluttet spillet, fordi ingen kom tilbage.',
  'news.nobodyCame': 'Ingen kom til de ledige pladser: Spillet er aflyst.',
  'news.hostReturned': 'Bordet var væk i {count, plural, one {et sekund} other {# sekunder}}; urene stod stille.',
  'news.rematch': 'Alle vil spille igen.',
  'news.unknown': 'Der er sket noget, som denne version ikke har ord for.',
};

export const endings: ThemeTexts<typeof englishEndings> = {
  'ending.flagCaptured':
    '{count, plural, =0 {Uafgjort: Alle faner er erobret.} other {{losing, plural, one {Sejr til {winners}: {losers} har mistet {prize, select, apple {Apple of Eden} base {basen} other {fanen}}.} other {Sejr til {winners}: {losers} har mistet fanerne.}}}}',
  'ending.immobile': '{count, plural, =0 {Uafgjort: Ingen kan rykke.} other {Sejr til {winners}: {losers} kan ikke rykke.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {Uafgjort: Ingen har en brik tilbage, der kan rykke.} one {Sejr til {winners}: Ingen har en brik tilbage, der kan rykke; først tæller faner, så områder.} other {Sejr til {winners}: Ingen har en brik tilbage, der kan rykke; de fører sammen i faner og områder.}}} other {{count, plural, =0 {Uafgjort: Ingen af siderne har en brik tilbage, der kan rykke.} other {Sejr til {winners}: Ingen af siderne har en brik tilbage, der kan rykke, og {losers} har turen.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {Uafgjort: Ingen brik er slået i for lang tid.} other {Sejr til {winners}: Ingen brik er slået i for lang tid.}}',
  'ending.resigned':
    '{count, plural, =0 {Uafgjort: Alle har givet op.} other {{losing, plural, one {Sejr til {winners}: {losers} gav op.} other {Sejr til {winners}: Alle andre har forladt spillet.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {Uafgjort: Begge sider er enige.} other {Sejr til {winners}: Begge sider er enige.}}} other {{count, plural, =0 {Uafgjort: Alle sider er enige.} other {Sejr til {winners}: Alle sider er enige.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {Uafgjort: Tiden er gået.} other {{losing, plural, one {Sejr til {winners}: {losers} løb tør for tid.} other {Sejr til {winners}: Alle andre har forladt spillet.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {Ingen vinder: Spillet blev ikke spillet færdigt.} other {{losing, plural, one {Sejr til {winners}: {losers} har forladt spillet.} other {Sejr til {winners}: Alle andre har forladt spillet.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {Uafgjort: Den sidste runde er slut.} one {Sejr til {winners}: Den sidste runde er slut; først tæller faner, så områder.} other {Sejr til {winners}: Den sidste runde er slut; de fører sammen i faner og områder.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {Uafgjort: Længere må et spil ikke være.} other {Sejr til {winners}: Længere må et spil ikke være.}}',
};
