/** Why the server turns a request away, in Danish. */

import type { doors as english } from '../en/doors.ts';
import type { Texts } from '../texts.ts';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {om et sekund} other {{minutes, plural, =0 {om {retryAfterSeconds} sekunder} one {om cirka et minut} other {om cirka # minutter}}}}';

export const doors: Texts<typeof english> = {
  'door.badMessage': '{path, select, none {Serveren forstår ikke forespørgslen.} other {Der er noget galt med forespørgslen: {path}.}}',
  'door.tooLarge': 'Det er mere, end serveren kan tage på én gang: Send mindre.',
  'door.notJson': 'Serveren læser kun JSON: Angiv det som indholdstype.',
  'door.noSuchRoute': 'Der er ikke noget på denne adresse.',
  'door.otherOrigin': 'Forespørgslen kommer fra en anden side: Åbn selve Flagfall, og prøv igen.',
  'door.tooManyRequests': `For mange forespørgsler: Prøv igen ${SOON}.`,
  'door.tooManyAttempts': `For mange forsøg: Prøv igen ${SOON}.`,
  'door.busy': 'Serveren har travlt: Prøv igen om lidt.',
  'door.unavailable': 'Serveren kan ikke få fat i sine data: Prøv igen om lidt.',
  'door.broken': 'Noget gik galt på serveren: Det er skrevet ned.',
  'door.noSession': 'Serveren kender dig ikke: Begynd som gæst, eller log ind.',
  'door.badToken': 'Tokenet er ikke gyldigt: Lav et nyt på siden med din konto.',
  'door.missingScope': 'Tokenet må ikke dette ({scope}): Lav et, der må.',
  'door.accountNeeded': 'Det kan gæster ikke: Lav en konto først.',
  'door.notForBots': 'Det kan bots ikke: Log ind på kontoens side.',
  'door.operatorNeeded': 'Det kan kun administratorer.',
  'door.banned': '{until, select, none {Du er udelukket.} other {Du er udelukket indtil {until}.}}',
  'door.wrongLogin': 'Navn og adgangskode passer ikke sammen.',
  'door.wrongCode': 'Navn og nødkode passer ikke sammen, eller koden er brugt.',
  'door.wrongPassword': 'Det er ikke din adgangskode.',
  'door.alreadyAccount': 'Du har allerede en konto: Log ud først for at lave en ny.',
  'door.badName':
    '{why, select, tooShort {Navnet er for kort: Brug mindst {least} tegn.} tooLong {Navnet er for langt: Brug højst {most} tegn.} characters {Et navn består af bogstaver og tal, med enkelte bindestreger og understreger imellem.} mixedScripts {Navnet blander alfabeter: Brug kun ét.} lookAlike {Navnet ligner et navn i et andet alfabet: Vælg et andet.} other {Dette navn er optaget: Vælg et andet.}}',
  'door.nameTaken': 'Nogen har dette navn eller et, der ser ud på samme måde: Vælg et andet.',
  'door.badPassword':
    '{why, select, tooShort {Adgangskoden er for kort: Brug mindst {least} tegn.} tooLong {Adgangskoden er for lang: Brug højst {most} tegn.} likeName {Adgangskoden ligner navnet for meget: Vælg en anden.} other {Adgangskoden er let at gætte: Vælg en anden.}}',
  'door.notFound': 'Det findes ikke, eller det er væk allerede.',
  'door.tooMany': 'Du har allerede {most} af dem: Fjern en først.',
  'door.passkeysUnavailable': 'Passkeys skal bruge en rigtig adresse: Åbn Flagfall med dets navn over en sikker forbindelse.',
  'door.badPasskey': 'Din passkey blev ikke godkendt: Prøv igen, eller brug din adgangskode.',
  'door.alreadyBot': 'Denne konto er allerede en bot.',
  'door.notBot': 'Kun botters konti har tokens: Gør først denne konto til en bot.',
  'door.hasPlayed': 'En konto, der har spillet, kan ikke blive en bot: Lav en ny til den.',
  'door.unknownEdition': 'Der er ikke noget spil her, der hedder »{edition}«.',
  'door.unknownOption': 'Dette spil har ikke valget »{key}«.',
  'door.badOption': 'Valget »{key}« kan ikke være »{value}«; det kan være {allowed}.',
  'door.unknownSeat': 'Dette spil har ikke pladsen »{seat}«.',
  'door.badClock': 'Ingen kan spille med det ur: Vælg et andet.',
  'door.ratedNeedsAccount': 'Spil med rating kræver en konto: Lav en, eller spil uden rating.',
  'door.ratedNeedsClock': 'Spil med rating kræver et ur: Vælg et, eller spil uden rating.',
  'door.twoOnly': 'Tilbud er til spil for to: Invitér dine venner med links, eller søg.',
  'door.badRange': 'Den laveste rating må ikke være over den højeste.',
  'door.gone': 'Dette tilbud er væk: Nogen var hurtigere, eller det blev trukket tilbage.',
  'door.ownOffer': 'Det ville være et spil mod dig selv.',
  'door.notForYou': 'Det er ikke åbent for dig.',
  'door.outOfRange': 'Din rating ({rating}) passer ikke til dette tilbud.',
  'door.nobody': 'Der er ingen, det kunne være.',
  'door.yourself': 'Det er dig selv.',
  'door.reportedEnough': 'Du har anmeldt nok for i dag: Administratorerne ser på det.',
  'door.badReason': 'Sig hvorfor, med højst {most} tegn.',
  'door.badSeats': 'Hver plads skal have nogen: Sæt dig selv på en af dem, og lad de andre stå åbne, eller giv dem til computeren.',
  'door.ratedNeedsPeople': 'Spil med rating er for mennesker: Ingen plads kan være en computer.',
  'door.ratedNotFriendly': 'I et spil med rating bliver intet taget tilbage: Det kan ikke være et venskabsspil.',
  'door.tooManyGames': 'Du har allerede {most} af den slags spil i gang: Spil et færdigt først.',
  'door.seatTaken': 'Denne plads er optaget, eller spillet er begyndt.',
  'door.noInvite': 'Denne invitation virker ikke: Den er brugt, udløbet eller erstattet af en ny.',
  'door.alreadySeated': 'Du sidder allerede ved dette spil.',
  'door.notOver': 'Dette spil er ikke slut: Optagelsen kommer bagefter.',
};
