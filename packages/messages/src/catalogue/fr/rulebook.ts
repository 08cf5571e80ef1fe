/** The rules as a reader meets them, in French. */

import type { rulebook as english } from '../en/rulebook.ts';
import type { ThemeTexts } from '../texts.ts';

export const rulebook: ThemeTexts<typeof english> = {
  'rulebook.title': 'Règles : {title}',
  'rulebook.way': 'Règles',
  'rulebook.why': 'Pourquoi ?',
  'rulebook.contents': 'Sur cette page',
  'rulebook.others': 'Règles des autres jeux',
  'rulebook.section.goal': 'De quoi il s’agit',
  'rulebook.section.setup': 'Préparation',
  'rulebook.section.turn': 'Un tour',
  'rulebook.section.battle': 'Combats',
  'rulebook.section.flags': 'Drapeaux',
  'rulebook.section.powers': 'Pouvoirs',
  'rulebook.section.cards': 'Cartes',
  'rulebook.section.known': 'Ce que tu sais',
  'rulebook.section.repetition': 'Aller-retour',
  'rulebook.section.end': 'La fin',
  'rulebook.section.advice': 'Conseils',
  'rulebook.section.options': 'Règles de la maison',

  'rulebook.army': 'L’armée de chaque camp',
  'rulebook.army.piece': 'Pièce',
  'rulebook.army.rank': 'Rang',
  'rulebook.army.count': 'Nombre',
  'rulebook.army.trait': 'Ce qu’elle a de spécial',
  'rulebook.trait.run': 'File aussi loin qu’elle veut.',
  'rulebook.trait.never': 'Ne bouge jamais.',
  'rulebook.trait.prize': 'Qui la capture gagne.',
  'rulebook.battles': 'Là où le rang ne décide pas',
  'rulebook.battle':
    '{attacker} → {defender} : {outcome, select, attackerWins {l’attaquant gagne} defenderWins {le défenseur gagne} other {les deux pièces tombent}}.',
  'rulebook.battle.others': 'Toute autre pièce',
  'rulebook.battle.anybody': 'Toute pièce',
  'rulebook.card.count': '{count, plural, one {une fois dans le paquet} other {# fois dans le paquet}}',
  'rulebook.option.usual': 'd’habitude',
  'rulebook.set.title': 'Règles',
  'rulebook.set.booklet': 'Selon le livret',
  'rulebook.set.bookletAbout': 'Ce que dit le livret, et rien d’autre.',
  'rulebook.set.club': 'Règles de club',
  'rulebook.set.clubAbout': 'Avec ce qu’ajoutent les tournois, pour qu’aucune partie ne s’éternise.',
  'rulebook.set.house': 'Règles maison',
  'rulebook.set.houseAbout': 'Ton propre choix : ni tout à fait le livret, ni tout à fait le club.',
  'rulebook.option.booklet': 'selon le livret',
  'rulebook.option.club': 'en club',

  'rulebook.goal.flag':
    'Quelque part parmi les pièces de l’ennemi se cache {prize, select, apple {une Pomme d’Éden. Trouve-la et capture-la} base {une base. Trouve-la et capture-la} other {un drapeau. Trouve-le et capture-le}} : tu as gagné. Toute pièce mobile peut le faire.',
  'rulebook.goal.stuck': 'Qui ne peut ni bouger ni attaquer à son tour perd aussi.',
  'rulebook.goal.map': 'Chaque royaume cache son drapeau quelque part sur la carte. Qui a le dernier drapeau debout a gagné.',

  'rulebook.setup.army':
    'Tout le monde déploie son armée en même temps : {pieces} pièces sur les {rows} lignes les plus proches de soi ({squares} cases), au plus une par case. L’ennemi n’en voit que le dos.',
  'rulebook.setup.gaps': 'Quelques cases restent vides ; à toi de choisir lesquelles.',
  'rulebook.setup.first': 'Premier à jouer : {seat}.',
  'rulebook.setup.lot': 'Le sort décide qui joue en premier.',
  'rulebook.setup.cards':
    'Chacun a son paquet de cartes, mélangé, et en pioche trois. Une seule fois, avant le premier tour, les trois peuvent aller sous la pioche pour trois nouvelles ; leur propriétaire choisit l’ordre, et personne d’autre ne l’apprend.',
  'rulebook.setup.start':
    'Chacun tire une pièce du sac, visible de tous. La plus haute commence ; une Terre maudite ne vaut rien, un drapeau est au-dessus de tout. En cas d’égalité, on tire à nouveau. Les pièces retournent dans les sacs.',
  'rulebook.setup.draft':
    'La carte compte 24 territoires de trois zones chacun ; huit d’entre eux ont une ville. Chacun à son tour choisit un territoire. Le dernier choisit deux fois, puis on repart dans l’autre sens, jusqu’à ce que tous soient pris.',
  'rulebook.setup.place':
    'Ensuite, tout le monde place ses {pieces} pièces, sans que les autres les voient, sur les zones de ses territoires, une par zone. {players, plural, =4 {À quatre, toutes les zones sont alors occupées.} other {{minOnePerTerritory, select, on {Des zones peuvent rester vides, mais aucun territoire entier.} other {Des zones peuvent rester vides, même des territoires entiers.}}}}',

  'rulebook.turn.one':
    'On joue chacun son tour. À chaque tour, tu déplaces une pièce, ou tu attaques avec une. Personne ne peut passer, et personne n’est obligé d’attaquer. Ce qui est fait est fait.',
  'rulebook.turn.step': 'Une pièce va d’une case en avant, en arrière, à gauche ou à droite, jamais en diagonale.',
  'rulebook.turn.block':
    'Il y a place pour une pièce par case. Personne ne saute par-dessus une pièce, et personne n’entre dans un obstacle ({obstacle}) ni ne le traverse.',
  'rulebook.turn.never': 'Les pièces qui ne bougent jamais restent là où on les a placées, et n’attaquent jamais.',
  'rulebook.turn.run':
    'Une pièce qui file traverse autant de cases vides qu’elle veut en ligne droite, et peut attaquer au bout. Qui va plus loin qu’une case se trahit.',
  'rulebook.turn.cards':
    'Au lieu de jouer un coup, tu peux changer une carte : elle va sous ta pioche, et tu prends celle du dessus. Pas deux tours de suite, ni quand la pioche est vide.',
  'rulebook.turn.play':
    'Avec un coup ou une attaque, tu peux jouer une carte de déplacement et une carte d’attaque. La carte de déplacement vient d’abord et remplace le pas ordinaire ; si elle mène sur un ennemi, c’est une attaque. Sans attaque, pas de carte d’attaque. {swapThenAttack, select, on {Après Permuter, tu peux encore attaquer avec une carte d’attaque.} other {Permuter prend tout le tour.}}',
  'rulebook.turn.refill':
    'Chaque carte ne sert qu’une fois : une carte jouée reste visible sur la table. À la fin de ton tour, {refillHand, select, toThree {tu pioches jusqu’à en avoir de nouveau trois} other {tu en pioches une si tu en as moins de trois}}.',
  'rulebook.turn.mapCards':
    'Au début de ton tour, tu pioches une carte pour deux territoires que tu contrôles, visible de tous. Joues-en une, ou aucune ; ensuite elles sont toutes défaussées. Quand la pioche est vide, on mélange la défausse. Au début, le Traître est tout en dessous.',
  'rulebook.turn.mapMoves':
    'Ensuite tu as un coup, et un de plus par ville que tu contrôlais au début de ton tour. Le premier est obligatoire s’il est possible ; les autres non. Une seule pièce peut les jouer tous.',
  'rulebook.turn.mapStep':
    'Une pièce va sur une zone qui touche la sienne. Personne ne saute par-dessus les pièces ni ne traverse les montagnes, et il y a place pour une pièce par zone.',
  'rulebook.turn.mapNever': 'Les drapeaux et les Terres maudites ne bougent jamais, sauf avec la carte Regroupement.',
  'rulebook.turn.mapRun':
    'Un éclaireur passe par autant de zones libres qu’il veut, même en tournant{scoutChargeAttack, select, off {, mais n’attaque que ses voisins} other {, et peut attaquer au bout}}. Qui va plus loin qu’une zone se trahit.',
  'rulebook.turn.control':
    'Tu contrôles un territoire quand il n’y a que tes pièces dessus. Vide ou partagé, il ne compte pour personne ; sa ville non plus.',

  'rulebook.battle.attack': 'Pour attaquer, va à la place d’un ennemi à ta portée. Les deux pièces se montrent à tout le monde.',
  'rulebook.battle.rank':
    'Le rang le plus haut gagne et l’autre pièce quitte le plateau. Un attaquant qui gagne prend la place, un défenseur qui gagne reste. À rang égal, les deux sortent.',
  'rulebook.battle.gone': 'Qui a quitté le plateau ne revient pas.',
  'rulebook.battle.bag':
    'Une pièce battue va dans le sac de son royaume, et peut revenir grâce à une carte. Elle peut déjà bouger au même tour.',
  'rulebook.battle.defence':
    'Le défenseur peut répondre avec une carte de défense, puis on compare les rangs. {hiddenAttackCards, select, on {L’attaquant et sa carte d’attaque se montrent avant, ou restent cachés jusque-là : c’est lui qui choisit à chaque fois.} other {L’attaquant et sa carte d’attaque se montrent avant.}} La question vient chaque fois que tu as des cartes, pour ne rien trahir.',
  'rulebook.battle.cards':
    'Les cartes changent les rangs pour un combat, même au-dessus de dix. Un espion qui attaque bat toujours le 10, un démineur enlève toujours les bombes, et parmi les cartes d’attaque, seule Armure en enlève une.',

  'rulebook.flags.capture':
    'Toute pièce capture un drapeau en allant sur sa zone. Elle emporte aussi tous les drapeaux que détenait le royaume vaincu.',
  'rulebook.flags.poor':
    'Qui perd son drapeau ne pioche plus tant qu’il n’est pas revenu, mais continue à jouer, et ses villes comptent toujours.',
  'rulebook.flags.back':
    'Capture le drapeau de qui détient le tien, et le tien te revient : tu le plantes aussitôt sur n’importe quelle zone vide, visible de tous.',
  'rulebook.flags.none': 'Sans drapeau à toi sur le plateau, tu ne peux en garder aucun : ce que tu captures va à qui détient le tien.',

  'rulebook.power.sword':
    'Le capitaine et les cibles se montrent d’abord. Les bombes viennent avant les rangs, le plus bas avant le plus haut, la Pomme en dernier ; chaque combat est ordinaire. Qui tombe n’atteint pas la deuxième cible ; mais si les deux cibles sont des capitaines, les trois tombent. Il peut aussi frapper ainsi une seule cible. Une attaque ordinaire, où il avance, reste possible.',
  'rulebook.power.apple':
    'Elle prend tout le tour. Choisis n’importe quelle pièce ennemie. Une bombe ou la Pomme se montre seulement. Toute autre attaque toutes ses voisines de sa propre armée, l’une après l’autre : les bombes, puis les rangs en partant du plus bas. Elle reste à sa place, et un combat qu’elle ne gagne pas arrête la série.',
  'rulebook.power.appleMore':
    'Un démineur enlève les bombes de sa propre armée et continue ; toute autre pièce qui touche une bombe {appleBombStays, select, on {tombe, et la bombe reste} other {tombe avec elle}}. Sa propre Pomme se montre et n’est pas capturée. Ensuite, la pièce revient à son camp.',
  'rulebook.power.heal':
    'Toute pièce de rang 2 à 10, sur une case libre de ta dernière ligne, ou de la suivante si elle est pleine. {shroudHidden, select, on {L’ennemi ne voit pas laquelle c’est.} other {Tout le monde voit laquelle c’est.}} Tu peux refuser. Cela ne coûte pas le tour.',
  'rulebook.power.clairvoyance':
    'Deux pas le long des lignes et des colonnes, même en tournant, {remoteBlocked, select, on {mais pas par-dessus une pièce ou un obstacle} other {même par-dessus une pièce ou un obstacle}}. Les deux pièces se montrent à tous, puis c’est à l’autre. On peut aussi regarder les bombes et la base.',
  'rulebook.power.remoteAttack':
    'Une ou deux cases en ligne droite, {remoteBlocked, select, on {mais pas par-dessus une pièce ou un obstacle} other {même par-dessus une pièce ou un obstacle}}. Un rang plus bas est retiré ; rien n’arrive aux rangs égaux ou plus hauts, ni aux bombes. Les deux pièces se montrent. {remoteCapturesBase, select, off {Rien n’arrive à la base non plus.} other {On peut capturer ainsi la base.}} À côté d’un ennemi, une attaque ordinaire est possible aussi.',
  'rulebook.power.anger':
    'Après chaque victoire, elle est sur la case de la pièce tombée, monte d’un rang et peut encore attaquer un voisin, quatre attaques au plus en tout. À la fin du tour, c’est de nouveau un 6. En défense, c’est toujours un 6.',

  'rulebook.known.hidden': 'Tu vois tes pièces, et le dos de toutes les autres.',
  'rulebook.known.back':
    '{memory, select, aided {Une pièce qui s’est montrée reste visible pour toi ; à table, elle se retournerait, et il faudrait la retenir.} pencil {Après un combat, la pièce qui a gagné se retourne ; tu peux noter ce que tu as vu.} other {Après un combat, la pièce qui a gagné se retourne, et personne ne prend de notes : retiens-la.}}',
  'rulebook.known.fallen': 'Les pièces capturées sont visibles de tous.',
  'rulebook.known.moved':
    'Qui a bougé n’est ni une bombe ni {prize, select, apple {une Pomme d’Éden} base {une base} other {un drapeau}}. Qui a filé est une des pièces qui le peuvent.',
  'rulebook.known.hand':
    'Ta main n’est qu’à toi. Tout le monde sait combien de cartes il y a à chaque endroit, et quelles cartes ont été jouées.',
  'rulebook.known.cards':
    'Une pièce qui va plus loin qu’une case grâce à une carte peut être n’importe quelle pièce mobile ; mais seul un éclaireur file en diagonale.',
  'rulebook.known.bag':
    'Tout le monde voit ce qui entre dans un sac. Dès que quelqu’un y a tiré à l’aveugle, tout ce qu’il contient redevient inconnu des autres, et la pièce sortie aussi.',
  'rulebook.known.regroup': 'Tout le monde voit quelles zones ont été regroupées, personne d’autre ne voit qui est allé où.',

  'rulebook.repetition.squares':
    'Une pièce peut faire au plus {limit, plural, one {# coup} other {# coups}} de suite entre les deux mêmes cases, aller ou retour ; puis il faut faire autre chose. Les attaques comptent aussi. Qui a commencé doit donc s’arrêter en premier.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {Pour une pièce qui file, cela vaut entre exactement les deux mêmes cases, proches ou lointaines : si elle s’arrête ailleurs, un nouveau compte commence.} other {Pour une pièce qui file, c’est la limite entre deux cases qui compte : elle ne peut pas franchir la même plus de fois de suite, si loin qu’elle file.}}',
  'rulebook.repetition.chase':
    'Personne ne peut poursuivre une pièce en rond sans fin : une poursuite ne doit pas ramener une position qu’on y a déjà vue. Revenir aussitôt en arrière est permis, tant que la règle ci-dessus le permet. {chaseReach, select, reach {Une poursuite dure tant que chaque coup d’un camp menace une pièce ennemie et que chaque réponse déplace cette pièce. Une pièce menace ce qu’elle pourrait attaquer au coup suivant, une pièce qui file aussi le long d’une ligne libre.} other {Une poursuite dure tant que chaque coup d’un camp finit à côté d’une pièce ennemie et que chaque réponse éloigne cette pièce.}}',
  'rulebook.repetition.cards': 'Un tour avec une carte ou un pouvoir interrompt le compte ; filer loin, non.',

  'rulebook.end.flag':
    '{prize, select, apple {Une Pomme d’Éden capturée} base {Une base capturée} other {Un drapeau capturé}} met aussitôt fin à la partie.',
  'rulebook.end.stuck':
    'Qui n’a plus aucun coup permis perd. Si aucun camp n’a plus de pièce qui peut bouger, {bothImmobile, select, moverLoses {le camp qui devrait jouer perd} other {c’est match nul}}.',
  'rulebook.end.cards':
    'Un coup ou une attaque qu’une de tes cartes rend possible compte aussi ; {exchangeSaves, select, on {qui peut seulement changer une carte doit le faire et n’a pas encore perdu} other {changer une carte, non}}.',
  'rulebook.end.powers':
    '{prize, select, apple {Une Pomme qui n’a pas encore servi n’y change rien : ce n’est pas un coup.} other {Une attaque à distance compte alors comme un coup, le don de voyance non.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {On peut s’accorder sur un match nul, et chacun peut abandonner.} other {Après {quietLimit} tours sans capture, les deux camps comptés, c’est match nul. On peut aussi s’accorder sur un match nul, et chacun peut abandonner.}}',
  'rulebook.end.map':
    'Qui a le seul drapeau sur le plateau a gagné. {turnLimit, select, off {Il n’y a pas de dernière manche.} other {Après {turnLimit} manches, le plus de drapeaux décide, puis le plus de territoires ; à égalité, on partage la victoire.}}',
  'rulebook.end.length': 'Aucune partie n’est sans fin : après {longest} {unit, select, rounds {manches} other {coups}}, elle est nulle.',
  'rulebook.end.leave':
    'À trois ou à quatre, la partie continue quand quelqu’un s’en va : ses pièces restent comme elles sont et on peut les attaquer. Qui reste en dernier gagne. Tant que toutes les armées ne sont pas en place, elle s’arrête sans vainqueur. À deux, qui s’en va a perdu.',
};
