/** What the terminal says about games over a network, in Portuguese. Switches, commands and keys are those of the program. */

import type { online as english } from '../en/online.ts';
import type { ThemeTexts } from '../texts.ts';

export const online: ThemeTexts<typeof english> = {
  'terminal.online.usage':
    'Em rede:\n\n  --server URL          joga neste servidor; ele pergunta o quê, ou dizes tu:\n  --computer 1 ... {most}    contra o computador do servidor\n  --invite              contra um amigo: mostra um link para lhe dares\n  --join LINK           ocupa o lugar para que um link convida\n  --search              contra quem procurar a mesma partida\n  --continue [GAME]     continua uma partida tua\n  --watch GAME          assiste a uma partida\n  --games               lista as tuas partidas e as que se podem ver\n  --clock MIN+SEC       minutos por partida e segundos por turno: 10+5;\n                        ou 30s por turno, 3d (dias) por turno, ou none\n  --rated               conta para a tua pontuação (com --name)\n  --name NAME           com esta conta; a palavra-passe é pedida.\n                        Se não, jogas sem conta\n\nPodes sair quando quiseres: a partida continua, e --continue leva-te de volta.',
  'terminal.online.chooseWay': 'És {name} em {server}. O que queres fazer?',
  'terminal.online.wayContinue': '{count, plural, one {Continuar a tua partida} other {Continuar uma das tuas # partidas}}',
  'terminal.online.wayComputer': 'Jogar contra o computador (nível {level})',
  'terminal.online.wayInvite': 'Convidar um amigo com um link',
  'terminal.online.waySearch': 'Procurar alguém para jogar',
  'terminal.online.oneOnly': 'só um de cada vez: {given}',
  'terminal.online.needsServer': '{given} precisa de um servidor: --server URL',
  'terminal.online.badServer': '--server é um endereço como https://play.example.org, não «{given}»',
  'terminal.online.badLink': '--join leva um link de convite, não «{given}»',
  'terminal.online.badClock': '--clock é 10+5 (minutos e segundos), 30s (por turno), 3d (dias por turno) ou none, não «{given}»',
  'terminal.online.password': 'Palavra-passe ({name}):',
  'terminal.online.unreachable': 'O servidor {server} não responde: o endereço está certo, e há ligação?',
  'terminal.online.strange': 'O servidor {server} fala outra versão do Flagfall ({what}): um dos dois é mais antigo.',
  'terminal.online.otherProtocol': 'O servidor fala outra versão do protocolo: um dos dois programas é mais antigo.',
  'terminal.online.otherEdition': 'O servidor joga outra versão de {edition}: um dos dois programas é mais antigo.',
  'terminal.online.banned': 'O servidor fechou-te a porta.',
  'terminal.online.replaced': 'A tua sessão foi terminada noutro sítio: começa de novo.',
  'terminal.online.signedOut': 'A tua sessão em {server} acabou: foi terminada, ou expirou.',
  'terminal.online.logInAgain': 'Entrar outra vez como {name}',
  'terminal.online.asGuest': 'Continuar como convidado',
  'terminal.online.noGame': 'Essa partida não está no servidor.',
  'terminal.online.noGames': 'Não tens partidas para continuar neste servidor.',
  'terminal.online.greeting': 'És {name} em {server}.',
  'terminal.online.kept': 'A partida continua sem esta janela. Para voltar: flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Escolhe uma partida',
  'terminal.online.chooseKeys': 'Cima/Baixo escolher   Enter aceitar   ? ajuda   q sair',
  'terminal.online.chooseLine': 'Escreve um número, ou quit.',
  'terminal.online.yourGames': 'As tuas partidas:',
  'terminal.online.runningGames': 'Partidas para ver:',
  'terminal.online.nothingListed': 'Nenhuma.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title}: {seats}. É a tua vez.} waiting {{game}  {title}: {seats}. Por começar.} other {{game}  {title}: {seats}.}}',
  'terminal.online.computer': 'computador (nível {level})',
  'terminal.online.nobody': 'ainda ninguém',
  'terminal.online.bot': '{name} (bot)',
  'terminal.online.searching': 'À procura de alguém para jogar: {title}, {clock}.',
  'terminal.online.searchKeys': 'q parar de procurar',

  'terminal.online.title': '{game}: jogas com {seat} contra {others}',
  'terminal.online.watching': '{game}: assistes a {others}',
  'terminal.online.gathering':
    '{count, plural, one {À espera de alguém: {seats}. O lugar está livre.} other {À espera de alguém: {seats}. Os lugares estão livres.}}',
  'terminal.online.beginning': 'Já estão todos: a partida vai começar.',
  'terminal.online.link': 'Dá este link a quem vai jogar com {seat}:',
  'terminal.online.gatheringKeys': 'q sair (a partida espera por ti)   x cancelar a partida',
  'terminal.online.askAbort': 'Cancelar a partida? y sim, outra tecla não',
  'terminal.online.away': '{seat}: ausência',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (ausência)} other {{seat} {time} (ausência)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {Longa ausência ({seat}): w reclama a partida.} other {Longa ausência ({seat}): escreve claim para acabar a partida.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {Ligação perdida: já voltamos. A partida está guardada.} one {Ligação perdida: voltamos daqui a um segundo. A partida está guardada.} other {Ligação perdida: voltamos daqui a # segundos. A partida está guardada.}}',
  'terminal.online.connecting': 'A ligar ao servidor.',
  'terminal.online.back': 'A ligação voltou.',
  'terminal.online.talk': 'Dizer: {text}',
  'terminal.online.unheard':
    '{code, select, muted {Aqui ninguém te ouve.} silenced {Agora não podes escrever.} badText {Isso aqui não se diz.} tooFast {Depressa demais: espera um momento.} other {A mensagem não chegou.}}',
  'terminal.online.keys': 'Enter mover  e4e5  t falar  z desfazer  o empate  x desistir  ? ajuda  q sair',
  'terminal.online.keysCards': 'Enter mover  p cartas  k info  t falar  o empate  x desistir  ? ajuda  q sair',
  'terminal.online.keysPowers': 'Enter mover  p poderes  k info  t falar  o empate  x desistir  ? ajuda  q sair',
  'terminal.online.keysMap': 'Enter mover  / zona  e acabar  k cartas  t falar  x desistir  ? ajuda  q sair',
  'terminal.online.keysWaiting': 't falar  z desfazer  o empate  x desistir  PgUp história  ? ajuda  q sair',
  'terminal.online.keysWatching': 'Setas olhar   t falar   PgUp/PgDn história   ? ajuda   q sair',
  'terminal.online.overKeys': 'r desforra   s guardar   PgUp/PgDn história   q sair',
  'terminal.online.overKeysWatching': 's guardar   PgUp/PgDn história   q sair',
  'terminal.online.again': '{ending} Propõem-te a desforra: r aceita.',
  'terminal.online.offeredAgain': 'Propuseste a desforra.',
  'terminal.online.help':
    'Com outros, em rede:\nt                 dizer algo aos outros\nz                 pedir para desfazer a tua última jogada (não pontuáveis)\nr                 propor uma pausa, ou continuar depois de uma\nw                 reclamar a partida se alguém demorar muito a voltar\nq                 sair; a partida continua, e --continue leva-te de volta',

  'terminal.online.linesWelcome': '{game}: jogas com {seat} contra {others}. Escreve help para teres ajuda.',
  'terminal.online.linesWatching': '{game}: assistes a {others}. Escreve quit para sair.',
  'terminal.online.linesHelp':
    'Com os outros: say TEXT (falar), undo (desfazer a tua última jogada), pause (pausa), resume (continuar), claim (alguém não volta), abort (cancelar, antes de todos terem jogado), clock (relógios). accept e decline respondem a uma proposta. quit sai; a partida continua.',
  'terminal.online.linesOver': 'Escreve again para a desforra, save para guardar a partida, ou carrega em Enter para sair.',
  'terminal.online.linesWaiting': 'Não é a tua vez: «{line}» espera até ser.',
  'terminal.online.linesAnswer':
    '{what, select, draw {Propõem-te empate} undo {Pedem-te para desfazer a última jogada} pause {Propõem-te uma pausa} resume {Pedem-te para continuar} abort {Pedem-te para cancelar a partida} other {Propõem-te a desforra}}: escreve accept ou decline.',
};
