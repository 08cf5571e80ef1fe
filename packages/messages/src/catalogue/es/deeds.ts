/** The deeds, in Spanish. */

import type { deeds as english } from '../en/deeds.ts';
import type { ThemeTexts } from '../texts.ts';

/** The side does something: Rojo juega, Templarios juegan. */
function does(one: string, many: string): string {
  return `{number, select, many {{seat} ${many}} other {{seat} ${one}}}`;
}

/** Spanish names the side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{number, select, many {} other {}}';
const SAME_ENEMY = '{enemyNumber, select, many {} other {}}';

/** The piece that acts, with its name where that is known. */
const ACTOR = `{hasActor, select, yes {{actor}} other {La pieza}} en {one} ({seat}${SAME})`;

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {una pieza ({actor})} other {una pieza}}';

const ACCUSED = `a la pieza en {one}{hasEnemy, select, yes { ({enemy}${SAME_ENEMY})} other {}}`;
const WHAT = '{known, select, yes {«{kind}»} other {un traidor}}';
const VERDICT =
  '{guess, select, right {: acierto, queda capturada} wrong {: fallo{hasActor, select, yes {, es «{actor}»} other {}}} other {}}';

export const deeds: ThemeTexts<typeof english> = {
  'deed.other': '{deed}',
  'deed.other.about': 'Algo especial: {deed}.',
  'deed.other.told': `${does('usa', 'usan')} un poder: {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Jugar cartas',
  'deed.cards.about':
    'Una carta de Desplazamiento lleva una pieza adonde no podría ir, y una de Ataque la ayuda en combate; una de cada como mucho.',
  'deed.cards.told': `{goes, select, attack {${does('juega', 'juegan')} {cards}.} swap {${does('juega', 'juegan')} {cards}: la pieza en {one} cambia de sitio con la de {two}.} other {${does('juega', 'juegan')} {cards}, de {one} a {two}.}}`,
  'deed.cards.choice': '{cards}: de {one} a {two}{open, select, yes {, a la vista} other {}}',
  'deed.exchange': 'Cambiar una carta',
  'deed.exchange.about': 'En vez de mover, pones una carta debajo de tu pila y robas la de arriba; nunca dos veces seguidas.',
  'deed.exchange.told': `{known, select, yes {${does('pone', 'ponen')} {cards} debajo de la pila.} other {${does('cambia', 'cambian')} una carta.}}`,
  'deed.exchange.choice': 'Cambiar {cards}',
  'deed.mulligan': 'Primera mano',
  'deed.mulligan.about': 'Una sola vez, antes de la primera jugada, las tres cartas pueden ir debajo de la pila a cambio de tres nuevas.',
  'deed.mulligan.told': `{answer, select, yes {${does('pide', 'piden')} tres cartas nuevas.} no {${does('se queda', 'se quedan')} con las tres primeras cartas.} other {${does('ha', 'han')} decidido sobre las primeras cartas.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Tomar tres cartas nuevas{order, select, none {} other {, las viejas van debajo en el orden {order}}}} other {Quedarse estas cartas}}',
  'deed.defend': 'Defender',
  'deed.defend.about': 'Una carta de Defensa sube el rango de la pieza atacada, si es móvil.',
  'deed.defend.told': `${does('juega', 'juegan')} {cards}.`,
  'deed.defend.choice': 'Jugar {cards}',

  'deed.sword': 'Espada',
  'deed.sword.about':
    'Un capitán golpea a uno o dos vecinos a la vez sin moverse: primero una bomba, luego el rango más bajo y luego el más alto.',
  'deed.sword.told': `${ACTOR} golpea con la Espada: {placeCount, plural, =2 {{two}} other {{two}, {three}}}.`,
  'deed.sword.choice': 'Espada: {one} golpea {placeCount, plural, =2 {solo {two}} other {{two}, {three}}}',
  'deed.apple': 'Fruto',
  'deed.apple.about':
    'Una vez por partida, una pieza enemiga de cualquier lugar debe atacar a sus vecinas; tu Fruto se gira y queda a la vista.',
  'deed.apple.told': `${does('dirige', 'dirigen')} el Fruto a la pieza en {one}.`,
  'deed.apple.choice': 'Fruto sobre {one}',
  'deed.heal': 'Sudario',
  'deed.heal.about': 'Cuando cae tu espía, una de tus piezas capturadas puede volver a la fila más cercana a ti.',
  'deed.heal.told': 'Sudario ({seat}): {known, select, yes {{kind} vuelve} other {una pieza capturada vuelve}} a {one}.',
  'deed.heal.choice': '{kind} vuelve a {one}',

  'deed.clairvoyance': 'Clarividencia',
  'deed.clairvoyance.about': 'En vez de mover, un 10 o un 9 se muestra y descubre qué es un enemigo a dos pasos como mucho.',
  'deed.clairvoyance.told': `${ACTOR} mira {two} con Clarividencia.`,
  'deed.clairvoyance.choice': 'Clarividencia: {one} mira {two}',
  'deed.teleportation': 'Teletransporte',
  'deed.teleportation.about':
    'Cada pieza de rango 8 va tan lejos como un explorador y puede atacar al final. Así, una jugada larga puede ser de un explorador o de un 8.',
  'deed.remoteAttack': 'Ataque a distancia',
  'deed.remoteAttack.about':
    'Golpea a un enemigo a una o dos casillas en línea recta; solo cae un rango más bajo, y tu pieza no corre peligro.',
  'deed.remoteAttack.told': `${ACTOR} golpea {two} a distancia.`,
  'deed.remoteAttack.choice': 'Ataque a distancia: {one} golpea {two}',
  'deed.anger': 'Furia',
  'deed.anger.about': 'Tras una victoria puede volver a atacar, cada vez con un rango más, hasta cuatro veces por turno.',
  'deed.anger.told': `${ACTOR} sigue con Furia y ataca {two}.`,
  'deed.anger.choice': 'Seguir: atacar {two}',

  'deed.draft': 'Elegir un territorio',
  'deed.draft.about': 'Un territorio libre pasa a ser tuyo: tu ejército se despliega en tus territorios.',
  'deed.draft.told': `${does('elige', 'eligen')} {one}.`,
  'deed.draft.choice': 'Elegir {one}',
  'deed.card': 'Jugar una carta',
  'deed.card.about': 'Se juega una de las cartas robadas; luego se descartan todas.',
  'deed.card.told': `${does('juega', 'juegan')} {cards}{card, select, blitz { (dos jugadas más)} reinforcement { y {number, select, many {sacan} other {saca}} ${ONE} de la bolsa} surpriseAttack { y {number, select, many {sacan} other {saca}} ${ONE} de la bolsa} newSpy { y {number, select, many {toman} other {toma}} ${ONE} de la bolsa} secretInformation {{hasShown, select, yes { y {number, select, many {muestran} other {muestra}} la bolsa: {shown}} other {}}} other {}}.`,
  'deed.card.choice': 'Jugar {cards}',
  'deed.place': 'Colocar una pieza',
  'deed.place.about': 'La pieza de tu bolsa va a una zona libre: junto a tus piezas con Refuerzos, donde quieras con las otras cartas.',
  'deed.place.told': `${does('coloca', 'colocan')} {hasActor, select, yes {la pieza ({actor})} other {la pieza}} en {one}.`,
  'deed.place.choice': 'Colocar en {one}',
  'deed.regroup': 'Elegir las piezas',
  'deed.regroup.about': 'Tres de tus piezas, o las dos últimas, van a cambiar de sitio entre ellas.',
  'deed.regroup.told': `${does('reagrupa', 'reagrupan')} las piezas en {places}.`,
  'deed.regroup.choice': 'Reagrupar {places}',
  'deed.rearrange': 'Recolocar',
  'deed.rearrange.about': 'Las piezas van a sus zonas en el orden que quieras, o se quedan como están; nadie más ve cuál está dónde.',
  'deed.rearrange.told': `${does('recoloca', 'recolocan')} las piezas a escondidas{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {La primera a {one}, la segunda a {two}} other {La primera a {one}, la segunda a {two}, la tercera a {three}}}',
  'deed.look': 'Mirar dos piezas',
  'deed.look.about': 'Descubres en secreto qué son dos piezas enemigas de zonas vecinas.',
  'deed.look.told': `${does('mira', 'miran')} las piezas en {places}{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.look.choice': 'Mirar {places}',
  'deed.accuse': 'Acusar',
  'deed.accuse.about': 'Dices en voz alta qué es una pieza enemiga. Si aciertas, queda capturada; si no, solo tú ves lo que es.',
  'deed.accuse.told': `${does('acusa', 'acusan')} ${ACCUSED} de ser ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'La pieza en {one} es «{kind}»',
  'deed.plant': 'Plantar la bandera',
  'deed.plant.about': 'Tu bandera vuelve a ser tuya y va a una zona vacía, a la vista de todos.',
  'deed.plant.told': `${does('planta', 'plantan')} su bandera en {one}.`,
  'deed.plant.choice': 'Plantar la bandera en {one}',
  'deed.done': 'Acabar el turno',
  'deed.done.about': 'Renuncias a las jugadas que te quedan.',
  'deed.done.told': `${does('acaba', 'acaban')} el turno.`,
  'deed.done.choice': 'Acabar el turno',

  'deed.pass': 'Pasar',
  'deed.pass.about': 'Responde que no a lo que se pregunta.',
  'deed.pass.told': `{decision, select, defend {${does('no juega', 'no juegan')} carta de Defensa.} follow {${does('lo deja', 'lo dejan')} en el Intercambio.} heal {${does('no trae', 'no traen')} a nadie de vuelta.} chain {La furia se ha acabado ({seat}).} card {${does('no juega', 'no juegan')} ninguna carta.} other {${does('pasa', 'pasan')}.}}`,
  'deed.pass.choice':
    '{decision, select, defend {Sin carta de Defensa} follow {Sin ataque} heal {No traer a nadie} chain {Parar aquí} card {No jugar carta} other {Pasar}}',
};
