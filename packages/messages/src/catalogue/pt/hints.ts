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
  'hints.move': 'O melhor: {kind} {from}-{to}.',
  'hints.deed': 'O melhor: {deed}.',
  'hints.expectation': 'A tua probabilidade de ganhar depois: {percent}%.',
  'hints.attack':
    'A peça em {cell} é provavelmente esta: {kind} ({chance}%). O combate: {win}% ganho, {lose}% perdido{both, plural, =0 {} other {, #% caem as duas}}.',
  'hints.attackKnown':
    'A peça em {cell} é conhecida: {kind}. {win, plural, =100 {Ganhas esse combate.} other {{lose, plural, =100 {Perdes esse combate, mas vale a pena.} other {Caem as duas peças.}}}}',
  'hints.defence': 'Mas uma carta de Defesa pode mudar isso.',
  'hints.prize': 'Pode até ser a {prize, select, apple {Maçã do Éden} base {base} other {bandeira}}: {chance}%.',
  'hints.escape': 'Onde está agora, um vizinho pode vencê-la: {chance}%.',
  'hints.threat': 'De lá pode atacar {cell} a seguir: {chance}% de ganhar.',
  'hints.risk': 'O risco: a peça em {cell} pode vencê-la lá, {chance}%.',
  'hints.quiet': 'Lá parece estar segura.',
  'hints.suspect': 'provavelmente {kind}, {chance}%',
};
