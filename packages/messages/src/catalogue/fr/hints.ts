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
  'hints.move': 'Le mieux : {kind} {from}-{to}.',
  'hints.deed': 'Le mieux : {deed}.',
  'hints.expectation': 'Tes chances de gagner ensuite : {percent} %.',
  'hints.attack':
    'La pièce sur {cell} est sans doute celle-ci : {kind} ({chance} %). Le combat : {win} % gagné, {lose} % perdu{both, plural, =0 {} other {, # % les deux tombent}}.',
  'hints.attackKnown':
    'La pièce sur {cell} est connue : {kind}. {win, plural, =100 {Tu gagnes ce combat.} other {{lose, plural, =100 {Tu perds ce combat, mais ça vaut le coup.} other {Les deux pièces tombent.}}}}',
  'hints.defence': 'Mais une carte de défense peut changer cela.',
  'hints.prize': 'C’est peut-être même {prize, select, apple {la Pomme d’Éden} base {la base} other {le drapeau}} : {chance} %.',
  'hints.escape': 'Là où elle est, un voisin pourrait la battre : {chance} %.',
  'hints.threat': 'De là, elle peut ensuite attaquer {cell} : {chance} % de chances de gagner.',
  'hints.risk': 'Le risque : la pièce sur {cell} pourrait la battre là-bas, {chance} %.',
  'hints.quiet': 'Elle semble à l’abri là-bas.',
  'hints.suspect': 'sans doute {kind}, {chance} %',
};
