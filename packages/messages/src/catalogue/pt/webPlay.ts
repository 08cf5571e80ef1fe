/** What the play screen says of choosing moves, and the settings for it, in Portuguese. */

import type { webPlay as english } from '../en/webPlay.ts';
import type { ThemeTexts } from '../texts.ts';

export const webPlay: ThemeTexts<typeof english> = {
  'web.setting.motion': 'Movimento',
  'web.setting.motion.about': 'As peças deslizam e os combates são encenados. Sem movimento, vê-se logo o resultado.',
  'web.setting.motion.system': 'Como o dispositivo',
  'web.setting.motion.full': 'Todo',
  'web.setting.motion.reduced': 'Pouco',
  'web.setting.threats': 'Ameaças',
  'web.setting.threats.about':
    'O tabuleiro marca as tuas peças que um inimigo conhecido pode vencer na próxima jogada, e os inimigos conhecidos que tu podes vencer. Não diz nada que não tenhas visto, e não conta com cartas nem poderes.',
  'web.setting.threats.off': 'Sem marca',
  'web.setting.threats.on': 'Marcadas',
  'web.setting.confirmation': 'Confirmar jogadas',
  'web.setting.confirmation.about':
    'Uma jogada, carta ou poder mostra-se primeiro e só se joga quando confirmas: Enter confirma, Escape cancela.',
  'web.setting.confirmation.off': 'Jogar logo',
  'web.setting.confirmation.on': 'Perguntar',
  'web.setting.premove': 'Jogadas antecipadas',
  'web.setting.premove.about':
    'Enquanto os outros jogam, podes escolher a tua próxima jogada. É feita quando chegar a tua vez, se ainda for possível tal como a viste. Até lá, ninguém sabe dela.',
  'web.setting.premove.on': 'Sim',
  'web.setting.premove.off': 'Não',
  'web.setting.memory': 'Memória em novas partidas',
  'web.setting.memory.about':
    'Com ajuda: o tabuleiro lembra-se do que viste. Lápis: és tu que marcas as peças inimigas. Rigorosa: fica tudo na tua cabeça. Cada nova partida neste dispositivo pode escolher outra coisa.',
  'web.setting.memory.aided': 'Com ajuda',
  'web.setting.memory.pencil': 'Lápis',
  'web.setting.memory.strict': 'Rigorosa',
  'web.setting.thinking': 'Tempo para o computador',
  'web.setting.thinking.about':
    'Quanto tempo o computador de nível 5 pode pensar numa jogada neste dispositivo. «Joga já» acaba com a espera.',
  'web.setting.thinking.1': '1 segundo',
  'web.setting.thinking.3': '3 segundos',
  'web.setting.thinking.10': '10 segundos',

  'web.confirm.move': '{kind}: de {from} para {to}?',
  'web.confirm.attack': '{kind}: {from} ataca {to}?',
  'web.confirm.deed': '{deed}?',
  'web.confirm.yes': 'Confirmar',
  'web.confirm.no': 'Cancelar',
  'web.premove.planned': 'A seguir: {kind}, de {from} para {to}.',
  'web.premove.cancel': 'Cancelar a jogada antecipada',
  'web.premove.dropped': 'A jogada antecipada (de {from} para {to}) já não é possível.',
  'web.menu.title': 'Menu',
  'web.status.battle': 'Batalha!',
  'web.piece.rank': 'patente {rank}',
  'web.piece.hidden': 'Peça oculta ({seat})',
  'web.piece.still': 'Ainda não se moveu.',
  'web.piece.moved': 'Já se moveu, por isso não é: {kinds}.',
  'web.piece.ran': 'Avançou várias casas, por isso é: {kind}.',
  'web.plates.others': 'Os outros',
  'web.plates.own': 'O teu lado',
  'web.hurry': 'Joga já',
  'web.cell.planned': 'jogada antecipada',
  'web.cell.waiting': 'por confirmar',
  'web.cell.endangered': 'em perigo',
  'web.cell.beatable': 'pode ser vencida',
  'web.cell.ownLand': 'a tua terra',
  'web.cell.landOf': 'terra de {seat}',
  'web.cell.contested': 'disputada por {seats}',
  'web.cell.freeLand': 'terra de ninguém',
  'web.draft.tap': 'Toque num território para o tomar.',
  'web.draft.lit': '{territory}{city, select, yes {, com uma cidade} other {}}. Vizinhos: {own} teus, {others} ocupados, {free} livres.',
  'web.plates.moves': '{count, plural, one {falta # jogada} other {faltam # jogadas}}',
};
