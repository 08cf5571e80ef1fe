/** Deeds in Dutch. */

import type { deeds as english } from '../en/deeds.ts';
import type { ThemeTexts } from '../texts.ts';

/** The side does something: Rood speelt, Tempeliers spelen. */
function does(one: string, many: string): string {
  return `{number, select, many {{seat} ${many}} other {{seat} ${one}}}`;
}

/** The piece that acts, with its name where that is known; the owner comes after it, in brackets. */
const ACTOR = '{hasActor, select, yes {{actor}} other {Het stuk}} ({seat}{number, select, other {}}) op {one}';

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {een stuk ({actor})} other {een stuk}}';

const ACCUSED = '{hasEnemy, select, yes {het stuk ({enemy}{enemyNumber, select, other {}})} other {het stuk}}';
const WHAT = '{known, select, yes {“{kind}”} other {“Verrader”}}';
const VERDICT =
  '{guess, select, right {. Goed geraden, het is verslagen} wrong {. Fout{hasActor, select, yes {, in het echt is het: {actor}} other {}}} other {}}';

export const deeds: ThemeTexts<typeof english> = {
  'deed.other': '{deed}',
  'deed.other.about': 'Iets bijzonders: {deed}.',
  'deed.other.told': `${does('gebruikt', 'gebruiken')} een kracht: {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Kaarten spelen',
  'deed.cards.about':
    'Een Bewegingskaart brengt een stuk waar het anders niet kan komen, een Aanvalskaart helpt in het gevecht; van elke soort hoogstens één.',
  'deed.cards.told': `{goes, select, attack {${does('speelt', 'spelen')} {cards}.} swap {${does('speelt', 'spelen')} {cards}: de stukken op {one} en {two} ruilen van plaats.} other {${does('speelt', 'spelen')} {cards} van {one} naar {two}.}}`,
  'deed.cards.choice': '{cards}: {one} naar {two}{open, select, yes {, open} other {}}',
  'deed.exchange': 'Kaart ruilen',
  'deed.exchange.about': 'In plaats van een zet gaat een kaart onder je trekstapel en pak je de bovenste; nooit twee keer na elkaar.',
  'deed.exchange.told': `{known, select, yes {${does('legt', 'leggen')} {cards} onder de trekstapel.} other {${does('ruilt', 'ruilen')} een kaart.}}`,
  'deed.exchange.choice': '{cards} ruilen',
  'deed.mulligan': 'Eerste kaarten',
  'deed.mulligan.about': 'Eén keer, vóór de eerste zet, mag je alle drie de kaarten onder de trekstapel leggen en drie nieuwe pakken.',
  'deed.mulligan.told': `{answer, select, yes {${does('pakt', 'pakken')} drie nieuwe kaarten.} no {${does('houdt', 'houden')} de eerste drie kaarten.} other {De keuze over de eerste kaarten is gemaakt: {number, select, other {{seat}}}.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Drie nieuwe kaarten pakken{order, select, none {} other {, de oude gaan onder de stapel in de volgorde {order}}}} other {Deze kaarten houden}}',
  'deed.defend': 'Afweren',
  'deed.defend.about': 'Een Afweerkaart verhoogt de rang van het aangevallen stuk, als het kan lopen.',
  'deed.defend.told': `${does('speelt', 'spelen')} {cards}.`,
  'deed.defend.choice': '{cards} spelen',

  'deed.sword': 'Zwaard',
  'deed.sword.about': 'Een kapitein slaat een of twee buren tegelijk en blijft staan: eerst een bom, dan de laagste rang, dan de hoogste.',
  'deed.sword.told': `${ACTOR} zwaait met het Zwaard naar {placeCount, plural, =2 {{two}} other {{two} en {three}}}.`,
  'deed.sword.choice': 'Zwaard: {one} slaat {placeCount, plural, =2 {alleen {two}} other {{two} en {three}}}',
  'deed.apple': 'Appel',
  'deed.apple.about':
    'Eén keer per partij moet een vijandelijk stuk, waar dan ook, zijn eigen buren aanvallen; je Appel wordt omgedraaid en blijft zichtbaar.',
  'deed.apple.told': `${does('richt', 'richten')} de Appel op het stuk op {one}.`,
  'deed.apple.choice': 'Appel tegen {one}',
  'deed.heal': 'Sluier',
  'deed.heal.about': 'Sneuvelt je spion, dan mag een van je verslagen stukken terugkomen in de rij die het dichtst bij jou is.',
  'deed.heal.told': 'De Sluier ({seat}) brengt {known, select, yes {een stuk ({kind})} other {een verslagen stuk}} terug op {one}.',
  'deed.heal.choice': '{kind} terughalen op {one}',

  'deed.clairvoyance': 'Helderziendheid',
  'deed.clairvoyance.about':
    'In plaats van een zet laat een 10 of een 9 zichzelf zien en hoort wat een vijand is, hoogstens twee stappen verder.',
  'deed.clairvoyance.told': `${ACTOR} bekijkt {two} met Helderziendheid.`,
  'deed.clairvoyance.choice': 'Helderziendheid: {one} bekijkt {two}',
  'deed.teleportation': 'Teleporteren',
  'deed.teleportation.about':
    'Elk stuk met rang 8 gaat zo ver als een verkenner en mag aan het eind aanvallen. Een lange weg kan dus van een verkenner zijn of van een 8.',
  'deed.remoteAttack': 'Aanval op afstand',
  'deed.remoteAttack.about':
    'Raakt een vijand die rechtuit één of twee vakjes verder staat; alleen een lagere rang sneuvelt, en jouw stuk blijft veilig.',
  'deed.remoteAttack.told': `${ACTOR} valt {two} van een afstand aan.`,
  'deed.remoteAttack.choice': 'Aanval op afstand: {one} op {two}',
  'deed.anger': 'Toorn',
  'deed.anger.about': 'Na een overwinning mag het stuk nog eens aanvallen, elke keer één rang hoger, tot vier keer in een beurt.',
  'deed.anger.told': `${ACTOR} gaat vol Toorn door en valt {two} aan.`,
  'deed.anger.choice': 'Verder: {two} aanvallen',

  'deed.draft': 'Gebied kiezen',
  'deed.draft.about': 'Een gebied dat van niemand is, wordt van jou: je stelt je leger op in jouw gebieden.',
  'deed.draft.told': `${does('kiest', 'kiezen')} {one}.`,
  'deed.draft.choice': '{one} kiezen',
  'deed.card': 'Kaart spelen',
  'deed.card.about': 'Een van de kaarten die je hebt gepakt wordt uitgevoerd; daarna gaan ze allemaal weg.',
  'deed.card.told': `${does('speelt', 'spelen')} {cards}{card, select, blitz {: twee zetten extra} reinforcement { en {number, select, many {pakken} other {pakt}} ${ONE} uit het zakje} surpriseAttack { en {number, select, many {pakken} other {pakt}} ${ONE} uit het zakje} newSpy { en {number, select, many {halen} other {haalt}} ${ONE} uit het zakje} secretInformation {{hasShown, select, yes { en {number, select, many {tonen} other {toont}} het zakje: {shown}} other {}}} other {}}.`,
  'deed.card.choice': '{cards} spelen',
  'deed.place': 'Stuk plaatsen',
  'deed.place.about':
    'Het stuk uit je zakje gaat naar een vrije zone: bij Versterking naast je eigen stukken, bij de andere kaarten waar je maar wilt.',
  'deed.place.told': `${does('zet', 'zetten')} {hasActor, select, yes {het stuk ({actor})} other {het}} op {one}.`,
  'deed.place.choice': 'Op {one} plaatsen',
  'deed.regroup': 'Stukken kiezen',
  'deed.regroup.about': 'Drie van je stukken, of je laatste twee, gaan onderling van plaats ruilen.',
  'deed.regroup.told': `${does('hergroepeert', 'hergroeperen')} de stukken op {places}.`,
  'deed.regroup.choice': '{places} hergroeperen',
  'deed.rearrange': 'Opnieuw verdelen',
  'deed.rearrange.about':
    'De stukken gaan in elke volgorde naar hun zones, of blijven zoals ze zijn; niemand anders ziet welk stuk waar staat.',
  'deed.rearrange.told': `${does('verdeelt', 'verdelen')} ze stiekem opnieuw{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {Het eerste naar {one}, het tweede naar {two}} other {Het eerste naar {one}, het tweede naar {two}, het derde naar {three}}}',
  'deed.look': 'Twee stukken bekijken',
  'deed.look.about': 'Alleen jij hoort wat twee vijandelijke stukken op zones naast elkaar zijn.',
  'deed.look.told': `${does('bekijkt', 'bekijken')} de stukken op {places}{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.look.choice': '{places} bekijken',
  'deed.accuse': 'Beschuldigen',
  'deed.accuse.about':
    'Je zegt hardop wat een vijandelijk stuk is. Klopt het, dan is het verslagen; klopt het niet, dan zie alleen jij wat het is.',
  'deed.accuse.told': `${does('zegt', 'zeggen')} over ${ACCUSED} op {one}: ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'Het stuk op {one} is: {kind}',
  'deed.plant': 'Vlag planten',
  'deed.plant.about': 'Je vlag is weer van jou en gaat naar een lege zone; iedereen kan hem zien.',
  'deed.plant.told': `${does('plant', 'planten')} de eigen vlag op {one}.`,
  'deed.plant.choice': 'Vlag planten op {one}',
  'deed.done': 'Beurt beëindigen',
  'deed.done.about': 'De zetten die je nog hebt, gebruik je niet.',
  'deed.done.told': `${does('beëindigt', 'beëindigen')} de beurt.`,
  'deed.done.choice': 'Beurt beëindigen',

  'deed.pass': 'Passen',
  'deed.pass.about': 'Zegt nee op wat er gevraagd wordt.',
  'deed.pass.told': `{decision, select, defend {${does('speelt', 'spelen')} geen Afweerkaart.} follow {${does('laat', 'laten')} het bij de ruil.} heal {${does('haalt', 'halen')} niemand terug.} chain {De Toorn is voorbij ({seat}).} card {${does('speelt', 'spelen')} geen kaart.} other {${does('past', 'passen')}.}}`,
  'deed.pass.choice':
    '{decision, select, defend {Geen Afweerkaart} follow {Geen aanval} heal {Niemand terughalen} chain {Hier stoppen} card {Geen kaart spelen} other {Passen}}',
};
