/** What the game asks in the middle of a turn, in Spanish. */

import type { questions as english } from '../en/questions.ts';
import type { ThemeTexts } from '../texts.ts';

export const questions: ThemeTexts<typeof english> = {
  'question.other': 'Tu respuesta',
  'question.other.asked': 'Hay una pregunta para ti: {decision}.',
  'question.other.waiting': 'A la espera de una respuesta ({seats}).',
  'question.mulligan': 'Tus tres primeras cartas',
  'question.mulligan.asked':
    'Quédate con estas tres cartas, o ponlas todas debajo de tu pila y toma tres nuevas. Solo se pregunta una vez.',
  'question.mulligan.waiting': 'A la espera ({seats}): quedarse o cambiar las primeras cartas.',
  'question.mulligan.first': '¿Qué carta va primero debajo de la pila? Volverá a salir antes que las otras dos.',
  'question.mulligan.second': '¿Y cuál después? La tercera va al fondo del todo.',
  'question.defend': 'Te atacan',
  'question.defend.asked':
    'Sube el rango de tu pieza con una carta de Defensa, o deja que luche como está. Una carta de Defensa no ayuda a una bomba ni a una bandera.',
  'question.defend.waiting': 'A la espera ({seats}): jugar o no una carta de Defensa.',
  'question.follow': 'Tras el Intercambio',
  'question.follow.asked': 'En este turno aún puedes atacar con una carta de Ataque, o dejarlo así.',
  'question.follow.waiting': 'A la espera ({seats}): atacar o no tras el Intercambio.',
  'question.heal': 'El Sudario de tu espía',
  'question.heal.asked': 'Tu espía ha caído: una de tus piezas capturadas puede volver al tablero. Elige la pieza y luego su casilla.',
  'question.heal.waiting': 'A la espera ({seats}): ha caído un espía, una pieza capturada puede volver.',
  'question.chain': 'Furia',
  'question.chain.asked':
    'Tu pieza ha ganado y está furiosa: ataca a un vecino con un rango más, o para. Al final del turno su rango vuelve a ser el de antes.',
  'question.chain.waiting': 'A la espera ({seats}): atacar otra vez con Furia, o parar.',
  'question.draft': 'Un territorio para ti',
  'question.draft.asked':
    'Elige un territorio libre: tu ejército se despliega en tus territorios. Cada ciudad que controlas te da una jugada más por turno.',
  'question.draft.waiting': 'A la espera ({seats}): elegir un territorio.',
  'question.card': 'Las cartas que has robado',
  'question.card.asked': 'Juega una de estas cartas, o ninguna. Luego se descartan todas y haces tus jugadas.',
  'question.card.waiting': 'A la espera ({seats}): jugar o no una de las cartas de la mesa.',
  'question.place': 'Una pieza de tu bolsa',
  'question.place.asked': 'Elige la zona libre adonde vuelve. Ya puede moverse en este turno.',
  'question.place.waiting': 'A la espera ({seats}): colocar la pieza de la bolsa.',
  'question.regroup': 'Piezas por reagrupar',
  'question.regroup.asked':
    'Elige tres de tus piezas, o las dos últimas: pueden cambiar de sitio entre ellas. También las que nunca se mueven.',
  'question.regroup.waiting': 'A la espera ({seats}): elegir las piezas por reagrupar.',
  'question.rearrange': 'Quién va adónde',
  'question.rearrange.asked':
    'Di adónde van la primera, la segunda y la tercera de estas piezas, o déjalas como están. Nadie más ve cuál está dónde.',
  'question.rearrange.waiting': 'A la espera ({seats}): recolocar las piezas a escondidas.',
  'question.look': 'Dos piezas para mirar',
  'question.look.asked': 'Elige dos piezas enemigas de zonas vecinas: solo tú verás lo que son.',
  'question.look.waiting': 'A la espera ({seats}): mirar dos piezas.',
  'question.accuse': 'El traidor',
  'question.accuse.asked':
    'Di qué es una pieza enemiga. Si aciertas, queda capturada; si no, solo tú ves lo que es. Todos oyen tu respuesta.',
  'question.accuse.waiting': 'A la espera ({seats}): acusar a un traidor.',
  'question.plant': 'Tu bandera vuelve a ser tuya',
  'question.plant.asked': 'Elige una zona vacía para tu bandera. Todos ven dónde está.',
  'question.plant.waiting': 'A la espera ({seats}): plantar la bandera recuperada.',
  'step.hidden': 'Oculta',
  'step.hidden.about': 'Tu carta y tu pieza siguen ocultas hasta que el enemigo decide sobre una carta de Defensa.',
  'step.open': 'A la vista',
  'step.open.about': 'Tu carta y tu pieza se muestran antes de que el enemigo decida sobre una carta de Defensa.',
  'step.again': 'Elige un segundo objetivo, o el mismo otra vez para golpearlo solo a él.',
};
