/** What the terminal says about games over a network, in Italian. Switches, commands and keys are those of the program. */

import type { online as english } from '../en/online.ts';
import type { ThemeTexts } from '../texts.ts';

export const online: ThemeTexts<typeof english> = {
  'terminal.online.usage':
    'In rete:\n\n  --server URL          gioca su questo server; lui chiede cosa, o lo dici tu:\n  --computer 1 ... {most}    contro il computer del server\n  --invite              contro un amico: mostra un link da dargli\n  --join LINK           prende il posto a cui invita un link\n  --search              contro chi cerca la stessa partita\n  --continue [GAME]     riprende una tua partita\n  --watch GAME          guarda una partita\n  --games               elenca le tue partite e quelle da guardare\n  --clock MIN+SEC       minuti per la partita e secondi per turno: 10+5;\n                        oppure 30s per turno, 3d (giorni) per turno, o none\n  --rated               conta per il tuo punteggio (con --name)\n  --name NAME           con questo account; chiede la password.\n                        Altrimenti giochi come ospite\n\nPuoi andartene quando vuoi: la partita continua, e --continue ti riporta lì.',
  'terminal.online.chooseWay': 'Sei {name} su {server}. Che cosa vuoi fare?',
  'terminal.online.wayContinue': '{count, plural, one {Riprendere la tua partita} other {Riprendere una delle tue # partite}}',
  'terminal.online.wayComputer': 'Giocare contro il computer (livello {level})',
  'terminal.online.wayInvite': 'Invitare un amico con un link',
  'terminal.online.waySearch': 'Cercare qualcuno con cui giocare',
  'terminal.online.oneOnly': 'solo una alla volta: {given}',
  'terminal.online.needsServer': '{given} vuole un server: --server URL',
  'terminal.online.badServer': '--server è un indirizzo come https://play.example.org, non “{given}”',
  'terminal.online.badLink': '--join vuole un link di invito, non “{given}”',
  'terminal.online.badClock': '--clock è 10+5 (minuti e secondi), 30s (per turno), 3d (giorni per turno) o none, non “{given}”',
  'terminal.online.password': 'Password ({name}):',
  'terminal.online.unreachable': 'Il server {server} non risponde: l’indirizzo è giusto, e la connessione c’è?',
  'terminal.online.strange': 'Il server {server} parla un’altra versione di Flagfall ({what}): uno dei due è più vecchio.',
  'terminal.online.otherProtocol': 'Il server parla un’altra versione del protocollo: uno dei due programmi è più vecchio.',
  'terminal.online.otherEdition': 'Il server gioca un’altra versione di {edition}: uno dei due programmi è più vecchio.',
  'terminal.online.banned': 'Il server ti ha chiuso la porta.',
  'terminal.online.replaced': 'La tua sessione è stata chiusa altrove: ricomincia.',
  'terminal.online.signedOut': 'La tua sessione su {server} è finita: è stata chiusa, o è scaduta.',
  'terminal.online.logInAgain': 'Accedi di nuovo come {name}',
  'terminal.online.asGuest': 'Continua come ospite',
  'terminal.online.noGame': 'Questa partita non esiste sul server.',
  'terminal.online.noGames': 'Non hai partite da riprendere su questo server.',
  'terminal.online.greeting': 'Sei {name} su {server}.',
  'terminal.online.kept': 'La partita continua senza questa finestra. Per tornare: flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Scegli una partita',
  'terminal.online.chooseKeys': 'Su/Giù scegli   Invio prendi   ? aiuto   q esci',
  'terminal.online.chooseLine': 'Scrivi un numero, o quit.',
  'terminal.online.yourGames': 'Le tue partite:',
  'terminal.online.runningGames': 'Partite da guardare:',
  'terminal.online.nothingListed': 'Nessuna.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title}: {seats}. Tocca a te.} waiting {{game}  {title}: {seats}. Non ancora cominciata.} other {{game}  {title}: {seats}.}}',
  'terminal.online.computer': 'computer (livello {level})',
  'terminal.online.nobody': 'ancora nessuno',
  'terminal.online.bot': '{name} (bot)',
  'terminal.online.searching': 'Cerco qualcuno per giocare: {title}, {clock}.',
  'terminal.online.searchKeys': 'q smetti di cercare',

  'terminal.online.title': '{game}: giochi con {seat} contro {others}',
  'terminal.online.watching': '{game}: guardi {others}',
  'terminal.online.gathering':
    '{count, plural, one {Si aspetta qualcuno: {seats}. Il posto è libero.} other {Si aspetta qualcuno: {seats}. I posti sono liberi.}}',
  'terminal.online.beginning': 'Ci sono tutti: la partita sta per cominciare.',
  'terminal.online.link': 'Dai questo link a chi giocherà con {seat}:',
  'terminal.online.gatheringKeys': 'q esci (la partita ti aspetta)   x interrompi la partita',
  'terminal.online.askAbort': 'Interrompere la partita? y sì, ogni altro tasto no',
  'terminal.online.away': '{seat}: assenza',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (assenza)} other {{seat} {time} (assenza)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {Lunga assenza ({seat}): w reclama la partita.} other {Lunga assenza ({seat}): scrivi claim per finire la partita.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {Connessione persa: sto tornando. La partita è al sicuro.} one {Connessione persa: torno tra un secondo. La partita è al sicuro.} other {Connessione persa: torno tra # secondi. La partita è al sicuro.}}',
  'terminal.online.connecting': 'Collegamento al server.',
  'terminal.online.back': 'La connessione è tornata.',
  'terminal.online.talk': 'Di’: {text}',
  'terminal.online.unheard':
    '{code, select, muted {Qui nessuno ti sente.} silenced {In questo momento non puoi scrivere.} badText {Questo qui non si dice.} tooFast {Troppo in fretta: aspetta un attimo.} other {Il messaggio non è passato.}}',
  'terminal.online.keys': 'Invio muovi  e4e5 scrivi  t parla  z annulla  o pari  x resa  ? aiuto  q esci',
  'terminal.online.keysCards': 'Invio muovi  p carte  k spiega  t parla  o pari  x resa  ? aiuto  q esci',
  'terminal.online.keysPowers': 'Invio muovi  p poteri  k spiega  t parla  o pari  x resa  ? aiuto  q esci',
  'terminal.online.keysMap': 'Invio muovi  / zona  e fine  k carte  t parla  x resa  ? aiuto  q esci',
  'terminal.online.keysWaiting': 't parla  z annulla  o pari  x resa  PagSu cronaca  ? aiuto  q esci',
  'terminal.online.keysWatching': 'Frecce guarda   t parla   PagSu/PagGiù cronaca   ? aiuto   q esci',
  'terminal.online.overKeys': 'r rivincita   s salva   PagSu/PagGiù cronaca   q esci',
  'terminal.online.overKeysWatching': 's salva   PagSu/PagGiù cronaca   q esci',
  'terminal.online.again': '{ending} Ti offrono una rivincita: r accetta.',
  'terminal.online.offeredAgain': 'Hai proposto una rivincita.',
  'terminal.online.help':
    'Con altri, in rete:\nt                 di’ qualcosa agli altri\nz                 chiedi di annullare la tua ultima mossa (amichevoli)\nr                 proponi una pausa, o di riprendere dopo una pausa\nw                 reclama la partita se qualcuno non torna più\nq                 esci; la partita continua, e --continue ti riporta lì',

  'terminal.online.linesWelcome': '{game}: giochi con {seat} contro {others}. Scrivi help per l’aiuto.',
  'terminal.online.linesWatching': '{game}: guardi {others}. Scrivi quit per uscire.',
  'terminal.online.linesHelp':
    'Con gli altri: say TEXT (parla), undo (annulla la tua ultima mossa), pause (pausa), resume (riprendi), claim (qualcuno non torna), abort (interrompi, prima che tutti abbiano mosso), clock (orologi). accept e decline rispondono a una proposta. quit esce; la partita continua.',
  'terminal.online.linesOver': 'Scrivi again per la rivincita, save per salvare la partita, o premi Invio per uscire.',
  'terminal.online.linesWaiting': 'Non tocca a te: “{line}” aspetta il tuo turno.',
  'terminal.online.linesAnswer':
    '{what, select, draw {Ti offrono il pareggio} undo {Ti chiedono di annullare l’ultima mossa} pause {Ti offrono una pausa} resume {Ti chiedono di riprendere} abort {Ti chiedono di interrompere la partita} other {Ti offrono una rivincita}}: scrivi accept o decline.',
};
