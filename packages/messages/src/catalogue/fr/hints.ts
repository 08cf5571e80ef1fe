/** What the computer advises who trains against it, and why, in French. */

import type { hints as english } from '../en/hints.ts';
import type { ThemeTexts } from '../texts.ts';

export const hints: ThemeTexts<typeof english> = {
  'hints.title': 'Entraînement',
  'hints.ask': 'Que ferais-tu ?',
  'hints.thinking': 'L’ordinateur réfléchit à ta place ...',
  'hints.broken': 'Impossible de demander conseil à l’ordinateur pour le moment. Ta partie est gardée : recharge la page.',
  'hints.odds': 'Ce que ça peut être',
  'hints.oddsAbout': 'Sur chaque pièce cachée : ce qu’elle est sans doute, et avec quelle probabilité.',
  'hints.move': 'L’ordinateur irait de {from} à {to} avec cette pièce : {kind}.',
  'hints.deed': 'L’ordinateur ferait ceci : {deed}.',
  'hints.expectation': 'Ensuite, il te donnerait {percent} chances sur cent de gagner.',
  'hints.attack':
    'La pièce sur {cell} est sans doute celle-ci : {kind}, {chance} sur cent. Sur cent combats, tu en gagnerais {win} et tu en perdrais {lose}{both, plural, =0 {} other { ; dans #, les deux pièces tomberaient}}.',
  'hints.attackKnown':
    'La pièce sur {cell} est connue : {kind}. {win, plural, =100 {Tu gagnes ce combat.} other {{lose, plural, =100 {Tu perds ce combat, mais ça vaut le coup.} other {Les deux pièces tombent.}}}}',
  'hints.defence': 'Mais une carte de défense peut changer cela.',
  'hints.prize': 'C’est peut-être même {prize, select, apple {la Pomme d’Éden} base {la base} other {le drapeau}} : {chance} sur cent.',
  'hints.escape': 'Là où elle est, un voisin pourrait la battre : {chance} sur cent.',
  'hints.threat': 'De là, elle peut ensuite attaquer {cell} et gagnerait {chance} combats sur cent.',
  'hints.risk': 'Le risque : la pièce sur {cell} pourrait la battre là-bas, {chance} sur cent.',
  'hints.quiet': 'D’après ce que tu peux savoir, aucun voisin ne risque vraiment de la battre là-bas.',
  'hints.suspect': 'sans doute {kind}, {chance} sur cent',
};
