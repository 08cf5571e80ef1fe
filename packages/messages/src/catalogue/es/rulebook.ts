/** The rules as a reader meets them, in Spanish. */

import type { rulebook as english } from '../en/rulebook.ts';
import type { ThemeTexts } from '../texts.ts';

export const rulebook: ThemeTexts<typeof english> = {
  'rulebook.title': 'Reglas: {title}',
  'rulebook.way': 'Reglas',
  'rulebook.why': '¿Por qué?',
  'rulebook.contents': 'En esta página',
  'rulebook.others': 'Reglas de los otros juegos',
  'rulebook.section.goal': 'De qué se trata',
  'rulebook.section.setup': 'Preparación',
  'rulebook.section.turn': 'Un turno',
  'rulebook.section.battle': 'Combates',
  'rulebook.section.flags': 'Banderas',
  'rulebook.section.powers': 'Poderes',
  'rulebook.section.cards': 'Cartas',
  'rulebook.section.known': 'Lo que sabes',
  'rulebook.section.repetition': 'Ir y venir',
  'rulebook.section.end': 'El final',
  'rulebook.section.advice': 'Consejos',
  'rulebook.section.options': 'Reglas de la casa',

  'rulebook.army': 'El ejército de cada bando',
  'rulebook.army.piece': 'Pieza',
  'rulebook.army.rank': 'Rango',
  'rulebook.army.count': 'Número',
  'rulebook.army.trait': 'Qué tiene de especial',
  'rulebook.trait.run': 'Corre hasta donde quiera.',
  'rulebook.trait.never': 'No se mueve nunca.',
  'rulebook.trait.prize': 'Quien la captura gana.',
  'rulebook.battles': 'Donde no decide el rango',
  'rulebook.battle':
    '{attacker} → {defender}: {outcome, select, attackerWins {gana el atacante} defenderWins {gana el defensor} other {caen las dos piezas}}.',
  'rulebook.battle.others': 'Cualquier otra',
  'rulebook.battle.anybody': 'Cualquiera',
  'rulebook.card.count': '{count, plural, one {una vez en la baraja} other {# veces en la baraja}}',
  'rulebook.option.usual': 'lo normal',
  'rulebook.set.title': 'Reglas',
  'rulebook.set.booklet': 'Según el folleto',
  'rulebook.set.bookletAbout': 'Lo que dice el folleto, y nada más.',
  'rulebook.set.club': 'Reglas de club',
  'rulebook.set.clubAbout': 'Con lo que añaden los torneos, para que ninguna partida se eternice.',
  'rulebook.set.house': 'Reglas de la casa',
  'rulebook.set.houseAbout': 'Tu propia elección: ni del todo el folleto ni del todo el club.',
  'rulebook.option.booklet': 'según el folleto',
  'rulebook.option.club': 'en el club',

  'rulebook.goal.flag':
    'En algún lugar entre las piezas del enemigo hay {prize, select, apple {un Fruto del Edén. Encuéntralo y captúralo} base {una base. Encuéntrala y captúrala} other {una bandera. Encuéntrala y captúrala}}: así ganas. Puede hacerlo cualquier pieza que se mueva.',
  'rulebook.goal.stuck': 'Quien en su turno no puede mover ni atacar también pierde.',
  'rulebook.goal.map': 'Cada reino esconde su bandera en algún lugar del mapa. Gana quien tenga la última bandera en pie.',

  'rulebook.setup.army':
    'Todos despliegan el ejército a la vez: {pieces} piezas en las {rows} filas más cercanas a cada uno ({squares} casillas), como mucho una por casilla. El enemigo solo ve sus espaldas.',
  'rulebook.setup.gaps': 'Algunas casillas quedan vacías; cuáles, lo eliges tú.',
  'rulebook.setup.first': 'Primera jugada: {seat}.',
  'rulebook.setup.lot': 'La suerte decide quién mueve primero.',
  'rulebook.setup.cards':
    'Cada uno tiene su baraja, bien mezclada, y roba tres cartas. Una sola vez, antes del primer turno, las tres pueden ir debajo de la pila a cambio de tres nuevas; su dueño elige en qué orden, y nadie más lo sabe.',
  'rulebook.setup.start':
    'Cada uno saca una pieza de la bolsa, a la vista de todos. Empieza la más alta; una Tierra maldita no vale nada, una bandera es la más alta de todas. Si empatan, sacan otra vez. Las piezas vuelven a sus bolsas.',
  'rulebook.setup.draft':
    'El mapa tiene 24 territorios de tres zonas cada uno; ocho de ellos tienen una ciudad. Cada uno, por turno, elige un territorio. El último elige dos veces, y luego se sigue en sentido contrario, hasta repartirlos todos.',
  'rulebook.setup.place':
    'Después todos colocan sus {pieces} piezas, sin que los demás las vean, en zonas de sus territorios, una por zona. {players, plural, =4 {Entre cuatro se llenan así todas las zonas.} other {{minOnePerTerritory, select, on {Puede haber zonas vacías, pero ningún territorio entero.} other {Puede haber zonas vacías, incluso territorios enteros.}}}}',

  'rulebook.turn.one':
    'Se juega por turnos. En cada turno mueves una pieza, o atacas con una. Nadie puede pasar, y nadie está obligado a atacar. Lo hecho, hecho está.',
  'rulebook.turn.step': 'Una pieza va una casilla adelante, atrás, a la izquierda o a la derecha, nunca en diagonal.',
  'rulebook.turn.block':
    'En una casilla solo cabe una pieza. Nadie salta sobre una pieza, y nadie entra en un obstáculo ({obstacle}) ni lo cruza.',
  'rulebook.turn.never': 'Las piezas que nunca se mueven se quedan donde se colocaron, y nunca atacan.',
  'rulebook.turn.run':
    'Una pieza que corre cruza las casillas vacías que quiera en línea recta, y puede atacar al final de la carrera. Quien avanza más de una casilla se da a conocer.',
  'rulebook.turn.cards':
    'En vez de mover puedes cambiar una carta: va debajo de tu pila, y robas la de arriba. No en dos turnos seguidos, ni con la pila vacía.',
  'rulebook.turn.play':
    'Con una jugada o un ataque puedes jugar una carta de Desplazamiento y una carta de Ataque. La de Desplazamiento va primero y sustituye al paso normal; si lleva hasta un enemigo, es un ataque. Sin ataque no hay carta de Ataque. {swapThenAttack, select, on {Tras un Intercambio aún puedes atacar con una carta de Ataque.} other {Un Intercambio es el turno entero.}}',
  'rulebook.turn.refill':
    'Cada carta sirve una sola vez: una carta jugada queda a la vista en la mesa. Al final de tu turno robas {refillHand, select, toThree {hasta volver a tener tres} other {una si tienes menos de tres}}.',
  'rulebook.turn.mapCards':
    'Al empezar tu turno robas una carta por cada dos territorios que controlas, a la vista de todos. Juega una, o ninguna; luego se descartan todas. Cuando la pila se acaba, se barajan los descartes. Al principio el Traidor está debajo del todo.',
  'rulebook.turn.mapMoves':
    'Después tienes una jugada, y una más por cada ciudad que controlabas al empezar tu turno. La primera es obligatoria si se puede hacer; las otras no. Una sola pieza puede hacerlas todas.',
  'rulebook.turn.mapStep':
    'Una pieza va a una zona que toca la suya. Nadie salta sobre las piezas ni cruza las montañas, y en una zona solo cabe una pieza.',
  'rulebook.turn.mapNever': 'Las banderas y las Tierras malditas no se mueven nunca, salvo con la carta Reagrupamiento.',
  'rulebook.turn.mapRun':
    'Un explorador pasa por las zonas libres que quiera, también doblando esquinas{scoutChargeAttack, select, off {, pero solo ataca a sus vecinos} other {, y puede atacar al final}}. Quien avanza más de una zona se da a conocer.',
  'rulebook.turn.control':
    'Controlas un territorio cuando solo tú tienes piezas en él. Vacío o compartido, no cuenta para nadie; su ciudad tampoco.',

  'rulebook.battle.attack': 'Para atacar, ve al sitio de un enemigo a tu alcance. Las dos piezas se muestran a todos.',
  'rulebook.battle.rank':
    'Gana el rango más alto y la otra pieza sale del tablero. Un atacante que gana ocupa el sitio, un defensor que gana se queda. Con rangos iguales salen las dos.',
  'rulebook.battle.gone': 'Quien ha salido del tablero no vuelve.',
  'rulebook.battle.bag': 'Una pieza vencida va a la bolsa de su reino, y puede volver con una carta. Ya puede moverse en el mismo turno.',
  'rulebook.battle.defence':
    'Quien recibe un ataque puede responder con una carta de Defensa, y luego se comparan los rangos. {hiddenAttackCards, select, on {El atacante y su carta de Ataque se muestran antes, o siguen ocultos hasta entonces: el atacante elige cada vez.} other {El atacante y su carta de Ataque se muestran antes.}} Se te pregunta siempre que tengas cartas, para que la pregunta no delate nada.',
  'rulebook.battle.cards':
    'Las cartas cambian los rangos durante un combate, incluso por encima de diez. Un espía que ataca sigue venciendo al 10, un minador sigue quitando bombas, y de las cartas de Ataque solo la Armadura quita una.',

  'rulebook.flags.capture': 'Cualquier pieza captura una bandera yendo a su zona. Se lleva también todas las que tenía su dueño.',
  'rulebook.flags.poor': 'Quien pierde la bandera no roba cartas hasta recuperarla, pero sigue jugando, y sus ciudades cuentan igual.',
  'rulebook.flags.back':
    'Captura la bandera de quien tiene la tuya, y recuperas la tuya: la plantas enseguida en cualquier zona vacía, a la vista de todos.',
  'rulebook.flags.none': 'Sin una bandera tuya en el tablero no puedes quedarte con ninguna: lo que capturas va a quien tiene la tuya.',

  'rulebook.power.sword':
    'El capitán y los objetivos se muestran antes. Las bombas van antes que los rangos, el más bajo antes que el más alto, el Fruto al final; cada combate es normal. Quien cae no llega al segundo objetivo; pero si los dos objetivos son capitanes, caen los tres. También puede golpear así a un solo objetivo. Un ataque normal, con el que avanza, sigue siendo posible.',
  'rulebook.power.apple':
    'Ocupa el turno entero. Elige cualquier pieza enemiga. Una bomba o el Fruto solo se muestra. Cualquier otra ataca a todas sus vecinas de su propio ejército, una tras otra: las bombas, luego los rangos desde el más bajo. Se queda en su sitio, y un combate que no gana acaba la serie.',
  'rulebook.power.appleMore':
    'Un minador quita las bombas de su propio ejército y sigue; cualquier otra pieza que da con una bomba {appleBombStays, select, on {cae, y la bomba se queda} other {cae con ella}}. Su propio Fruto se muestra y no se captura. Después la pieza vuelve a ser de su dueño.',
  'rulebook.power.heal':
    'Puede ser cualquier pieza de rango 2 a 10, en una casilla libre de tu última fila, o de la siguiente si esa está llena. {shroudHidden, select, on {El enemigo no ve cuál es.} other {Todos ven cuál es.}} Puedes rechazarlo. No gasta el turno.',
  'rulebook.power.clairvoyance':
    'Dos pasos por filas y columnas, también doblando una esquina, {remoteBlocked, select, on {pero no por encima de piezas ni obstáculos} other {también por encima de piezas y obstáculos}}. Las dos piezas se muestran a todos, y le toca al otro. También se pueden mirar las bombas y la base.',
  'rulebook.power.remoteAttack':
    'Una o dos casillas en línea recta, {remoteBlocked, select, on {pero no por encima de piezas ni obstáculos} other {también por encima de piezas y obstáculos}}. Un rango más bajo se retira; a los iguales, a los más altos y a las bombas no les pasa nada. Las dos piezas se muestran. {remoteCapturesBase, select, off {A la base tampoco le pasa nada.} other {Así se puede capturar la base.}} Junto a un enemigo también cabe un ataque normal.',
  'rulebook.power.anger':
    'Tras cada victoria está en la casilla de la pieza caída, sube un rango y puede atacar otra vez a un vecino, hasta cuatro ataques en total. Al final del turno vuelve a ser un 6. Al defender siempre es un 6.',

  'rulebook.known.hidden': 'Ves tus piezas, y las espaldas de todas las demás.',
  'rulebook.known.back':
    '{memory, select, aided {Una pieza que se ha mostrado sigue a la vista para ti; en la mesa se daría la vuelta, y tendrías que recordarla.} pencil {Tras un combate, la pieza ganadora se da la vuelta otra vez; puedes anotar lo que has visto.} other {Tras un combate, la pieza ganadora se da la vuelta otra vez, y nadie puede tomar notas: recuérdala.}}',
  'rulebook.known.fallen': 'Las piezas capturadas están a la vista de todos.',
  'rulebook.known.moved':
    'Quien se ha movido no es ni una bomba ni {prize, select, apple {un Fruto del Edén} base {una base} other {una bandera}}. Quien ha corrido es una de las piezas que pueden.',
  'rulebook.known.hand': 'Tu mano es solo tuya. Cuántas cartas hay en cada sitio lo saben todos, y también qué cartas se han jugado.',
  'rulebook.known.cards':
    'Una pieza que avanza más de una casilla gracias a una carta puede ser cualquiera que se mueva; pero solo un explorador corre en diagonal.',
  'rulebook.known.bag':
    'Todos ven lo que entra en una bolsa. Cuando alguien saca algo de ella a ciegas, todo lo de dentro vuelve a ser desconocido para los demás, y también la pieza que salió.',
  'rulebook.known.regroup': 'Todos ven qué zonas se han reagrupado; nadie más ve qué fue adónde.',

  'rulebook.repetition.squares':
    'Una pieza puede hacer como mucho {limit, plural, one {# jugada seguida} other {# jugadas seguidas}} entre las mismas dos casillas, ida o vuelta; luego hay que hacer otra cosa. Los ataques también cuentan. Así, quien empezó debe parar primero.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {Para una pieza que corre esto vale entre exactamente las mismas dos casillas, cercanas o lejanas: si se detiene en otra, la cuenta empieza de nuevo.} other {En una pieza que corre cuenta el borde entre dos casillas: no puede cruzar el mismo más veces seguidas que esas, por lejos que corra.}}',
  'rulebook.repetition.chase':
    'Nadie puede perseguir a una pieza dando vueltas sin fin: una persecución no puede repetir una posición que ya se dio en ella. Volver enseguida atrás está permitido, mientras lo permita la regla de arriba. {chaseReach, select, reach {Una persecución dura mientras cada jugada de un bando amenaza a una pieza enemiga y cada respuesta mueve esa pieza. Una pieza amenaza lo que podría atacar con su siguiente jugada, una que corre también por una línea libre.} other {Una persecución dura mientras cada jugada de un bando acaba junto a una pieza enemiga y cada respuesta aparta esa pieza.}}',
  'rulebook.repetition.cards': 'Un turno con una carta o un poder interrumpe la cuenta; correr lejos, no.',

  'rulebook.end.flag':
    '{prize, select, apple {Un Fruto del Edén capturado} base {Una base capturada} other {Una bandera capturada}} acaba la partida al momento.',
  'rulebook.end.stuck':
    'Quien ya no tiene ninguna jugada permitida pierde. Si a ningún bando le quedan piezas que puedan moverse, {bothImmobile, select, moverLoses {pierde el bando al que le toca} other {es empate}}.',
  'rulebook.end.cards':
    'Una jugada o un ataque que una de tus cartas hace posible también cuenta; {exchangeSaves, select, on {quien solo puede cambiar una carta debe hacerlo y aún no ha perdido} other {cambiar una carta, no}}.',
  'rulebook.end.powers':
    '{prize, select, apple {Un Fruto sin usar no ayuda entonces: no es una jugada.} other {Un ataque a distancia cuenta aquí como jugada, la clarividencia no.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {Se puede acordar un empate, y cualquiera puede rendirse.} other {Tras {quietLimit} turnos sin capturas, contando los dos bandos, es empate. También se puede acordar un empate, y cualquiera puede rendirse.}}',
  'rulebook.end.map':
    'Gana quien tenga la única bandera en el tablero. {turnLimit, select, off {No hay última ronda.} other {Tras {turnLimit} rondas decide quién tiene más banderas, y luego más territorios; si empatan, comparten la victoria.}}',
  'rulebook.end.length': 'Ninguna partida es eterna: tras {longest} {unit, select, rounds {rondas} other {jugadas}} acaba en empate.',
  'rulebook.end.leave':
    'Entre tres o cuatro, la partida sigue cuando alguien se va: sus piezas quedan como están y se pueden atacar. Gana quien queda al final. Si aún no están desplegados todos los ejércitos, acaba sin ganador. Entre dos, pierde quien se va.',
};
