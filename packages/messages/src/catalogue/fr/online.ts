/** What the terminal says about games over a network, in French. Switches, commands and keys are those of the program. */

import type { online as english } from '../en/online.ts';
import type { ThemeTexts } from '../texts.ts';

export const online: ThemeTexts<typeof english> = {
  'terminal.online.usage':
    'En réseau :\n\n  --server URL          joue sur ce serveur ; il demande quoi, ou tu le dis :\n  --computer 1 ... {most}    contre l’ordinateur du serveur\n  --invite              contre un ami : affiche un lien à lui donner\n  --join LINK           prend la place qu’offre un lien d’invitation\n  --search              contre quelqu’un qui cherche la même partie\n  --continue [GAME]     continue une de tes parties\n  --watch GAME          regarde une partie\n  --games               la liste de tes parties, et de celles à regarder\n  --clock MIN+SEC       minutes par partie et secondes par tour : 10+5 ;\n                        ou 30s par tour, 3d (jours) par tour, ou none\n  --rated               compte pour ta cote (avec --name)\n  --name NAME           avec ce compte ; le mot de passe est demandé.\n                        Sinon, tu joues comme invité\n\nTu peux partir quand tu veux : la partie continue, et --continue y ramène.',
  'terminal.online.chooseWay': 'Tu es {name} sur {server}. Que veux-tu faire ?',
  'terminal.online.wayContinue': '{count, plural, one {Continuer ta partie} other {Continuer une de tes # parties}}',
  'terminal.online.wayComputer': 'Jouer contre l’ordinateur (niveau {level})',
  'terminal.online.wayInvite': 'Inviter un ami par un lien',
  'terminal.online.waySearch': 'Chercher un adversaire',
  'terminal.online.oneOnly': 'une seule à la fois : {given}',
  'terminal.online.needsServer': '{given} demande un serveur : --server URL',
  'terminal.online.badServer': '--server est une adresse comme https://play.example.org, pas « {given} »',
  'terminal.online.badLink': '--join attend un lien d’invitation, pas « {given} »',
  'terminal.online.badClock': '--clock vaut 10+5 (minutes et secondes), 30s (par tour), 3d (jours par tour) ou none, pas « {given} »',
  'terminal.online.password': 'Mot de passe ({name}) :',
  'terminal.online.unreachable': 'Le serveur {server} est injoignable : l’adresse est-elle juste, et la connexion active ?',
  'terminal.online.strange': 'Le serveur {server} parle une autre version de Flagfall ({what}) : l’un des deux est plus ancien.',
  'terminal.online.otherProtocol': 'Le serveur parle une autre version du protocole : l’un des deux programmes est plus ancien.',
  'terminal.online.otherEdition': 'Le serveur joue une autre version de ce jeu ({edition}) : l’un des deux programmes est plus ancien.',
  'terminal.online.banned': 'Le serveur t’a fermé sa porte.',
  'terminal.online.replaced': 'Ta session a été fermée ailleurs : recommence.',
  'terminal.online.signedOut': 'Ta session sur {server} est finie : on t’a déconnecté, ou elle a expiré.',
  'terminal.online.logInAgain': 'Se reconnecter comme {name}',
  'terminal.online.asGuest': 'Continuer en invité',
  'terminal.online.noGame': 'Cette partie n’existe pas sur le serveur.',
  'terminal.online.noGames': 'Tu n’as aucune partie à continuer sur ce serveur.',
  'terminal.online.greeting': 'Tu es {name} sur {server}.',
  'terminal.online.kept': 'La partie continue sans cette fenêtre. Pour revenir : flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Choisis une partie',
  'terminal.online.chooseKeys': 'Haut/Bas choisir   Entrée prendre   ? aide   q quitter',
  'terminal.online.chooseLine': 'Tape un numéro, ou quit.',
  'terminal.online.yourGames': 'Tes parties :',
  'terminal.online.runningGames': 'Parties à regarder :',
  'terminal.online.nothingListed': 'Aucune.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title} : {seats}. À toi de jouer.} waiting {{game}  {title} : {seats}. Pas encore commencée.} other {{game}  {title} : {seats}.}}',
  'terminal.online.computer': 'ordinateur (niveau {level})',
  'terminal.online.nobody': 'encore personne',
  'terminal.online.bot': '{name} (bot)',
  'terminal.online.searching': 'Recherche d’un adversaire : {title}, {clock}.',
  'terminal.online.searchKeys': 'q arrêter la recherche',

  'terminal.online.title': '{game} : tu joues {seat} contre {others}',
  'terminal.online.watching': '{game} : tu regardes {others}',
  'terminal.online.gathering':
    '{count, plural, one {On attend quelqu’un : {seats}. La place est libre.} other {On attend du monde : {seats}. Les places sont libres.}}',
  'terminal.online.beginning': 'Tout le monde est là : la partie va commencer.',
  'terminal.online.link': 'Donne ce lien à qui va jouer {seat} :',
  'terminal.online.gatheringKeys': 'q quitter (la partie t’attend)   x annuler la partie',
  'terminal.online.askAbort': 'Annuler la partie ? y oui, toute autre touche non',
  'terminal.online.away': '{seat} : absence',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (absence)} other {{seat} {time} (absence)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {Longue absence ({seat}) : w réclame la partie.} other {Longue absence ({seat}) : tape claim pour finir la partie.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {Connexion perdue : on revient. La partie est gardée.} one {Connexion perdue : on revient dans une seconde. La partie est gardée.} other {Connexion perdue : on revient dans # secondes. La partie est gardée.}}',
  'terminal.online.connecting': 'Connexion au serveur.',
  'terminal.online.back': 'La connexion est revenue.',
  'terminal.online.talk': 'Dire : {text}',
  'terminal.online.unheard':
    '{code, select, muted {Personne ne t’entend ici.} silenced {Tu ne peux pas écrire en ce moment.} badText {On ne dit pas cela ici.} tooFast {Trop vite : attends un instant.} other {Ton message n’est pas passé.}}',
  'terminal.online.keys': 'Entrée jouer  e4e5 taper  t parler  z reprend  o nul  x abandon  ? aide  q fin',
  'terminal.online.keysCards': 'Entrée jouer  p cartes  k infos  t parler  o nul  x abandon  ? aide  q quitter',
  'terminal.online.keysPowers': 'Entrée jouer  p pouvoirs  k infos  t parler  o nul  x abandon  ? aide  q fin',
  'terminal.online.keysMap': 'Entrée jouer  / zone  e finir  k cartes  t parler  x abandon  ? aide  q fin',
  'terminal.online.keysWaiting': 't parler  z reprendre  o nul  x abandon  PgUp récit  ? aide  q quitter',
  'terminal.online.keysWatching': 'Flèches regarder   t parler   PgUp/PgDn récit   ? aide   q quitter',
  'terminal.online.overKeys': 'r revanche   s garder   PgUp/PgDn récit   q quitter',
  'terminal.online.overKeysWatching': 's garder   PgUp/PgDn récit   q quitter',
  'terminal.online.again': '{ending} On te propose une revanche : r accepte.',
  'terminal.online.offeredAgain': 'Tu as proposé une revanche.',
  'terminal.online.help':
    'Avec d’autres, en réseau :\nt                 dire quelque chose aux autres\nz                 demander à reprendre ton coup (parties non classées)\nr                 proposer une pause, ou de continuer après une pause\nw                 réclamer la partie quand l’absence dure trop\nq                 quitter ; la partie continue, et --continue y ramène',

  'terminal.online.linesWelcome': '{game} : tu joues {seat} contre {others}. Tape help pour l’aide.',
  'terminal.online.linesWatching': '{game} : tu regardes {others}. Tape quit pour quitter.',
  'terminal.online.linesHelp':
    'Avec les autres : say TEXT (parler), undo (reprendre ton coup), pause, resume (continuer), claim (quelqu’un ne revient pas), abort (annuler, avant que tout le monde ait joué), clock (pendules). accept et decline répondent à une proposition. quit quitte ; la partie continue.',
  'terminal.online.linesOver': 'Tape again pour rejouer, save pour garder la partie, ou Entrée pour quitter.',
  'terminal.online.linesWaiting': 'Ce n’est pas ton tour : « {line} » attend son moment.',
  'terminal.online.linesAnswer':
    '{what, select, draw {On te propose match nul} undo {On te demande de laisser reprendre le dernier coup} pause {On te propose une pause} resume {On te propose de continuer} abort {On te propose d’annuler la partie} other {On te propose une revanche}} : tape accept ou decline.',
};
