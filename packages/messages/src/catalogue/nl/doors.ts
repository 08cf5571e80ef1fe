/** Why the server turns a request away, in Dutch. */

import type { doors as english } from '../en/doors.ts';
import type { Texts } from '../texts.ts';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {over een seconde} other {{minutes, plural, =0 {over {retryAfterSeconds} seconden} one {over ongeveer een minuut} other {over ongeveer # minuten}}}}';

export const doors: Texts<typeof english> = {
  'door.badMessage': '{path, select, none {De server begrijpt het verzoek niet.} other {Er klopt iets niet in het verzoek: {path}.}}',
  'door.tooLarge': 'Dat is meer dan de server in één keer aankan: stuur minder.',
  'door.notJson': 'De server leest alleen JSON: geef dat op als inhoudstype.',
  'door.noSuchRoute': 'Op dit adres is niets te vinden.',
  'door.otherOrigin': 'Het verzoek komt van een andere site: open Flagfall zelf en probeer het nog eens.',
  'door.tooManyRequests': `Te veel verzoeken: probeer het ${SOON} nog eens.`,
  'door.tooManyAttempts': `Te veel pogingen: probeer het ${SOON} nog eens.`,
  'door.busy': 'De server heeft het druk: probeer het zo nog eens.',
  'door.unavailable': 'De server kan even niet bij zijn gegevens: probeer het zo nog eens.',
  'door.broken': 'Er ging iets mis op de server: het is genoteerd.',
  'door.noSession': 'De server kent je niet: speel als gast of log in.',
  'door.badToken': 'Het token is niet geldig: maak een nieuw op de pagina van je account.',
  'door.missingScope': 'Het token mag dit niet ({scope}): maak er een die het wel mag.',
  'door.accountNeeded': 'Gasten kunnen dit niet: maak eerst een account.',
  'door.notForBots': 'Bots kunnen dit niet: log in op de pagina van het account.',
  'door.operatorNeeded': 'Alleen beheerders kunnen dit.',
  'door.banned': '{until, select, none {Je bent geblokkeerd.} other {Je bent geblokkeerd tot {until}.}}',
  'door.wrongLogin': 'Naam en wachtwoord horen niet bij elkaar.',
  'door.wrongCode': 'Naam en herstelcode horen niet bij elkaar, of de code is al gebruikt.',
  'door.wrongPassword': 'Dat is niet je wachtwoord.',
  'door.alreadyAccount': 'Je hebt al een account: log eerst uit om een ander te maken.',
  'door.badName':
    '{why, select, tooShort {De naam is te kort: neem minstens {least} tekens.} tooLong {De naam is te lang: neem hoogstens {most} tekens.} characters {Een naam bestaat uit letters en cijfers, met losse streepjes en lage streepjes ertussen.} mixedScripts {De naam gebruikt alfabetten door elkaar: neem er één.} lookAlike {De naam lijkt op een naam in een ander alfabet: neem een andere.} other {Deze naam is bezet: neem een andere.}}',
  'door.nameTaken': 'Iemand heeft deze naam al, of een die er net zo uitziet: neem een andere.',
  'door.badPassword':
    '{why, select, tooShort {Het wachtwoord is te kort: neem minstens {least} tekens.} tooLong {Het wachtwoord is te lang: neem hoogstens {most} tekens.} likeName {Het wachtwoord lijkt te veel op de naam: neem een ander.} other {Het wachtwoord is makkelijk te raden: neem een ander.}}',
  'door.notFound': 'Dit bestaat niet, of het is al weg.',
  'door.tooMany': 'Je hebt er al {most}: haal er eerst een weg.',
  'door.passkeysUnavailable': 'Passkeys hebben een echt adres nodig: open Flagfall met zijn naam, via een veilige verbinding.',
  'door.badPasskey': 'De passkey werd niet aanvaard: probeer het nog eens, of gebruik je wachtwoord.',
  'door.alreadyBot': 'Dit account is al een bot.',
  'door.notBot': 'Alleen accounts van bots hebben tokens: maak dit account eerst tot bot.',
  'door.hasPlayed': 'Een account dat al heeft gespeeld, kan geen bot worden: maak er een nieuw voor.',
  'door.unknownEdition': 'Er is hier geen spel “{edition}”.',
  'door.unknownOption': 'Dit spel heeft geen optie “{key}”.',
  'door.badOption': 'De optie “{key}” kan niet “{value}” zijn; mogelijk is {allowed}.',
  'door.unknownSeat': 'Dit spel heeft geen plaats “{seat}”.',
  'door.badClock': 'Met deze klok kan niemand spelen: kies een andere.',
  'door.ratedNeedsAccount': 'Voor een partij met rating heb je een account nodig: maak er een, of speel zonder rating.',
  'door.ratedNeedsClock': 'Een partij met rating heeft een klok nodig: kies er een, of speel zonder rating.',
  'door.twoOnly': 'Een aanbod is voor spellen met twee: nodig je vrienden uit met links, of zoek iemand.',
  'door.badRange': 'De laagste rating mag niet boven de hoogste liggen.',
  'door.gone': 'Dit aanbod is weg: iemand was sneller, of het is ingetrokken.',
  'door.ownOffer': 'Dat zou een partij tegen jezelf zijn.',
  'door.notForYou': 'Dit is niet voor jou bedoeld.',
  'door.outOfRange': 'Je rating ({rating}) past niet bij dit aanbod.',
  'door.nobody': 'Er is niemand die bedoeld kan zijn.',
  'door.yourself': 'Dat ben je zelf.',
  'door.reportedEnough': 'Je hebt vandaag genoeg gemeld: de beheerders kijken ernaar.',
  'door.badReason': 'Zeg waarom, in hoogstens {most} tekens.',
  'door.badSeats': 'Op elke plaats moet iemand zitten: ga zelf op één zitten, en laat de andere open of geef ze aan de computer.',
  'door.ratedNeedsPeople': 'Partijen met rating zijn voor mensen: op geen plaats mag een computer zitten.',
  'door.ratedNotFriendly': 'In een partij met rating wordt niets teruggenomen: ze kan niet vriendschappelijk zijn.',
  'door.tooManyGames': 'Je hebt al {most} van zulke partijen lopen: speel er eerst een uit.',
  'door.seatTaken': 'Deze plaats is bezet, of de partij is begonnen.',
  'door.noInvite': 'Deze uitnodiging werkt niet meer: ze is gebruikt, verlopen of vervangen door een nieuwe.',
  'door.alreadySeated': 'Je zit al bij deze partij.',
  'door.notOver': 'Deze partij is nog niet afgelopen: daarna is er een verslag.',
};
