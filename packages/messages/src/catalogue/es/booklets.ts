/** What the booklets print besides rules, in Spanish. */

import type { booklets as english } from '../en/booklets.ts';
import type { ThemeTexts } from '../texts.ts';

export const booklets: ThemeTexts<typeof english> = {
  'story.original':
    'Desde hace meses los casacas azules resisten frente a los casacas rojas de Wellington, helados y con poco pan. A la luz de una vela, la teniente Virginie Ghesquière escribe en su diario: mañana salen los exploradores, y ojalá los minadores no se alejen. Dicen que Madame d’Oettlinger ya cena a la mesa del Duque de Hierro.',
  'story.duel':
    'Aún es de noche cuando llega la orden: el general Herzlich quiere la bandera enemiga antes de que cante el gallo. Bastará un puñado de soldados, y nadie debe oírlos. ¡Ojalá el enemigo no haya tenido la misma idea!',
  'story.creed':
    'Desde hace siglos, Asesinos y Templarios se persiguen en la sombra. Ahora Ezio Auditore y Cesare Borgia están frente a frente, cada uno con un Fruto del Edén tras sus líneas. Quien pierda el suyo perderá la libertad del mundo.',
  'story.clone':
    'Las Guerras Clon incendian la galaxia. Mientras los Jedi defienden lo que queda de paz, el Conde Dooku y sus Separatistas arrastran un sistema tras otro al lado oscuro. En algún lugar, detrás de los planetas, cada bando ha escondido su base: ¡encuentra antes la del otro!',
  'story.conquest':
    'Durante años, {blue}, {red}, {green} y {gold} mantuvieron en Westeria una paz frágil. Se acabó: los ejércitos marchan, los espías escuchan tras cada puerta y las hechiceras maldicen la tierra. Cuatro reinos, y al final una sola bandera en pie.',
  'advice.setup': 'Para tu despliegue',
  'advice.play': 'Durante la partida',
  'advice.sample': 'Un despliegue para probar: {name}',
  'advice.studio': 'Abrir en el taller de ejércitos',
  'advice.readFirst':
    'Aprende cómo se mueve y ataca cada pieza antes de desplegar tu primer ejército: el despliegue puede decidir la partida.',
  'advice.bombs':
    'Unas bombas alrededor de {prize, select, apple {tu Fruto del Edén} base {tu base} other {tu bandera}} son buena defensa. Pon una o dos en otra parte como señuelo: muchas bombas juntas delatan el sitio.',
  'advice.strongInFront':
    'Unas cuantas piezas fuertes delante ponen en marcha tu ataque. Pero si las pierdes pronto, serás débil el resto de la partida.',
  'advice.scoutsInFront': 'Unos cuantos 2 ({scout}) delante averiguan pronto la fuerza del enemigo.',
  'advice.minersBack':
    'Guarda algunos 3 ({miner}) atrás: hacia el final los necesitas contra las bombas que rodean {prize, select, apple {el Fruto} base {la base} other {la bandera}} del enemigo.',
  'advice.backRow':
    'Esconde {prize, select, apple {tu Fruto del Edén} base {tu base} other {tu bandera}} muy atrás, para que nadie lo descubra pronto.',
  'advice.guard': 'Ten un 4 o algo más fuerte cerca de tus bombas, para frenar a los 3 ({miner}) del enemigo.',
  'advice.evenly': 'Reparte piezas fuertes y débiles por todo el ancho, para que nadie se abra paso fácilmente.',
  'advice.waysOut': 'Las bombas no se mueven nunca. Cuida de que no encierren a tus propias piezas.',
  'advice.attackToo': 'Piensa también en tu ataque: quien solo se defiende casi nunca gana.',
  'advice.otherPlace':
    'Una esquina rodeada de piezas es donde todos miran primero. Elige en cada partida otro sitio para {prize, select, apple {tu Fruto del Edén} base {tu base} other {tu bandera}}.',
  'advice.oneBomb': 'Una sola bomba no cierra todos los lados de tu bandera: es un juego muy distinto que con dos.',
  'advice.shortSteps': 'Un 2 ({scout}) que corre lejos se delata. Da pasos sueltos mientras nadie deba saberlo.',
  'advice.stayStill': 'Una pieza que se ha movido no es una bomba. No muevas demasiadas al principio, y el enemigo seguirá adivinando.',
  'advice.bluff': '¡Marca faroles! Nadie ve cuáles de tus piezas son peligrosas: puedes llevar al enemigo a una trampa.',
  'advice.cover': 'No mandes delante tus piezas más fuertes sin apoyo: perder una suele ser perder la partida.',
  'advice.whereTheyAre': 'Recuerda dónde se han visto piezas fuertes del enemigo y síguelas por el tablero.',
  'advice.whoIsLeft': 'Hacia el final, mira las piezas capturadas: te dicen lo que le queda al enemigo.',
  'advice.nine': 'En cuanto sepas dónde está el 10 enemigo, tu 9 puede salir de caza por donde el 10 no esté cerca.',
  'advice.lateScouts': 'Guarda un 2 ({scout}) para el final: en un tablero vacío captura la base desde muy lejos.',
  'advice.bluffCard':
    'Donde las cartas de Ataque pueden quedar ocultas, hasta una inútil puede hacer que el defensor malgaste una de Defensa.',
  'advice.appleOnce': 'El Fruto solo sirve una vez, y después todos saben dónde está. Guárdalo para el momento justo.',
  'advice.clairvoyance': 'Usa poco la Clarividencia: cada vez enseñas al enemigo dónde está una de tus piezas más fuertes.',
  'advice.teleportation': 'El Teletransporte es más fuerte hacia el final, cuando hay sitio para grandes saltos.',
  'advice.oneEach': 'Pon una pieza en cada uno de tus territorios: así todos son tuyos desde el principio.',
  'advice.curseCities': 'Las Tierras malditas están mejor en los territorios con ciudad: ayudan a conservarla.',
  'advice.comeClose':
    'Acerca una pieza al enemigo con un explorador o un Ataque sorpresa. En un turno posterior, un Reagrupamiento pone otra más fuerte en su lugar.',
  'advice.hideAgain': '¿Han descubierto tu bandera o una Tierra maldita? Un Reagrupamiento las vuelve a esconder.',
  'path.title': '¿Qué juego primero?',
  'path.about': 'Lo dicen los propios libritos: empieza con pocas piezas y deja poderes y cartas para el final.',
  'path.first': 'Bueno para empezar',
  'path.after': 'Después de {title}',
};
