/** What the computer advises who trains against it, and why, in Spanish. */

import type { hints as english } from '../en/hints.ts';
import type { ThemeTexts } from '../texts.ts';

export const hints: ThemeTexts<typeof english> = {
  'hints.title': 'Entrenamiento',
  'hints.ask': '¿Qué harías tú?',
  'hints.thinking': 'El ordenador piensa en tu lugar ...',
  'hints.broken': 'Ahora mismo no se puede preguntar al ordenador. Tu partida está a salvo: recarga la página.',
  'hints.odds': 'Qué pueden ser',
  'hints.oddsAbout': 'En cada pieza oculta: lo que es más probable que sea, y con qué probabilidad.',
  'hints.move': 'El ordenador iría de {from} a {to} con esta pieza: {kind}.',
  'hints.deed': 'El ordenador haría esto: {deed}.',
  'hints.expectation': 'Después te daría {percent} posibilidades de cada cien de ganar.',
  'hints.attack':
    'La pieza en {cell} es probablemente esta: {kind}, {chance} de cada cien. De cada cien combates, ganarías {win} y perderías {lose}{both, plural, =0 {} other {; en # caerían las dos piezas}}.',
  'hints.attackKnown':
    'La pieza en {cell} es conocida: {kind}. {win, plural, =100 {Ganas ese combate.} other {{lose, plural, =100 {Pierdes ese combate, pero vale la pena.} other {Caen las dos piezas.}}}}',
  'hints.defence': 'Pero una carta de Defensa puede cambiarlo.',
  'hints.prize': 'Hasta puede ser {prize, select, apple {el Fruto del Edén} base {la base} other {la bandera}}: {chance} de cada cien.',
  'hints.escape': 'Donde está ahora, un vecino podría vencerla: {chance} de cada cien.',
  'hints.threat': 'Desde allí puede atacar {cell} después, y ganaría {chance} de cada cien combates.',
  'hints.risk': 'El riesgo: la pieza en {cell} podría vencerla allí, {chance} de cada cien.',
  'hints.quiet': 'Por lo que puedes saber, es poco probable que un vecino la venza allí.',
  'hints.suspect': 'probablemente {kind}, {chance} de cada cien',
};
