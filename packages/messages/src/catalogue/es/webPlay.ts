/** What the play screen says of choosing moves, and the settings for it, in Spanish. */

import type { webPlay as english } from '../en/webPlay.ts';
import type { ThemeTexts } from '../texts.ts';

export const webPlay: ThemeTexts<typeof english> = {
  'web.setting.motion': 'Movimiento',
  'web.setting.motion.about': 'Las piezas se deslizan y los combates se representan. Sin movimiento se ve enseguida el resultado.',
  'web.setting.motion.system': 'Como el aparato',
  'web.setting.motion.full': 'Todo',
  'web.setting.motion.reduced': 'Poco',
  'web.setting.threats': 'Amenazas',
  'web.setting.threats.about':
    'El tablero marca tus piezas que un enemigo conocido podría vencer en su próxima jugada, y los enemigos conocidos que tú podrías vencer. No dice nada que no hayas visto, y no cuenta con cartas ni poderes.',
  'web.setting.threats.off': 'Sin marca',
  'web.setting.threats.on': 'Marcadas',
  'web.setting.confirmation': 'Confirmar jugadas',
  'web.setting.confirmation.about':
    'Una jugada, carta o poder se muestra antes y solo se juega cuando confirmas: Intro confirma, Escape cancela.',
  'web.setting.confirmation.off': 'Jugar ya',
  'web.setting.confirmation.on': 'Preguntar',
  'web.setting.premove': 'Jugadas anticipadas',
  'web.setting.premove.about':
    'Mientras juegan los demás puedes elegir tu próxima jugada. Se hace cuando te toca, si aún es posible tal como la viste. Hasta entonces nadie la conoce.',
  'web.setting.premove.on': 'Sí',
  'web.setting.premove.off': 'No',
  'web.setting.memory': 'Memoria en partidas nuevas',
  'web.setting.memory.about':
    'Ayudada: el tablero recuerda lo que has visto. Lápiz: marcas tú las piezas enemigas. Estricta: todo está en tu cabeza. Cada partida nueva en este aparato puede elegir otra cosa.',
  'web.setting.memory.aided': 'Ayudada',
  'web.setting.memory.pencil': 'Lápiz',
  'web.setting.memory.strict': 'Estricta',
  'web.setting.thinking': 'Tiempo del ordenador',
  'web.setting.thinking.about':
    'Cuánto puede pensar una jugada el ordenador de nivel 5 en este aparato. «Juega ya» lo acaba cuando quieras.',
  'web.setting.thinking.1': '1 segundo',
  'web.setting.thinking.3': '3 segundos',
  'web.setting.thinking.10': '10 segundos',

  'web.confirm.move': '{kind}: ¿de {from} a {to}?',
  'web.confirm.attack': '{kind}: ¿{from} ataca {to}?',
  'web.confirm.deed': '¿{deed}?',
  'web.confirm.yes': 'Confirmar',
  'web.confirm.no': 'Cancelar',
  'web.premove.planned': 'Después: {kind}, de {from} a {to}.',
  'web.premove.cancel': 'Cancelar la jugada anticipada',
  'web.premove.dropped': 'La jugada anticipada (de {from} a {to}) ya no es posible.',
  'web.menu.title': 'Menú',
  'web.status.battle': '¡Batalla!',
  'web.piece.rank': 'rango {rank}',
  'web.piece.hidden': 'Pieza oculta ({seat})',
  'web.piece.still': 'Todavía no se ha movido.',
  'web.piece.moved': 'Se ha movido, así que no es: {kinds}.',
  'web.piece.ran': 'Ha avanzado varias casillas, así que es: {kind}.',
  'web.plates.others': 'Los demás',
  'web.plates.own': 'Tu bando',
  'web.hurry': 'Juega ya',
  'web.cell.planned': 'jugada anticipada',
  'web.cell.waiting': 'por confirmar',
  'web.cell.endangered': 'en peligro',
  'web.cell.beatable': 'se puede vencer',
  'web.cell.ownLand': 'tu tierra',
  'web.cell.landOf': 'tierra de {seat}',
  'web.cell.contested': 'en disputa entre {seats}',
  'web.cell.freeLand': 'tierra de nadie',
  'web.draft.tap': 'Toca un territorio para tomarlo.',
  'web.draft.lit': '{territory}{city, select, yes {, con una ciudad} other {}}. Vecinos: {own} tuyos, {others} ocupados, {free} libres.',
  'web.plates.moves': '{count, plural, one {queda # jugada} other {quedan # jugadas}}',
};
