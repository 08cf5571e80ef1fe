/** What the terminal says about games over a network, in Spanish. Switches, commands and keys are those of the program. */

import type { online as english } from '../en/online.ts';
import type { ThemeTexts } from '../texts.ts';

export const online: ThemeTexts<typeof english> = {
  'terminal.online.usage':
    'En red:\n\n  --server URL          juega en este servidor; él pregunta qué, o lo dices tú:\n  --computer 1 ... {most}    contra el ordenador del servidor\n  --invite              contra un amigo: muestra un enlace para dárselo\n  --join LINK           ocupa el puesto al que invita un enlace\n  --search              contra quien busque la misma partida\n  --continue [GAME]     sigue con una partida tuya\n  --watch GAME          mira una partida\n  --games               lista tus partidas y las que se pueden mirar\n  --clock MIN+SEC       minutos por partida y segundos por turno: 10+5;\n                        o 30s por turno, 3d (días) por turno, o none\n  --rated               cuenta para tu puntuación (con --name)\n  --name NAME           con esta cuenta; se pide la contraseña.\n                        Si no, juegas como invitado\n\nPuedes irte cuando quieras: la partida sigue, y --continue te devuelve a ella.',
  'terminal.online.chooseWay': 'Eres {name} en {server}. ¿Qué quieres hacer?',
  'terminal.online.wayContinue': '{count, plural, one {Seguir con tu partida} other {Seguir con una de tus # partidas}}',
  'terminal.online.wayComputer': 'Jugar contra el ordenador (nivel {level})',
  'terminal.online.wayInvite': 'Invitar a un amigo con un enlace',
  'terminal.online.waySearch': 'Buscar a alguien para jugar',
  'terminal.online.oneOnly': 'solo una a la vez: {given}',
  'terminal.online.needsServer': '{given} necesita un servidor: --server URL',
  'terminal.online.badServer': '--server es una dirección como https://play.example.org, no «{given}»',
  'terminal.online.badLink': '--join lleva un enlace de invitación, no «{given}»',
  'terminal.online.badClock': '--clock es 10+5 (minutos y segundos), 30s (por turno), 3d (días por turno) o none, no «{given}»',
  'terminal.online.password': 'Contraseña ({name}):',
  'terminal.online.unreachable': 'El servidor {server} no responde: ¿está bien la dirección, y hay conexión?',
  'terminal.online.strange': 'El servidor {server} habla otra versión de Flagfall ({what}): uno de los dos es más antiguo.',
  'terminal.online.otherProtocol': 'El servidor habla otra versión del protocolo: uno de los dos programas es más antiguo.',
  'terminal.online.otherEdition': 'El servidor juega otra versión de {edition}: uno de los dos programas es más antiguo.',
  'terminal.online.banned': 'El servidor te ha cerrado la puerta.',
  'terminal.online.replaced': 'Tu sesión se cerró en otro sitio: empieza de nuevo.',
  'terminal.online.signedOut': 'Tu sesión en {server} ha terminado: alguien la cerró, o ha caducado.',
  'terminal.online.logInAgain': 'Entrar otra vez como {name}',
  'terminal.online.asGuest': 'Seguir como invitado',
  'terminal.online.noGame': 'Esa partida no está en el servidor.',
  'terminal.online.noGames': 'No tienes partidas que seguir en este servidor.',
  'terminal.online.greeting': 'Eres {name} en {server}.',
  'terminal.online.kept': 'La partida sigue sin esta ventana. Para volver: flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Elige una partida',
  'terminal.online.chooseKeys': 'Arriba/Abajo elegir   Intro tomarla   ? ayuda   q salir',
  'terminal.online.chooseLine': 'Escribe un número, o quit.',
  'terminal.online.yourGames': 'Tus partidas:',
  'terminal.online.runningGames': 'Partidas para mirar:',
  'terminal.online.nothingListed': 'Ninguna.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title}: {seats}. Te toca.} waiting {{game}  {title}: {seats}. Sin empezar.} other {{game}  {title}: {seats}.}}',
  'terminal.online.computer': 'ordenador (nivel {level})',
  'terminal.online.nobody': 'nadie todavía',
  'terminal.online.bot': '{name} (bot)',
  'terminal.online.searching': 'Buscando a alguien para jugar: {title}, {clock}.',
  'terminal.online.searchKeys': 'q dejar de buscar',

  'terminal.online.title': '{game}: juegas con {seat} contra {others}',
  'terminal.online.watching': '{game}: miras a {others}',
  'terminal.online.gathering':
    '{count, plural, one {Se espera a alguien: {seats}. El puesto está libre.} other {Se espera a alguien: {seats}. Los puestos están libres.}}',
  'terminal.online.beginning': 'Ya están todos: la partida va a empezar.',
  'terminal.online.link': 'Da este enlace a quien vaya a jugar con {seat}:',
  'terminal.online.gatheringKeys': 'q salir (la partida te espera)   x cancelar la partida',
  'terminal.online.askAbort': '¿Cancelar la partida? y sí, otra tecla no',
  'terminal.online.away': '{seat}: ausencia',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (ausencia)} other {{seat} {time} (ausencia)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {Larga ausencia ({seat}): w reclama la partida.} other {Larga ausencia ({seat}): escribe claim para acabar la partida.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {Conexión perdida: ya volvemos. La partida está a salvo.} one {Conexión perdida: volvemos en un segundo. La partida está a salvo.} other {Conexión perdida: volvemos en # segundos. La partida está a salvo.}}',
  'terminal.online.connecting': 'Conectando con el servidor.',
  'terminal.online.back': 'La conexión ha vuelto.',
  'terminal.online.talk': 'Decir: {text}',
  'terminal.online.unheard':
    '{code, select, muted {Aquí nadie te oye.} silenced {Ahora no puedes escribir.} badText {Eso aquí no se dice.} tooFast {Demasiado rápido: espera un momento.} other {El mensaje no ha llegado.}}',
  'terminal.online.keys': 'Intro mover  e4e5  t hablar  z deshacer  o empate  x rendirse  ? ayuda  q fin',
  'terminal.online.keysCards': 'Intro mover  p cartas  k info  t hablar  o empate  x rendirse  ? ayuda  q fin',
  'terminal.online.keysPowers': 'Intro mover  p poderes  k info  t hablar  o empate  x rendirse  ? ayuda  q fin',
  'terminal.online.keysMap': 'Intro mover  / zona  e acabar  k cartas  t hablar  x rendirse  ? ayuda  q fin',
  'terminal.online.keysWaiting': 't hablar  z deshacer  o empate  x rendirse  RePág historia  ? ayuda  q salir',
  'terminal.online.keysWatching': 'Flechas mirar   t hablar   RePág/AvPág historia   ? ayuda   q salir',
  'terminal.online.overKeys': 'r revancha   s guardar   RePág/AvPág historia   q salir',
  'terminal.online.overKeysWatching': 's guardar   RePág/AvPág historia   q salir',
  'terminal.online.again': '{ending} Te ofrecen la revancha: r acepta.',
  'terminal.online.offeredAgain': 'Has ofrecido la revancha.',
  'terminal.online.help':
    'Con otros, en red:\nt                 decir algo a los demás\nz                 pedir que se deshaga tu última jugada (no puntuables)\nr                 ofrecer una pausa, o seguir después de una\nw                 reclamar la partida si alguien tarda mucho en volver\nq                 salir; la partida sigue, y --continue te devuelve a ella',

  'terminal.online.linesWelcome': '{game}: juegas con {seat} contra {others}. Escribe help para la ayuda.',
  'terminal.online.linesWatching': '{game}: miras a {others}. Escribe quit para salir.',
  'terminal.online.linesHelp':
    'Con los demás: say TEXT (hablar), undo (deshacer tu última jugada), pause (pausa), resume (seguir), claim (alguien no vuelve), abort (cancelar, antes de que todos hayan movido), clock (relojes). accept y decline responden a una propuesta. quit sale; la partida sigue.',
  'terminal.online.linesOver': 'Escribe again para la revancha, save para guardar la partida, o pulsa Intro para salir.',
  'terminal.online.linesWaiting': 'No es tu turno: «{line}» espera a que lo sea.',
  'terminal.online.linesAnswer':
    '{what, select, draw {Te ofrecen empate} undo {Te piden deshacer la última jugada} pause {Te ofrecen una pausa} resume {Te piden seguir} abort {Te piden cancelar la partida} other {Te ofrecen la revancha}}: escribe accept o decline.',
};
