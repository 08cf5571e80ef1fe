/** What the computer advises who trains against it, and why, in Portuguese. */

import type { hints as english } from '../en/hints.ts';
import type { ThemeTexts } from '../texts.ts';

export const hints: ThemeTexts<typeof english> = {
  'hints.title': 'Treino',
  'hints.ask': 'O que farias tu?',
  'hints.thinking': 'O computador está a pensar no teu lugar ...',
  'hints.broken': 'De momento não é possível perguntar ao computador. O teu jogo está guardado: recarrega a página.',
  'hints.odds': 'O que podem ser',
  'hints.oddsAbout': 'Em cada peça oculta: o que é mais provável que seja, e com que probabilidade.',
  'hints.move': 'O computador iria de {from} para {to} com esta peça: {kind}.',
  'hints.deed': 'O computador faria isto: {deed}.',
  'hints.expectation': 'Na opinião dele, terias então {percent} hipóteses em cem de ganhar.',
  'hints.attack':
    'A peça em {cell} é provavelmente esta: {kind}, {chance} em cem. Em cada cem combates, ganharias {win} e perderias {lose}{both, plural, =0 {} other {; em # cairiam as duas peças}}.',
  'hints.attackKnown':
    'A peça em {cell} é conhecida: {kind}. {win, plural, =100 {Ganhas esse combate.} other {{lose, plural, =100 {Perdes esse combate, mas vale a pena.} other {Caem as duas peças.}}}}',
  'hints.defence': 'Mas uma carta de Defesa pode mudar isso.',
  'hints.prize': 'Pode até ser a {prize, select, apple {Maçã do Éden} base {base} other {bandeira}}: {chance} em cem.',
  'hints.escape': 'Onde está agora, um vizinho pode vencê-la: {chance} em cem.',
  'hints.threat': 'De lá pode atacar {cell} a seguir, e ganharia {chance} em cem combates.',
  'hints.risk': 'O risco: a peça em {cell} pode vencê-la lá, {chance} em cem.',
  'hints.quiet': 'Tanto quanto podes saber, é pouco provável que um vizinho a vença lá.',
  'hints.suspect': 'provavelmente {kind}, {chance} em cem',
};
