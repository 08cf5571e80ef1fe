/** What the game asks in the middle of a turn, in French. */

import type { questions as english } from '../en/questions.ts';
import type { ThemeTexts } from '../texts.ts';

export const questions: ThemeTexts<typeof english> = {
  'question.other': 'Ta réponse',
  'question.other.asked': 'On te demande quelque chose : {decision}.',
  'question.other.waiting': 'En attente d’une réponse ({seats}).',
  'question.mulligan': 'Tes trois premières cartes',
  'question.mulligan.asked':
    'Garde ces trois cartes, ou mets-les toutes sous ta pioche et prends-en trois nouvelles. La question ne revient pas.',
  'question.mulligan.waiting': 'En attente ({seats}) : garder ou changer les premières cartes.',
  'question.mulligan.first': 'Quelle carte va d’abord sous la pioche ? Elle reviendra avant les deux autres.',
  'question.mulligan.second': 'Et laquelle ensuite ? La troisième va tout en dessous.',
  'question.defend': 'On t’attaque',
  'question.defend.asked':
    'Augmente le rang de ta pièce avec une carte de défense, ou laisse-la se battre ainsi. Une carte de défense n’aide ni une bombe ni un drapeau.',
  'question.defend.waiting': 'En attente ({seats}) : jouer ou non une carte de défense.',
  'question.follow': 'Après Permuter',
  'question.follow.asked': 'Tu peux encore attaquer avec une carte d’attaque ce tour-ci, ou t’arrêter là.',
  'question.follow.waiting': 'En attente ({seats}) : attaquer ou non après la permutation.',
  'question.heal': 'Le Suaire de ton espionne',
  'question.heal.asked':
    'Ton espionne est tombée : une de tes pièces capturées peut revenir sur le plateau. Choisis la pièce, puis sa case.',
  'question.heal.waiting': 'En attente ({seats}) : après la chute d’une espionne, une pièce capturée peut revenir.',
  'question.chain': 'Fureur',
  'question.chain.asked':
    'Ta pièce a gagné et elle est en fureur : attaque un voisin avec un rang de plus, ou arrête-toi. À la fin du tour, son rang redescend.',
  'question.chain.waiting': 'En attente ({seats}) : attaquer encore, en fureur, ou s’arrêter.',
  'question.draft': 'Un territoire pour toi',
  'question.draft.asked':
    'Choisis un territoire libre : ton armée se déploie sur tes territoires. Chaque ville à toi te donne un coup de plus par tour.',
  'question.draft.waiting': 'En attente ({seats}) : choisir un territoire.',
  'question.card': 'Tes cartes piochées',
  'question.card.asked': 'Joue une de ces cartes, ou aucune. Ensuite elles sont toutes défaussées, et tu joues tes coups.',
  'question.card.waiting': 'En attente ({seats}) : jouer ou non une des cartes sur la table.',
  'question.place': 'Une pièce de ton sac',
  'question.place.asked': 'Choisis la zone libre où elle revient. Elle peut déjà bouger ce tour-ci.',
  'question.place.waiting': 'En attente ({seats}) : placer la pièce sortie du sac.',
  'question.regroup': 'Pièces à regrouper',
  'question.regroup.asked':
    'Choisis trois de tes pièces, ou tes deux dernières : elles peuvent échanger leurs places. Même celles qui ne bougent jamais.',
  'question.regroup.waiting': 'En attente ({seats}) : choisir les pièces à regrouper.',
  'question.rearrange': 'Qui va où',
  'question.rearrange.asked':
    'Dis où vont la première, la deuxième et la troisième de ces pièces, ou laisse-les en place. Personne d’autre ne voit laquelle est où.',
  'question.rearrange.waiting': 'En attente ({seats}) : réarranger les pièces en secret.',
  'question.look': 'Deux pièces à regarder',
  'question.look.asked': 'Choisis deux pièces ennemies sur des zones voisines : elles se montrent à toi en secret.',
  'question.look.waiting': 'En attente ({seats}) : regarder deux pièces.',
  'question.accuse': 'Le traître',
  'question.accuse.asked':
    'Dis ce qu’est une pièce ennemie. Si c’est juste, elle est capturée ; sinon, elle se montre à toi en secret. Tout le monde entend ta réponse.',
  'question.accuse.waiting': 'En attente ({seats}) : accuser un traître.',
  'question.plant': 'Ton drapeau est de retour',
  'question.plant.asked': 'Choisis une zone vide pour ton drapeau. Tout le monde verra où il est.',
  'question.plant.waiting': 'En attente ({seats}) : planter le drapeau repris.',
  'step.hidden': 'Cachée',
  'step.hidden.about': 'Ta carte et ta pièce restent cachées jusqu’au choix de l’ennemi sur une carte de défense.',
  'step.open': 'Visible',
  'step.open.about': 'Ta carte et ta pièce se montrent avant le choix de l’ennemi sur une carte de défense.',
  'step.again': 'Choisis une deuxième cible, ou encore la même pour la frapper seule.',
};
