/** Why the server turns a request away, in French. */

import type { doors as english } from '../en/doors.ts';
import type { ThemeTexts } from '../texts.ts';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {dans une seconde} other {{minutes, plural, =0 {dans {retryAfterSeconds} secondes} one {dans une minute environ} other {dans # minutes environ}}}}';

export const doors: ThemeTexts<typeof english> = {
  'door.badMessage':
    '{path, select, none {Le serveur ne comprend pas la demande.} other {Quelque chose ne va pas dans la demande : {path}.}}',
  'door.tooLarge': 'C’est trop pour le serveur en une fois : envoie moins.',
  'door.notJson': 'Le serveur ne lit que le JSON : indique-le dans le type de contenu.',
  'door.noSuchRoute': 'Il n’y a rien à cette adresse.',
  'door.otherOrigin': 'La demande vient d’un autre site : ouvre Flagfall et réessaie.',
  'door.tooManyRequests': `Trop de demandes : réessaie ${SOON}.`,
  'door.tooManyAttempts': `Trop d’essais : réessaie ${SOON}.`,
  'door.busy': 'Le serveur est très occupé : réessaie dans un instant.',
  'door.unavailable': 'Le serveur n’a pas accès à ses données : réessaie dans un instant.',
  'door.broken': 'Le serveur a eu un problème : c’est noté.',
  'door.noSession': 'Le serveur ne te connaît pas : commence comme invité, ou connecte-toi.',
  'door.badToken': 'Le jeton n’est pas valable : crées-en un autre sur la page de ton compte.',
  'door.missingScope': 'Le jeton ne permet pas cela ({scope}) : crées-en un qui le permet.',
  'door.accountNeeded': 'Les invités ne peuvent pas faire cela : crée d’abord un compte.',
  'door.notForBots': 'Les bots ne peuvent pas faire cela : connecte-toi sur la page du compte.',
  'door.operatorNeeded': 'C’est réservé aux administrateurs.',
  'door.banned':
    '{until, select, none {Tu n’as plus accès à ce serveur.} other {Tu n’as plus accès à ce serveur jusqu’à cette date : {until}.}}',
  'door.wrongLogin': 'Le nom et le mot de passe ne vont pas ensemble.',
  'door.wrongCode': 'Le nom et le code de secours ne vont pas ensemble, ou le code a déjà servi.',
  'door.wrongPassword': 'Ce n’est pas ton mot de passe.',
  'door.alreadyAccount': 'Tu as déjà un compte : déconnecte-toi pour en créer un autre.',
  'door.badName':
    '{why, select, tooShort {Le nom est trop court : il faut au moins {least} caractères.} tooLong {Le nom est trop long : {most} caractères au plus.} characters {Un nom se compose de lettres et de chiffres, séparés au besoin par un seul tiret ou un seul tiret bas.} mixedScripts {Le nom mélange plusieurs alphabets : n’en utilise qu’un.} lookAlike {Le nom a l’air écrit dans un autre alphabet : choisis-en un autre.} other {Ce nom est réservé : choisis-en un autre.}}',
  'door.nameTaken': 'Quelqu’un a déjà ce nom, ou un nom qui lui ressemble : choisis-en un autre.',
  'door.badPassword':
    '{why, select, tooShort {Le mot de passe est trop court : il faut au moins {least} caractères.} tooLong {Le mot de passe est trop long : {most} caractères au plus.} likeName {Le mot de passe ressemble trop au nom : choisis-en un autre.} other {Le mot de passe est trop facile à deviner : choisis-en un autre.}}',
  'door.notFound': 'Cela n’existe pas, ou n’existe plus.',
  'door.tooMany': 'Tu en as déjà {most} : fais d’abord de la place.',
  'door.passkeysUnavailable': 'Les clés d’accès demandent une vraie adresse : ouvre Flagfall par son nom, en connexion sécurisée.',
  'door.badPasskey': 'La clé d’accès a été refusée : réessaie, ou utilise ton mot de passe.',
  'door.alreadyBot': 'Ce compte est déjà un bot.',
  'door.notBot': 'Seuls les comptes de bots ont des jetons : déclare d’abord ce compte comme bot.',
  'door.hasPlayed': 'Un compte qui a déjà joué ne peut pas devenir un bot : crées-en un nouveau pour lui.',
  'door.unknownEdition': 'Il n’y a pas de jeu « {edition} » ici.',
  'door.unknownOption': 'Ce jeu n’a pas d’option « {key} ».',
  'door.badOption': 'L’option « {key} » ne peut pas valoir « {value} » ; valeurs possibles : {allowed}.',
  'door.unknownSeat': 'Ce jeu n’a pas de place « {seat} ».',
  'door.badClock': 'Personne ne peut jouer avec cette pendule : choisis-en une autre.',
  'door.ratedNeedsAccount': 'Il faut un compte pour les parties classées : crées-en un, ou joue une partie amicale.',
  'door.ratedNeedsClock': 'Il faut une pendule pour les parties classées : choisis-en une, ou joue une partie amicale.',
  'door.ratedNeedsClub': 'Les parties classées suivent les règles de club : choisis-les, ou joue une partie amicale.',
  'door.twoOnly': 'Les annonces sont pour les jeux à deux : invite tes amis par un lien, ou lance une recherche.',
  'door.badRange': 'La cote minimale ne peut pas dépasser la maximale.',
  'door.gone': 'Cette annonce n’existe plus : quelqu’un a été plus rapide, ou elle a été retirée.',
  'door.ownOffer': 'Ce serait une partie contre toi-même.',
  'door.notForYou': 'Ce n’est pas ouvert pour toi.',
  'door.outOfRange': 'Ta cote ({rating}) n’entre pas dans les limites de cette annonce.',
  'door.nobody': 'Personne ne correspond.',
  'door.yourself': 'C’est toi.',
  'door.reportedEnough': 'Tu as fait assez de signalements pour aujourd’hui : les administrateurs vont regarder.',
  'door.badReason': 'Dis pourquoi, en {most} caractères au plus.',
  'door.badSeats': 'Il faut quelqu’un à chaque place : prends-en une, et laisse les autres libres ou donne-les à l’ordinateur.',
  'door.ratedNeedsPeople': 'Les parties classées se jouent entre personnes : aucune place pour l’ordinateur.',
  'door.ratedNotFriendly': 'Dans une partie classée, on ne reprend aucun coup : elle ne peut pas être amicale.',
  'door.tooManyGames': 'Tu as déjà {most} parties de ce genre en cours : finis-en une d’abord.',
  'door.seatTaken': 'Cette place est prise, ou la partie a commencé.',
  'door.noInvite': 'Cette invitation n’ouvre rien : elle a servi, elle est périmée ou une autre la remplace.',
  'door.alreadySeated': 'Tu joues déjà dans cette partie.',
  'door.notOver': 'Cette partie n’est pas finie : on pourra la revoir ensuite.',
};
