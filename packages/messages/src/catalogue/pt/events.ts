/** What happened and how games end, in Portuguese. */

import type { endings as englishEndings, events as englishEvents } from '../en/events.ts';
import type { ThemeTexts } from '../texts.ts';

/** Where it is unknown whose piece it is, a text of its own: a sentence with a hole would be worse. */
const UNPLACED = {
  'event.unplaced.pieceMoved': '{ran, select, yes {Uma peça corre de {from} para {to}.} other {Uma peça vai de {from} para {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} ataca {defender} e ganha.} defenderWins {{attacker} ataca {defender} e perde.} nobodyCaptured {{attacker} ataca {defender} sem efeito.} other {{attacker} ataca {defender}, e caem as duas peças.}}',
  'event.unplaced.pieceCaptured': 'A peça em {cell} é capturada.',
  'event.unplaced.pieceShown': '{known, select, yes {Uma peça mostra-se: {kind}.} other {Uma peça mostra-se em segredo ({viewers}).}}',
  'event.unplaced.attackAnnounced': 'É anunciado um ataque.',
  'event.unplaced.pieceGuessed': `{number, select, many {{seat} acusam} other {{seat} acusa}} uma peça de ser «{kind}»: {right, select, yes {certo, é capturada} other {errado}}.`,
} as const;

/** What seats can agree on. */
const WHAT =
  '{what, select, draw {empate} undo {desfazer a jogada} pause {uma pausa} resume {continuar a partida} abort {cancelar a partida} rematch {uma desforra} other {algo}}';

/** Portuguese names a side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{owner, select, many {} other {}}';
const ATTACKER = '{attacker} ({attackerSeat}{attackerOwner, select, many {} other {}})';
const DEFENDER = '{defender} ({defenderSeat}{defenderOwner, select, many {} other {}})';
const DRAWS = '{owner, select, many {{seat} tiram} other {{seat} tira}}';
const FIRST = '{count, plural, one {Uma carta} other {# cartas}}';
const SOME = '{count, plural, one {uma carta} other {# cartas}}';
const MORE =
  '{more, select, yes {{count, plural, one {mais uma carta} other {mais # cartas}}} other {{count, plural, one {uma carta} other {# cartas}}}}';

export const events: ThemeTexts<typeof englishEvents> = {
  'event.seatDeployed': 'Exército a postos: {seat}.',
  'event.gameStarted': 'A partida começa. Primeira jogada: {turn}.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (corrida)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} em {from} ataca ${DEFENDER} em {to}{outcome, select, attackerWins { e ganha} defenderWins { e perde} nobodyCaptured { sem efeito} other {, e caem as duas peças}}.`,
  // The attack itself has been told: only who wins is news.
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} vence ${DEFENDER} em {to}.} defenderWins {${DEFENDER} em {to} vence ${ATTACKER}.} nobodyCaptured {${DEFENDER} em {to} resiste a ${ATTACKER}.} other {${ATTACKER} cai juntamente com ${DEFENDER} em {to}.}}`,
  'event.attackAnnounced': `{hasActor, select, yes {{actor}} other {Uma peça}} em {from} ({seat}${SAME}) ataca a peça em {to} ({enemy}).`,
  'event.pieceShown': `{known, select, yes {{kind}} other {A peça}} em {cell} ({seat}${SAME}) {stays, select, yes {fica à vista a partir de agora} other {mostra-se}}{toAll, select, yes {} other { (para: {viewers})}}.`,
  'event.pieceReturned': `{known, select, yes {{kind} ({seat}${SAME}) volta para {cell}.} other {Uma peça capturada ({seat}) volta para {cell}.}}`,
  'event.piecesSwapped': 'A peça em {one} troca de lugar com a de {two}.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Cartas tiradas}}: {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {vai} other {vão}} para debaixo do baralho ({seat}).} announced {{known, select, yes {Virada para baixo ({seat}): {cards}.} other {Há uma carta de Ataque virada para baixo ({seat}).}}} disclosed {Carta revelada ({seat}): {cards}.} spent {Carta usada ({seat}): {cards}.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {vai} other {vão}} para outro monte.}}`,
  'event.pieceCaptured': 'Uma peça ({seat}) é capturada em {cell}.',
  'event.lotsDrawn': '{more, select, yes {Igualdade, repete-se: {lots}.} other {Sorteio do primeiro turno: {lots}.}}',
  'event.lotsDrawn.first': `{seat}${SAME} ({kind})`,
  'event.lotsDrawn.next': '{seat} ({kind})',
  'event.pieceGuessed': `{number, select, many {{seat} acusam} other {{seat} acusa}} a peça em {cell} ({enemy}{enemyNumber, select, many {} other {}}) de ser «{kind}»: {right, select, yes {certo, é capturada} other {errado}}.`,
  'event.movesSkipped': '{owner, select, many {{seat} não têm} other {{seat} não tem}} peças que se possam mover.',
  'event.seatLeft':
    '{why, select, resigned {{owner, select, many {{seat} desistem} other {{seat} desiste}}} outOfTime {{owner, select, many {{seat} já não têm tempo} other {{seat} já não tem tempo}}} other {{owner, select, many {{seat} saem da partida} other {{seat} sai da partida}}}}: as suas peças ficam como obstáculos.',
  'event.piecesMixed': 'Algumas peças ({seat}) trocam de identidade entre si, às escondidas.',
  'event.pileShuffled':
    '{shuffled, select, all {Todas as cartas são baralhadas num novo baralho.} discards {Os descartes são baralhados e formam um novo baralho.} other {Um monte de cartas é baralhado.}}',
  // Notes of Conquest.
  'event.flagHeld': `{count, plural, one {Bandeira tomada ({seat}${SAME}), agora nas mãos de: {holder}.} other {Bandeiras tomadas ({flags}), agora nas mãos de: {holder}.}}`,
  'event.turnPassed': 'A jogar: {turn}.',
  ...UNPLACED,
  'news.seatTaken': 'Lugar ocupado: {seat}.',
  'news.begun': 'A partida começa.',
  'news.offered': `Proposta ({seat}): ${WHAT}.`,
  'news.accepted': `De acordo ({seat}): ${WHAT}.`,
  'news.declined': `Recusa ({seat}): ${WHAT}.`,
  'news.withdrawn': `Proposta retirada ({seat}): ${WHAT}.`,
  'news.paused': 'A partida está em pausa: os relógios estão parados.',
  'news.resumed': 'A partida continua.',
  'news.undone': '{count, plural, one {Uma jogada é desfeita.} other {# jogadas são desfeitas.}}',
  'news.deployedByClock': 'O tempo acabou: a mesa montou o exército ({seat}).',
  'news.aborted': 'Partida cancelada ({seat}): ninguém ganha.',
  'news.claimed': 'Partida reclamada ({seat}): ninguém voltou.',
  'news.nobodyCame': 'Ninguém ocupou os lugares livres: a partida é cancelada.',
  'news.hostReturned': 'A mesa não respondeu durante {count, plural, one {um segundo} other {# segundos}}; os relógios estiveram parados.',
  'news.rematch': 'Todos querem jogar outra vez.',
  'news.unknown': 'Aconteceu algo que esta versão não sabe contar.',
};

/** Told to all sides alike, so the losers are named, after a colon: their names may be one or many. */
export const endings: ThemeTexts<typeof englishEndings> = {
  'ending.flagCaptured':
    '{count, plural, =0 {Empate: todas as bandeiras foram capturadas.} other {{losing, plural, one {Vitória: {winners}. {prize, select, apple {Maçã do Éden capturada} base {Base capturada} other {Bandeira capturada}}: {losers}.} other {Vitória: {winners}. Bandeiras capturadas: {losers}.}}}}',
  'ending.immobile': '{count, plural, =0 {Empate: ninguém pode mover.} other {Vitória: {winners}. Sem jogadas possíveis: {losers}.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {Empate: já ninguém tem peças que se possam mover.} one {Vitória: {winners}. Já ninguém tem peças que se possam mover; decidem as bandeiras e depois os territórios.} other {Vitória: {winners}. Já ninguém tem peças que se possam mover; vão à frente, em igualdade de bandeiras e territórios.}}} other {{count, plural, =0 {Empate: nenhum lado tem peças que se possam mover.} other {Vitória: {winners}. Nenhum lado tem peças que se possam mover, e era a vez do outro: {losers}.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {Empate: há demasiado tempo que ninguém captura.} other {Vitória: {winners}. Há demasiado tempo que ninguém captura.}}',
  'ending.resigned':
    '{count, plural, =0 {Empate: todos desistiram.} other {{losing, plural, one {Vitória: {winners}. Desistência: {losers}.} other {Vitória: {winners}. Todos os outros saíram da partida.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {Empate: os dois lados estão de acordo.} other {Vitória: {winners}. Os dois lados estão de acordo.}}} other {{count, plural, =0 {Empate: todos os lados estão de acordo.} other {Vitória: {winners}. Todos os lados estão de acordo.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {Empate: o tempo acabou.} other {{losing, plural, one {Vitória: {winners}. Tempo esgotado: {losers}.} other {Vitória: {winners}. Todos os outros saíram da partida.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {Ninguém ganha: a partida ficou por acabar.} other {{losing, plural, one {Vitória: {winners}. Partida abandonada: {losers}.} other {Vitória: {winners}. Todos os outros saíram da partida.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {Empate: a última ronda acabou.} one {Vitória: {winners}. A última ronda acabou; decidem as bandeiras e depois os territórios.} other {Vitória: {winners}. A última ronda acabou; vão à frente, em igualdade de bandeiras e territórios.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {Empate: nenhuma partida pode ser mais longa.} other {Vitória: {winners}. Nenhuma partida pode ser mais longa.}}',
};
