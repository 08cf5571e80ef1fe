/** The rules as a reader meets them, in Portuguese. */

import type { rulebook as english } from '../en/rulebook.ts';
import type { ThemeTexts } from '../texts.ts';

export const rulebook: ThemeTexts<typeof english> = {
  'rulebook.title': 'Regras: {title}',
  'rulebook.way': 'Regras',
  'rulebook.why': 'Porquê?',
  'rulebook.contents': 'Nesta página',
  'rulebook.others': 'Regras dos outros jogos',
  'rulebook.section.goal': 'De que se trata',
  'rulebook.section.setup': 'Preparação',
  'rulebook.section.turn': 'Um turno',
  'rulebook.section.battle': 'Combates',
  'rulebook.section.flags': 'Bandeiras',
  'rulebook.section.powers': 'Poderes',
  'rulebook.section.cards': 'Cartas',
  'rulebook.section.known': 'O que sabes',
  'rulebook.section.repetition': 'Para lá e para cá',
  'rulebook.section.end': 'O fim',
  'rulebook.section.advice': 'Conselhos',
  'rulebook.section.options': 'Regras da casa',

  'rulebook.army': 'O exército de cada lado',
  'rulebook.army.piece': 'Peça',
  'rulebook.army.rank': 'Patente',
  'rulebook.army.count': 'Número',
  'rulebook.army.trait': 'O que tem de especial',
  'rulebook.trait.run': 'Corre até onde quiser.',
  'rulebook.trait.never': 'Nunca se move.',
  'rulebook.trait.prize': 'Quem a capturar ganha.',
  'rulebook.battles': 'Onde a patente não decide',
  'rulebook.battle':
    '{attacker} → {defender}: {outcome, select, attackerWins {ganha o atacante} defenderWins {ganha o defensor} other {caem as duas peças}}.',
  'rulebook.battle.others': 'Qualquer outra',
  'rulebook.battle.anybody': 'Qualquer uma',
  'rulebook.card.count': '{count, plural, one {uma vez no baralho} other {# vezes no baralho}}',
  'rulebook.option.usual': 'por norma',
  'rulebook.set.title': 'Regras',
  'rulebook.set.booklet': 'Segundo o folheto',
  'rulebook.set.bookletAbout': 'O que diz o folheto, e mais nada.',
  'rulebook.set.club': 'Regras de clube',
  'rulebook.set.clubAbout': 'Com o que os torneios acrescentam, para nenhuma partida se eternizar.',
  'rulebook.set.house': 'Regras da casa',
  'rulebook.set.houseAbout': 'A tua escolha: nem bem o folheto, nem bem o clube.',
  'rulebook.option.booklet': 'segundo o folheto',
  'rulebook.option.club': 'no clube',

  'rulebook.goal.flag':
    'Algures entre as peças do inimigo há uma {prize, select, apple {Maçã do Éden} base {base} other {bandeira}}. Encontra-a e captura-a: assim ganhas. Qualquer peça que se mova o pode fazer.',
  'rulebook.goal.stuck': 'Quem, na sua vez, não puder mover nem atacar também perde.',
  'rulebook.goal.map': 'Cada reino esconde a sua bandeira algures no mapa. Quem tiver a última bandeira de pé ganha.',

  'rulebook.setup.army':
    'Todos montam o exército ao mesmo tempo: {pieces} peças nas {rows} filas mais próximas de si ({squares} casas), no máximo uma por casa. O inimigo só lhes vê as costas.',
  'rulebook.setup.gaps': 'Algumas casas ficam vazias; quais, escolhes tu.',
  'rulebook.setup.first': 'Primeira jogada: {seat}.',
  'rulebook.setup.lot': 'A sorte decide quem joga primeiro.',
  'rulebook.setup.cards':
    'Cada um tem o seu baralho de cartas, já baralhado, e tira três. Uma só vez, antes do primeiro turno, as três podem ir para debaixo do baralho em troca de três novas; quem as tem escolhe por que ordem, e mais ninguém fica a saber.',
  'rulebook.setup.start':
    'Cada um tira uma peça do saco, à vista de todos. A mais alta começa; uma Terra amaldiçoada não vale nada, uma bandeira é a mais alta de todas. Em caso de empate, tira-se outra vez. As peças voltam para os sacos.',
  'rulebook.setup.draft':
    'O mapa tem 24 territórios de três zonas cada um; oito deles têm uma cidade. Cada um, à vez, escolhe um território. O último escolhe duas vezes, e depois segue-se no sentido contrário, até todos terem dono.',
  'rulebook.setup.place':
    'Depois todos colocam as suas {pieces} peças, sem os outros verem, nas zonas dos seus territórios, uma por zona. {players, plural, =4 {A quatro, ficam assim ocupadas todas as zonas.} other {{minOnePerTerritory, select, on {Pode haver zonas vazias, mas nenhum território inteiro.} other {Pode haver zonas vazias, até territórios inteiros.}}}}',

  'rulebook.turn.one':
    'Joga-se à vez. Em cada turno moves uma peça, ou atacas com uma. Ninguém pode passar, e ninguém é obrigado a atacar. O que está feito, está feito.',
  'rulebook.turn.step': 'Uma peça anda uma casa para a frente, para trás, para a esquerda ou para a direita, nunca na diagonal.',
  'rulebook.turn.block':
    'Numa casa só cabe uma peça. Ninguém salta por cima de uma peça, e ninguém entra num obstáculo ({obstacle}) nem o atravessa.',
  'rulebook.turn.never': 'As peças que nunca se movem ficam onde foram colocadas, e nunca atacam.',
  'rulebook.turn.run':
    'Uma peça que corre atravessa as casas vazias que quiser em linha reta, e pode atacar no fim da corrida. Quem anda mais de uma casa dá-se a conhecer.',
  'rulebook.turn.cards':
    'Em vez de mover, podes trocar uma carta: vai para debaixo do teu baralho, e tiras a de cima. Não em dois turnos seguidos, nem com o baralho vazio.',
  'rulebook.turn.play':
    'Com uma jogada ou um ataque podes jogar uma carta de Movimento e uma carta de Ataque. A carta de Movimento vem primeiro e substitui o passo normal; se levar a um inimigo, é um ataque. Sem ataque não há carta de Ataque. {swapThenAttack, select, on {Depois de uma Troca ainda podes atacar com uma carta de Ataque.} other {Uma Troca é o turno inteiro.}}',
  'rulebook.turn.refill':
    'Cada carta só serve uma vez: uma carta jogada fica à vista na mesa. No fim do teu turno tiras {refillHand, select, toThree {até voltares a ter três na mão} other {uma, se tiveres menos de três na mão}}.',
  'rulebook.turn.mapCards':
    'No início do teu turno tiras uma carta por cada dois territórios que controlas, à vista de todos. Joga uma delas, ou nenhuma; depois vão todas para os descartes. Quando o baralho acaba, baralham-se os descartes. No início, o Traidor está no fundo do baralho.',
  'rulebook.turn.mapMoves':
    'Depois tens uma jogada, e mais uma por cada cidade que controlavas no início do teu turno. A primeira é obrigatória, se for possível; as outras não. Uma só peça pode fazê-las todas.',
  'rulebook.turn.mapStep':
    'Uma peça vai para uma zona que toca na sua. Ninguém salta por cima de peças nem atravessa as montanhas, e numa zona só cabe uma peça.',
  'rulebook.turn.mapNever': 'As bandeiras e as Terras amaldiçoadas nunca se movem, a não ser com a carta Reagrupamento.',
  'rulebook.turn.mapRun':
    'Um batedor passa pelas zonas livres que quiser, mesmo virando esquinas{scoutChargeAttack, select, off {, mas só ataca os vizinhos} other {, e pode atacar no fim}}. Quem anda mais de uma zona dá-se a conhecer.',
  'rulebook.turn.control':
    'Controlas um território quando só tu tens lá peças. Vazio ou partilhado, não conta para ninguém; a sua cidade também não.',

  'rulebook.battle.attack': 'Para atacar, vai para o lugar de um inimigo ao teu alcance. As duas peças mostram-se a todos.',
  'rulebook.battle.rank':
    'A patente mais alta ganha e a outra peça sai do tabuleiro. Um atacante que ganha ocupa o lugar, um defensor que ganha fica onde está. Com patentes iguais, saem as duas.',
  'rulebook.battle.gone': 'Quem saiu do tabuleiro não volta.',
  'rulebook.battle.bag': 'Uma peça vencida vai para o saco do seu reino, e pode voltar com uma carta. Já se pode mover no mesmo turno.',
  'rulebook.battle.defence':
    'Quem é atacado pode responder com uma carta de Defesa, e só depois se comparam as patentes. {hiddenAttackCards, select, on {O atacante e a sua carta de Ataque mostram-se antes, ou ficam escondidos até lá: o atacante escolhe de cada vez.} other {O atacante e a sua carta de Ataque mostram-se antes.}} A pergunta aparece sempre que tens cartas, para não revelar nada.',
  'rulebook.battle.cards':
    'As cartas mudam as patentes durante um combate, até acima de dez. Um espião que ataca continua a vencer o 10, um mineiro continua a desarmar bombas, e das cartas de Ataque só a Armadura desarma uma.',

  'rulebook.flags.capture':
    'Qualquer peça captura uma bandeira indo para a sua zona. Leva também todas as que o dono dessa bandeira tinha.',
  'rulebook.flags.poor': 'Quem perde a bandeira não tira cartas até a recuperar, mas continua a jogar, e as suas cidades contam na mesma.',
  'rulebook.flags.back':
    'Captura a bandeira de quem tem a tua, e recuperas a tua: plantas a bandeira logo numa zona vazia à escolha, à vista de todos.',
  'rulebook.flags.none': 'Sem uma bandeira tua no tabuleiro não podes ficar com nenhuma: o que capturas vai para quem tem a tua.',

  'rulebook.power.sword':
    'O capitão e os alvos mostram-se primeiro. As bombas vêm antes das patentes, a mais baixa antes da mais alta, a Maçã no fim; cada combate é normal. Quem cai já não chega ao segundo alvo; mas, se os dois alvos forem capitães, caem os três. Também pode golpear assim um só alvo. Um ataque normal, com que avança, continua possível.',
  'rulebook.power.apple':
    'Gasta o turno inteiro. Escolhe qualquer peça inimiga. Uma bomba ou a Maçã só se mostra. Qualquer outra ataca todas as vizinhas do seu próprio exército, uma a uma: as bombas, depois as patentes, da mais baixa para cima. Fica no seu lugar, e um combate que não ganhe acaba com a série.',
  'rulebook.power.appleMore':
    'Um mineiro desarma as bombas do seu próprio exército e continua; qualquer outra peça que encontre uma bomba {appleBombStays, select, on {cai, e a bomba fica} other {cai com ela}}. A sua própria Maçã mostra-se e não é capturada. Depois a peça volta a ser do seu dono.',
  'rulebook.power.heal':
    'Pode ser qualquer peça de patente 2 a 10, numa casa livre da tua última fila, ou da seguinte se essa estiver cheia. {shroudHidden, select, on {O inimigo não vê qual é.} other {Todos veem qual é.}} Podes recusar. Não gasta o turno.',
  'rulebook.power.clairvoyance':
    'Dois passos por filas e colunas, mesmo virando uma esquina, {remoteBlocked, select, on {mas não por cima de peças nem de obstáculos} other {mesmo por cima de peças e obstáculos}}. As duas peças mostram-se a todos, e passa a ser a vez do outro. Também se podem ver bombas e a base.',
  'rulebook.power.remoteAttack':
    'Uma ou duas casas em linha reta, {remoteBlocked, select, on {mas não por cima de peças nem de obstáculos} other {mesmo por cima de peças e obstáculos}}. Uma patente mais baixa sai; patentes iguais, mais altas e bombas não sofrem nada. As duas mostram-se. {remoteCapturesBase, select, off {A base também não sofre nada.} other {A base pode ser capturada assim.}} Ao lado de um inimigo também é possível um ataque normal.',
  'rulebook.power.anger':
    'Depois de cada vitória fica na casa de quem caiu, sobe uma patente e pode atacar outra vez um vizinho, até quatro ataques ao todo. No fim do turno volta a ser um 6. A defender é sempre um 6.',

  'rulebook.known.hidden': 'Vês as tuas peças, e as costas de todas as outras.',
  'rulebook.known.back':
    '{memory, select, aided {Uma peça que se mostrou continua à vista para ti; à mesa voltaria a virar-se, e terias de te lembrar dela.} pencil {Depois de um combate, a peça que ganhou volta a virar-se; podes anotar o que viste.} other {Depois de um combate, a peça que ganhou volta a virar-se, e ninguém pode tomar notas: lembra-te dela.}}',
  'rulebook.known.fallen': 'As peças capturadas estão à vista de todos.',
  'rulebook.known.moved':
    'Quem se moveu não é uma bomba nem uma {prize, select, apple {Maçã do Éden} base {base} other {bandeira}}. Quem correu é uma das peças que podem correr.',
  'rulebook.known.hand': 'A tua mão é só tua. Quantas cartas há em cada lado, todos sabem, e também que cartas já se jogaram.',
  'rulebook.known.cards':
    'Uma peça que anda mais de uma casa graças a uma carta pode ser qualquer uma que se mova; mas só um batedor corre na diagonal.',
  'rulebook.known.bag':
    'Todos veem o que vai para um saco. Depois de alguém tirar algo de lá às cegas, tudo o que está dentro volta a ser desconhecido para os outros, tal como a peça que saiu.',
  'rulebook.known.regroup': 'Todos veem que zonas foram reagrupadas; mais ninguém vê o que foi para onde.',

  'rulebook.repetition.squares':
    'Uma peça pode fazer no máximo {limit, plural, one {# jogada seguida} other {# jogadas seguidas}} entre as mesmas duas casas, ida ou volta; depois é preciso fazer outra coisa. Os ataques também contam. Assim, quem começou é o primeiro a ter de parar.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {Para uma peça que corre, isto vale exatamente entre as mesmas duas casas, próximas ou distantes: se parar noutra, a contagem recomeça.} other {Numa peça que corre, conta a fronteira entre duas casas: não pode passar a mesma mais vezes seguidas do que essas, por mais longe que corra.}}',
  'rulebook.repetition.chase':
    'Ninguém pode perseguir uma peça às voltas sem fim: uma perseguição não pode repetir uma posição que já tenha havido nela. Voltar logo atrás é permitido, desde que a regra acima o permita. {chaseReach, select, reach {Uma perseguição dura enquanto cada jogada de um lado ameaça uma peça inimiga e cada resposta move essa peça. Uma peça ameaça o que poderia atacar na jogada seguinte, uma que corre também ao longo de uma linha livre.} other {Uma perseguição dura enquanto cada jogada de um lado acaba ao lado de uma peça inimiga e cada resposta afasta essa peça.}}',
  'rulebook.repetition.cards': 'Um turno com uma carta ou um poder interrompe a contagem; correr longe, não.',

  'rulebook.end.flag': 'Uma {prize, select, apple {Maçã do Éden} base {base} other {bandeira}} capturada acaba logo a partida.',
  'rulebook.end.stuck':
    'Quem já não tem nenhuma jogada permitida perde. Se nenhum lado tem peças que se possam mover, {bothImmobile, select, moverLoses {perde o lado que devia jogar} other {é empate}}.',
  'rulebook.end.cards':
    'Uma jogada ou um ataque que uma das tuas cartas torna possível também conta; {exchangeSaves, select, on {quem só pode trocar uma carta tem de o fazer e ainda não perdeu} other {trocar uma carta, não}}.',
  'rulebook.end.powers':
    '{prize, select, apple {Uma Maçã ainda por usar não ajuda aqui: não é uma jogada.} other {Um ataque à distância conta aqui como jogada, a clarividência não.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {Pode-se combinar um empate, e qualquer um pode desistir.} other {Ao fim de {quietLimit} turnos sem capturas, contando os dois lados, é empate. Também se pode combinar um empate, e qualquer um pode desistir.}}',
  'rulebook.end.map':
    'Ganha quem tiver a única bandeira no tabuleiro. {turnLimit, select, off {Não há última ronda.} other {Ao fim de {turnLimit} rondas decide quem tem mais bandeiras, e depois mais territórios; em caso de empate, partilha-se a vitória.}}',
  'rulebook.end.length': 'Nenhuma partida é eterna: ao fim de {longest} {unit, select, rounds {rondas} other {jogadas}} há empate.',
  'rulebook.end.leave':
    'A três ou a quatro, a partida continua quando alguém sai: as suas peças ficam como estão e podem ser atacadas. Quem ficar até ao fim ganha. Enquanto não estiverem montados todos os exércitos, acaba sem vencedor. A dois, perde quem sai.',
};
