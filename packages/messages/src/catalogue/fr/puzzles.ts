/** What the pages say about puzzles, in French. */

import type { puzzles as english } from '../en/puzzles.ts';
import type { Texts } from '../texts.ts';

export const puzzles: Texts<typeof english> = {
  'web.home.puzzles': 'Énigmes',
  'web.home.puzzlesAbout': 'Trouve le coup, ou la pièce derrière le masque',
  'web.puzzles.title': 'Énigmes',
  'web.puzzles.about':
    'Tirées de parties entre ordinateurs. Tu vois ce qu’un camp voyait, et chaque énigme a une seule réponse qui tient, quelles que soient les pièces cachées.',
  'web.puzzles.solved': 'Résolues : {solved} sur {all}',
  'web.puzzles.level': 'Difficulté {level} sur 5',
  'web.puzzles.state': '{state, select, solved {résolue} tried {pas encore résolue} other {nouvelle}}',
  'web.puzzles.random': 'Une à résoudre, au hasard',
  'web.puzzles.allDone': 'Tu les as toutes résolues.',
  'web.puzzles.none': 'Cette énigme n’existe pas.',
  'web.puzzles.toList': 'Toutes les énigmes',
  'web.puzzles.heading': '{title}, énigme {number}',
  'web.puzzles.kind.flag': '{turns, plural, =1 {gagne tout de suite} other {gagne en # coups}}',
  'web.puzzles.kind.capture': '{turns, plural, =1 {une prise sûre} other {un piège}}',
  'web.puzzles.kind.guard': 'ne perds pas',
  'web.puzzles.kind.keep': 'sauve une pièce',
  'web.puzzles.kind.which': 'quelle pièce ?',
  'web.puzzles.kind.land.flag': 'prends un drapeau',
  'web.puzzles.kind.land.city': 'gagne une ville',
  'web.puzzles.kind.land.piece': 'une victoire sûre',
  'web.puzzles.asks.flag':
    '{turns, plural, =1 {Gagne la partie au prochain coup.} other {Gagne la partie en # coups, quoi que fasse l’ennemi et quelles que soient les pièces cachées.}}',
  'web.puzzles.asks.capture':
    '{turns, plural, =1 {Capture une pièce ennemie sans aucun risque : gagne le combat quelle qu’elle soit, et ne perds rien à la réponse.} other {Tends un piège : en # coups, capture une pièce ennemie sans en perdre une, quoi que fasse l’ennemi.}}',
  'web.puzzles.asks.guard': 'La partie peut être perdue au prochain coup. Trouve le seul coup qui l’évite.',
  'web.puzzles.asks.keep': 'Sauve cette pièce : {kind} sur {cell}. Un seul coup la met hors de danger pour le prochain tour.',
  'web.puzzles.asks.which': 'Une des pièces cachées est forcément celle-ci : {kind}. Laquelle ? Touche-la.',
  'web.puzzles.asks.land.flag': 'Prends un drapeau pendant ce tour, quelles que soient les pièces cachées. Coups restants : {moves}.',
  'web.puzzles.asks.land.city':
    'Contrôle une ville de plus pendant ce tour, quelles que soient les pièces cachées. Coups restants : {moves}.',
  'web.puzzles.asks.land.piece': 'Bats une pièce ennemie pendant ce tour, quelles que soient les pièces cachées. Coups restants : {moves}.',
  'web.puzzles.youAre': 'Tu joues : {seat}',
  'web.puzzles.ran': 'A filé loin, comme seules certaines le peuvent : {cells}.',
  'web.puzzles.hint': 'Indice',
  'web.puzzles.hint.piece': 'Regarde cette pièce : {kind} sur {cell}.',
  'web.puzzles.hint.deed': 'Ce n’est pas un coup ordinaire.',
  'web.puzzles.hint.target': 'Les cases marquées sont la réponse.',
  'web.puzzles.hint.left':
    'Encore cachées, en tout : {kinds}. Qui a bougé n’est ni bombe ni {prize, select, apple {Pomme d’Éden} base {base} other {drapeau}}.',
  'web.puzzles.right': 'Bravo !',
  'web.puzzles.goesOn': 'C’est juste jusqu’ici. L’ennemi a répondu ; continue.',
  'web.puzzles.wrong': 'Pas cette fois.',
  'web.puzzles.why.flag':
    'Toutes les réponses ont été essayées avec toutes les places possibles des pièces cachées, et aucune ne sauve l’ennemi.',
  'web.puzzles.why.capture': 'Le combat est gagné quelle que soit la pièce, et aucune réponse ne te coûte une pièce.',
  'web.puzzles.why.guard': 'Tout autre coup pouvait perdre la partie aussitôt.',
  'web.puzzles.why.keep': 'Après tout autre coup, les pièces cachées peuvent être placées de façon que cette pièce tombe.',
  'web.puzzles.why.which': 'Encore cachées, en tout : {kinds}. Compte qui a bougé et qui non : il ne reste que cette pièce.',
  'web.puzzles.why.land': 'Aucune pièce cachée ne pouvait l’empêcher, et aucun autre premier coup ne le rend certain.',
  'web.puzzles.whyNot.flag': 'L’ennemi peut tenir. Le plateau montre comment.',
  'web.puzzles.whyNot.capture': 'Cela ne gagne rien à coup sûr, ou te coûte une pièce. Le plateau montre ce qui peut arriver.',
  'web.puzzles.whyNot.guard': 'Maintenant la partie peut être perdue. Le plateau montre comment.',
  'web.puzzles.whyNot.keep': 'La pièce peut encore tomber. Le plateau montre comment.',
  'web.puzzles.whyNot.which': 'Cette pièce peut être autre chose, ou ne peut pas du tout être celle-là.',
  'web.puzzles.whyNot.land': 'Les pièces cachées peuvent être placées de façon que cela ne suffise pas.',
  'web.puzzles.again': 'Réessayer',
  'web.puzzles.next': 'Énigme suivante',
  'web.puzzles.thinking': 'L’ennemi répond …',
};
