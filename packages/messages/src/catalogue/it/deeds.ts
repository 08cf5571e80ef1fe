/** The deeds, in Italian. */

import type { deeds as english } from '../en/deeds.ts';
import type { ThemeTexts } from '../texts.ts';

/** The side does something: Rosso gioca, Templari giocano. */
function does(one: string, many: string): string {
  return `{number, select, many {{seat} ${many}} other {{seat} ${one}}}`;
}

/** Italian names the side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{number, select, many {} other {}}';
const SAME_ENEMY = '{enemyNumber, select, many {} other {}}';

/** The piece that acts, with its name where that is known. */
const ACTOR = `{hasActor, select, yes {{actor}} other {Il pezzo}} su {one} ({seat}${SAME})`;

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {un pezzo ({actor})} other {un pezzo}}';

const ACCUSED = `il pezzo su {one}{hasEnemy, select, yes { ({enemy}${SAME_ENEMY})} other {}}`;
const WHAT = '{known, select, yes {“{kind}”} other {un traditore}}';
const VERDICT =
  '{guess, select, right {: giusto, è catturato} wrong {: sbagliato{hasActor, select, yes {, è “{actor}”} other {}}} other {}}';

export const deeds: ThemeTexts<typeof english> = {
  'deed.other': '{deed}',
  'deed.other.about': 'Qualcosa di speciale: {deed}.',
  'deed.other.told': `${does('usa', 'usano')} un potere: {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Gioca carte',
  'deed.cards.about':
    'Una carta Mossa porta un pezzo dove da solo non andrebbe, una carta Attacco lo aiuta nello scontro; al massimo una per tipo.',
  'deed.cards.told': `{goes, select, attack {${does('gioca', 'giocano')} {cards}.} swap {${does('gioca', 'giocano')} {cards}: il pezzo su {one} cambia posto con quello su {two}.} other {${does('gioca', 'giocano')} {cards}, da {one} a {two}.}}`,
  'deed.cards.choice': '{cards}: da {one} a {two}{open, select, yes {, scoperta} other {}}',
  'deed.exchange': 'Scambia una carta',
  'deed.exchange.about': 'Invece di muovere, metti una carta sotto il tuo mazzo e prendi quella in cima; mai due volte di fila.',
  'deed.exchange.told': `{known, select, yes {${does('mette', 'mettono')} {cards} sotto il mazzo.} other {${does('scambia', 'scambiano')} una carta.}}`,
  'deed.exchange.choice': 'Scambia {cards}',
  'deed.mulligan': 'Prima mano',
  'deed.mulligan.about':
    'Una sola volta, prima della prima mossa, tutte e tre le carte possono andare sotto il mazzo in cambio di tre nuove.',
  'deed.mulligan.told': `{answer, select, yes {${does('chiede', 'chiedono')} tre carte nuove.} no {${does('tiene', 'tengono')} le prime tre carte.} other {${does('ha', 'hanno')} deciso sulle prime carte.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Prendi tre carte nuove{order, select, none {} other {, le vecchie vanno sotto nell’ordine {order}}}} other {Tieni queste carte}}',
  'deed.defend': 'Difenditi',
  'deed.defend.about': 'Una carta Difesa alza il grado del pezzo attaccato, se è mobile.',
  'deed.defend.told': `${does('gioca', 'giocano')} {cards}.`,
  'deed.defend.choice': 'Gioca {cards}',

  'deed.sword': 'Spada',
  'deed.sword.about':
    'Un capitano colpisce uno o due vicini insieme e resta dov’è: prima una bomba, poi il grado più basso, poi il più alto.',
  'deed.sword.told': `${ACTOR} colpisce con la Spada: {placeCount, plural, =2 {{two}} other {{two}, {three}}}.`,
  'deed.sword.choice': 'Spada: {one} colpisce {placeCount, plural, =2 {solo {two}} other {{two}, {three}}}',
  'deed.apple': 'Mela',
  'deed.apple.about':
    'Una volta per partita un pezzo nemico, ovunque sia, deve attaccare i suoi vicini; la tua Mela si gira e resta visibile.',
  'deed.apple.told': `${does('rivolge', 'rivolgono')} la Mela al pezzo su {one}.`,
  'deed.apple.choice': 'Mela su {one}',
  'deed.heal': 'Sindone',
  'deed.heal.about': 'Quando cade la tua spia, uno dei tuoi pezzi catturati può tornare nella riga più vicina a te.',
  'deed.heal.told': 'Sindone ({seat}): {known, select, yes {{kind} ritorna} other {un pezzo catturato ritorna}} su {one}.',
  'deed.heal.choice': '{kind} ritorna su {one}',

  'deed.clairvoyance': 'Chiaroveggenza',
  'deed.clairvoyance.about': 'Invece di muovere, un 10 o un 9 si mostra e scopre che cos’è un nemico lontano al massimo due passi.',
  'deed.clairvoyance.told': `${ACTOR} guarda {two} con la Chiaroveggenza.`,
  'deed.clairvoyance.choice': 'Chiaroveggenza: {one} guarda {two}',
  'deed.teleportation': 'Teletrasporto',
  'deed.teleportation.about':
    'Ogni pezzo di grado 8 va lontano come un esploratore e può attaccare alla fine. Così una mossa lunga può essere di un esploratore o di un 8.',
  'deed.remoteAttack': 'Attacco a distanza',
  'deed.remoteAttack.about':
    'Colpisce un nemico a una o due caselle in linea retta; cade solo un grado più basso, e il tuo pezzo non rischia nulla.',
  'deed.remoteAttack.told': `${ACTOR} colpisce {two} a distanza.`,
  'deed.remoteAttack.choice': 'Attacco a distanza: {one} colpisce {two}',
  'deed.anger': 'Furia',
  'deed.anger.about': 'Dopo una vittoria può attaccare ancora, ogni volta con un grado in più, fino a quattro volte per turno.',
  'deed.anger.told': `${ACTOR} continua con Furia e attacca {two}.`,
  'deed.anger.choice': 'Continua: attacca {two}',

  'deed.draft': 'Scegli un territorio',
  'deed.draft.about': 'Un territorio libero diventa tuo: il tuo esercito si schiera nei tuoi territori.',
  'deed.draft.told': `${does('sceglie', 'scelgono')} {one}.`,
  'deed.draft.choice': 'Scegli {one}',
  'deed.card': 'Gioca una carta',
  'deed.card.about': 'Una delle carte pescate viene giocata; poi si scartano tutte.',
  'deed.card.told': `${does('gioca', 'giocano')} {cards}{card, select, blitz { (due mosse in più)} reinforcement { e {number, select, many {pescano} other {pesca}} ${ONE} dal sacchetto} surpriseAttack { e {number, select, many {pescano} other {pesca}} ${ONE} dal sacchetto} newSpy { e {number, select, many {prendono} other {prende}} ${ONE} dal sacchetto} secretInformation {{hasShown, select, yes { e {number, select, many {mostrano} other {mostra}} il sacchetto: {shown}} other {}}} other {}}.`,
  'deed.card.choice': 'Gioca {cards}',
  'deed.place': 'Piazza un pezzo',
  'deed.place.about':
    'Il pezzo uscito dal sacchetto va su una zona libera: accanto ai tuoi pezzi dopo Rinforzi, dove vuoi dopo le altre carte.',
  'deed.place.told': `${does('piazza', 'piazzano')} {hasActor, select, yes {il pezzo ({actor})} other {il pezzo}} su {one}.`,
  'deed.place.choice': 'Piazza su {one}',
  'deed.regroup': 'Scegli i pezzi',
  'deed.regroup.about': 'Tre tuoi pezzi, o i tuoi ultimi due, si scambieranno di posto.',
  'deed.regroup.told': `${does('raggruppa', 'raggruppano')} i pezzi su {places}.`,
  'deed.regroup.choice': 'Raggruppa {places}',
  'deed.rearrange': 'Riordina',
  'deed.rearrange.about': 'I pezzi vanno nelle loro zone nell’ordine che vuoi, o restano dove sono; nessun altro vede dov’è ciascuno.',
  'deed.rearrange.told': `${does('riordina', 'riordinano')} i pezzi di nascosto{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {Il primo su {one}, il secondo su {two}} other {Il primo su {one}, il secondo su {two}, il terzo su {three}}}',
  'deed.look': 'Guarda due pezzi',
  'deed.look.about': 'Scopri in segreto che cosa sono due pezzi nemici su zone vicine.',
  'deed.look.told': `${does('guarda', 'guardano')} i pezzi su {places}{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.look.choice': 'Guarda {places}',
  'deed.accuse': 'Accusa',
  'deed.accuse.about': 'Dici ad alta voce che cos’è un pezzo nemico. Se indovini, è catturato; se no, si mostra solo a te.',
  'deed.accuse.told': `${does('accusa', 'accusano')} ${ACCUSED} di essere ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'Il pezzo su {one} è “{kind}”',
  'deed.plant': 'Pianta la bandiera',
  'deed.plant.about': 'La tua bandiera è di nuovo tua e va su una zona vuota, sotto gli occhi di tutti.',
  'deed.plant.told': `${does('pianta', 'piantano')} la {number, select, many {loro} other {sua}} bandiera su {one}.`,
  'deed.plant.choice': 'Pianta la bandiera su {one}',
  'deed.done': 'Fine turno',
  'deed.done.about': 'Rinunci alle mosse che ti restano.',
  'deed.done.told': `${does('finisce', 'finiscono')} il turno.`,
  'deed.done.choice': 'Fine turno',

  'deed.pass': 'Passa',
  'deed.pass.about': 'Risponde no a quello che è chiesto.',
  'deed.pass.told': `{decision, select, defend {${does('non gioca', 'non giocano')} carte Difesa.} follow {${does('si ferma', 'si fermano')} dopo lo Scambio.} heal {${does('non riporta', 'non riportano')} nessuno.} chain {La furia è finita ({seat}).} card {${does('non gioca', 'non giocano')} carte.} other {${does('passa', 'passano')}.}}`,
  'deed.pass.choice':
    '{decision, select, defend {Nessuna carta Difesa} follow {Nessun attacco} heal {Non riportare nessuno} chain {Fermati qui} card {Non giocare carte} other {Passa}}',
};
