/** The cards, in French. */

import type { cards as english } from '../en/cards.ts';
import type { ThemeTexts } from '../texts.ts';

export const cards: ThemeTexts<typeof english> = {
  'card.other': '{card}',
  'card.other.about': 'Une carte qui s’appelle {card}.',
  'card.hidden': 'une carte d’attaque cachée',
  'card.hidden.about': 'Personne ne la connaît avant que le défenseur ait choisi.',
  'card.boat': 'Traverser',
  'card.boat.about': 'Une pièce au bord d’un lac le traverse tout droit, jusqu’à la première case de l’autre rive.',
  'card.jump': 'Sauter',
  'card.jump.about': 'Une pièce saute en ligne droite par-dessus une voisine, amie ou ennemie, et arrive sur la case juste derrière.',
  'card.charge2': 'Charger 2',
  'card.charge2.about': 'Une pièce avance d’exactement deux cases en ligne droite ; celle du milieu doit être vide.',
  'card.charge3': 'Charger 3',
  'card.charge3.about': 'Une pièce avance d’exactement trois cases en ligne droite ; celles du milieu doivent être vides.',
  'card.feint': 'Feindre',
  'card.feint.about': 'Une pièce avance d’une case en diagonale ; un éclaireur peut filer tout le long de la diagonale.',
  'card.swap': 'Permuter',
  'card.swap.about':
    'Deux de tes pièces mobiles, sur la même ligne ou la même colonne, échangent leurs places, quoi qu’il y ait entre elles.',
  'card.attack1': 'Attaque +1',
  'card.attack1.about': 'Pour ce combat, ton attaquant monte d’un rang.',
  'card.attack2': 'Attaque +2',
  'card.attack2.about': 'Pour ce combat, ton attaquant monte de deux rangs.',
  'card.attack3': 'Attaque +3',
  'card.attack3.about': 'Pour ce combat, ton attaquant monte de trois rangs.',
  'card.mockAttack': 'Attaque fantôme',
  'card.mockAttack.about': 'L’ennemi montre la pièce attaquée ; aucune ne tombe, et la tienne repart sans se montrer.',
  'card.armour': 'Armure',
  'card.armour.about': 'Ton attaquant bat une bombe ; contre toute autre pièce, la carte ne sert à rien.',
  'card.spyAttack': 'Attaque de l’espion',
  'card.spyAttack.about': 'Quand ton espion attaque, il bat tout le monde, sauf une bombe.',
  'card.defence1': 'Défense +1',
  'card.defence1.about': 'Quand on t’attaque : ta pièce monte d’un rang, si elle est mobile.',
  'card.defence2': 'Défense +2',
  'card.defence2.about': 'Quand on t’attaque : ta pièce monte de deux rangs, si elle est mobile.',
  'card.defence3': 'Défense +3',
  'card.defence3.about': 'Quand on t’attaque : ta pièce monte de trois rangs, si elle est mobile.',
  'card.reinforcement': 'Renforcement',
  'card.reinforcement.about': 'Une pièce tirée au hasard de ton sac revient, sur une zone libre à côté d’une de tes pièces.',
  'card.blitz': 'Blitz !',
  'card.blitz.about': 'Deux coups de plus ce tour-ci, si tu veux.',
  'card.surpriseAttack': 'Attaque surprise',
  'card.surpriseAttack.about': 'Une pièce tirée au hasard de ton sac revient, sur n’importe quelle zone libre de la carte.',
  'card.regroup': 'Regroupement',
  'card.regroup.about':
    'Trois de tes pièces échangent leurs places comme tu veux, à l’abri des regards ; même celles qui ne bougent jamais.',
  'card.secretInformation': 'Information secrète',
  'card.secretInformation.about':
    'Si ton espion est sur le plateau : tu montres ton sac pour le prouver, et tu regardes deux pièces ennemies sur des zones voisines.',
  'card.traitor': 'Traître',
  'card.traitor.about':
    'Tu dis ce qu’est une pièce ennemie : si c’est juste, elle est capturée. Jouée ou non, toutes les cartes sont remélangées.',
  'card.newSpy': 'Nouvel espion',
  'card.newSpy.about': 'Ton espion sort du sac et revient, sur n’importe quelle zone libre de la carte.',
};
