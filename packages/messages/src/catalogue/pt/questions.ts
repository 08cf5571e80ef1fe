/** What the game asks in the middle of a turn, in Portuguese. */

import type { questions as english } from '../en/questions.ts';
import type { ThemeTexts } from '../texts.ts';

export const questions: ThemeTexts<typeof english> = {
  'question.other': 'A tua resposta',
  'question.other.asked': 'Há uma pergunta para ti: {decision}.',
  'question.other.waiting': 'À espera de uma resposta ({seats}).',
  'question.mulligan': 'As tuas três primeiras cartas',
  'question.mulligan.asked':
    'Fica com estas três cartas, ou põe-nas todas debaixo do teu baralho e tira três novas. Só se pergunta uma vez.',
  'question.mulligan.waiting': 'À espera ({seats}): ficar com as primeiras cartas, ou trocá-las.',
  'question.mulligan.first': 'Que carta vai primeiro para debaixo do baralho? Volta a sair antes das outras duas.',
  'question.mulligan.second': 'E qual a seguir? A terceira fica mesmo no fundo.',
  'question.defend': 'Estão a atacar-te',
  'question.defend.asked':
    'Sobe a patente da tua peça com uma carta de Defesa, ou deixa-a lutar como está. Uma carta de Defesa não ajuda uma bomba nem uma bandeira.',
  'question.defend.waiting': 'À espera ({seats}): jogar ou não uma carta de Defesa.',
  'question.follow': 'Depois da Troca',
  'question.follow.asked': 'Neste turno ainda podes atacar com uma carta de Ataque, ou ficar por aqui.',
  'question.follow.waiting': 'À espera ({seats}): atacar ou não depois da Troca.',
  'question.heal': 'O Sudário do teu espião',
  'question.heal.asked': 'O teu espião caiu: uma das tuas peças capturadas pode voltar ao tabuleiro. Escolhe a peça e depois a casa.',
  'question.heal.waiting': 'À espera ({seats}): caiu um espião, uma peça capturada pode voltar.',
  'question.chain': 'Fúria',
  'question.chain.asked':
    'A tua peça ganhou e está furiosa: ataca um vizinho com mais uma patente, ou para. No fim do turno a patente volta a ser a de antes.',
  'question.chain.waiting': 'À espera ({seats}): atacar outra vez com Fúria, ou parar.',
  'question.draft': 'Um território para ti',
  'question.draft.asked':
    'Escolhe um território livre: o teu exército é montado nos teus territórios. Cada cidade que controlas dá-te mais uma jogada por turno.',
  'question.draft.waiting': 'À espera ({seats}): escolher um território.',
  'question.card': 'As cartas que tiraste',
  'question.card.asked': 'Joga uma destas cartas, ou nenhuma. Depois vão todas para os descartes e fazes as tuas jogadas.',
  'question.card.waiting': 'À espera ({seats}): jogar ou não uma das cartas da mesa.',
  'question.place': 'Uma peça do teu saco',
  'question.place.asked': 'Escolhe a zona livre para onde ela volta. Já se pode mover neste turno.',
  'question.place.waiting': 'À espera ({seats}): colocar a peça do saco.',
  'question.regroup': 'Peças para reagrupar',
  'question.regroup.asked': 'Escolhe três das tuas peças, ou as duas últimas: podem trocar de lugar entre si. Até as que nunca se movem.',
  'question.regroup.waiting': 'À espera ({seats}): escolher as peças para reagrupar.',
  'question.rearrange': 'Quem vai para onde',
  'question.rearrange.asked':
    'Diz para onde vão a primeira, a segunda e a terceira destas peças, ou deixa-as como estão. Mais ninguém vê qual está onde.',
  'question.rearrange.waiting': 'À espera ({seats}): trocar as peças de lugar, às escondidas.',
  'question.look': 'Duas peças para ver',
  'question.look.asked': 'Escolhe duas peças inimigas em zonas vizinhas: só tu vais ver o que são.',
  'question.look.waiting': 'À espera ({seats}): ver duas peças.',
  'question.accuse': 'O traidor',
  'question.accuse.asked': 'Diz o que é uma peça inimiga. Se acertares, é capturada; se não, só tu vês o que é. Todos ouvem o teu palpite.',
  'question.accuse.waiting': 'À espera ({seats}): acusar um traidor.',
  'question.plant': 'A tua bandeira voltou a ser tua',
  'question.plant.asked': 'Escolhe uma zona vazia para a tua bandeira. Todos veem onde está.',
  'question.plant.waiting': 'À espera ({seats}): plantar a bandeira recuperada.',
  'step.hidden': 'Oculta',
  'step.hidden.about': 'A tua carta e a tua peça ficam ocultas até o inimigo decidir sobre uma carta de Defesa.',
  'step.open': 'À vista',
  'step.open.about': 'A tua carta e a tua peça mostram-se antes de o inimigo decidir sobre uma carta de Defesa.',
  'step.again': 'Escolhe um segundo alvo, ou o mesmo outra vez para o golpear sozinho.',
};
