/**
 * Deeds, by id: a name, a sentence that explains it (`about`), one that tells it (`told`), and a line for a menu (`choice`). `one`, `two` and
 * `three` are the cells that were named, and `places` lists them; `number` says whether the side is a plural.
 */

/** The side does something: Red plays, Templars play. */
function does(one: string, many: string): string {
  return `{number, select, many {{seat} ${many}} other {{seat} ${one}}}`;
}

/** The piece that acts, with its name where that is known. */
const ACTOR = "{hasActor, select, yes {{number, select, many {{seat}''} other {{seat}''s}} {actor}} other {The piece of {seat}}} on {one}";

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {the {actor}} other {a piece}}';

const ACCUSED = "{hasEnemy, select, yes {{enemyNumber, select, many {{enemy}''} other {{enemy}''s}} piece} other {the piece}}";
const WHAT = '{known, select, yes {the {kind}} other {a traitor}}';
const VERDICT =
  '{guess, select, right {: right, it is captured} wrong {: wrong{hasActor, select, yes {, it is the {actor}} other {}}} other {}}';

export const deeds = {
  'deed.other': '{deed}',
  'deed.other.about': 'Something special: {deed}.',
  'deed.other.told': `${does('uses', 'use')} a power: {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Play cards',
  'deed.cards.about': 'A Movement card leads a piece where it could not go, and an Attack card helps it in battle; one of each at most.',
  'deed.cards.told': `{goes, select, attack {${does('plays', 'play')} {cards}.} swap {${does('plays', 'play')} {cards}: the pieces on {one} and {two} change places.} other {${does('plays', 'play')} {cards} from {one} to {two}.}}`,
  'deed.cards.choice': '{cards}: {one} to {two}{open, select, yes {, open} other {}}',
  'deed.exchange': 'Exchange a card',
  'deed.exchange.about': 'A card goes under your draw pile and the top card comes up, instead of a move; never twice running.',
  'deed.exchange.told': `{known, select, yes {${does('puts', 'put')} {cards} under the draw pile.} other {${does('exchanges', 'exchange')} a card.}}`,
  'deed.exchange.choice': 'Exchange {cards}',
  'deed.mulligan': 'First hand',
  'deed.mulligan.about': 'Once, before the first move, all three cards may go under the draw pile for three new ones.',
  'deed.mulligan.told': `{answer, select, yes {${does('asks', 'ask')} for three new cards.} no {${does('keeps', 'keep')} the first three cards.} other {${does('has', 'have')} decided about the first cards.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Take three new cards{order, select, none {} other {, the old ones go under in the order {order}}}} other {Keep these cards}}',
  'deed.defend': 'Defend',
  'deed.defend.about': 'A Defence card raises the rank of the piece that is attacked, if it can move.',
  'deed.defend.told': `${does('plays', 'play')} {cards}.`,
  'deed.defend.choice': 'Play {cards}',

  'deed.sword': 'Sword',
  'deed.sword.about':
    'A captain strikes one or two neighbours at once and stays where it is: a bomb first, then the lower rank, then the higher.',
  'deed.sword.told': `${ACTOR} swings the Sword at {placeCount, plural, =2 {{two}} other {{two} and {three}}}.`,
  'deed.sword.choice': 'Sword: {one} strikes {placeCount, plural, =2 {{two} alone} other {{two} and {three}}}',
  'deed.apple': 'Apple',
  'deed.apple.about': 'Once a game an enemy piece anywhere must attack its own neighbours; your Apple is turned round and stays visible.',
  'deed.apple.told': `${does('turns', 'turn')} the Apple upon the piece on {one}.`,
  'deed.apple.choice': 'Apple upon {one}',
  'deed.heal': 'Shroud',
  'deed.heal.about': 'When your spy falls, one of your captured pieces may come back in the row nearest to you.',
  'deed.heal.told': 'The Shroud of {seat} brings {known, select, yes {{kind} back} other {a captured piece back}} on {one}.',
  'deed.heal.choice': 'Bring {kind} back on {one}',

  'deed.clairvoyance': 'Clairvoyance',
  'deed.clairvoyance.about': 'A 10 or a 9 shows itself and is told what an enemy at most two steps away is, instead of a move.',
  'deed.clairvoyance.told': `${ACTOR} looks at {two} with Clairvoyance.`,
  'deed.clairvoyance.choice': 'Clairvoyance: {one} looks at {two}',
  'deed.teleportation': 'Teleportation',
  'deed.teleportation.about':
    'Each piece of rank 8 goes as far as a scout and may attack at the end. So a long move may have been a scout’s or an 8’s.',
  'deed.remoteAttack': 'Remote attack',
  'deed.remoteAttack.about':
    'Strikes at an enemy one or two squares away in a straight line; only a lower rank falls, and yours stays safe.',
  'deed.remoteAttack.told': `${ACTOR} strikes at {two} from afar.`,
  'deed.remoteAttack.choice': 'Remote attack: {one} strikes at {two}',
  'deed.anger': 'Anger',
  'deed.anger.about': 'After a victory it may attack again, one rank higher each time, up to four times in a turn.',
  'deed.anger.told': `${ACTOR} goes on in anger and attacks {two}.`,
  'deed.anger.choice': 'Go on: attack {two}',

  'deed.draft': 'Draft a territory',
  'deed.draft.about': 'A territory that nobody has becomes yours: your army is set up in your territories.',
  'deed.draft.told': `${does('drafts', 'draft')} {one}.`,
  'deed.draft.choice': 'Draft {one}',
  'deed.card': 'Play a card',
  'deed.card.about': 'One of the cards you have drawn is carried out; then all of them are discarded.',
  'deed.card.told': `${does('plays', 'play')} {cards}{card, select, blitz {: two more moves} reinforcement { and {number, select, many {draw} other {draws}} ${ONE} from the bag} surpriseAttack { and {number, select, many {draw} other {draws}} ${ONE} from the bag} newSpy { and {number, select, many {take} other {takes}} ${ONE} from the bag} secretInformation {{hasShown, select, yes { and {number, select, many {show} other {shows}} the bag: {shown}} other {}}} other {}}.`,
  'deed.card.choice': 'Play {cards}',
  'deed.place': 'Place a piece',
  'deed.place.about':
    'The piece from your bag goes to a free zone: beside your own pieces after Reinforcement, anywhere else after the other cards.',
  'deed.place.told': `${does('places', 'place')} {hasActor, select, yes {the {actor}} other {it}} on {one}.`,
  'deed.place.choice': 'Place it on {one}',
  'deed.regroup': 'Choose the pieces',
  'deed.regroup.about': 'Three of your pieces, or your last two, are to change places among each other.',
  'deed.regroup.told': `${does('regroups', 'regroup')} the pieces on {places}.`,
  'deed.regroup.choice': 'Regroup {places}',
  'deed.rearrange': 'Rearrange',
  'deed.rearrange.about': 'The pieces go to their zones in any order, or stay as they are; nobody else sees which is where.',
  'deed.rearrange.told': `${does('rearranges', 'rearrange')} them, out of sight{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {The first to {one}, the second to {two}} other {The first to {one}, the second to {two}, the third to {three}}}',
  'deed.look': 'Look at two pieces',
  'deed.look.about': 'You alone are told what two enemy pieces on neighbouring zones are.',
  'deed.look.told': `${does('looks', 'look')} at the pieces on {places}{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.look.choice': 'Look at {places}',
  'deed.accuse': 'Accuse',
  'deed.accuse.about': 'You say aloud what an enemy piece is. If you are right, it is captured; if not, you alone see what it is.',
  'deed.accuse.told': `${does('takes', 'take')} ${ACCUSED} on {one} for ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'The piece on {one} is the {kind}',
  'deed.plant': 'Plant the flag',
  'deed.plant.about': 'Your own flag is yours again and goes to an empty zone, for all to see.',
  'deed.plant.told': `${does('plants', 'plant')} {number, select, many {their} other {its}} flag on {one}.`,
  'deed.plant.choice': 'Plant the flag on {one}',
  'deed.done': 'End the turn',
  'deed.done.about': 'The moves that you have left are given up.',
  'deed.done.told': `${does('ends', 'end')} the turn.`,
  'deed.done.choice': 'End the turn',

  'deed.pass': 'Pass',
  'deed.pass.about': 'Answers no to what is asked.',
  'deed.pass.told': `{decision, select, defend {${does('plays', 'play')} no Defence card.} follow {${does('leaves', 'leave')} it at the swap.} heal {${does('brings', 'bring')} nobody back.} chain {The anger of {seat} is over.} card {${does('plays', 'play')} no card.} other {${does('passes', 'pass')}.}}`,
  'deed.pass.choice':
    '{decision, select, defend {No Defence card} follow {No attack} heal {Bring nobody back} chain {Stop here} card {Play no card} other {Pass}}',
} as const;
