/** Why the server turns a request away, in Portuguese. */

import type { doors as english } from '../en/doors.ts';
import type { Texts } from '../texts.ts';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {daqui a um segundo} other {{minutes, plural, =0 {daqui a {retryAfterSeconds} segundos} one {daqui a cerca de um minuto} other {daqui a cerca de # minutos}}}}';

export const doors: Texts<typeof english> = {
  'door.badMessage': '{path, select, none {O servidor não percebe o pedido.} other {Há algo errado no pedido: {path}.}}',
  'door.tooLarge': 'É demasiado para o servidor de uma só vez: envia menos.',
  'door.notJson': 'O servidor só lê JSON: indica-o no tipo de conteúdo.',
  'door.noSuchRoute': 'Neste endereço não há nada.',
  'door.otherOrigin': 'O pedido vem de outro sítio: abre o Flagfall e tenta outra vez.',
  'door.tooManyRequests': `Demasiados pedidos: tenta outra vez ${SOON}.`,
  'door.tooManyAttempts': `Demasiadas tentativas: tenta outra vez ${SOON}.`,
  'door.busy': 'O servidor está muito ocupado: tenta daqui a um momento.',
  'door.unavailable': 'O servidor não consegue chegar aos seus dados: tenta daqui a um momento.',
  'door.broken': 'Algo correu mal no servidor: ficou registado.',
  'door.noSession': 'O servidor não te conhece: começa sem conta, ou entra na tua.',
  'door.badToken': 'O token não é válido: cria outro na página da tua conta.',
  'door.missingScope': 'O token não permite isto ({scope}): cria um que permita.',
  'door.accountNeeded': 'Sem conta não dá para fazer isto: cria uma primeiro.',
  'door.notForBots': 'Os bots não podem fazer isto: entra na página da conta.',
  'door.operatorNeeded': 'Só os administradores podem fazer isto.',
  'door.banned': '{until, select, none {Já não podes entrar neste servidor.} other {Não podes entrar neste servidor até: {until}.}}',
  'door.wrongLogin': 'O nome e a palavra-passe não condizem.',
  'door.wrongCode': 'O nome e o código de recuperação não condizem, ou o código já foi usado.',
  'door.wrongPassword': 'Essa não é a tua palavra-passe.',
  'door.alreadyAccount': 'Já tens uma conta: sai dela para criar outra.',
  'door.badName':
    '{why, select, tooShort {O nome é demasiado curto: usa pelo menos {least} caracteres.} tooLong {O nome é demasiado comprido: usa no máximo {most} caracteres.} characters {Um nome leva letras e algarismos, com hífenes ou traços baixos isolados entre eles.} mixedScripts {O nome mistura alfabetos: usa só um.} lookAlike {O nome parece escrito noutro alfabeto: escolhe outro.} other {Este nome está reservado: escolhe outro.}}',
  'door.nameTaken': 'Alguém já tem este nome, ou um parecido: escolhe outro.',
  'door.badPassword':
    '{why, select, tooShort {A palavra-passe é demasiado curta: usa pelo menos {least} caracteres.} tooLong {A palavra-passe é demasiado comprida: usa no máximo {most} caracteres.} likeName {A palavra-passe é demasiado parecida com o nome: escolhe outra.} other {A palavra-passe é fácil de adivinhar: escolhe outra.}}',
  'door.notFound': 'Não existe, ou já cá não está.',
  'door.tooMany': 'Já tens {most}: remove algo primeiro.',
  'door.passkeysUnavailable': 'As chaves de acesso precisam de um endereço a sério: abre o Flagfall pelo nome e com ligação segura.',
  'door.badPasskey': 'A chave de acesso não foi aceite: tenta outra vez, ou usa a palavra-passe.',
  'door.alreadyBot': 'Esta conta já é um bot.',
  'door.notBot': 'Só as contas de bots têm tokens: declara primeiro que esta conta é um bot.',
  'door.hasPlayed': 'Uma conta que já jogou não pode passar a bot: cria outra para ele.',
  'door.unknownEdition': 'Aqui não há nenhum jogo «{edition}».',
  'door.unknownOption': 'Este jogo não tem a opção «{key}».',
  'door.badOption': 'A opção «{key}» não pode ser «{value}»; valores possíveis: {allowed}.',
  'door.unknownSeat': 'Este jogo não tem o lugar «{seat}».',
  'door.badClock': 'Ninguém consegue jogar com este relógio: escolhe outro.',
  'door.ratedNeedsAccount': 'As partidas pontuáveis pedem uma conta: cria uma, ou joga uma amigável.',
  'door.ratedNeedsClock': 'As partidas pontuáveis pedem um relógio: escolhe um, ou joga uma amigável.',
  'door.twoOnly': 'Os anúncios são para jogos a dois: convida amigos com um link, ou procura.',
  'door.badRange': 'A pontuação mínima não pode passar da máxima.',
  'door.gone': 'Este anúncio já não existe: alguém chegou primeiro, ou foi retirado.',
  'door.ownOffer': 'Não podes jogar contra ti.',
  'door.notForYou': 'Isto não está aberto para ti.',
  'door.outOfRange': 'A tua pontuação ({rating}) fica fora dos limites deste anúncio.',
  'door.nobody': 'Não há ninguém assim.',
  'door.yourself': 'És tu.',
  'door.reportedEnough': 'Por hoje já denunciaste o suficiente: os administradores vão ver.',
  'door.badReason': 'Diz porquê, em {most} caracteres no máximo.',
  'door.badSeats': 'Cada lugar precisa de alguém: ocupa um, e deixa os outros livres ou dá-os ao computador.',
  'door.ratedNeedsPeople': 'As partidas pontuáveis são entre pessoas: nenhum lugar pode ser do computador.',
  'door.ratedNotFriendly': 'Numa partida pontuável não se desfaz nada: não pode ser amigável.',
  'door.tooManyGames': 'Já tens {most} partidas destas a decorrer: acaba uma primeiro.',
  'door.seatTaken': 'Este lugar está ocupado, ou a partida já começou.',
  'door.noInvite': 'Este convite não abre nada: já foi usado, perdeu a validade ou há outro mais recente.',
  'door.alreadySeated': 'Já jogas nesta partida.',
  'door.notOver': 'Esta partida ainda não acabou: depois já se pode rever.',
};
