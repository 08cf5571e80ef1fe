/** What the booklets print besides rules, in French. */

import type { booklets as english } from '../en/booklets.ts';
import type { ThemeTexts } from '../texts.ts';

export const booklets: ThemeTexts<typeof english> = {
  'story.original':
    'Depuis des mois, les Tuniques bleues font face aux Tuniques rouges de Wellington, transies et à court de pain. À la lueur d’une bougie, le lieutenant Virginie Ghesquière écrit dans son journal : demain, les éclaireurs partent, et mieux vaut que les démineurs restent près de nous. On dit que Madame d’Oettlinger dîne déjà à la table du Duc de Fer.',
  'story.duel':
    'Il fait encore nuit quand l’ordre arrive : le général Herzlich veut le drapeau ennemi avant le chant du coq. Une poignée de soldats devra suffire, et personne ne doit les entendre. Pourvu que l’ennemi n’ait pas eu la même idée !',
  'story.creed':
    'Depuis des siècles, Assassins et Templiers se traquent dans l’ombre. Voici Ezio Auditore et Cesare Borgia face à face, chacun avec une Pomme d’Éden derrière ses lignes. Qui perd la sienne perd la liberté du monde.',
  'story.clone':
    'La guerre des clones embrase la galaxie. Tandis que les Jedi défendent ce qui reste de paix, le Comte Dooku et ses Séparatistes font basculer un système après l’autre du côté obscur. Quelque part derrière les planètes, chaque camp a caché sa base : trouve l’autre le premier !',
  'story.conquest':
    'Pendant des années, {blue}, {red}, {green} et {gold} ont gardé à Westeria une paix fragile. C’est fini : les armées marchent, les espions écoutent aux portes, et les magiciennes maudissent la terre. Quatre royaumes, et à la fin un seul drapeau debout.',
  'advice.setup': 'Pour ton déploiement',
  'advice.play': 'Pendant la partie',
  'advice.sample': 'Un déploiement à essayer : {name}',
  'advice.studio': 'Ouvrir dans l’atelier d’armées',
  'advice.readFirst':
    'Apprends comment chaque pièce avance et attaque avant de déployer ta première armée : le déploiement peut décider de la partie.',
  'advice.bombs':
    'Des bombes autour de {prize, select, apple {ta Pomme d’Éden} base {ta base} other {ton drapeau}} font une bonne défense. Places-en une ou deux ailleurs comme leurres : trop de bombes ensemble trahissent l’endroit.',
  'advice.strongInFront': 'Quelques pièces fortes devant lancent ton attaque. Mais si tu les perds tôt, tu resteras faible jusqu’à la fin.',
  'advice.scoutsInFront': 'Quelques 2 ({scout}) devant découvrent vite la force de l’ennemi.',
  'advice.minersBack':
    'Garde quelques 3 ({miner}) à l’arrière : vers la fin, il les faut contre les bombes autour {prize, select, apple {de la Pomme ennemie} base {de la base ennemie} other {du drapeau ennemi}}.',
  'advice.backRow':
    'Cache {prize, select, apple {ta Pomme d’Éden} base {ta base} other {ton drapeau}} loin à l’arrière, pour que personne ne tombe dessus trop tôt.',
  'advice.guard': 'Garde un 4 ou plus fort près de tes bombes, pour arrêter les 3 ({miner}) de l’ennemi.',
  'advice.evenly': 'Répartis pièces fortes et faibles sur toute la largeur, pour que personne ne perce facilement.',
  'advice.waysOut': 'Les bombes ne bougent jamais. Veille à ce qu’elles n’enferment pas tes propres pièces.',
  'advice.attackToo': 'Pense aussi à ton attaque : qui ne fait que se défendre ne gagne presque jamais.',
  'advice.otherPlace':
    'Un coin entouré de pièces, c’est là que tout le monde cherche d’abord. Change de place à chaque partie pour {prize, select, apple {ta Pomme d’Éden} base {ta base} other {ton drapeau}}.',
  'advice.oneBomb': 'Une seule bombe ne ferme pas tous les côtés de ton drapeau : c’est un tout autre jeu qu’avec deux.',
  'advice.shortSteps': 'Un 2 ({scout}) qui court loin se trahit. Avance pas à pas tant que personne ne doit le savoir.',
  'advice.stayStill': 'Une pièce qui a bougé n’est pas une bombe. N’en bouge pas trop au début, et l’ennemi devra deviner.',
  'advice.bluff': 'Bluffe ! Personne ne voit lesquelles de tes pièces sont dangereuses : tu peux attirer l’ennemi dans un piège.',
  'advice.cover': 'N’envoie pas tes pièces les plus fortes en avant sans couverture : en perdre une, c’est souvent perdre la partie.',
  'advice.whereTheyAre': 'Retiens où tu as vu des pièces ennemies fortes, et suis-les sur le plateau.',
  'advice.whoIsLeft': 'Vers la fin, regarde les pièces capturées : elles te disent ce qui reste à l’ennemi.',
  'advice.nine': 'Dès que tu sais où est le 10 ennemi, ton 9 peut chasser partout où le 10 n’est pas.',
  'advice.lateScouts': 'Garde un 2 ({scout}) pour la fin : sur un plateau vide, il capture la base de très loin.',
  'advice.bluffCard':
    'Quand les cartes d’attaque peuvent rester cachées, même une carte inutile peut faire gaspiller une carte de défense.',
  'advice.appleOnce': 'La Pomme ne sert qu’une fois, et tout le monde sait ensuite où elle est. Garde-la pour le bon moment.',
  'advice.clairvoyance': 'Use du Don de voyance avec mesure : chaque fois, tu montres à l’ennemi où est une de tes pièces les plus fortes.',
  'advice.teleportation': 'La Téléportation est la plus forte vers la fin, quand il y a de la place pour de grands bonds.',
  'advice.oneEach': 'Mets une pièce dans chacun de tes territoires : ils seront tous à toi dès le début.',
  'advice.curseCities': 'Place tes Terres maudites dans les territoires avec une ville : elles aident à la garder.',
  'advice.comeClose':
    'Approche une pièce de l’ennemi avec un éclaireur ou une Attaque surprise. Plus tard, un Regroupement en met une plus forte à sa place.',
  'advice.hideAgain': 'On a trouvé ton drapeau ou une Terre maudite ? Un Regroupement les cache de nouveau.',
  'path.title': 'Quel jeu d’abord ?',
  'path.about': 'Les livrets le disent eux-mêmes : commence avec peu de pièces, et garde pouvoirs et cartes pour la fin.',
  'path.first': 'Idéal pour une première partie',
  'path.after': 'Après {title}',
};
