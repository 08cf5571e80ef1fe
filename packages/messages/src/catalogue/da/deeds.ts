/** Deeds in Danish. */

import type { deeds as english } from '../en/deeds.ts';
import type { ThemeTexts } from '../texts.ts';

/** The side does something; a Danish verb is the same for one and for many. */
function does(verb: string): string {
  return `{number, select, other {{seat} ${verb}}}`;
}

/** The piece that acts, with its name where that is known. */
const ACTOR = '{hasActor, select, yes {{number, select, other {{actor} fra {seat}}}} other {Brikken fra {seat}}} på {one}';

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {en brik ({actor})} other {en brik}}';

const ACCUSED = '{hasEnemy, select, yes {{enemyNumber, select, other {brikken fra {enemy}}}} other {brikken}}';
const WHAT = '{known, select, yes {»{kind}«} other {»Forræder«}}';
const VERDICT =
  '{guess, select, right {. Rigtigt, den er taget} wrong {. Forkert{hasActor, select, yes {, i virkeligheden er den: {actor}} other {}}} other {}}';

export const deeds: ThemeTexts<typeof english> = {
  'deed.other': '{deed}',
  'deed.other.about': 'Noget særligt: {deed}.',
  'deed.other.told': `${does('bruger')} en evne: {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Spil kort',
  'deed.cards.about':
    'Et Bevægelseskort fører en brik hen, hvor den ellers ikke kunne komme, og et Angrebskort hjælper den i kamp; højst ét af hver.',
  'deed.cards.told': `{goes, select, attack {${does('spiller')} {cards}.} swap {${does('spiller')} {cards}: Brikkerne på {one} og {two} bytter plads.} other {${does('spiller')} {cards} fra {one} til {two}.}}`,
  'deed.cards.choice': '{cards}: {one} til {two}{open, select, yes {, åbent} other {}}',
  'deed.exchange': 'Byt et kort',
  'deed.exchange.about': 'I stedet for et træk lægger du et kort under din trækbunke og tager det øverste; aldrig to gange i træk.',
  'deed.exchange.told': `{known, select, yes {${does('lægger')} {cards} under trækbunken.} other {${does('bytter')} et kort.}}`,
  'deed.exchange.choice': 'Byt {cards}',
  'deed.mulligan': 'De første kort',
  'deed.mulligan.about': 'Én gang, før det første træk, må du lægge alle tre kort under trækbunken og tage tre nye.',
  'deed.mulligan.told': `{answer, select, yes {${does('tager')} tre nye kort.} no {${does('beholder')} de første tre kort.} other {${does('har')} valgt om de første kort.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Tag tre nye kort{order, select, none {} other {, de gamle kommer under bunken i rækkefølgen {order}}}} other {Behold disse kort}}',
  'deed.defend': 'Forsvar dig',
  'deed.defend.about': 'Et Forsvarskort hæver rangen på den brik, der bliver angrebet, hvis den kan rykke.',
  'deed.defend.told': `${does('spiller')} {cards}.`,
  'deed.defend.choice': 'Spil {cards}',

  'deed.sword': 'Sword',
  'deed.sword.about':
    'En kaptajn rammer en eller to naboer på én gang og bliver stående: først en bombe, så den laveste rang, så den højeste.',
  'deed.sword.told': `${ACTOR} svinger Sword of Eden mod {placeCount, plural, =2 {{two}} other {{two} og {three}}}.`,
  'deed.sword.choice': 'Sword: {one} rammer {placeCount, plural, =2 {kun {two}} other {{two} og {three}}}',
  'deed.apple': 'Apple',
  'deed.apple.about':
    'Én gang i spillet skal en fjendtlig brik, hvor som helst, angribe sine egne naboer; din Apple bliver vendt og er synlig fra nu af.',
  'deed.apple.told': `${does('retter')} Apple of Eden mod brikken på {one}.`,
  'deed.apple.choice': 'Apple mod {one}',
  'deed.heal': 'Shroud',
  'deed.heal.about': 'Når din spion falder, må en af dine tagne brikker komme tilbage i rækken nærmest dig.',
  'deed.heal.told': 'Shroud of Eden bringer {known, select, yes {en brik ({kind})} other {en taget brik}} fra {seat} tilbage på {one}.',
  'deed.heal.choice': 'Hent {kind} tilbage på {one}',

  'deed.clairvoyance': 'Klarsyn',
  'deed.clairvoyance.about': 'I stedet for et træk viser en 10’er eller 9’er sig og får at vide, hvad en fjende højst to skridt væk er.',
  'deed.clairvoyance.told': `${ACTOR} ser på {two} med Klarsyn.`,
  'deed.clairvoyance.choice': 'Klarsyn: {one} ser på {two}',
  'deed.teleportation': 'Teleportering',
  'deed.teleportation.about':
    'Hver brik med rang 8 går så langt som en spejder og må angribe til sidst. Et langt træk kan altså være en spejders eller en 8’ers.',
  'deed.remoteAttack': 'Fjernangreb',
  'deed.remoteAttack.about': 'Rammer en fjende ét eller to felter væk ligeud; kun en lavere rang falder, og din brik er i sikkerhed.',
  'deed.remoteAttack.told': `${ACTOR} angriber {two} på afstand.`,
  'deed.remoteAttack.choice': 'Fjernangreb: {one} mod {two}',
  'deed.anger': 'Vrede',
  'deed.anger.about': 'Efter en sejr må brikken angribe igen, én rang højere hver gang, op til fire gange i en tur.',
  'deed.anger.told': `${ACTOR} fortsætter i Vrede og angriber {two}.`,
  'deed.anger.choice': 'Fortsæt: angrib {two}',

  'deed.draft': 'Vælg et område',
  'deed.draft.about': 'Et område, som ingen har, bliver dit: Du stiller din hær op i dine områder.',
  'deed.draft.told': `${does('vælger')} {one}.`,
  'deed.draft.choice': 'Vælg {one}',
  'deed.card': 'Spil et kort',
  'deed.card.about': 'Et af de kort, du har trukket, bliver udført; så bliver de alle lagt væk.',
  'deed.card.told': `${does('spiller')} {cards}{card, select, blitz {: to ekstra træk} reinforcement { og trækker ${ONE} fra posen} surpriseAttack { og trækker ${ONE} fra posen} newSpy { og henter ${ONE} i posen} secretInformation {{hasShown, select, yes { og viser posen: {shown}} other {}}} other {}}.`,
  'deed.card.choice': 'Spil {cards}',
  'deed.place': 'Sæt en brik ind',
  'deed.place.about':
    'Brikken fra din pose kommer på en fri zone: ved siden af dine egne brikker efter Forstærkning, hvor som helst efter de andre kort.',
  'deed.place.told': `${does('sætter')} {hasActor, select, yes {brikken ({actor})} other {den}} på {one}.`,
  'deed.place.choice': 'Sæt den på {one}',
  'deed.regroup': 'Vælg brikkerne',
  'deed.regroup.about': 'Tre af dine brikker, eller dine sidste to, skal bytte plads med hinanden.',
  'deed.regroup.told': `${does('omgrupperer')} brikkerne på {places}.`,
  'deed.regroup.choice': 'Omgruppér {places}',
  'deed.rearrange': 'Fordel på ny',
  'deed.rearrange.about': 'Brikkerne kommer på deres zoner i en ny orden eller bliver, som de er; ingen andre ser, hvilken der står hvor.',
  'deed.rearrange.told': `${does('fordeler')} dem på ny i det skjulte{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {Den første til {one}, den anden til {two}} other {Den første til {one}, den anden til {two}, den tredje til {three}}}',
  'deed.look': 'Se på to brikker',
  'deed.look.about': 'Kun du får at vide, hvad to fjendtlige brikker på nabozoner er.',
  'deed.look.told': `${does('ser')} på brikkerne på {places}{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.look.choice': 'Se på {places}',
  'deed.accuse': 'Anklag',
  'deed.accuse.about': 'Du siger højt, hvad en fjendtlig brik er. Har du ret, bliver den taget; ellers ser kun du, hvad den er.',
  'deed.accuse.told': `${does('siger')} om ${ACCUSED} på {one}: ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'Brikken på {one} er: {kind}',
  'deed.plant': 'Plant fanen',
  'deed.plant.about': 'Din fane er din igen og kommer på en tom zone, så alle kan se den.',
  'deed.plant.told': `${does('planter')} fanen på {one}.`,
  'deed.plant.choice': 'Plant fanen på {one}',
  'deed.done': 'Slut turen',
  'deed.done.about': 'De træk, du har tilbage, bruger du ikke.',
  'deed.done.told': `${does('slutter')} turen.`,
  'deed.done.choice': 'Slut turen',

  'deed.pass': 'Meld pas',
  'deed.pass.about': 'Siger nej til det, der bliver spurgt om.',
  'deed.pass.told': `{decision, select, defend {${does('spiller')} ikke noget Forsvarskort.} follow {${does('nøjes')} med at bytte.} heal {${does('henter')} ingen tilbage.} chain {Vreden hos {seat} er ovre.} card {${does('spiller')} ikke noget kort.} other {${does('melder')} pas.}}`,
  'deed.pass.choice':
    '{decision, select, defend {Intet Forsvarskort} follow {Intet angreb} heal {Hent ingen tilbage} chain {Stop her} card {Spil intet kort} other {Meld pas}}',
};
