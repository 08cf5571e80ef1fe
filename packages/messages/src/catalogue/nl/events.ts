/** What happened and how games end, in Dutch. The owner comes after the piece, in brackets: no name needs an article. Majoor (Tempeliers). */

import type { endings as englishEndings, events as englishEvents } from '../en/events.ts';
import type { ThemeTexts } from '../texts.ts';

/** What seats can agree on, as a heading. */
const OFFER =
  '{what, select, draw {Remise} undo {Zet terugnemen} pause {Pauze} resume {Verder spelen} abort {Partij afgelasten} rematch {Nog een partij} other {Een voorstel}}';

const OWNED = '{kind} ({seat}{owner, select, other {}})';
const ATTACKER = '{attacker} ({attackerSeat}{attackerOwner, select, other {}})';
const DEFENDER = '{defender} ({defenderSeat}{defenderOwner, select, other {}})';
const DRAWS = '{owner, select, many {{seat} pakken} other {{seat} pakt}}';
const HAS = '{owner, select, many {{seat} hebben} other {{seat} heeft}}';
const SAYS = '{number, select, many {{seat} zeggen} other {{seat} zegt}}';
const FIRST = '{count, plural, one {Een kaart} other {# kaarten}}';
const SOME = '{count, plural, one {een kaart} other {# kaarten}}';
const MORE =
  '{more, select, yes {{count, plural, one {nog een kaart} other {nog # kaarten}}} other {{count, plural, one {een kaart} other {# kaarten}}}}';

export const events: ThemeTexts<typeof englishEvents> = {
  'event.seatDeployed': 'Leger klaar: {seat}.',
  'event.gameStarted': 'De partij begint; de eerste zet is voor {turn}.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (rent)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} op {from} valt ${DEFENDER} op {to} aan{outcome, select, attackerWins { en wint} defenderWins { en verliest} nobodyCaptured {, maar tevergeefs} other {, en beide stukken zijn verslagen}}.`,
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} verslaat ${DEFENDER} op {to}.} defenderWins {${DEFENDER} op {to} verslaat ${ATTACKER}.} nobodyCaptured {${DEFENDER} op {to} houdt stand tegen ${ATTACKER}.} other {${ATTACKER} en ${DEFENDER} op {to} sneuvelen allebei.}}`,
  'event.attackAnnounced':
    '{hasActor, select, yes {{actor}} other {Een stuk}} ({seat}{owner, select, other {}}) op {from} valt het stuk ({enemy}) op {to} aan.',
  'event.pieceShown': `{known, select, yes {${OWNED} op {cell}} other {Het stuk ({seat}) op {cell}}} {stays, select, yes {blijft vanaf nu zichtbaar} other {wordt getoond}}{toAll, select, yes {} other { (voor {viewers})}}.`,
  'event.pieceReturned': `{known, select, yes {${OWNED} is terug, op {cell}.} other {Een verslagen stuk ({seat}) is terug, op {cell}.}}`,
  'event.piecesSwapped': 'De stukken op {one} en {two} ruilen van plaats.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Van de stapel gepakt}}: {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {gaat} other {gaan}} onder de trekstapel ({seat}).} announced {{known, select, yes {{cards} ligt} other {Een Aanvalskaart ligt}} gedekt op tafel ({seat}).} disclosed {{cards} ({seat}) wordt omgedraaid.} spent {{cards} ({seat}) is gebruikt.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {gaat} other {gaan}} naar een andere stapel.}}`,
  'event.pieceCaptured': 'Een stuk ({seat}) wordt op {cell} verslagen.',
  'event.lotsDrawn': '{more, select, yes {Gelijk, dus nog een keer: {lots}.} other {Wie begint? {lots}.}}',
  'event.lotsDrawn.first': '{owner, select, many {{seat} trekken} other {{seat} trekt}} {kind}',
  'event.lotsDrawn.next': '{seat} {kind}',
  'event.pieceGuessed': `${SAYS} over het stuk ({enemy}{enemyNumber, select, other {}}) op {cell}: “{kind}”. {right, select, yes {Goed geraden, het is verslagen} other {Fout}}.`,
  'event.movesSkipped': `${HAS} geen stuk dat een zet kan doen.`,
  'event.seatLeft': `{why, select, resigned {${HAS} opgegeven} outOfTime {${HAS} geen tijd meer} other {${HAS} de partij verlaten}}: {owner, select, other {de stukken}} blijven als obstakels staan.`,
  'event.piecesMixed': 'Stukken ({seat}) wisselen stiekem van rol.',
  'event.pileShuffled':
    '{shuffled, select, all {Alle kaarten worden tot een nieuwe stapel geschud.} discards {De weggelegde kaarten worden tot een nieuwe stapel geschud.} other {Een stapel kaarten wordt geschud.}}',
  'event.flagHeld':
    '{count, plural, one {De vlag ({seat}{owner, select, other {}}) staat nu} other {De vlaggen ({flags}) staan nu}} bij {holder}.',
  'event.turnPassed': 'Aan de beurt: {turn}.',
  'event.unplaced.pieceMoved': '{ran, select, yes {Een stuk rent van {from} naar {to}.} other {Een stuk gaat van {from} naar {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} valt {defender} aan en wint.} defenderWins {{attacker} valt {defender} aan en verliest.} nobodyCaptured {{attacker} valt {defender} tevergeefs aan.} other {{attacker} valt {defender} aan, en beide zijn verslagen.}}',
  'event.unplaced.pieceCaptured': 'Het stuk op {cell} wordt verslagen.',
  'event.unplaced.pieceShown': '{known, select, yes {Een stuk wordt getoond: {kind}.} other {Een stuk wordt getoond (voor {viewers}).}}',
  'event.unplaced.attackAnnounced': 'Er wordt een aanval aangekondigd.',
  'event.unplaced.pieceGuessed': `${SAYS} over een stuk: “{kind}”. {right, select, yes {Goed geraden, het is verslagen} other {Fout}}.`,
  'news.seatTaken': 'Nieuw aan tafel: {seat}.',
  'news.begun': 'De partij begint.',
  'news.offered': `Voorstel ({seat}): ${OFFER}.`,
  'news.accepted': `Akkoord ({seat}): ${OFFER}.`,
  'news.declined': `Afgewezen ({seat}): ${OFFER}.`,
  'news.withdrawn': `Voorstel ingetrokken ({seat}): ${OFFER}.`,
  'news.paused': 'De partij heeft pauze: de klokken staan stil.',
  'news.resumed': 'De partij gaat verder.',
  'news.undone': '{count, plural, one {Eén actie wordt teruggenomen.} other {# acties worden teruggenomen.}}',
  'news.deployedByClock': 'De tijd is om: het leger ({seat}) is automatisch opgesteld.',
  'news.aborted': 'De partij is afgelast ({seat}): niemand wint.',
  'news.claimed': 'De partij is beëindigd ({seat}), want niemand kwam terug.',
  'news.nobodyCame': 'Niemand kwam voor de vrije plaatsen: de partij gaat niet door.',
  'news.hostReturned': 'De tafel was {count, plural, one {een seconde} other {# seconden}} onbereikbaar; de klokken stonden stil.',
  'news.rematch': 'Iedereen wil nog een keer spelen.',
  'news.unknown': 'Er is iets gebeurd waar deze versie geen woorden voor heeft.',
};

export const endings: ThemeTexts<typeof englishEndings> = {
  'ending.flagCaptured':
    '{count, plural, =0 {Remise: alle vlaggen zijn veroverd.} other {{losing, plural, one {Winst voor {winners}: de {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}} ({losers}) is veroverd.} other {Winst voor {winners}: de vlaggen ({losers}) zijn veroverd.}}}}',
  'ending.immobile':
    '{count, plural, =0 {Remise: niemand kan nog een zet doen.} other {Winst voor {winners}: voor {losers} is er geen zet meer.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {Remise: niemand heeft nog een stuk dat een zet kan doen.} one {Winst voor {winners}: niemand heeft nog een stuk dat een zet kan doen; eerst tellen de vlaggen, dan de gebieden.} other {Winst voor {winners}: niemand heeft nog een stuk dat een zet kan doen; met vlaggen en gebieden staan ze samen bovenaan.}}} other {{count, plural, =0 {Remise: geen van beide kanten heeft nog een stuk dat een zet kan doen.} other {Winst voor {winners}: geen van beide kanten heeft nog een stuk dat een zet kan doen, en de beurt is aan {losers}.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {Remise: te lang is er geen stuk verslagen.} other {Winst voor {winners}: te lang is er geen stuk verslagen.}}',
  'ending.resigned':
    '{count, plural, =0 {Remise: iedereen heeft opgegeven.} other {{losing, plural, one {Winst voor {winners}: de andere kant ({losers}) heeft opgegeven.} other {Winst voor {winners}: alle anderen hebben de partij verlaten.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {Remise: beide kanten zijn het eens.} other {Winst voor {winners}: beide kanten zijn het eens.}}} other {{count, plural, =0 {Remise: alle kanten zijn het eens.} other {Winst voor {winners}: alle kanten zijn het eens.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {Remise: de tijd is op.} other {{losing, plural, one {Winst voor {winners}: de tijd van de andere kant ({losers}) is op.} other {Winst voor {winners}: alle anderen hebben de partij verlaten.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {Niemand wint: de partij is niet uitgespeeld.} other {{losing, plural, one {Winst voor {winners}: de andere kant ({losers}) heeft de partij verlaten.} other {Winst voor {winners}: alle anderen hebben de partij verlaten.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {Remise: de laatste ronde is voorbij.} one {Winst voor {winners}: de laatste ronde is voorbij; eerst tellen de vlaggen, dan de gebieden.} other {Winst voor {winners}: de laatste ronde is voorbij; met vlaggen en gebieden staan ze samen bovenaan.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {Remise: langer dan dit mag een partij niet duren.} other {Winst voor {winners}: langer dan dit mag een partij niet duren.}}',
};
