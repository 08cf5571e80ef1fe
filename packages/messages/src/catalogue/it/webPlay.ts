/** What the play screen says of choosing moves, and the settings for it, in Italian. */

import type { webPlay as english } from '../en/webPlay.ts';
import type { ThemeTexts } from '../texts.ts';

export const webPlay: ThemeTexts<typeof english> = {
  'web.setting.motion': 'Movimento',
  'web.setting.motion.about': 'I pezzi scivolano e gli scontri sono animati. Senza movimento si vede subito come finisce.',
  'web.setting.motion.system': 'Come il dispositivo',
  'web.setting.motion.full': 'Tutto',
  'web.setting.motion.reduced': 'Poco',
  'web.setting.threats': 'Minacce',
  'web.setting.threats.about':
    'Il tabellone segna i tuoi pezzi che un nemico conosciuto potrebbe battere con la prossima mossa, e i nemici conosciuti che potresti battere tu. Non dice nulla che tu non abbia visto, e non tiene conto di carte e poteri.',
  'web.setting.threats.off': 'Non segnate',
  'web.setting.threats.on': 'Segnate',
  'web.setting.confirmation': 'Conferma le mosse',
  'web.setting.confirmation.about':
    'Una mossa, carta o potere prima si mostra, e si gioca solo quando confermi: Invio conferma, Esc annulla.',
  'web.setting.confirmation.off': 'Gioca subito',
  'web.setting.confirmation.on': 'Chiedi prima',
  'web.setting.premove': 'Mosse in anticipo',
  'web.setting.premove.about':
    'Mentre giocano gli altri puoi scegliere la tua prossima mossa. Si fa quando tocca a te, se è ancora possibile così come l’hai vista. Fino ad allora non la conosce nessuno.',
  'web.setting.premove.on': 'Sì',
  'web.setting.premove.off': 'No',
  'web.setting.memory': 'Memoria nelle nuove partite',
  'web.setting.memory.about':
    'Aiutata: il tabellone ricorda quello che hai visto. Matita: segni tu i pezzi nemici. Severa: tieni tutto a mente. Ogni nuova partita su questo dispositivo può scegliere altro.',
  'web.setting.memory.aided': 'Aiutata',
  'web.setting.memory.pencil': 'Matita',
  'web.setting.memory.strict': 'Severa',
  'web.setting.thinking': 'Tempo del computer',
  'web.setting.thinking.about':
    'Quanto può pensare a una mossa il computer di livello 5 su questo dispositivo. “Muovi ora” lo ferma in ogni momento.',
  'web.setting.thinking.1': '1 secondo',
  'web.setting.thinking.3': '3 secondi',
  'web.setting.thinking.10': '10 secondi',

  'web.confirm.move': '{kind}: da {from} a {to}?',
  'web.confirm.attack': '{kind}: {from} attacca {to}?',
  'web.confirm.deed': '{deed}?',
  'web.confirm.yes': 'Conferma',
  'web.confirm.no': 'Annulla',
  'web.premove.planned': 'Poi: {kind}, da {from} a {to}.',
  'web.premove.cancel': 'Annulla la mossa in anticipo',
  'web.premove.dropped': 'La mossa in anticipo (da {from} a {to}) non è più possibile.',
  'web.menu.title': 'Menu',
  'web.status.battle': 'Battaglia!',
  'web.piece.rank': 'grado {rank}',
  'web.piece.hidden': 'Pezzo nascosto ({seat})',
  'web.piece.still': 'Non si è ancora mosso.',
  'web.piece.moved': 'Si è mosso, quindi non è: {kinds}.',
  'web.piece.ran': 'È avanzato di più caselle, quindi è: {kind}.',
  'web.plates.others': 'Gli altri',
  'web.plates.own': 'La tua parte',
  'web.hurry': 'Muovi ora',
  'web.cell.planned': 'mossa in anticipo',
  'web.cell.waiting': 'da confermare',
  'web.cell.endangered': 'in pericolo',
  'web.cell.beatable': 'si può battere',
  'web.cell.ownLand': 'la tua terra',
  'web.cell.landOf': 'terra di {seat}',
  'web.cell.contested': 'contesa tra {seats}',
  'web.cell.freeLand': 'terra di nessuno',
  'web.draft.tap': 'Tocca un territorio per prenderlo.',
  'web.draft.lit': '{territory}{city, select, yes {, con una città} other {}}. Vicini: {own} tuoi, {others} presi, {free} liberi.',
  'web.plates.moves': '{count, plural, one {ancora # mossa} other {ancora # mosse}}',
};
