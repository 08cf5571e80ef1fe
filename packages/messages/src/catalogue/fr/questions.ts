/** What the game asks in the middle of a turn, in French. */

import type { questions as english } from '../en/questions.ts';
import type { Texts } from '../texts.ts';

export const questions: Texts<typeof english> = {
  'question.other': 'Ta réponse',
  'question.other.asked': 'On te demande quelque chose : {decision}.',
  'question.other.waiting': 'On attend une réponse : {seats}.',
  'question.mulligan': 'Tes trois premières cartes',
  'question.mulligan.asked':
    'Garde ces trois cartes, ou mets-les toutes sous ta pioche et prends-en trois nouvelles. La question ne revient pas.',
  'question.mulligan.waiting': 'Premières cartes à regarder : {seats}.',
  'question.defend': 'On t’attaque',
  'question.defend.asked':
    'Augmente le rang de ta pièce avec une carte de défense, ou laisse-la se battre ainsi. Une carte de défense n’aide ni une bombe ni un drapeau.',
  'question.defend.waiting': 'L’attaque attend une carte de défense, peut-être : {seats}.',
  'question.follow': 'Après Permuter',
  'question.follow.asked': 'Tu peux encore attaquer avec une carte d’attaque ce tour-ci, ou t’arrêter là.',
  'question.follow.waiting': 'Les pièces ont permuté, une attaque est encore possible : {seats}.',
  'question.heal': 'Le Suaire de ton espion',
  'question.heal.asked': 'Ton espion est tombé : une de tes pièces capturées peut revenir sur le plateau. Choisis la pièce, puis sa case.',
  'question.heal.waiting': 'Un espion est tombé, une pièce capturée peut revenir : {seats}.',
  'question.chain': 'Fureur',
  'question.chain.asked':
    'Ta pièce a gagné et elle est en fureur : attaque un voisin avec un rang de plus, ou arrête-toi. À la fin du tour, son rang redescend.',
  'question.chain.waiting': 'Le vainqueur est en fureur et peut encore attaquer : {seats}.',
  'question.draft': 'Un territoire pour toi',
  'question.draft.asked':
    'Choisis un territoire libre : ton armée se déploie sur tes territoires. Chaque ville à toi te donne un coup de plus par tour.',
  'question.draft.waiting': 'Prochain territoire à choisir : {seats}.',
  'question.card': 'Tes cartes piochées',
  'question.card.asked': 'Joue une de ces cartes, ou aucune. Ensuite elles sont toutes défaussées, et tu joues tes coups.',
  'question.card.waiting': 'Les cartes sont sur la table, l’une d’elles peut être jouée : {seats}.',
  'question.place': 'Une pièce de ton sac',
  'question.place.asked': 'Choisis la zone libre où elle revient. Elle peut déjà bouger ce tour-ci.',
  'question.place.waiting': 'La pièce du sac est à placer : {seats}.',
  'question.regroup': 'Pièces à regrouper',
  'question.regroup.asked':
    'Choisis trois de tes pièces, ou tes deux dernières : elles peuvent échanger leurs places. Même celles qui ne bougent jamais.',
  'question.regroup.waiting': 'Pièces à regrouper, le choix est en cours : {seats}.',
  'question.rearrange': 'Qui va où',
  'question.rearrange.asked':
    'Dis où vont la première, la deuxième et la troisième de ces pièces, ou laisse-les en place. Personne d’autre ne voit laquelle est où.',
  'question.rearrange.waiting': 'Les pièces choisies changent de place en secret : {seats}.',
  'question.look': 'Deux pièces à regarder',
  'question.look.asked': 'Choisis deux pièces ennemies sur des zones voisines : elles se montrent à toi en secret.',
  'question.look.waiting': 'Deux pièces vont être regardées : {seats}.',
  'question.accuse': 'Le traître',
  'question.accuse.asked':
    'Dis ce qu’est une pièce ennemie. Si c’est juste, elle est capturée ; sinon, elle se montre à toi en secret. Tout le monde entend ta réponse.',
  'question.accuse.waiting': 'Quelqu’un va être accusé de trahison : {seats}.',
  'question.plant': 'Ton drapeau est de retour',
  'question.plant.asked': 'Choisis une zone vide pour ton drapeau. Tout le monde verra où il est.',
  'question.plant.waiting': 'Le drapeau repris est à planter : {seats}.',
};
