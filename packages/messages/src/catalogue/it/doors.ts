/** Why the server turns a request away, in Italian. */

import type { doors as english } from '../en/doors.ts';
import type { ThemeTexts } from '../texts.ts';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {tra un secondo} other {{minutes, plural, =0 {tra {retryAfterSeconds} secondi} one {tra circa un minuto} other {tra circa # minuti}}}}';

export const doors: ThemeTexts<typeof english> = {
  'door.badMessage': '{path, select, none {Il server non capisce la richiesta.} other {C’è qualcosa che non va nella richiesta: {path}.}}',
  'door.tooLarge': 'È troppo per il server in una volta: manda di meno.',
  'door.notJson': 'Il server legge solo JSON: indicalo nel tipo di contenuto.',
  'door.noSuchRoute': 'A questo indirizzo non c’è niente.',
  'door.otherOrigin': 'La richiesta viene da un altro sito: apri Flagfall e riprova.',
  'door.tooManyRequests': `Troppe richieste: riprova ${SOON}.`,
  'door.tooManyAttempts': `Troppi tentativi: riprova ${SOON}.`,
  'door.busy': 'Il server è molto occupato: riprova tra un attimo.',
  'door.unavailable': 'Il server non arriva ai suoi dati: riprova tra un attimo.',
  'door.broken': 'Qualcosa è andato storto sul server: ce lo siamo segnato.',
  'door.noSession': 'Il server non ti conosce: comincia come ospite o accedi.',
  'door.badToken': 'Il token non è valido: creane uno nuovo nella pagina del tuo account.',
  'door.missingScope': 'Il token non permette questo ({scope}): creane uno che lo permetta.',
  'door.accountNeeded': 'Gli ospiti non possono farlo: prima crea un account.',
  'door.notForBots': 'I bot non possono farlo: accedi dalla pagina dell’account.',
  'door.operatorNeeded': 'Possono farlo solo gli amministratori.',
  'door.banned':
    '{until, select, none {Non puoi più entrare in questo server.} other {Non puoi entrare in questo server fino a: {until}.}}',
  'door.wrongLogin': 'Nome e password non vanno insieme.',
  'door.wrongCode': 'Nome e codice di recupero non vanno insieme, o il codice è già stato usato.',
  'door.wrongPassword': 'Questa non è la tua password.',
  'door.alreadyAccount': 'Hai già un account: esci prima di crearne un altro.',
  'door.badName':
    '{why, select, tooShort {Il nome è troppo corto: usa almeno {least} caratteri.} tooLong {Il nome è troppo lungo: usa al massimo {most} caratteri.} characters {Un nome è fatto di lettere e cifre, con singoli trattini o trattini bassi in mezzo.} mixedScripts {Il nome mescola più alfabeti: usane uno solo.} lookAlike {Il nome sembra scritto in un altro alfabeto: scegline un altro.} other {Questo nome è riservato: scegline un altro.}}',
  'door.nameTaken': 'Qualcuno ha già questo nome, o uno che gli somiglia: scegline un altro.',
  'door.badPassword':
    '{why, select, tooShort {La password è troppo corta: usa almeno {least} caratteri.} tooLong {La password è troppo lunga: usa al massimo {most} caratteri.} likeName {La password somiglia troppo al nome: scegline un’altra.} other {La password è facile da indovinare: scegline un’altra.}}',
  'door.notFound': 'Non esiste, o non c’è più.',
  'door.tooMany': 'Ne hai già {most}: prima fai spazio.',
  'door.passkeysUnavailable': 'Le passkey vogliono un vero indirizzo: apri Flagfall con il suo nome e una connessione sicura.',
  'door.badPasskey': 'La passkey non è stata accettata: riprova, o usa la password.',
  'door.alreadyBot': 'Questo account è già un bot.',
  'door.notBot': 'Solo gli account dei bot hanno token: prima dichiara bot questo account.',
  'door.hasPlayed': 'Un account che ha già giocato non può diventare un bot: creane uno nuovo.',
  'door.unknownEdition': 'Qui non c’è un gioco “{edition}”.',
  'door.unknownOption': 'Questo gioco non ha l’opzione “{key}”.',
  'door.badOption': 'L’opzione “{key}” non può essere “{value}”; valori possibili: {allowed}.',
  'door.unknownSeat': 'Questo gioco non ha il posto “{seat}”.',
  'door.badClock': 'Con questo orologio nessuno può giocare: scegline un altro.',
  'door.ratedNeedsAccount': 'Per le partite classificate serve un account: creane uno, o gioca un’amichevole.',
  'door.ratedNeedsClock': 'Per le partite classificate serve un orologio: scegline uno, o gioca un’amichevole.',
  'door.ratedNeedsClub': 'Le partite classificate seguono le regole di club: scegli quelle, o gioca un’amichevole.',
  'door.twoOnly': 'Gli annunci sono per i giochi a due: invita gli amici con un link, o cerca.',
  'door.badRange': 'Il punteggio minimo non può superare il massimo.',
  'door.gone': 'Questo annuncio non c’è più: qualcuno è arrivato prima, o è stato ritirato.',
  'door.ownOffer': 'Non puoi giocare contro di te.',
  'door.notForYou': 'Questo non è aperto a te.',
  'door.outOfRange': 'Il tuo punteggio ({rating}) è fuori dai limiti di questo annuncio.',
  'door.nobody': 'Non c’è nessuno così.',
  'door.yourself': 'Sei tu.',
  'door.reportedEnough': 'Per oggi hai segnalato abbastanza: ci penseranno gli amministratori.',
  'door.badReason': 'Di’ perché, in {most} caratteri al massimo.',
  'door.badSeats': 'Ogni posto vuole qualcuno: prendine uno tu, e lascia liberi gli altri o dalli al computer.',
  'door.ratedNeedsPeople': 'Le partite classificate sono tra persone: nessun posto può essere del computer.',
  'door.ratedNotFriendly': 'In una partita classificata non si annulla nessuna mossa: non può essere amichevole.',
  'door.tooManyGames': 'Hai già {most} partite di questo tipo in corso: prima finiscine una.',
  'door.seatTaken': 'Questo posto è occupato, o la partita è cominciata.',
  'door.noInvite': 'Questo invito non apre nulla: è già usato, scaduto o sostituito da uno più nuovo.',
  'door.alreadySeated': 'Giochi già in questa partita.',
  'door.notOver': 'Questa partita non è finita: si potrà rivedere dopo.',
};
