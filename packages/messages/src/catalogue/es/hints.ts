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
  'hints.move': 'Lo mejor: {kind} {from}-{to}.',
  'hints.deed': 'Lo mejor: {deed}.',
  'hints.expectation': 'Tu probabilidad de ganar después: {percent} %.',
  'hints.attack':
    'La pieza en {cell} es probablemente esta: {kind} ({chance} %). El combate: {win} % ganado, {lose} % perdido{both, plural, =0 {} other {, # % caen las dos}}.',
  'hints.attackKnown':
    'La pieza en {cell} es conocida: {kind}. {win, plural, =100 {Ganas ese combate.} other {{lose, plural, =100 {Pierdes ese combate, pero vale la pena.} other {Caen las dos piezas.}}}}',
  'hints.defence': 'Pero una carta de Defensa puede cambiarlo.',
  'hints.prize': 'Hasta puede ser {prize, select, apple {el Fruto del Edén} base {la base} other {la bandera}}: {chance} %.',
  'hints.escape': 'Donde está ahora, un vecino podría vencerla: {chance} %.',
  'hints.threat': 'Desde allí puede atacar {cell} después: {chance} % de ganar.',
  'hints.risk': 'El riesgo: la pieza en {cell} podría vencerla allí, {chance} %.',
  'hints.quiet': 'Parece que allí está a salvo.',
  'hints.suspect': 'probablemente {kind}, {chance} %',
};
