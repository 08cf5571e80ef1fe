/** What happened and how games end, in Spanish. */

import type { endings as englishEndings, events as englishEvents } from '../en/events.ts';
import type { ThemeTexts } from '../texts.ts';

/** Where it is unknown whose piece it is, a text of its own: a sentence with a hole would be worse. */
const UNPLACED = {
  'event.unplaced.pieceMoved': '{ran, select, yes {Una pieza corre de {from} a {to}.} other {Una pieza va de {from} a {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} ataca a {defender} y gana.} defenderWins {{attacker} ataca a {defender} y pierde.} nobodyCaptured {{attacker} ataca a {defender} sin efecto.} other {{attacker} ataca a {defender}, y caen las dos piezas.}}',
  'event.unplaced.pieceCaptured': 'La pieza en {cell} queda capturada.',
  'event.unplaced.pieceShown': '{known, select, yes {Una pieza se muestra: {kind}.} other {Una pieza se muestra en secreto ({viewers}).}}',
  'event.unplaced.attackAnnounced': 'Se anuncia un ataque.',
  'event.unplaced.pieceGuessed': `{number, select, many {{seat} acusan} other {{seat} acusa}} a una pieza de ser «{kind}»: {right, select, yes {acierto, queda capturada} other {fallo}}.`,
} as const;

/** What seats can agree on. */
const WHAT =
  '{what, select, draw {empate} undo {deshacer la jugada} pause {una pausa} resume {seguir la partida} abort {cancelar la partida} rematch {una revancha} other {algo}}';

/** Spanish names a side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{owner, select, many {} other {}}';
const ATTACKER = '{attacker} ({attackerSeat}{attackerOwner, select, many {} other {}})';
const DEFENDER = '{defender} ({defenderSeat}{defenderOwner, select, many {} other {}})';
const DRAWS = '{owner, select, many {{seat} roban} other {{seat} roba}}';
/** The side has done something: Rojo ha, Templarios han. */
const HAS = '{owner, select, many {{seat} han} other {{seat} ha}}';
const FIRST = '{count, plural, one {Una carta} other {# cartas}}';
const SOME = '{count, plural, one {una carta} other {# cartas}}';
const MORE =
  '{more, select, yes {{count, plural, one {una carta más} other {# cartas más}}} other {{count, plural, one {una carta} other {# cartas}}}}';

export const events: ThemeTexts<typeof englishEvents> = {
  'event.seatDeployed': 'Ejército desplegado: {seat}.',
  'event.gameStarted': 'Empieza la partida. Primer turno: {turn}.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (carrera)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} en {from} ataca a ${DEFENDER} en {to}{outcome, select, attackerWins { y gana} defenderWins { y pierde} nobodyCaptured { sin efecto} other {, y caen las dos piezas}}.`,
  // The attack itself has been told: only who wins is news.
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} vence a ${DEFENDER} en {to}.} defenderWins {${DEFENDER} en {to} vence a ${ATTACKER}.} nobodyCaptured {${DEFENDER} en {to} resiste a ${ATTACKER}.} other {${ATTACKER} cae junto con ${DEFENDER} en {to}.}}`,
  'event.attackAnnounced': `{hasActor, select, yes {{actor}} other {Una pieza}} en {from} ({seat}${SAME}) ataca a la pieza en {to} ({enemy}).`,
  'event.pieceShown': `{known, select, yes {{kind}} other {La pieza}} en {cell} ({seat}${SAME}) {stays, select, yes {queda a la vista desde ahora} other {se muestra}}{toAll, select, yes {} other { (para: {viewers})}}.`,
  'event.pieceReturned': `{known, select, yes {{kind} ({seat}${SAME}) vuelve a {cell}.} other {Una pieza capturada ({seat}) vuelve a {cell}.}}`,
  'event.piecesSwapped': 'La pieza en {one} cambia de sitio con la de {two}.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Cartas robadas}}: {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {va} other {van}} debajo de la pila ({seat}).} announced {{known, select, yes {Boca abajo ({seat}): {cards}.} other {Hay una carta de Ataque boca abajo ({seat}).}}} disclosed {Carta descubierta ({seat}): {cards}.} spent {Carta usada ({seat}): {cards}.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {va} other {van}} a otra pila.}}`,
  'event.pieceCaptured': 'Una pieza ({seat}) queda capturada en {cell}.',
  'event.lotsDrawn': '{more, select, yes {Empate, se repite: {lots}.} other {Sorteo del primer turno: {lots}.}}',
  'event.lotsDrawn.first': `{seat}${SAME} ({kind})`,
  'event.lotsDrawn.next': '{seat} ({kind})',
  'event.pieceGuessed': `{number, select, many {{seat} acusan} other {{seat} acusa}} a la pieza en {cell} ({enemy}{enemyNumber, select, many {} other {}}) de ser «{kind}»: {right, select, yes {acierto, queda capturada} other {fallo}}.`,
  'event.movesSkipped': '{owner, select, many {{seat} no tienen} other {{seat} no tiene}} piezas que puedan moverse.',
  'event.seatLeft': `{why, select, resigned {{owner, select, many {{seat} se rinden} other {{seat} se rinde}}} outOfTime {${HAS} agotado el tiempo} other {${HAS} dejado la partida}}: sus piezas quedan como obstáculos.`,
  'event.piecesMixed': 'Unas piezas ({seat}) cambian de identidad entre ellas, a escondidas.',
  'event.pileShuffled':
    '{shuffled, select, all {Todas las cartas se barajan en una pila nueva.} discards {Los descartes se barajan y forman la pila nueva.} other {Se baraja una pila de cartas.}}',
  // Notes of Conquest.
  'event.flagHeld': `{count, plural, one {Bandera tomada ({seat}${SAME}), ahora en manos de: {holder}.} other {Banderas tomadas ({flags}), ahora en manos de: {holder}.}}`,
  'event.turnPassed': 'Turno: {turn}.',
  ...UNPLACED,
  'news.seatTaken': 'Puesto ocupado: {seat}.',
  'news.begun': 'Empieza la partida.',
  'news.offered': `Propuesta ({seat}): ${WHAT}.`,
  'news.accepted': `De acuerdo ({seat}): ${WHAT}.`,
  'news.declined': `Rechazo ({seat}): ${WHAT}.`,
  'news.withdrawn': `Propuesta retirada ({seat}): ${WHAT}.`,
  'news.paused': 'La partida está en pausa: los relojes están parados.',
  'news.resumed': 'La partida sigue.',
  'news.undone': '{count, plural, one {Se deshace una jugada.} other {Se deshacen # jugadas.}}',
  'news.deployedByClock': 'Se acabó el tiempo: la mesa ha desplegado el ejército ({seat}).',
  'news.aborted': 'Partida cancelada ({seat}): no gana nadie.',
  'news.claimed': 'Partida reclamada ({seat}): no volvió nadie.',
  'news.nobodyCame': 'Nadie ocupó los puestos libres: la partida se cancela.',
  'news.hostReturned': 'La mesa no respondió durante {count, plural, one {un segundo} other {# segundos}}; los relojes estaban parados.',
  'news.rematch': 'Todos quieren jugar otra vez.',
  'news.unknown': 'Ha pasado algo que esta versión no sabe contar.',
};

/** Told to all sides alike, so the losers are named, after a colon: their names may be one or many. */
export const endings: ThemeTexts<typeof englishEndings> = {
  'ending.flagCaptured':
    '{count, plural, =0 {Empate: todas las banderas están capturadas.} other {{losing, plural, one {Victoria: {winners}. {prize, select, apple {Fruto del Edén capturado} base {Base capturada} other {Bandera capturada}}: {losers}.} other {Victoria: {winners}. Banderas capturadas: {losers}.}}}}',
  'ending.immobile': '{count, plural, =0 {Empate: nadie puede mover.} other {Victoria: {winners}. Sin jugadas posibles: {losers}.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {Empate: a nadie le quedan piezas que puedan moverse.} one {Victoria: {winners}. A nadie le quedan piezas que puedan moverse; deciden las banderas y luego los territorios.} other {Victoria: {winners}. A nadie le quedan piezas que puedan moverse; van por delante con las mismas banderas y territorios.}}} other {{count, plural, =0 {Empate: a ningún bando le quedan piezas que puedan moverse.} other {Victoria: {winners}. A ningún bando le quedan piezas que puedan moverse, y le tocaba al otro: {losers}.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {Empate: hace demasiado que nadie captura.} other {Victoria: {winners}. Hace demasiado que nadie captura.}}',
  'ending.resigned':
    '{count, plural, =0 {Empate: todos se han rendido.} other {{losing, plural, one {Victoria: {winners}. Rendición: {losers}.} other {Victoria: {winners}. Todos los demás han dejado la partida.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {Empate: los dos bandos están de acuerdo.} other {Victoria: {winners}. Los dos bandos están de acuerdo.}}} other {{count, plural, =0 {Empate: todos los bandos están de acuerdo.} other {Victoria: {winners}. Todos los bandos están de acuerdo.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {Empate: se acabó el tiempo.} other {{losing, plural, one {Victoria: {winners}. Tiempo agotado: {losers}.} other {Victoria: {winners}. Todos los demás han dejado la partida.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {No gana nadie: la partida quedó sin acabar.} other {{losing, plural, one {Victoria: {winners}. Partida abandonada: {losers}.} other {Victoria: {winners}. Todos los demás han dejado la partida.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {Empate: se acabó la última ronda.} one {Victoria: {winners}. Se acabó la última ronda; deciden las banderas y luego los territorios.} other {Victoria: {winners}. Se acabó la última ronda; van por delante con las mismas banderas y territorios.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {Empate: ninguna partida puede ser más larga.} other {Victoria: {winners}. Ninguna partida puede ser más larga.}}',
};
