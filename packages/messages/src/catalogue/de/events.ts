/** What happened and how games end, in German. The owner comes after the piece, in brackets: no name has to be declined. Major (Templer). */

import type { endings as englishEndings, events as englishEvents } from '../en/events.ts';
import type { ThemeTexts } from '../texts.ts';

/** What seats can agree on, as a heading. */
const OFFER =
  '{what, select, draw {Remis} undo {Zug zurücknehmen} pause {Pause} resume {Weiterspielen} abort {Partie absagen} rematch {Noch eine Partie} other {Ein Angebot}}';

const OWNED = '{kind} ({seat}{owner, select, other {}})';
const ATTACKER = '{attacker} ({attackerSeat}{attackerOwner, select, other {}})';
const DEFENDER = '{defender} ({defenderSeat}{defenderOwner, select, other {}})';
const DRAWS = '{owner, select, many {{seat} ziehen} other {{seat} zieht}}';
const HAS = '{owner, select, many {{seat} haben} other {{seat} hat}}';
const SAYS = '{number, select, many {{seat} sagen} other {{seat} sagt}}';
const FIRST = '{count, plural, one {Eine Karte} other {# Karten}}';
const SOME = '{count, plural, one {eine Karte} other {# Karten}}';
const MORE =
  '{more, select, yes {{count, plural, one {noch eine Karte} other {noch # Karten}}} other {{count, plural, one {eine Karte} other {# Karten}}}}';

export const events: ThemeTexts<typeof englishEvents> = {
  'event.seatDeployed': 'Armee bereit: {seat}.',
  'event.gameStarted': 'Die Partie beginnt; erster Zug: {turn}.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (Lauf)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} auf {from} greift ${DEFENDER} auf {to} an{outcome, select, attackerWins { und gewinnt} defenderWins { und verliert} nobodyCaptured {, aber vergeblich} other {, und beide werden geschlagen}}.`,
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} schlägt ${DEFENDER} auf {to}.} defenderWins {${DEFENDER} auf {to} schlägt ${ATTACKER}.} nobodyCaptured {${DEFENDER} auf {to} hält gegen ${ATTACKER} stand.} other {${ATTACKER} und ${DEFENDER} auf {to} fallen beide.}}`,
  'event.attackAnnounced':
    '{hasActor, select, yes {{actor}} other {Eine Figur}} ({seat}{owner, select, other {}}) auf {from} greift die Figur ({enemy}) auf {to} an.',
  'event.pieceShown': `{known, select, yes {${OWNED} auf {cell}} other {Die Figur ({seat}) auf {cell}}} {stays, select, yes {steht ab jetzt offen} other {wird gezeigt}}{toAll, select, yes {} other { (für {viewers})}}.`,
  'event.pieceReturned': `{known, select, yes {${OWNED} ist zurück, auf {cell}.} other {Eine geschlagene Figur ({seat}) ist zurück, auf {cell}.}}`,
  'event.piecesSwapped': 'Die Figuren auf {one} und {two} tauschen die Plätze.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Vom Stapel gezogen}}: {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {kommt} other {kommen}} unter den Ziehstapel ({seat}).} announced {{known, select, yes {{cards} liegt} other {Eine Angriffskarte liegt}} verdeckt auf dem Tisch ({seat}).} disclosed {{cards} ({seat}) wird aufgedeckt.} spent {{cards} ({seat}) ist verbraucht.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {kommt} other {kommen}} auf einen anderen Stapel.}}`,
  'event.pieceCaptured': 'Eine Figur ({seat}) wird auf {cell} geschlagen.',
  'event.lotsDrawn': '{more, select, yes {Gleichstand, also noch einmal: {lots}.} other {Wer beginnt? {lots}.}}',
  'event.lotsDrawn.first': '{owner, select, many {{seat} ziehen} other {{seat} zieht}} {kind}',
  'event.lotsDrawn.next': '{seat} {kind}',
  'event.pieceGuessed': `${SAYS} über die Figur ({enemy}{enemyNumber, select, other {}}) auf {cell}: „{kind}“. {right, select, yes {Richtig, sie ist geschlagen} other {Falsch}}.`,
  'event.movesSkipped': `${HAS} keine Figur, die ziehen kann.`,
  'event.seatLeft': `{why, select, resigned {${HAS} aufgegeben} outOfTime {${HAS} keine Zeit mehr} other {${HAS} das Spiel verlassen}}: {owner, select, other {Die Figuren}} bleiben als Hindernisse stehen.`,
  'event.piecesMixed': 'Figuren ({seat}) tauschen heimlich untereinander die Rollen.',
  'event.pileShuffled':
    '{shuffled, select, all {Alle Karten werden zu einem neuen Stapel gemischt.} discards {Die abgelegten Karten werden zu einem neuen Stapel gemischt.} other {Ein Kartenstapel wird gemischt.}}',
  'event.flagHeld':
    '{count, plural, one {Die Fahne ({seat}{owner, select, other {}}) steht jetzt} other {Die Fahnen ({flags}) stehen jetzt}} vor {holder}.',
  'event.turnPassed': 'Am Zug: {turn}.',
  'event.unplaced.pieceMoved': '{ran, select, yes {Eine Figur läuft von {from} nach {to}.} other {Eine Figur zieht von {from} nach {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} greift {defender} an und gewinnt.} defenderWins {{attacker} greift {defender} an und verliert.} nobodyCaptured {{attacker} greift {defender} vergeblich an.} other {{attacker} greift {defender} an, und beide werden geschlagen.}}',
  'event.unplaced.pieceCaptured': 'Die Figur auf {cell} wird geschlagen.',
  'event.unplaced.pieceShown': '{known, select, yes {Eine Figur wird gezeigt: {kind}.} other {Eine Figur wird gezeigt (für {viewers}).}}',
  'event.unplaced.attackAnnounced': 'Ein Angriff wird angesagt.',
  'event.unplaced.pieceGuessed': `${SAYS} über eine Figur: „{kind}“. {right, select, yes {Richtig, sie ist geschlagen} other {Falsch}}.`,
  'news.seatTaken': 'Neu am Tisch: {seat}.',
  'news.begun': 'Die Partie beginnt.',
  'news.offered': `Vorschlag ({seat}): ${OFFER}.`,
  'news.accepted': `Einverstanden ({seat}): ${OFFER}.`,
  'news.declined': `Abgelehnt ({seat}): ${OFFER}.`,
  'news.withdrawn': `Vorschlag zurückgezogen ({seat}): ${OFFER}.`,
  'news.paused': 'Die Partie macht Pause: Die Uhren stehen still.',
  'news.resumed': 'Die Partie geht weiter.',
  'news.undone': '{count, plural, one {Eine Aktion wird zurückgenommen.} other {# Aktionen werden zurückgenommen.}}',
  'news.deployedByClock': 'Die Zeit ist um: Die Armee ({seat}) wurde automatisch aufgestellt.',
  'news.aborted': 'Die Partie wurde abgesagt ({seat}): Niemand gewinnt.',
  'news.claimed': 'Die Partie wurde beendet ({seat}), weil niemand zurückkam.',
  'news.nobodyCame': 'Für die freien Plätze kam niemand: Die Partie fällt aus.',
  'news.hostReturned':
    'Der Tisch war {count, plural, one {eine Sekunde} other {# Sekunden}} lang nicht erreichbar; die Uhren standen still.',
  'news.rematch': 'Alle wollen noch einmal spielen.',
  'news.unknown': 'Es ist etwas geschehen, wofür diese Version keine Worte hat.',
};

export const endings: ThemeTexts<typeof englishEndings> = {
  'ending.flagCaptured':
    '{count, plural, =0 {Remis: Alle Fahnen sind erobert.} other {{losing, plural, one {Sieg für {winners}: {prize, select, apple {Der Edenapfel} base {Die Basis} other {Die Fahne}} ({losers}) ist erobert.} other {Sieg für {winners}: Die Fahnen ({losers}) sind erobert.}}}}',
  'ending.immobile':
    '{count, plural, =0 {Remis: Niemand kann mehr ziehen.} other {Sieg für {winners}: Für {losers} gibt es keinen Zug mehr.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {Remis: Niemand hat noch eine Figur, die ziehen kann.} one {Sieg für {winners}: Niemand hat noch eine Figur, die ziehen kann; es zählen erst die Fahnen, dann die Gebiete.} other {Sieg für {winners}: Niemand hat noch eine Figur, die ziehen kann; bei Fahnen und Gebieten liegen sie gemeinsam vorn.}}} other {{count, plural, =0 {Remis: Keine Seite hat noch eine Figur, die ziehen kann.} other {Sieg für {winners}: Keine Seite hat noch eine Figur, die ziehen kann. Am Zug: {losers}.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {Remis: Zu lange wurde niemand geschlagen.} other {Sieg für {winners}: Zu lange wurde niemand geschlagen.}}',
  'ending.resigned':
    '{count, plural, =0 {Remis: Alle haben aufgegeben.} other {{losing, plural, one {Sieg für {winners}: Die Gegenseite ({losers}) hat aufgegeben.} other {Sieg für {winners}: Alle anderen haben das Spiel verlassen.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {Remis: Beide Seiten sind sich einig.} other {Sieg für {winners}: Beide Seiten sind sich einig.}}} other {{count, plural, =0 {Remis: Alle Seiten sind sich einig.} other {Sieg für {winners}: Alle Seiten sind sich einig.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {Remis: Die Zeit ist abgelaufen.} other {{losing, plural, one {Sieg für {winners}: Die Zeit der Gegenseite ({losers}) ist abgelaufen.} other {Sieg für {winners}: Alle anderen haben das Spiel verlassen.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {Niemand gewinnt: Die Partie wurde nicht zu Ende gespielt.} other {{losing, plural, one {Sieg für {winners}: Die Gegenseite ({losers}) hat das Spiel verlassen.} other {Sieg für {winners}: Alle anderen haben das Spiel verlassen.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {Remis: Die letzte Runde ist vorbei.} one {Sieg für {winners}: Die letzte Runde ist vorbei; es zählen erst die Fahnen, dann die Gebiete.} other {Sieg für {winners}: Die letzte Runde ist vorbei; bei Fahnen und Gebieten liegen sie gemeinsam vorn.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {Remis: Länger darf keine Partie dauern.} other {Sieg für {winners}: Länger darf keine Partie dauern.}}',
};
