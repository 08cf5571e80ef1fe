/** What the terminal says about games over a network, in German. */

import type { online as english } from '../en/online.ts';
import type { ThemeTexts } from '../texts.ts';

export const online: ThemeTexts<typeof english> = {
  'terminal.online.usage':
    'Über ein Netzwerk:\n\n  --server URL          auf diesem Server spielen; er fragt, wie, oder du sagst:\n  --computer 1 ... {most}    gegen den Computer des Servers\n  --invite              gegen einen Freund: zeigt einen Link zum Weitergeben\n  --join LINK           den Platz einnehmen, zu dem ein Link einlädt\n                        (er nennt den Server selbst)\n  --search              gegen irgendwen, der dasselbe Spiel sucht\n  --continue [GAME]     eine deiner Partien weiterspielen\n  --watch GAME          bei einer Partie zusehen\n  --games               deine Partien und die zum Zusehen auflisten\n  --clock MIN+SEC       Minuten für die Partie und Sekunden pro Zug: 10+5;\n                        auch 30s pro Zug, 3d pro Zug oder none\n  --rated               zählt für deine Wertung (mit --name)\n  --name NAME           mit diesem Konto; nach dem Passwort wird gefragt.\n                        Sonst bist du Gast\n\nDu kannst jederzeit gehen: Die Partie läuft weiter, und --continue führt zurück.',
  'terminal.online.chooseWay': 'Du bist {name} auf {server}. Was möchtest du tun?',
  'terminal.online.wayContinue': '{count, plural, one {Deine Partie weiterspielen} other {Eine deiner # Partien weiterspielen}}',
  'terminal.online.wayComputer': 'Gegen den Computer spielen (Stufe {level})',
  'terminal.online.wayInvite': 'Einen Freund mit einem Link einladen',
  'terminal.online.waySearch': 'Jemanden zum Spielen suchen',
  'terminal.online.oneOnly': 'nur eines von {given} auf einmal',
  'terminal.online.needsServer': '{given} braucht einen Server: --server URL',
  'terminal.online.badServer': '--server ist eine Adresse wie https://play.example.org, nicht „{given}“',
  'terminal.online.badLink': '--join braucht einen Einladungslink, nicht „{given}“',
  'terminal.online.badClock': '--clock ist 10+5 (Minuten und Sekunden), 30s (pro Zug), 3d (Tage pro Zug) oder none, nicht „{given}“',
  'terminal.online.password': 'Passwort von {name}:',
  'terminal.online.unreachable': 'Der Server {server} ist nicht zu erreichen: Stimmt die Adresse, bist du online?',
  'terminal.online.strange': 'Der Server {server} spricht eine andere Version von Flagfall ({what}): Eine von beiden ist älter.',
  'terminal.online.otherProtocol': 'Der Server spricht eine andere Version des Protokolls: Eines der beiden Programme ist älter.',
  'terminal.online.otherEdition': 'Der Server spielt eine andere Fassung von {edition} als dieses Programm: Eines von beiden ist älter.',
  'terminal.online.banned': 'Der Server lässt dich nicht mehr herein.',
  'terminal.online.replaced': 'Deine Anmeldung wurde anderswo beendet: Starte neu.',
  'terminal.online.signedOut': 'Deine Anmeldung bei {server} ist zu Ende: Du wurdest abgemeldet, oder sie ist abgelaufen.',
  'terminal.online.logInAgain': 'Als {name} wieder anmelden',
  'terminal.online.asGuest': 'Als Gast weitermachen',
  'terminal.online.noGame': 'So eine Partie gibt es auf dem Server nicht.',
  'terminal.online.noGames': 'Auf diesem Server hast du keine Partie zum Weiterspielen.',
  'terminal.online.greeting': 'Du bist {name} auf {server}.',
  'terminal.online.kept':
    'Die Partie läuft ohne dieses Fenster weiter. Zurück geht es mit: flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Wähl eine Partie',
  'terminal.online.chooseKeys': 'Auf/Ab wählen   Enter nehmen   ? Hilfe   q Ende',
  'terminal.online.chooseLine': 'Tipp eine Nummer, oder quit.',
  'terminal.online.yourGames': 'Deine Partien:',
  'terminal.online.runningGames': 'Partien zum Zusehen:',
  'terminal.online.nothingListed': 'Keine.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title}: {seats}. Du bist dran.} waiting {{game}  {title}: {seats}. Noch nicht begonnen.} other {{game}  {title}: {seats}.}}',
  'terminal.online.computer': 'Computer (Stufe {level})',
  'terminal.online.nobody': 'noch niemand',
  'terminal.online.bot': '{name} (Bot)',
  'terminal.online.searching': 'Wir suchen jemanden für {title}, {clock}.',
  'terminal.online.searchKeys': 'q Suche beenden',

  'terminal.online.title': '{game}: du spielst {seat} gegen {others}',
  'terminal.online.watching': '{game}: du siehst {others} zu',
  'terminal.online.gathering': '{count, plural, one {Ein Platz ist noch frei: {seats}.} other {Diese Plätze sind noch frei: {seats}.}}',
  'terminal.online.beginning': 'Alle sind da: Gleich geht es los.',
  'terminal.online.link': 'Diesen Link bekommt, wer {seat} spielen soll:',
  'terminal.online.gatheringKeys': 'q verlassen (die Partie wartet auf dich)   x Partie absagen',
  'terminal.online.askAbort': 'Partie absagen? y ja, jede andere Taste nein',
  'terminal.online.away': '{seat}: nicht da',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (nicht da)} other {{seat} {time} (nicht da)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {Schon lange nicht da: {seat}. w beendet die Partie.} other {Schon lange nicht da: {seat}. Tipp claim, um die Partie zu beenden.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {Die Verbindung ist weg und kommt gleich wieder. Die Partie bleibt.} one {Die Verbindung ist weg: neuer Versuch in einer Sekunde. Die Partie bleibt.} other {Die Verbindung ist weg: neuer Versuch in # Sekunden. Die Partie bleibt.}}',
  'terminal.online.connecting': 'Verbindung zum Server wird aufgebaut.',
  'terminal.online.back': 'Die Verbindung ist wieder da.',
  'terminal.online.talk': 'Sagen: {text}',
  'terminal.online.unheard':
    '{code, select, muted {Hier hört dich niemand.} silenced {Du darfst gerade nicht schreiben.} badText {Das kann man hier nicht sagen.} tooFast {Zu schnell: Warte einen Moment.} other {Das konnte nicht gesagt werden.}}',
  'terminal.online.keys': 'Enter ziehen  t reden  z zurück  o Remis  x Aufgabe  ? Hilfe  q verlassen',
  'terminal.online.keysCards': 'Enter ziehen  p Karten  k erklären  t reden  o Remis  x Aufgabe  ? Hilfe',
  'terminal.online.keysPowers': 'Enter ziehen  p Kräfte  k erklären  t reden  o Remis  x Aufgabe  ? Hilfe',
  'terminal.online.keysMap': 'Enter ziehen  / Zone  e fertig  k Karten  t reden  x Aufgabe  ? Hilfe',
  'terminal.online.keysWaiting': 't reden  z zurück  o Remis  x Aufgabe  Bild↑ Verlauf  ? Hilfe  q verlassen',
  'terminal.online.keysWatching': 'Pfeiltasten ansehen   t reden   Bild↑/Bild↓ Verlauf   ? Hilfe   q verlassen',
  'terminal.online.overKeys': 'r noch einmal   s sichern   Bild↑ Verlauf   q verlassen',
  'terminal.online.overKeysWatching': 's sichern   Bild↑/Bild↓ Verlauf   q verlassen',
  'terminal.online.again': '{ending} Noch eine Partie ist angeboten: r nimmt an.',
  'terminal.online.offeredAgain': 'Du hast noch eine Partie angeboten.',
  'terminal.online.help':
    'Mit anderen über das Netzwerk:\nt                 den anderen etwas sagen\nz                 darum bitten, deinen Zug zurückzunehmen (ungewertete Partien)\nr                 Pause vorschlagen, oder danach weiterzuspielen\nw                 die Partie beenden, wenn jemand lange wegbleibt\nq                 verlassen; die Partie läuft weiter, --continue führt zurück',

  'terminal.online.linesWelcome': '{game}: du spielst {seat} gegen {others}. Tipp help für Hilfe.',
  'terminal.online.linesWatching': '{game}: du siehst {others} zu. Tipp quit, um zu gehen.',
  'terminal.online.linesHelp':
    'Mit den anderen: say TEXT, undo (deinen letzten Zug zurücknehmen), pause, resume, claim (jemand bleibt weg), abort (bevor alle gezogen haben), clock. accept und decline antworten auf Angebote. quit verlässt die Partie; sie läuft weiter.',
  'terminal.online.linesOver': 'Tipp again für noch eine Partie, save für die Aufzeichnung, oder nur Enter, um zu gehen.',
  'terminal.online.linesWaiting': 'Du bist nicht dran: „{line}“ wartet so lange.',
  'terminal.online.linesAnswer':
    '{what, select, draw {Dir wird Remis angeboten} undo {Bitte an dich, den letzten Zug zurücknehmen zu lassen} pause {Dir wird eine Pause vorgeschlagen} resume {Dir wird vorgeschlagen weiterzuspielen} abort {Dir wird vorgeschlagen, die Partie abzusagen} other {Dir wird noch eine Partie angeboten}}: Tipp accept oder decline.',
};
