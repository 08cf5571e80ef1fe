/** Why the server turns a request away, in German. */

import type { doors as english } from '../en/doors.ts';
import type { Texts } from '../texts.ts';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {in einer Sekunde} other {{minutes, plural, =0 {in {retryAfterSeconds} Sekunden} one {in etwa einer Minute} other {in etwa # Minuten}}}}';

export const doors: Texts<typeof english> = {
  'door.badMessage': '{path, select, none {Der Server versteht die Anfrage nicht.} other {Mit der Anfrage stimmt etwas nicht: {path}.}}',
  'door.tooLarge': 'Das ist mehr, als der Server auf einmal annimmt: Schick weniger.',
  'door.notJson': 'Der Server liest nur JSON: Gib das als Inhaltstyp an.',
  'door.noSuchRoute': 'Unter dieser Adresse gibt es nichts.',
  'door.otherOrigin': 'Die Anfrage kommt von einer anderen Seite: Öffne Flagfall selbst und versuch es noch einmal.',
  'door.tooManyRequests': `Zu viele Anfragen: Versuch es ${SOON} noch einmal.`,
  'door.tooManyAttempts': `Zu viele Versuche: Probier es ${SOON} noch einmal.`,
  'door.busy': 'Der Server hat viel zu tun: Versuch es gleich noch einmal.',
  'door.unavailable': 'Der Server kommt gerade nicht an seine Daten: Versuch es gleich noch einmal.',
  'door.broken': 'Auf dem Server ist etwas schiefgegangen: Es wurde notiert.',
  'door.noSession': 'Der Server kennt dich nicht: Spiel als Gast oder melde dich an.',
  'door.badToken': 'Das Token ist ungültig: Leg auf der Seite deines Kontos ein neues an.',
  'door.missingScope': 'Das Token darf das nicht ({scope}): Leg eines an, das es darf.',
  'door.accountNeeded': 'Gäste können das nicht: Leg zuerst ein Konto an.',
  'door.notForBots': 'Bots können das nicht: Melde dich auf der Seite des Kontos an.',
  'door.operatorNeeded': 'Das können nur die Betreiber.',
  'door.banned': '{until, select, none {Du bist gesperrt.} other {Du bist gesperrt bis {until}.}}',
  'door.wrongLogin': 'Name und Passwort passen nicht zusammen.',
  'door.wrongCode': 'Name und Ersatzcode passen nicht zusammen, oder der Code ist schon benutzt.',
  'door.wrongPassword': 'Das ist nicht dein Passwort.',
  'door.alreadyAccount': 'Du hast schon ein Konto: Melde dich erst ab, um ein anderes anzulegen.',
  'door.badName':
    '{why, select, tooShort {Der Name ist zu kurz: Nimm mindestens {least} Zeichen.} tooLong {Der Name ist zu lang: Nimm höchstens {most} Zeichen.} characters {Ein Name besteht aus Buchstaben und Ziffern, dazwischen einzelne Binde- und Unterstriche.} mixedScripts {Der Name mischt verschiedene Alphabete: Nimm nur eines.} lookAlike {Der Name sieht aus, als wäre er in einem anderen Alphabet: Nimm einen anderen.} other {Dieser Name ist vergeben: Nimm einen anderen.}}',
  'door.nameTaken': 'Jemand hat schon diesen Namen oder einen, der genauso aussieht: Nimm einen anderen.',
  'door.badPassword':
    '{why, select, tooShort {Das Passwort ist zu kurz: Nimm mindestens {least} Zeichen.} tooLong {Das Passwort ist zu lang: Nimm höchstens {most} Zeichen.} likeName {Das Passwort ähnelt dem Namen zu sehr: Nimm ein anderes.} other {Das Passwort ist leicht zu erraten: Nimm ein anderes.}}',
  'door.notFound': 'Das gibt es nicht, oder es ist schon weg.',
  'door.tooMany': 'Davon hast du schon {most}: Entferne zuerst etwas.',
  'door.passkeysUnavailable': 'Passkeys brauchen eine richtige Adresse: Öffne Flagfall unter seinem Namen, über eine sichere Verbindung.',
  'door.badPasskey': 'Der Passkey wurde nicht angenommen: Versuch es noch einmal oder nimm dein Passwort.',
  'door.alreadyBot': 'Dieses Konto ist schon ein Bot.',
  'door.notBot': 'Nur Konten von Bots haben Token: Erkläre dieses Konto zuerst zum Bot.',
  'door.hasPlayed': 'Ein Konto, das schon gespielt hat, kann kein Bot werden: Leg dafür ein neues an.',
  'door.unknownEdition': 'Hier gibt es kein Spiel namens „{edition}“.',
  'door.unknownOption': 'Dieses Spiel hat keine Option „{key}“.',
  'door.badOption': 'Die Option „{key}“ kann nicht „{value}“ sein; möglich ist {allowed}.',
  'door.unknownSeat': 'Dieses Spiel hat keinen Platz „{seat}“.',
  'door.badClock': 'Mit dieser Uhr kann niemand spielen: Wähl eine andere.',
  'door.ratedNeedsAccount': 'Gewertete Partien brauchen ein Konto: Leg eines an oder spiel ohne Wertung.',
  'door.ratedNeedsClock': 'Gewertete Partien brauchen eine Uhr: Wähl eine oder spiel ohne Wertung.',
  'door.twoOnly': 'Angebote sind für Spiele zu zweit: Lade deine Freunde mit Links ein oder suche.',
  'door.badRange': 'Die niedrigste Wertung darf nicht über der höchsten liegen.',
  'door.gone': 'Dieses Angebot ist weg: Jemand war schneller, oder es wurde zurückgezogen.',
  'door.ownOffer': 'Das wäre eine Partie gegen dich selbst.',
  'door.notForYou': 'Das steht dir nicht offen.',
  'door.outOfRange': 'Deine Wertung ({rating}) passt nicht zu diesem Angebot.',
  'door.nobody': 'Hier ist niemand, der gemeint sein könnte.',
  'door.yourself': 'Das bist du selbst.',
  'door.reportedEnough': 'Für heute hast du genug gemeldet: Die Betreiber sehen es sich an.',
  'door.badReason': 'Sag, warum, mit höchstens {most} Zeichen.',
  'door.badSeats': 'Jeder Platz braucht jemanden: Setz dich selbst auf einen und lass die anderen offen oder gib sie dem Computer.',
  'door.ratedNeedsPeople': 'Gewertete Partien sind für Menschen: Kein Platz darf ein Computer sein.',
  'door.ratedNotFriendly': 'In einer gewerteten Partie wird nichts zurückgenommen: Sie kann keine Freundschaftspartie sein.',
  'door.tooManyGames': 'Du hast schon {most} solche Partien laufen: Spiel zuerst eine zu Ende.',
  'door.seatTaken': 'Dieser Platz ist besetzt, oder die Partie hat begonnen.',
  'door.noInvite': 'Diese Einladung gilt nicht mehr: Sie wurde benutzt, ist abgelaufen oder durch eine neue ersetzt.',
  'door.alreadySeated': 'Du sitzt schon bei dieser Partie.',
  'door.notOver': 'Diese Partie ist noch nicht vorbei: Ihre Aufzeichnung gibt es danach.',
};
