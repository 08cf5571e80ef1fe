/** What the booklets print besides rules, in Portuguese. */

import type { booklets as english } from '../en/booklets.ts';
import type { ThemeTexts } from '../texts.ts';

export const booklets: ThemeTexts<typeof english> = {
  'story.original':
    'Há meses que os Casacas Azuis enfrentam os Casacas Vermelhas de Wellington, gelados e com pouco pão. À luz da vela, a tenente Virginie Ghesquière escreve no seu diário: amanhã partem os batedores, e oxalá os mineiros fiquem por perto. Diz-se que Madame d’Oettlinger já janta à mesa do Duque de Ferro.',
  'story.duel':
    'Ainda é noite quando chega a ordem: o general Herzlich quer a bandeira inimiga antes de o galo cantar. Um punhado de soldados tem de chegar, e ninguém os pode ouvir. Oxalá o inimigo não tenha tido a mesma ideia!',
  'story.creed':
    'Há séculos que Assassinos e Templários se perseguem na sombra. Agora Ezio Auditore e Cesare Borgia estão frente a frente, cada um com uma Maçã do Éden atrás das suas linhas. Quem perder a sua perde a liberdade do mundo.',
  'story.clone':
    'As Guerras dos Clones incendeiam a galáxia. Enquanto os Jedi defendem o que resta da paz, o Conde Dooku e os seus Separatistas levam um sistema após outro para o Lado Negro. Algures atrás dos planetas, cada lado escondeu a sua base: encontra primeiro a do outro!',
  'story.conquest':
    'Durante anos, {blue}, {red}, {green} e {gold} mantiveram em Westeria uma paz frágil. Acabou: os exércitos marcham, os espiões escutam a cada porta e as feiticeiras amaldiçoam a terra. Quatro reinos, e no fim uma só bandeira de pé.',
  'advice.setup': 'Para montares o teu exército',
  'advice.play': 'Durante a partida',
  'advice.sample': 'Uma disposição para experimentar: {name}',
  'advice.studio': 'Abrir na oficina de exércitos',
  'advice.readFirst':
    'Aprende como cada peça se move e ataca antes de montares o teu primeiro exército: a disposição pode decidir a partida.',
  'advice.bombs':
    'Bombas à volta da tua {prize, select, apple {Maçã do Éden} base {base} other {bandeira}} protegem-na. Põe uma ou duas noutro sítio como isco: muitas bombas juntas denunciam o lugar.',
  'advice.strongInFront':
    'Algumas peças fortes à frente põem o teu ataque em marcha. Mas se as perderes cedo, ficas fraco o resto da partida.',
  'advice.scoutsInFront': 'Alguns 2 ({scout}) à frente descobrem depressa a força do inimigo.',
  'advice.minersBack':
    'Guarda alguns 3 ({miner}) atrás: perto do fim precisas deles contra as bombas à volta da {prize, select, apple {Maçã} base {base} other {bandeira}} do inimigo.',
  'advice.backRow':
    'Esconde a tua {prize, select, apple {Maçã do Éden} base {base} other {bandeira}} bem atrás, para que ninguém a descubra cedo.',
  'advice.guard': 'Mantém um 4 ou algo mais forte perto das tuas bombas, para travar os 3 ({miner}) do inimigo.',
  'advice.evenly': 'Distribui peças fortes e fracas por toda a largura, para que ninguém rompa com facilidade.',
  'advice.waysOut': 'As bombas nunca se movem. Cuida que não fechem as tuas próprias peças.',
  'advice.attackToo': 'Pensa também no teu ataque: quem só se defende quase nunca ganha.',
  'advice.otherPlace':
    'Um canto rodeado de peças é onde todos procuram primeiro. Escolhe em cada partida outro lugar para a tua {prize, select, apple {Maçã do Éden} base {base} other {bandeira}}.',
  'advice.oneBomb': 'Uma só bomba não fecha todos os lados da tua bandeira: é um jogo muito diferente do que com duas.',
  'advice.shortSteps': 'Um 2 ({scout}) que corre para longe denuncia-se. Dá um passo de cada vez enquanto ninguém o deve saber.',
  'advice.stayStill': 'Uma peça que se moveu não é uma bomba. Não movas muitas no início, e o inimigo terá de continuar a adivinhar.',
  'advice.bluff': 'Faz bluff! Ninguém vê quais das tuas peças são perigosas: podes atrair o inimigo a uma armadilha.',
  'advice.cover': 'Não mandes à frente as tuas peças mais fortes sem cobertura: perder uma é muitas vezes perder a partida.',
  'advice.whereTheyAre': 'Lembra-te de onde foram vistas peças fortes do inimigo e segue-as pelo tabuleiro.',
  'advice.whoIsLeft': 'Perto do fim, olha para as peças capturadas: dizem-te o que resta ao inimigo.',
  'advice.nine': 'Assim que sabes onde está o 10 inimigo, o teu 9 pode caçar onde o 10 não estiver por perto.',
  'advice.lateScouts': 'Guarda um 2 ({scout}) para o fim: num tabuleiro vazio captura a base de muito longe.',
  'advice.bluffCard': 'Onde as cartas de Ataque podem ficar escondidas, até uma inútil pode fazer o defensor gastar uma carta de Defesa.',
  'advice.appleOnce': 'A Maçã só funciona uma vez, e depois todos sabem onde está. Guarda-a para o momento certo.',
  'advice.clairvoyance': 'Usa pouco a Clarividência: de cada vez mostras ao inimigo onde está uma das tuas peças mais fortes.',
  'advice.teleportation': 'O Teletransporte é mais forte perto do fim, quando há espaço para grandes saltos.',
  'advice.oneEach': 'Põe uma peça em cada um dos teus territórios: assim são todos teus desde o início.',
  'advice.curseCities': 'As Terras amaldiçoadas ficam melhor em territórios com cidade: ajudam a segurá-la.',
  'advice.comeClose':
    'Leva uma peça para perto do inimigo com um batedor ou um Ataque surpresa. Num turno mais tarde, um Reagrupamento põe outra mais forte no seu lugar.',
  'advice.hideAgain': 'Descobriram a tua bandeira ou uma Terra amaldiçoada? Um Reagrupamento volta a escondê-las.',
  'path.title': 'Que jogo primeiro?',
  'path.about': 'São os próprios livrinhos que o dizem: começa com poucas peças e deixa poderes e cartas para o fim.',
  'path.first': 'Bom para começar',
  'path.after': 'Depois de {title}',
};
