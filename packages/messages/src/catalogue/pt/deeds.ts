/** The deeds, in Portuguese. */

import type { deeds as english } from '../en/deeds.ts';
import type { ThemeTexts } from '../texts.ts';

/** The side does something: Vermelho joga, Templários jogam. */
function does(one: string, many: string): string {
  return `{number, select, many {{seat} ${many}} other {{seat} ${one}}}`;
}

/** Portuguese names the side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{number, select, many {} other {}}';
const SAME_ENEMY = '{enemyNumber, select, many {} other {}}';

/** The piece that acts, with its name where that is known. */
const ACTOR = `{hasActor, select, yes {{actor}} other {A peça}} em {one} ({seat}${SAME})`;

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {uma peça ({actor})} other {uma peça}}';

const ACCUSED = `a peça em {one}{hasEnemy, select, yes { ({enemy}${SAME_ENEMY})} other {}}`;
const WHAT = '{known, select, yes {«{kind}»} other {um traidor}}';
const VERDICT = '{guess, select, right {: certo, é capturada} wrong {: errado{hasActor, select, yes {, é «{actor}»} other {}}} other {}}';

export const deeds: ThemeTexts<typeof english> = {
  'deed.other': '{deed}',
  'deed.other.about': 'Algo especial: {deed}.',
  'deed.other.told': `${does('usa', 'usam')} um poder: {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Jogar cartas',
  'deed.cards.about':
    'Uma carta de Movimento leva uma peça aonde ela não podia ir, e uma de Ataque ajuda-a no combate; no máximo uma de cada.',
  'deed.cards.told': `{goes, select, attack {${does('joga', 'jogam')} {cards}.} swap {${does('joga', 'jogam')} {cards}: a peça em {one} troca de lugar com a de {two}.} other {${does('joga', 'jogam')} {cards}, de {one} para {two}.}}`,
  'deed.cards.choice': '{cards}: de {one} para {two}{open, select, yes {, à vista} other {}}',
  'deed.exchange': 'Trocar uma carta',
  'deed.exchange.about': 'Em vez de mover, pões uma carta debaixo do teu baralho e tiras a de cima; nunca duas vezes seguidas.',
  'deed.exchange.told': `{known, select, yes {${does('põe', 'põem')} {cards} debaixo do baralho.} other {${does('troca', 'trocam')} uma carta.}}`,
  'deed.exchange.choice': 'Trocar {cards}',
  'deed.mulligan': 'Primeira mão',
  'deed.mulligan.about': 'Uma só vez, antes da primeira jogada, as três cartas podem ir para debaixo do baralho em troca de três novas.',
  'deed.mulligan.told': `{answer, select, yes {${does('pede', 'pedem')} três cartas novas.} no {${does('fica', 'ficam')} com as três primeiras cartas.} other {${does('já decidiu', 'já decidiram')} sobre as primeiras cartas.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Tirar três cartas novas{order, select, none {} other {, as velhas vão para baixo pela ordem {order}}}} other {Ficar com estas cartas}}',
  'deed.defend': 'Defender',
  'deed.defend.about': 'Uma carta de Defesa sobe a patente da peça atacada, se for móvel.',
  'deed.defend.told': `${does('joga', 'jogam')} {cards}.`,
  'deed.defend.choice': 'Jogar {cards}',

  'deed.sword': 'Espada',
  'deed.sword.about':
    'Um capitão golpeia um ou dois vizinhos de uma vez sem sair do lugar: primeiro uma bomba, depois a patente mais baixa, depois a mais alta.',
  'deed.sword.told': `${ACTOR} golpeia com a Espada: {placeCount, plural, =2 {{two}} other {{two}, {three}}}.`,
  'deed.sword.choice': 'Espada: {one} golpeia {placeCount, plural, =2 {só {two}} other {{two}, {three}}}',
  'deed.apple': 'Maçã',
  'deed.apple.about':
    'Uma vez por partida, uma peça inimiga em qualquer lugar tem de atacar as suas vizinhas; a tua Maçã é virada e fica à vista.',
  'deed.apple.told': `${does('vira', 'viram')} a Maçã para a peça em {one}.`,
  'deed.apple.choice': 'Maçã sobre {one}',
  'deed.heal': 'Sudário',
  'deed.heal.about': 'Quando o teu espião cai, uma das tuas peças capturadas pode voltar, na fila mais perto de ti.',
  'deed.heal.told': 'Sudário ({seat}): {known, select, yes {{kind} volta} other {uma peça capturada volta}} para {one}.',
  'deed.heal.choice': '{kind} volta para {one}',

  'deed.clairvoyance': 'Clarividência',
  'deed.clairvoyance.about': 'Em vez de mover, um 10 ou um 9 mostra-se e descobre o que é um inimigo a dois passos, no máximo.',
  'deed.clairvoyance.told': `${ACTOR} vê {two} com Clarividência.`,
  'deed.clairvoyance.choice': 'Clarividência: {one} vê {two}',
  'deed.teleportation': 'Teletransporte',
  'deed.teleportation.about':
    'Cada peça de patente 8 vai tão longe como um batedor e pode atacar no fim. Por isso uma jogada longa pode ter sido de um batedor ou de um 8.',
  'deed.remoteAttack': 'Ataque à distância',
  'deed.remoteAttack.about':
    'Golpeia um inimigo a uma ou duas casas em linha reta; só cai uma patente mais baixa, e a tua peça não corre perigo.',
  'deed.remoteAttack.told': `${ACTOR} golpeia {two} à distância.`,
  'deed.remoteAttack.choice': 'Ataque à distância: {one} golpeia {two}',
  'deed.anger': 'Fúria',
  'deed.anger.about': 'Depois de uma vitória pode voltar a atacar, cada vez com mais uma patente, até quatro vezes por turno.',
  'deed.anger.told': `${ACTOR} continua com Fúria e ataca {two}.`,
  'deed.anger.choice': 'Continuar: atacar {two}',

  'deed.draft': 'Escolher um território',
  'deed.draft.about': 'Um território livre passa a ser teu: o teu exército é montado nos teus territórios.',
  'deed.draft.told': `${does('escolhe', 'escolhem')} {one}.`,
  'deed.draft.choice': 'Escolher {one}',
  'deed.card': 'Jogar uma carta',
  'deed.card.about': 'Jogas uma das cartas que tiraste; depois vão todas para os descartes.',
  'deed.card.told': `${does('joga', 'jogam')} {cards}{card, select, blitz { (mais duas jogadas)} reinforcement { e {number, select, many {tiram} other {tira}} ${ONE} do saco} surpriseAttack { e {number, select, many {tiram} other {tira}} ${ONE} do saco} newSpy { e {number, select, many {vão} other {vai}} buscar ${ONE} ao saco} secretInformation {{hasShown, select, yes { e {number, select, many {mostram} other {mostra}} o saco: {shown}} other {}}} other {}}.`,
  'deed.card.choice': 'Jogar {cards}',
  'deed.place': 'Colocar uma peça',
  'deed.place.about':
    'A peça do teu saco vai para uma zona livre: ao lado das tuas peças com Reforços, onde quiseres com as outras cartas.',
  'deed.place.told': `${does('coloca', 'colocam')} {hasActor, select, yes {a peça ({actor})} other {a peça}} em {one}.`,
  'deed.place.choice': 'Colocar em {one}',
  'deed.regroup': 'Escolher as peças',
  'deed.regroup.about': 'Três das tuas peças, ou as duas últimas, vão trocar de lugar entre si.',
  'deed.regroup.told': `${does('reagrupa', 'reagrupam')} as peças em {places}.`,
  'deed.regroup.choice': 'Reagrupar {places}',
  'deed.rearrange': 'Trocar lugares',
  'deed.rearrange.about': 'As peças vão para as suas zonas pela ordem que quiseres, ou ficam como estão; mais ninguém vê qual está onde.',
  'deed.rearrange.told': `${does('troca', 'trocam')} as peças de lugar, às escondidas{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {A primeira para {one}, a segunda para {two}} other {A primeira para {one}, a segunda para {two}, a terceira para {three}}}',
  'deed.look': 'Ver duas peças',
  'deed.look.about': 'Descobres em segredo o que são duas peças inimigas em zonas vizinhas.',
  'deed.look.told': `${does('vê', 'veem')} as peças em {places}{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.look.choice': 'Ver {places}',
  'deed.accuse': 'Acusar',
  'deed.accuse.about': 'Dizes em voz alta o que é uma peça inimiga. Se acertares, é capturada; se não, só tu vês o que é.',
  'deed.accuse.told': `${does('acusa', 'acusam')} ${ACCUSED} de ser ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'A peça em {one} é «{kind}»',
  'deed.plant': 'Plantar a bandeira',
  'deed.plant.about': 'A tua bandeira volta a ser tua e vai para uma zona vazia, à vista de todos.',
  'deed.plant.told': `${does('planta', 'plantam')} a sua bandeira em {one}.`,
  'deed.plant.choice': 'Plantar a bandeira em {one}',
  'deed.done': 'Acabar o turno',
  'deed.done.about': 'Deixas por fazer as jogadas que te restam.',
  'deed.done.told': `${does('acaba', 'acabam')} o turno.`,
  'deed.done.choice': 'Acabar o turno',

  'deed.pass': 'Passar',
  'deed.pass.about': 'Responde que não ao que é perguntado.',
  'deed.pass.told': `{decision, select, defend {${does('não joga', 'não jogam')} nenhuma carta de Defesa.} follow {${does('fica-se', 'ficam-se')} pela Troca.} heal {${does('não traz', 'não trazem')} ninguém de volta.} chain {A fúria acabou ({seat}).} card {${does('não joga', 'não jogam')} nenhuma carta.} other {${does('passa', 'passam')}.}}`,
  'deed.pass.choice':
    '{decision, select, defend {Sem carta de Defesa} follow {Sem ataque} heal {Não trazer ninguém} chain {Parar aqui} card {Não jogar cartas} other {Passar}}',
};
