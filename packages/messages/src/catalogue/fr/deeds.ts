/** The deeds, in French. */

import type { deeds as english } from '../en/deeds.ts';
import type { ThemeTexts } from '../texts.ts';

/** The side does something: Rouge joue, Templiers jouent. */
function does(one: string, many: string): string {
  return `{number, select, many {{seat} ${many}} other {{seat} ${one}}}`;
}

/** French names the side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{number, select, many {} other {}}';
const SAME_ENEMY = '{enemyNumber, select, many {} other {}}';

/** The piece that acts, with its name where that is known. */
const ACTOR = `{hasActor, select, yes {{actor}} other {La pièce}} sur {one} ({seat}${SAME})`;

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {une pièce ({actor})} other {une pièce}}';

const ACCUSED = `la pièce sur {one}{hasEnemy, select, yes { ({enemy}${SAME_ENEMY})} other {}}`;
const WHAT = '{known, select, yes {« {kind} »} other {un traître}}';
const VERDICT =
  '{guess, select, right { : bien vu, elle est capturée} wrong { : raté{hasActor, select, yes {, c’est « {actor} »} other {}}} other {}}';

export const deeds: ThemeTexts<typeof english> = {
  'deed.other': '{deed}',
  'deed.other.about': 'Quelque chose de spécial : {deed}.',
  'deed.other.told': `${does('utilise', 'utilisent')} un pouvoir : {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Jouer des cartes',
  'deed.cards.about':
    'Une carte de déplacement mène une pièce là où elle n’irait pas, une carte d’attaque l’aide au combat ; une de chaque au plus.',
  'deed.cards.told': `{goes, select, attack {${does('joue', 'jouent')} {cards}.} swap {${does('joue', 'jouent')} {cards} : les pièces sur {one} et {two} échangent leurs places.} other {${does('joue', 'jouent')} {cards}, de {one} à {two}.}}`,
  'deed.cards.choice': '{cards} : de {one} à {two}{open, select, yes {, visible} other {}}',
  'deed.exchange': 'Changer une carte',
  'deed.exchange.about':
    'Au lieu de jouer un coup, tu glisses une carte sous ta pioche et tu prends celle du dessus ; jamais deux fois de suite.',
  'deed.exchange.told': `{known, select, yes {${does('glisse', 'glissent')} {cards} sous la pioche.} other {${does('change', 'changent')} une carte.}}`,
  'deed.exchange.choice': 'Changer {cards}',
  'deed.mulligan': 'Première main',
  'deed.mulligan.about': 'Une seule fois, avant le premier coup, les trois cartes peuvent aller sous la pioche pour trois nouvelles.',
  'deed.mulligan.told': `{answer, select, yes {${does('demande', 'demandent')} trois nouvelles cartes.} no {${does('garde', 'gardent')} les trois premières cartes.} other {${does('a', 'ont')} choisi pour les premières cartes.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Prendre trois nouvelles cartes{order, select, none {} other {, les anciennes vont sous la pioche dans l’ordre {order}}}} other {Garder ces cartes}}',
  'deed.defend': 'Se défendre',
  'deed.defend.about': 'Une carte de défense augmente le rang de la pièce attaquée, si elle est mobile.',
  'deed.defend.told': `${does('joue', 'jouent')} {cards}.`,
  'deed.defend.choice': 'Jouer {cards}',

  'deed.sword': 'Épée',
  'deed.sword.about':
    'Un capitaine frappe un ou deux voisins d’un coup sans bouger : d’abord une bombe, puis le rang le plus bas, puis le plus haut.',
  'deed.sword.told': `${ACTOR} frappe {placeCount, plural, =2 {{two}} other {{two} et {three}}} avec l’Épée.`,
  'deed.sword.choice': 'Épée : {one} frappe {placeCount, plural, =2 {{two} seulement} other {{two} et {three}}}',
  'deed.apple': 'Pomme',
  'deed.apple.about':
    'Une fois par partie, une pièce ennemie, où qu’elle soit, doit attaquer ses voisines ; ta Pomme se retourne et reste visible.',
  'deed.apple.told': `${does('tourne', 'tournent')} la Pomme vers la pièce sur {one}.`,
  'deed.apple.choice': 'Pomme sur {one}',
  'deed.heal': 'Suaire',
  'deed.heal.about': 'Quand ton espionne tombe, une de tes pièces capturées peut revenir sur la ligne la plus proche de toi.',
  'deed.heal.told': 'Suaire ({seat}) : {known, select, yes {{kind} revient} other {une pièce capturée revient}} sur {one}.',
  'deed.heal.choice': '{kind} revient sur {one}',

  'deed.clairvoyance': 'Don de voyance',
  'deed.clairvoyance.about': 'Un 10 ou un 9 se montre et apprend ce qu’est une pièce ennemie à deux pas au plus, au lieu de jouer un coup.',
  'deed.clairvoyance.told': `${ACTOR} regarde {two} grâce au Don de voyance.`,
  'deed.clairvoyance.choice': 'Don de voyance : {one} regarde {two}',
  'deed.teleportation': 'Téléportation',
  'deed.teleportation.about':
    'Chaque pièce de rang 8 va aussi loin qu’un éclaireur et peut attaquer au bout. Un long coup peut donc être celui d’un éclaireur ou d’un 8.',
  'deed.remoteAttack': 'Attaque à distance',
  'deed.remoteAttack.about':
    'Frappe un ennemi à une ou deux cases en ligne droite ; seul un rang plus bas tombe, et ta pièce ne risque rien.',
  'deed.remoteAttack.told': `${ACTOR} frappe {two} à distance.`,
  'deed.remoteAttack.choice': 'Attaque à distance : {one} frappe {two}',
  'deed.anger': 'Fureur',
  'deed.anger.about':
    'Après une victoire, cette pièce peut attaquer encore, avec un rang de plus chaque fois, jusqu’à quatre fois par tour.',
  'deed.anger.told': `${ACTOR} continue avec Fureur et attaque {two}.`,
  'deed.anger.choice': 'Continuer : attaquer {two}',

  'deed.draft': 'Choisir un territoire',
  'deed.draft.about': 'Un territoire libre devient le tien : ton armée se déploie sur tes territoires.',
  'deed.draft.told': `${does('choisit', 'choisissent')} {one}.`,
  'deed.draft.choice': 'Choisir {one}',
  'deed.card': 'Jouer une carte',
  'deed.card.about': 'Une des cartes piochées est jouée ; puis toutes sont défaussées.',
  'deed.card.told': `${does('joue', 'jouent')} {cards}{card, select, blitz { (deux coups de plus)} reinforcement { et {number, select, many {tirent} other {tire}} ${ONE} du sac} surpriseAttack { et {number, select, many {tirent} other {tire}} ${ONE} du sac} newSpy { et {number, select, many {prennent} other {prend}} ${ONE} dans le sac} secretInformation {{hasShown, select, yes { et {number, select, many {montrent} other {montre}} le sac : {shown}} other {}}} other {}}.`,
  'deed.card.choice': 'Jouer {cards}',
  'deed.place': 'Placer une pièce',
  'deed.place.about':
    'La pièce sortie de ton sac va sur une zone libre : à côté de tes pièces après Renforcement, n’importe où après les autres cartes.',
  'deed.place.told': `${does('place', 'placent')} {hasActor, select, yes {la pièce ({actor})} other {la pièce}} sur {one}.`,
  'deed.place.choice': 'Placer sur {one}',
  'deed.regroup': 'Choisir les pièces',
  'deed.regroup.about': 'Trois de tes pièces, ou tes deux dernières, vont échanger leurs places.',
  'deed.regroup.told': `${does('regroupe', 'regroupent')} les pièces sur {places}.`,
  'deed.regroup.choice': 'Regrouper {places}',
  'deed.rearrange': 'Réarranger',
  'deed.rearrange.about':
    'Les pièces vont sur leurs zones dans l’ordre que tu veux, ou restent en place ; personne d’autre ne voit laquelle est où.',
  'deed.rearrange.told': `${does('réarrange', 'réarrangent')} les pièces en secret{hasShown, select, yes { : {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {La première sur {one}, la deuxième sur {two}} other {La première sur {one}, la deuxième sur {two}, la troisième sur {three}}}',
  'deed.look': 'Regarder deux pièces',
  'deed.look.about': 'Tu apprends en secret ce que sont deux pièces ennemies sur des zones voisines.',
  'deed.look.told': `${does('regarde', 'regardent')} les pièces sur {places}{hasShown, select, yes { : {shown}} other {}}.`,
  'deed.look.choice': 'Regarder {places}',
  'deed.accuse': 'Accuser',
  'deed.accuse.about':
    'Tu dis tout haut ce qu’est une pièce ennemie. Si c’est juste, elle est capturée ; sinon, elle se montre à toi en secret.',
  'deed.accuse.told': `${does('accuse', 'accusent')} ${ACCUSED} d’être ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'La pièce sur {one}, c’est « {kind} »',
  'deed.plant': 'Planter le drapeau',
  'deed.plant.about': 'Ton drapeau est de nouveau à toi et va sur une zone vide, visible de tous.',
  'deed.plant.told': `${does('plante', 'plantent')} {number, select, many {leur} other {son}} drapeau sur {one}.`,
  'deed.plant.choice': 'Planter le drapeau sur {one}',
  'deed.done': 'Finir le tour',
  'deed.done.about': 'Tu renonces aux coups qu’il te reste.',
  'deed.done.told': `${does('finit', 'finissent')} le tour.`,
  'deed.done.choice': 'Finir le tour',

  'deed.pass': 'Passer',
  'deed.pass.about': 'Répond non à ce qui est demandé.',
  'deed.pass.told': `{decision, select, defend {${does('joue', 'jouent')} sans carte de défense.} follow {${does('s’arrête', 's’arrêtent')} après la permutation.} heal {${does('ne ramène', 'ne ramènent')} personne.} chain {La fureur est retombée ({seat}).} card {${does('ne joue', 'ne jouent')} aucune carte.} other {${does('passe', 'passent')}.}}`,
  'deed.pass.choice':
    '{decision, select, defend {Pas de carte de défense} follow {Pas d’attaque} heal {Ne ramener personne} chain {S’arrêter là} card {Ne pas jouer de carte} other {Passer}}',
};
