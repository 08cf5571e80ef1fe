/** The rules as a reader meets them, in Italian. */

import type { rulebook as english } from '../en/rulebook.ts';
import type { ThemeTexts } from '../texts.ts';

export const rulebook: ThemeTexts<typeof english> = {
  'rulebook.title': 'Regole: {title}',
  'rulebook.way': 'Regole',
  'rulebook.why': 'Perché?',
  'rulebook.contents': 'In questa pagina',
  'rulebook.others': 'Regole degli altri giochi',
  'rulebook.section.goal': 'Di che cosa si tratta',
  'rulebook.section.setup': 'Preparazione',
  'rulebook.section.turn': 'Un turno',
  'rulebook.section.battle': 'Scontri',
  'rulebook.section.flags': 'Bandiere',
  'rulebook.section.powers': 'Poteri',
  'rulebook.section.cards': 'Carte',
  'rulebook.section.known': 'Quello che sai',
  'rulebook.section.repetition': 'Avanti e indietro',
  'rulebook.section.end': 'La fine',
  'rulebook.section.advice': 'Consigli',
  'rulebook.section.options': 'Regole della casa',

  'rulebook.army': 'L’esercito di ogni fazione',
  'rulebook.army.piece': 'Pezzo',
  'rulebook.army.rank': 'Grado',
  'rulebook.army.count': 'Numero',
  'rulebook.army.trait': 'Che cos’ha di speciale',
  'rulebook.trait.run': 'Corre fin dove vuole.',
  'rulebook.trait.never': 'Non si muove mai.',
  'rulebook.trait.prize': 'Chi la cattura vince.',
  'rulebook.battles': 'Dove non decide il grado',
  'rulebook.battle':
    '{attacker} → {defender}: {outcome, select, attackerWins {vince l’attaccante} defenderWins {vince il difensore} other {cadono tutti e due}}.',
  'rulebook.battle.others': 'Chiunque altro',
  'rulebook.battle.anybody': 'Chiunque',
  'rulebook.card.count': '{count, plural, one {una volta nel mazzo} other {# volte nel mazzo}}',
  'rulebook.option.usual': 'di solito',
  'rulebook.set.title': 'Regole',
  'rulebook.set.booklet': 'Secondo il libretto',
  'rulebook.set.bookletAbout': 'Quello che dice il libretto, e nient’altro.',
  'rulebook.set.club': 'Regole di club',
  'rulebook.set.clubAbout': 'Con quello che aggiungono i tornei, perché nessuna partita duri per sempre.',
  'rulebook.set.house': 'Regole della casa',
  'rulebook.set.houseAbout': 'La tua scelta: non proprio il libretto, non proprio il club.',
  'rulebook.option.booklet': 'secondo il libretto',
  'rulebook.option.club': 'nel club',

  'rulebook.goal.flag':
    'Da qualche parte tra i pezzi del nemico c’è una {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}}. Trovala e catturala: così vinci. Può farlo ogni pezzo che si muove.',
  'rulebook.goal.stuck': 'Perde anche chi nel suo turno non può né muovere né attaccare.',
  'rulebook.goal.map': 'Ogni regno nasconde la sua bandiera da qualche parte sulla mappa. Vince chi ha l’ultima bandiera in piedi.',

  'rulebook.setup.army':
    'Tutti schierano l’esercito insieme: {pieces} pezzi sulle {rows} righe più vicine a sé ({squares} caselle), al massimo uno per casella. Il nemico ne vede solo la schiena.',
  'rulebook.setup.gaps': 'Alcune caselle restano vuote; quali, lo scegli tu.',
  'rulebook.setup.first': 'Prima mossa: {seat}.',
  'rulebook.setup.lot': 'La sorte decide chi muove per primo.',
  'rulebook.setup.cards':
    'Ognuno ha il suo mazzo di carte, mescolato, e ne pesca tre. Una sola volta, prima del primo turno, tutte e tre possono andare sotto il mazzo in cambio di tre nuove; chi le ha sceglie in quale ordine, e nessun altro lo viene a sapere.',
  'rulebook.setup.start':
    'Ognuno pesca un pezzo dal sacchetto, sotto gli occhi di tutti. Comincia il più alto; una Terra maledetta non vale nulla, una bandiera è la più alta di tutti. Chi pareggia pesca di nuovo. I pezzi tornano nei sacchetti.',
  'rulebook.setup.draft':
    'La mappa ha 24 territori di tre zone ciascuno; otto di loro hanno una città. A turno, ognuno sceglie un territorio. L’ultimo sceglie due volte, poi si va nel senso contrario, finché sono tutti presi.',
  'rulebook.setup.place':
    'Poi tutti piazzano i loro {pieces} pezzi, di nascosto dagli altri, sulle zone dei propri territori, uno per zona. {players, plural, =4 {In quattro si riempiono così tutte le zone.} other {{minOnePerTerritory, select, on {Qualche zona può restare vuota, ma nessun territorio intero.} other {Qualche zona può restare vuota, anche un territorio intero.}}}}',

  'rulebook.turn.one':
    'Si gioca a turno. In ogni turno muovi un pezzo, o attacchi con uno. Nessuno può passare, e nessuno deve attaccare. Quel che è fatto è fatto.',
  'rulebook.turn.step': 'Un pezzo va di una casella avanti, indietro, a sinistra o a destra, mai in diagonale.',
  'rulebook.turn.block':
    'Su una casella c’è posto per un solo pezzo. Nessuno salta sopra un pezzo, e nessuno entra in un ostacolo ({obstacle}) o lo attraversa.',
  'rulebook.turn.never': 'I pezzi che non si muovono mai restano dove sono stati schierati, e non attaccano mai.',
  'rulebook.turn.run':
    'Un pezzo che corre attraversa quante caselle vuote vuole in linea retta, e può attaccare alla fine della corsa. Chi va oltre una casella si fa riconoscere.',
  'rulebook.turn.cards':
    'Invece di muovere puoi scambiare una carta: va sotto il tuo mazzo, e prendi quella in cima. Non in due turni di fila, e non a mazzo vuoto.',
  'rulebook.turn.play':
    'Con una mossa o un attacco puoi giocare una carta Mossa e una carta Attacco. La carta Mossa viene prima e prende il posto del passo normale; se porta su un nemico, è un attacco. Senza attacco non c’è carta Attacco. {swapThenAttack, select, on {Dopo uno Scambio puoi ancora attaccare con una carta Attacco.} other {Uno Scambio è tutto il turno.}}',
  'rulebook.turn.refill':
    'Ogni carta serve una volta sola: una carta giocata resta scoperta sul tavolo. Alla fine del turno {refillHand, select, toThree {peschi finché ne hai di nuovo tre} other {ne peschi una, se ne hai meno di tre}}.',
  'rulebook.turn.mapCards':
    'All’inizio del turno peschi una carta ogni due territori che controlli, sotto gli occhi di tutti. Giocane una, o nessuna; poi si scartano tutte. Quando il mazzo è vuoto, si mescolano gli scarti. All’inizio il Traditore sta in fondo al mazzo.',
  'rulebook.turn.mapMoves':
    'Poi hai una mossa, e una in più per ogni città che controllavi all’inizio del turno. La prima va fatta, se si può; le altre no. Un solo pezzo può farle tutte.',
  'rulebook.turn.mapStep':
    'Un pezzo va su una zona che tocca la sua. Nessuno salta sopra i pezzi o attraversa le montagne, e su una zona c’è posto per un solo pezzo.',
  'rulebook.turn.mapNever': 'Le bandiere e le Terre maledette non si muovono mai, tranne che con la carta Raggruppamento.',
  'rulebook.turn.mapRun':
    'Un esploratore passa per quante zone libere vuole, anche girando gli angoli{scoutChargeAttack, select, off {, ma attacca solo i vicini} other {, e può attaccare alla fine}}. Chi va oltre una zona si fa riconoscere.',
  'rulebook.turn.control':
    'Controlli un territorio quando solo tu ci hai dei pezzi. Vuoto o condiviso, non conta per nessuno; e nemmeno la sua città.',

  'rulebook.battle.attack': 'Per attaccare, vai al posto di un nemico che puoi raggiungere. I due pezzi si mostrano a tutti.',
  'rulebook.battle.rank':
    'Il grado più alto vince e l’altro pezzo lascia il tabellone. Un attaccante che vince prende il posto, un difensore che vince resta. Se i gradi sono uguali, escono tutti e due.',
  'rulebook.battle.gone': 'Chi ha lasciato il tabellone non ritorna.',
  'rulebook.battle.bag':
    'Un pezzo battuto va nel sacchetto del suo regno, e può tornare con una carta. Può già muoversi nello stesso turno.',
  'rulebook.battle.defence':
    'Chi è attaccato può rispondere con una carta Difesa, poi si confrontano i gradi. {hiddenAttackCards, select, on {L’attaccante e la sua carta Attacco si mostrano prima, o restano nascosti fino ad allora: l’attaccante sceglie ogni volta.} other {L’attaccante e la sua carta Attacco si mostrano prima.}} La domanda arriva ogni volta che hai carte in mano, così non rivela nulla.',
  'rulebook.battle.cards':
    'Le carte cambiano i gradi per uno scontro, anche oltre il dieci. Una spia che attacca batte sempre il 10, un minatore toglie sempre le bombe, e tra le carte Attacco solo l’Armatura ne toglie una.',

  'rulebook.flags.capture':
    'Ogni pezzo cattura una bandiera andando sulla sua zona. Porta via anche tutte le bandiere che teneva il regno colpito.',
  'rulebook.flags.poor':
    'Chi perde la bandiera non pesca carte finché non la riprende, ma continua a giocare, e le sue città contano come prima.',
  'rulebook.flags.back':
    'Cattura la bandiera di chi tiene la tua, e la tua torna a te: la pianti subito su una zona vuota qualsiasi, sotto gli occhi di tutti.',
  'rulebook.flags.none': 'Senza una tua bandiera sul tabellone non puoi tenerne: quello che catturi va a chi tiene la tua.',

  'rulebook.power.sword':
    'Il capitano e i bersagli prima si mostrano. Le bombe vengono prima dei gradi, il più basso prima del più alto, la Mela per ultima; ogni scontro è normale. Chi cade non arriva al secondo bersaglio; ma se i due bersagli sono capitani, cadono tutti e tre. Può colpire così anche un bersaglio solo. Un attacco normale, con cui avanza, resta possibile.',
  'rulebook.power.apple':
    'Vale tutto il turno. Scegli un pezzo nemico qualsiasi. Una bomba o la Mela si mostra soltanto. Chiunque altro attacca tutti i vicini del suo stesso esercito, uno dopo l’altro: le bombe, poi i gradi dal più basso in su. Resta al suo posto, e uno scontro non vinto chiude la serie.',
  'rulebook.power.appleMore':
    'Un artificiere toglie le bombe del suo esercito e va avanti; chiunque altro trovi una bomba {appleBombStays, select, on {cade, e la bomba resta} other {cade con lei}}. La sua Mela si mostra e non è catturata. Dopo, il pezzo torna alla sua fazione.',
  'rulebook.power.heal':
    'Può essere un pezzo qualsiasi di grado da 2 a 10, su una casella libera della tua ultima riga, o di quella davanti se è piena. {shroudHidden, select, on {Il nemico non vede qual è.} other {Tutti vedono qual è.}} Puoi rifiutare. Non costa il turno.',
  'rulebook.power.clairvoyance':
    'Due passi lungo righe e colonne, anche girando un angolo, {remoteBlocked, select, on {ma non sopra pezzi o ostacoli} other {anche sopra pezzi e ostacoli}}. I due pezzi si mostrano a tutti, poi tocca all’altro. Si possono guardare anche le bombe e la base.',
  'rulebook.power.remoteAttack':
    'Una o due caselle in linea retta, {remoteBlocked, select, on {ma non sopra pezzi o ostacoli} other {anche sopra pezzi e ostacoli}}. Un grado più basso viene tolto; a gradi uguali, più alti e bombe non succede nulla. I due pezzi si mostrano. {remoteCapturesBase, select, off {Nemmeno alla base succede nulla.} other {Così si può catturare la base.}} Accanto a un nemico si può fare anche un attacco normale.',
  'rulebook.power.anger':
    'Dopo ogni vittoria sta sulla casella del caduto, sale di un grado e può attaccare ancora un vicino, fino a quattro attacchi in tutto. A fine turno torna un 6. In difesa è sempre un 6.',

  'rulebook.known.hidden': 'Vedi i tuoi pezzi, e la schiena di tutti gli altri.',
  'rulebook.known.back':
    '{memory, select, aided {Un pezzo che si è mostrato resta visibile per te; al tavolo si rigirerebbe, e dovresti ricordarlo.} pencil {Dopo uno scontro chi ha vinto si rigira; puoi annotare quello che hai visto.} other {Dopo uno scontro chi ha vinto si rigira, e nessuno può prendere note: ricordalo.}}',
  'rulebook.known.fallen': 'I pezzi catturati sono visibili a tutti.',
  'rulebook.known.moved':
    'Chi si è mosso non è né una bomba né una {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}}. Chi ha corso è uno di quelli che possono.',
  'rulebook.known.hand': 'La tua mano è solo tua. Quante carte ci sono e dove lo sanno tutti, e anche quali carte sono state giocate.',
  'rulebook.known.cards':
    'Un pezzo che va oltre una casella grazie a una carta può essere uno qualsiasi che si muove; ma solo un esploratore corre in diagonale.',
  'rulebook.known.bag':
    'Tutti vedono che cosa entra in un sacchetto. Dopo che qualcuno ne ha pescato alla cieca, tutto quello che c’è dentro è di nuovo sconosciuto agli altri, e anche il pezzo che ne è uscito.',
  'rulebook.known.regroup': 'Tutti vedono quali zone sono state raggruppate; nessun altro vede che cosa è andato dove.',

  'rulebook.repetition.squares':
    'Un pezzo può fare al massimo {limit, plural, one {# mossa} other {# mosse}} di fila tra le stesse due caselle, andata o ritorno; poi bisogna fare altro. Contano anche gli attacchi. Così chi ha cominciato deve smettere per primo.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {Per un pezzo che corre questo vale proprio tra le stesse due caselle, vicine o lontane: se si ferma altrove, il conto ricomincia.} other {Per un pezzo che corre conta il confine tra due caselle: non può passare lo stesso più volte di fila di così, per quanto lontano corra.}}',
  'rulebook.repetition.chase':
    'Nessuno può inseguire un pezzo in tondo senza fine: un inseguimento non può riportare una posizione che c’è già stata nello stesso inseguimento. Tornare subito indietro si può, finché lo permette la regola qui sopra. {chaseReach, select, reach {Un inseguimento dura finché ogni mossa di una fazione minaccia un pezzo nemico e ogni risposta muove quel pezzo. Un pezzo minaccia ciò che potrebbe attaccare con la mossa dopo, un pezzo che corre anche lungo una linea libera.} other {Un inseguimento dura finché ogni mossa di una fazione finisce accanto a un pezzo nemico e ogni risposta allontana quel pezzo.}}',
  'rulebook.repetition.cards': 'Un turno con una carta o un potere interrompe il conto; correre lontano no.',

  'rulebook.end.flag': 'Una {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}} catturata chiude subito la partita.',
  'rulebook.end.stuck':
    'Chi non ha più mosse permesse perde. Se nessuna fazione ha più pezzi che possono muoversi, {bothImmobile, select, moverLoses {perde la fazione a cui tocca} other {è pareggio}}.',
  'rulebook.end.cards':
    'Conta anche una mossa o un attacco che una tua carta rende possibile; {exchangeSaves, select, on {chi può soltanto scambiare una carta deve farlo e non ha ancora perso} other {scambiare una carta no}}.',
  'rulebook.end.powers':
    '{prize, select, apple {Una Mela non ancora usata qui non aiuta: non è una mossa.} other {Un attacco a distanza qui conta come mossa, la chiaroveggenza no.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {Ci si può accordare per il pareggio, e chiunque può arrendersi.} other {Dopo {quietLimit} turni senza catture, contando le due fazioni, è pareggio. Ci si può anche accordare per il pareggio, e chiunque può arrendersi.}}',
  'rulebook.end.map':
    'Vince chi ha l’unica bandiera sul tabellone. {turnLimit, select, off {Non c’è un ultimo giro.} other {Dopo {turnLimit} giri decide chi ha più bandiere, poi più territori; chi pareggia divide la vittoria.}}',
  'rulebook.end.length': 'Nessuna partita è infinita: dopo {longest} {unit, select, rounds {giri} other {mosse}} finisce in pareggio.',
  'rulebook.end.leave':
    'In tre o in quattro la partita continua quando qualcuno se ne va: i suoi pezzi restano come sono e si possono attaccare. Vince chi rimane per ultimo. Se non tutti gli eserciti sono schierati, finisce senza vincitore. In due, chi se ne va ha perso.',
};
