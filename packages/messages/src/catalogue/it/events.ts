/** What happened and how games end, in Italian. */

import type { endings as englishEndings, events as englishEvents } from '../en/events.ts';
import type { ThemeTexts } from '../texts.ts';

/** Where it is unknown whose piece it is, a text of its own: a sentence with a hole would be worse. */
const UNPLACED = {
  'event.unplaced.pieceMoved': '{ran, select, yes {Un pezzo corre da {from} a {to}.} other {Un pezzo va da {from} a {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} attacca {defender} e vince.} defenderWins {{attacker} attacca {defender} e perde.} nobodyCaptured {{attacker} attacca {defender} senza effetto.} other {{attacker} attacca {defender}: catturati tutti e due i pezzi.}}',
  'event.unplaced.pieceCaptured': 'Il pezzo su {cell} è catturato.',
  'event.unplaced.pieceShown': '{known, select, yes {Un pezzo si mostra: {kind}.} other {Un pezzo si mostra in segreto ({viewers}).}}',
  'event.unplaced.attackAnnounced': 'È annunciato un attacco.',
  'event.unplaced.pieceGuessed': `{number, select, many {{seat} accusano} other {{seat} accusa}} un pezzo di essere “{kind}”: {right, select, yes {giusto, è catturato} other {sbagliato}}.`,
} as const;

/** What seats can agree on. */
const WHAT =
  '{what, select, draw {pareggio} undo {annullare la mossa} pause {una pausa} resume {riprendere la partita} abort {interrompere la partita} rematch {una rivincita} other {qualcosa}}';

/** Italian names a side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{owner, select, many {} other {}}';
const ATTACKER = '{attacker} ({attackerSeat}{attackerOwner, select, many {} other {}})';
const DEFENDER = '{defender} ({defenderSeat}{defenderOwner, select, many {} other {}})';
const DRAWS = '{owner, select, many {{seat} pescano} other {{seat} pesca}}';
/** The side has something: Rosso ha, Templari hanno. */
const HAS = '{owner, select, many {{seat} hanno} other {{seat} ha}}';
const FIRST = '{count, plural, one {Una carta} other {# carte}}';
const SOME = '{count, plural, one {una carta} other {# carte}}';
const MORE =
  '{more, select, yes {{count, plural, one {un’altra carta} other {altre # carte}}} other {{count, plural, one {una carta} other {# carte}}}}';

export const events: ThemeTexts<typeof englishEvents> = {
  'event.seatDeployed': 'Esercito schierato: {seat}.',
  'event.gameStarted': 'La partita comincia. Primo turno: {turn}.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (corsa)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} su {from} attacca ${DEFENDER} su {to}{outcome, select, attackerWins { e vince} defenderWins { e perde} nobodyCaptured { senza effetto} other {: catturati tutti e due i pezzi}}.`,
  // The attack itself has been told: only who wins is news.
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} batte ${DEFENDER} su {to}.} defenderWins {${DEFENDER} su {to} batte ${ATTACKER}.} nobodyCaptured {${DEFENDER} su {to} resiste a ${ATTACKER}.} other {${ATTACKER} e ${DEFENDER} su {to} cadono insieme.}}`,
  'event.attackAnnounced': `{hasActor, select, yes {{actor}} other {Un pezzo}} su {from} ({seat}${SAME}) attacca il pezzo su {to} ({enemy}).`,
  'event.pieceShown': `{known, select, yes {{kind}} other {Il pezzo}} su {cell} ({seat}${SAME}) {stays, select, yes {d’ora in poi resta visibile} other {si mostra}}{toAll, select, yes {} other { (per: {viewers})}}.`,
  'event.pieceReturned': `{known, select, yes {{kind} ({seat}${SAME}) ritorna su {cell}.} other {Un pezzo catturato ({seat}) ritorna su {cell}.}}`,
  'event.piecesSwapped': 'Il pezzo su {one} cambia posto con quello su {two}.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Carte pescate}}: {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {va} other {vanno}} sotto il mazzo ({seat}).} announced {{known, select, yes {Coperta ({seat}): {cards}.} other {C’è una carta Attacco coperta ({seat}).}}} disclosed {Carta scoperta ({seat}): {cards}.} spent {Carta usata ({seat}): {cards}.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {va} other {vanno}} in un altro mazzo.}}`,
  'event.pieceCaptured': 'Un pezzo ({seat}) è catturato su {cell}.',
  'event.lotsDrawn': '{more, select, yes {Parità, si ripete: {lots}.} other {Sorteggio del primo turno: {lots}.}}',
  'event.lotsDrawn.first': `{seat}${SAME} ({kind})`,
  'event.lotsDrawn.next': '{seat} ({kind})',
  'event.pieceGuessed': `{number, select, many {{seat} accusano} other {{seat} accusa}} il pezzo su {cell} ({enemy}{enemyNumber, select, many {} other {}}) di essere “{kind}”: {right, select, yes {giusto, è catturato} other {sbagliato}}.`,
  'event.movesSkipped': '{owner, select, many {{seat} non hanno} other {{seat} non ha}} pezzi che possono muoversi.',
  'event.seatLeft': `{why, select, resigned {{owner, select, many {{seat} si arrendono} other {{seat} si arrende}}} outOfTime {${HAS} finito il tempo} other {${HAS} lasciato la partita}}: i {owner, select, many {loro} other {suoi}} pezzi restano come ostacoli.`,
  'event.piecesMixed': 'Alcuni pezzi ({seat}) si scambiano identità di nascosto.',
  'event.pileShuffled':
    '{shuffled, select, all {Tutte le carte si mescolano in un nuovo mazzo.} discards {Gli scarti si mescolano e diventano il nuovo mazzo.} other {Un mazzo di carte viene mescolato.}}',
  // Notes of Conquest.
  'event.flagHeld': `{count, plural, one {Bandiera presa ({seat}${SAME}), ora in mano a: {holder}.} other {Bandiere prese ({flags}), ora in mano a: {holder}.}}`,
  'event.turnPassed': 'Tocca a: {turn}.',
  ...UNPLACED,
  'news.seatTaken': 'Posto occupato: {seat}.',
  'news.begun': 'La partita comincia.',
  'news.offered': `Proposta ({seat}): ${WHAT}.`,
  'news.accepted': `D’accordo ({seat}): ${WHAT}.`,
  'news.declined': `Rifiuto ({seat}): ${WHAT}.`,
  'news.withdrawn': `Proposta ritirata ({seat}): ${WHAT}.`,
  'news.paused': 'La partita è in pausa: gli orologi sono fermi.',
  'news.resumed': 'La partita riprende.',
  'news.undone': '{count, plural, one {Una mossa annullata.} other {# mosse annullate.}}',
  'news.deployedByClock': 'Il tempo è finito: l’esercito è stato schierato in automatico ({seat}).',
  'news.aborted': 'Partita interrotta ({seat}): non vince nessuno.',
  'news.claimed': 'Partita reclamata ({seat}): nessuno è tornato.',
  'news.nobodyCame': 'Nessuno ha preso i posti liberi: la partita non si gioca.',
  'news.hostReturned':
    'Il tavolo è stato irraggiungibile per {count, plural, one {un secondo} other {# secondi}}; gli orologi erano fermi.',
  'news.rematch': 'Tutti vogliono giocare ancora.',
  'news.unknown': 'È successo qualcosa che questa versione non sa raccontare.',
};

/** Told to all sides alike, so the losers are named, after a colon: their names may be one or many. */
export const endings: ThemeTexts<typeof englishEndings> = {
  'ending.flagCaptured':
    '{count, plural, =0 {Pareggio: tutte le bandiere sono catturate.} other {{losing, plural, one {Vittoria: {winners}. {prize, select, apple {Mela dell’Eden catturata} base {Base catturata} other {Bandiera catturata}}: {losers}.} other {Vittoria: {winners}. Bandiere catturate: {losers}.}}}}',
  'ending.immobile': '{count, plural, =0 {Pareggio: nessuno può muovere.} other {Vittoria: {winners}. Nessuna mossa possibile: {losers}.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {Pareggio: nessuno ha più pezzi che possono muoversi.} one {Vittoria: {winners}. Nessuno ha più pezzi che possono muoversi; decidono le bandiere, poi i territori.} other {Vittoria: {winners}. Nessuno ha più pezzi che possono muoversi; parità in testa per bandiere e territori.}}} other {{count, plural, =0 {Pareggio: nessuna fazione ha più pezzi che possono muoversi.} other {Vittoria: {winners}. Nessuna fazione ha più pezzi che possono muoversi, e toccava all’altra: {losers}.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {Pareggio: da troppo tempo nessuno cattura.} other {Vittoria: {winners}. Da troppo tempo nessuno cattura.}}',
  'ending.resigned':
    '{count, plural, =0 {Pareggio: si sono arresi tutti.} other {{losing, plural, one {Vittoria: {winners}. Resa: {losers}.} other {Vittoria: {winners}. Tutti gli altri hanno lasciato la partita.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {Pareggio: le due fazioni sono d’accordo.} other {Vittoria: {winners}. Le due fazioni sono d’accordo.}}} other {{count, plural, =0 {Pareggio: tutte le fazioni sono d’accordo.} other {Vittoria: {winners}. Tutte le fazioni sono d’accordo.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {Pareggio: il tempo è finito.} other {{losing, plural, one {Vittoria: {winners}. Tempo finito: {losers}.} other {Vittoria: {winners}. Tutti gli altri hanno lasciato la partita.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {Non vince nessuno: la partita non è stata finita.} other {{losing, plural, one {Vittoria: {winners}. Partita lasciata: {losers}.} other {Vittoria: {winners}. Tutti gli altri hanno lasciato la partita.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {Pareggio: l’ultimo giro è finito.} one {Vittoria: {winners}. L’ultimo giro è finito; decidono le bandiere, poi i territori.} other {Vittoria: {winners}. L’ultimo giro è finito; parità in testa per bandiere e territori.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {Pareggio: nessuna partita può durare di più.} other {Vittoria: {winners}. Nessuna partita può durare di più.}}',
};
