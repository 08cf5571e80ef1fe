/** What happened and how games end, in French. */

import type { endings as englishEndings, events as englishEvents } from '../en/events.ts';
import type { ThemeTexts } from '../texts.ts';

/** Where it is unknown whose piece it is, a text of its own: a sentence with a hole would be worse. */
const UNPLACED = {
  'event.unplaced.pieceMoved': '{ran, select, yes {Une pièce file de {from} à {to}.} other {Une pièce va de {from} à {to}.}}',
  'event.unplaced.piecesRevealed':
    '{outcome, select, attackerWins {{attacker} attaque {defender} et gagne.} defenderWins {{attacker} attaque {defender} et perd.} nobodyCaptured {{attacker} attaque {defender} pour rien.} other {{attacker} attaque {defender}, et les deux pièces sont capturées.}}',
  'event.unplaced.pieceCaptured': 'La pièce sur {cell} est capturée.',
  'event.unplaced.pieceShown': '{known, select, yes {Une pièce se montre : {kind}.} other {Une pièce est montrée en secret ({viewers}).}}',
  'event.unplaced.attackAnnounced': 'Une attaque est annoncée.',
  'event.unplaced.pieceGuessed': `{number, select, many {{seat} accusent} other {{seat} accuse}} une pièce d’être « {kind} » : {right, select, yes {bien vu, elle est capturée} other {raté}}.`,
} as const;

/** What seats can agree on. */
const WHAT =
  '{what, select, draw {match nul} undo {reprendre le coup} pause {une pause} resume {continuer la partie} abort {annuler la partie} rematch {une revanche} other {autre chose}}';

/** French names a side the same way for one and for many, so what English needs to know says nothing here. */
const SAME = '{owner, select, many {} other {}}';
const ATTACKER = '{attacker} ({attackerSeat}{attackerOwner, select, many {} other {}})';
const DEFENDER = '{defender} ({defenderSeat}{defenderOwner, select, many {} other {}})';
const DRAWS = '{owner, select, many {{seat} piochent} other {{seat} pioche}}';
/** The side has something: Rouge a, Templiers ont. */
const HAS = '{owner, select, many {{seat} ont} other {{seat} a}}';
const FIRST = '{count, plural, one {Une carte} other {# cartes}}';
const SOME = '{count, plural, one {une carte} other {# cartes}}';
const MORE =
  '{more, select, yes {{count, plural, one {encore une carte} other {encore # cartes}}} other {{count, plural, one {une carte} other {# cartes}}}}';

export const events: ThemeTexts<typeof englishEvents> = {
  'event.seatDeployed': 'Armée en place : {seat}.',
  'event.gameStarted': 'La partie commence. Premier tour : {turn}.',
  'event.pieceMoved': '{known, select, yes {{seat}: {kind}} other {{seat}}} {from}-{to}{ran, select, yes { (course)} other {}}.',
  'event.piecesRevealed': `${ATTACKER} sur {from} attaque ${DEFENDER} sur {to}{outcome, select, attackerWins { et gagne} defenderWins { et perd} nobodyCaptured { pour rien} other {, et les deux pièces sont capturées}}.`,
  // The attack itself has been told: only who wins is news.
  'event.battleSettled': `{outcome, select, attackerWins {${ATTACKER} bat ${DEFENDER} sur {to}.} defenderWins {${DEFENDER} sur {to} bat ${ATTACKER}.} nobodyCaptured {${DEFENDER} sur {to} tient bon face à ${ATTACKER}.} other {${ATTACKER} et ${DEFENDER} sur {to} tombent ensemble.}}`,
  'event.attackAnnounced': `{hasActor, select, yes {{actor}} other {Une pièce}} sur {from} ({seat}${SAME}) attaque la pièce sur {to} ({enemy}).`,
  'event.pieceShown': `{known, select, yes {{kind}} other {La pièce}} sur {cell} ({seat}${SAME}) {stays, select, yes {reste visible désormais} other {se montre}}{toAll, select, yes {} other { (pour : {viewers})}}.`,
  'event.pieceReturned': `{known, select, yes {{kind} ({seat}${SAME}) revient sur {cell}.} other {Une pièce capturée ({seat}) revient sur {cell}.}}`,
  'event.piecesSwapped': 'Les pièces sur {one} et {two} échangent leurs places.',
  'event.cardMoved': `{way, select, drawn {${DRAWS} {known, select, yes {{cards}} other {${SOME}}}.} laidOpen {{hasSeat, select, yes {${DRAWS} ${MORE}} other {Cartes piochées}} : {cards}.} under {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {passe} other {passent}} sous la pioche ({seat}).} announced {{known, select, yes {Face cachée ({seat}) : {cards}.} other {Une carte d’attaque est posée face cachée ({seat}).}}} disclosed {Carte retournée ({seat}) : {cards}.} spent {Carte utilisée ({seat}) : {cards}.} other {{known, select, yes {{cards}} other {${FIRST}}} {count, plural, one {va} other {vont}} dans un autre tas.}}`,
  'event.pieceCaptured': 'Une pièce ({seat}) est capturée sur {cell}.',
  'event.lotsDrawn': '{more, select, yes {Égalité, on recommence : {lots}.} other {Tirage du premier tour : {lots}.}}',
  'event.lotsDrawn.first': `{seat}${SAME} ({kind})`,
  'event.lotsDrawn.next': '{seat} ({kind})',
  'event.pieceGuessed': `{number, select, many {{seat} accusent} other {{seat} accuse}} la pièce sur {cell} ({enemy}{enemyNumber, select, many {} other {}}) d’être « {kind} » : {right, select, yes {bien vu, elle est capturée} other {raté}}.`,
  'event.movesSkipped': '{owner, select, many {{seat} n’ont} other {{seat} n’a}} aucune pièce qui peut bouger.',
  'event.seatLeft': `${HAS} {why, select, resigned {abandonné} outOfTime {dépassé le temps} other {quitté la partie}} : {owner, select, many {leurs} other {ses}} pièces restent comme obstacles.`,
  'event.piecesMixed': 'Des pièces ({seat}) échangent leurs identités en secret.',
  'event.pileShuffled':
    '{shuffled, select, all {Toutes les cartes sont mélangées en une nouvelle pioche.} discards {La défausse est mélangée et redevient la pioche.} other {Un tas de cartes est mélangé.}}',
  // Notes of Conquest.
  'event.flagHeld': `{count, plural, one {Drapeau pris ({seat}${SAME}), désormais aux mains de : {holder}.} other {Drapeaux pris ({flags}), désormais aux mains de : {holder}.}}`,
  'event.turnPassed': 'À jouer : {turn}.',
  ...UNPLACED,
  'news.seatTaken': 'Place prise : {seat}.',
  'news.begun': 'La partie commence.',
  'news.offered': `Proposition ({seat}) : ${WHAT}.`,
  'news.accepted': `D’accord ({seat}) : ${WHAT}.`,
  'news.declined': `Refus ({seat}) : ${WHAT}.`,
  'news.withdrawn': `Proposition retirée ({seat}) : ${WHAT}.`,
  'news.paused': 'La partie est en pause : les pendules sont arrêtées.',
  'news.resumed': 'La partie continue.',
  'news.undone': '{count, plural, one {Un coup est repris.} other {# coups sont repris.}}',
  'news.deployedByClock': 'Le temps est écoulé : la table a déployé l’armée ({seat}).',
  'news.aborted': 'Partie annulée ({seat}) : personne ne gagne.',
  'news.claimed': 'Partie réclamée ({seat}) : personne n’est revenu.',
  'news.nobodyCame': 'Personne n’a pris les places libres : la partie est annulée.',
  'news.hostReturned': 'Table injoignable pendant {count, plural, one {une seconde} other {# secondes}} ; les pendules étaient arrêtées.',
  'news.rematch': 'Tout le monde veut rejouer.',
  'news.unknown': 'Il s’est passé quelque chose que cette version ne sait pas dire.',
};

/** Told to all sides alike, so the losers are named, after a colon: their names may be one or many. */
export const endings: ThemeTexts<typeof englishEndings> = {
  'ending.flagCaptured':
    '{count, plural, =0 {Match nul : tous les drapeaux sont capturés.} other {{losing, plural, one {Victoire : {winners}. {prize, select, apple {Pomme d’Éden capturée} base {Base capturée} other {Drapeau capturé}} : {losers}.} other {Victoire : {winners}. Drapeaux capturés : {losers}.}}}}',
  'ending.immobile':
    '{count, plural, =0 {Match nul : personne ne peut bouger.} other {Victoire : {winners}. Plus aucun coup possible : {losers}.}}',
  'ending.bothImmobile':
    '{ground, select, zones {{count, plural, =0 {Match nul : plus personne n’a de pièce qui peut bouger.} one {Victoire : {winners}. Plus aucune pièce ne peut bouger ; les drapeaux, puis les territoires, décident.} other {Victoire : {winners}. Plus aucune pièce ne peut bouger ; égalité en tête, en drapeaux et en territoires.}}} other {{count, plural, =0 {Match nul : aucun camp n’a plus de pièce qui peut bouger.} other {Victoire : {winners}. Aucun camp n’a plus de pièce qui peut bouger, et c’était le tour de l’autre : {losers}.}}}}',
  'ending.quietLimit':
    '{count, plural, =0 {Match nul : aucune capture depuis trop longtemps.} other {Victoire : {winners}. Aucune capture depuis trop longtemps.}}',
  'ending.resigned':
    '{count, plural, =0 {Match nul : tout le monde a abandonné.} other {{losing, plural, one {Victoire : {winners}. Abandon : {losers}.} other {Victoire : {winners}. Tous les autres ont quitté la partie.}}}}',
  'ending.agreed':
    '{sides, plural, =2 {{count, plural, =0 {Match nul : les deux camps sont d’accord.} other {Victoire : {winners}. Les deux camps sont d’accord.}}} other {{count, plural, =0 {Match nul : tous les camps sont d’accord.} other {Victoire : {winners}. Tous les camps sont d’accord.}}}}',
  'ending.outOfTime':
    '{count, plural, =0 {Match nul : le temps est écoulé.} other {{losing, plural, one {Victoire : {winners}. Temps écoulé : {losers}.} other {Victoire : {winners}. Tous les autres ont quitté la partie.}}}}',
  'ending.abandoned':
    '{count, plural, =0 {Personne ne gagne : la partie n’a pas été finie.} other {{losing, plural, one {Victoire : {winners}. Partie quittée : {losers}.} other {Victoire : {winners}. Tous les autres ont quitté la partie.}}}}',
  'ending.turnLimit':
    '{count, plural, =0 {Match nul : la dernière manche est finie.} one {Victoire : {winners}. La dernière manche est finie ; les drapeaux, puis les territoires, décident.} other {Victoire : {winners}. La dernière manche est finie ; égalité en tête, en drapeaux et en territoires.}}',
  'ending.lengthLimit':
    '{count, plural, =0 {Match nul : aucune partie ne peut être plus longue.} other {Victoire : {winners}. Aucune partie ne peut être plus longue.}}',
};
