/** What the play screen says of choosing moves, and the settings for it, in French. */

import type { webPlay as english } from '../en/webPlay.ts';
import type { ThemeTexts } from '../texts.ts';

export const webPlay: ThemeTexts<typeof english> = {
  'web.setting.motion': 'Mouvement',
  'web.setting.motion.about': 'Les pièces glissent et les combats s’animent. Sans mouvement, on voit tout de suite le résultat.',
  'web.setting.motion.system': 'Comme l’appareil',
  'web.setting.motion.full': 'Complet',
  'web.setting.motion.reduced': 'Réduit',
  'web.setting.threats': 'Menaces',
  'web.setting.threats.about':
    'Le plateau marque tes pièces qu’un ennemi connu pourrait battre au prochain coup, et les ennemis connus que tu pourrais battre. Il ne dit rien que tu n’aies pas vu, et ne compte ni cartes ni pouvoirs.',
  'web.setting.threats.off': 'Sans marque',
  'web.setting.threats.on': 'Marquées',
  'web.setting.confirmation': 'Confirmer les coups',
  'web.setting.confirmation.about':
    'Un coup, une carte ou un pouvoir se montre d’abord et se joue quand tu confirmes : Entrée confirme, Échap annule.',
  'web.setting.confirmation.off': 'Jouer aussitôt',
  'web.setting.confirmation.on': 'Demander',
  'web.setting.premove': 'Coups d’avance',
  'web.setting.premove.about':
    'Pendant que les autres jouent, tu peux choisir ton prochain coup. Il se joue à ton tour, s’il est encore possible comme tu l’as vu. Avant, personne ne le connaît.',
  'web.setting.premove.on': 'Oui',
  'web.setting.premove.off': 'Non',
  'web.setting.memory': 'Mémoire des nouvelles parties',
  'web.setting.memory.about':
    'Aidée : le plateau retient ce que tu as vu. Crayon : tu marques toi-même les pièces ennemies. Stricte : tout est dans ta tête. Chaque nouvelle partie sur cet appareil peut choisir autre chose.',
  'web.setting.memory.aided': 'Aidée',
  'web.setting.memory.pencil': 'Crayon',
  'web.setting.memory.strict': 'Stricte',
  'web.setting.thinking': 'Temps de l’ordinateur',
  'web.setting.thinking.about':
    'Combien de temps l’ordinateur de niveau 5 peut réfléchir à un coup sur cet appareil. « Joue ! » l’arrête quand tu veux.',
  'web.setting.thinking.1': '1 seconde',
  'web.setting.thinking.3': '3 secondes',
  'web.setting.thinking.10': '10 secondes',

  'web.confirm.move': '{kind} : de {from} à {to} ?',
  'web.confirm.attack': '{kind} : {from} attaque {to} ?',
  'web.confirm.deed': '{deed} ?',
  'web.confirm.yes': 'Confirmer',
  'web.confirm.no': 'Annuler',
  'web.premove.planned': 'Ensuite : {kind}, de {from} à {to}.',
  'web.premove.cancel': 'Annuler le coup d’avance',
  'web.premove.dropped': 'Le coup d’avance (de {from} à {to}) n’est plus possible.',
  'web.menu.title': 'Menu',
  'web.status.battle': 'Combat !',
  'web.piece.rank': 'rang {rank}',
  'web.piece.hidden': 'Pièce cachée ({seat})',
  'web.piece.still': 'Elle n’a pas encore bougé.',
  'web.piece.moved': 'Elle a bougé, donc ce n’est pas : {kinds}.',
  'web.piece.ran': 'Elle a avancé de plusieurs cases, donc c’est : {kind}.',
  'web.plates.others': 'Les autres',
  'web.plates.own': 'Ton camp',
  'web.hurry': 'Joue !',
  'web.cell.planned': 'coup d’avance',
  'web.cell.waiting': 'à confirmer',
  'web.cell.endangered': 'en danger',
  'web.cell.beatable': 'peut être battue',
  'web.cell.ownLand': 'ta terre',
  'web.cell.landOf': 'terre ({seat})',
  'web.cell.contested': 'terre disputée ({seats})',
  'web.cell.freeLand': 'terre libre',
  'web.draft.tap': 'Touche un territoire pour le prendre.',
  'web.draft.lit': '{territory}{city, select, yes {, avec une ville} other {}}. Voisins : {own} à toi, {others} pris, {free} libres.',
  'web.plates.moves': '{count, plural, one {encore # coup} other {encore # coups}}',
};
