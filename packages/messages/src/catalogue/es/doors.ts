/** Why the server turns a request away, in Spanish. */

import type { doors as english } from '../en/doors.ts';
import type { Texts } from '../texts.ts';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {dentro de un segundo} other {{minutes, plural, =0 {dentro de {retryAfterSeconds} segundos} one {dentro de un minuto más o menos} other {dentro de unos # minutos}}}}';

export const doors: Texts<typeof english> = {
  'door.badMessage': '{path, select, none {El servidor no entiende la petición.} other {Algo falla en la petición: {path}.}}',
  'door.tooLarge': 'Es demasiado para el servidor de una vez: envía menos.',
  'door.notJson': 'El servidor solo lee JSON: indícalo en el tipo de contenido.',
  'door.noSuchRoute': 'En esta dirección no hay nada.',
  'door.otherOrigin': 'La petición viene de otro sitio: abre Flagfall y prueba otra vez.',
  'door.tooManyRequests': `Demasiadas peticiones: prueba ${SOON}.`,
  'door.tooManyAttempts': `Demasiados intentos: prueba ${SOON}.`,
  'door.busy': 'El servidor está muy ocupado: prueba dentro de un momento.',
  'door.unavailable': 'El servidor no llega a sus datos: prueba dentro de un momento.',
  'door.broken': 'Algo ha fallado en el servidor: queda anotado.',
  'door.noSession': 'El servidor no te conoce: empieza como invitado o inicia sesión.',
  'door.badToken': 'El token no vale: crea otro en la página de tu cuenta.',
  'door.missingScope': 'El token no permite esto ({scope}): crea uno que sí.',
  'door.accountNeeded': 'Los invitados no pueden hacer esto: crea antes una cuenta.',
  'door.notForBots': 'Los bots no pueden hacer esto: inicia sesión en la página de la cuenta.',
  'door.operatorNeeded': 'Solo los administradores pueden hacer esto.',
  'door.banned': '{until, select, none {Ya no puedes entrar en este servidor.} other {No puedes entrar en este servidor hasta: {until}.}}',
  'door.wrongLogin': 'El nombre y la contraseña no coinciden.',
  'door.wrongCode': 'El nombre y el código de recuperación no coinciden, o el código ya se ha usado.',
  'door.wrongPassword': 'Esa no es tu contraseña.',
  'door.alreadyAccount': 'Ya tienes una cuenta: cierra la sesión para crear otra.',
  'door.badName':
    '{why, select, tooShort {El nombre es demasiado corto: usa al menos {least} caracteres.} tooLong {El nombre es demasiado largo: usa como mucho {most} caracteres.} characters {Un nombre lleva letras y cifras, con guiones o guiones bajos sueltos entre ellas.} mixedScripts {El nombre mezcla alfabetos: usa uno solo.} lookAlike {El nombre parece escrito en otro alfabeto: elige otro.} other {Este nombre está reservado: elige otro.}}',
  'door.nameTaken': 'Alguien tiene ya este nombre, o uno que se parece: elige otro.',
  'door.badPassword':
    '{why, select, tooShort {La contraseña es demasiado corta: usa al menos {least} caracteres.} tooLong {La contraseña es demasiado larga: usa como mucho {most} caracteres.} likeName {La contraseña se parece demasiado al nombre: elige otra.} other {La contraseña es fácil de adivinar: elige otra.}}',
  'door.notFound': 'No existe, o ya no está.',
  'door.tooMany': 'Ya tienes {most}: haz sitio antes.',
  'door.passkeysUnavailable': 'Las llaves de acceso piden una dirección de verdad: abre Flagfall por su nombre y con conexión segura.',
  'door.badPasskey': 'No se ha aceptado la llave de acceso: prueba otra vez, o usa tu contraseña.',
  'door.alreadyBot': 'Esta cuenta ya es un bot.',
  'door.notBot': 'Solo las cuentas de bots tienen tokens: declara antes que esta cuenta es un bot.',
  'door.hasPlayed': 'Una cuenta que ya ha jugado no puede ser un bot: crea otra para él.',
  'door.unknownEdition': 'Aquí no hay ningún juego «{edition}».',
  'door.unknownOption': 'Este juego no tiene la opción «{key}».',
  'door.badOption': 'La opción «{key}» no puede ser «{value}»; valores posibles: {allowed}.',
  'door.unknownSeat': 'Este juego no tiene el puesto «{seat}».',
  'door.badClock': 'Nadie puede jugar con este reloj: elige otro.',
  'door.ratedNeedsAccount': 'Para las partidas puntuables hace falta una cuenta: crea una, o juega una amistosa.',
  'door.ratedNeedsClock': 'Para las partidas puntuables hace falta un reloj: elige uno, o juega una amistosa.',
  'door.twoOnly': 'Los anuncios son para juegos de dos: invita a tus amigos con un enlace, o busca.',
  'door.badRange': 'La puntuación mínima no puede pasar de la máxima.',
  'door.gone': 'Este anuncio ya no está: alguien fue más rápido, o se retiró.',
  'door.ownOffer': 'No puedes jugar contra ti.',
  'door.notForYou': 'Esto no está abierto para ti.',
  'door.outOfRange': 'Tu puntuación ({rating}) queda fuera de los límites de este anuncio.',
  'door.nobody': 'No hay nadie así.',
  'door.yourself': 'Eres tú.',
  'door.reportedEnough': 'Por hoy has avisado bastante: los administradores lo mirarán.',
  'door.badReason': 'Di por qué, en {most} caracteres como mucho.',
  'door.badSeats': 'Cada puesto necesita a alguien: ocupa uno, y deja libres los demás o dáselos al ordenador.',
  'door.ratedNeedsPeople': 'Las partidas puntuables son entre personas: ningún puesto puede ser del ordenador.',
  'door.ratedNotFriendly': 'En una partida puntuable no se deshace nada: no puede ser amistosa.',
  'door.tooManyGames': 'Ya tienes {most} partidas así en marcha: acaba antes una.',
  'door.seatTaken': 'Este puesto está ocupado, o la partida ha empezado.',
  'door.noInvite': 'Esta invitación no abre nada: ya se usó, ha caducado o hay otra más nueva.',
  'door.alreadySeated': 'Ya juegas en esta partida.',
  'door.notOver': 'Esta partida no ha acabado: después se podrá ver otra vez.',
};
