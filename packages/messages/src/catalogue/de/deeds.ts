/** Deeds in German. */

import type { deeds as english } from '../en/deeds.ts';
import type { ThemeTexts } from '../texts.ts';

/** The side does something: Rot spielt, Templer spielen. */
function does(one: string, many: string): string {
  return `{number, select, many {{seat} ${many}} other {{seat} ${one}}}`;
}

/** The piece that acts, with its name where that is known; the owner comes after it, in brackets. */
const ACTOR = '{hasActor, select, yes {{actor}} other {Die Figur}} ({seat}{number, select, other {}}) auf {one}';

/** The piece that comes from the bag, for those who know it. */
const ONE = '{hasActor, select, yes {eine Figur ({actor})} other {eine Figur}}';

const ACCUSED = '{hasEnemy, select, yes {die Figur ({enemy}{enemyNumber, select, other {}})} other {die Figur}}';
const WHAT = '{known, select, yes {„{kind}“} other {„Verräter“}}';
const VERDICT =
  '{guess, select, right {. Richtig, sie ist geschlagen} wrong {. Falsch{hasActor, select, yes {, in Wahrheit ist sie: {actor}} other {}}} other {}}';

export const deeds: ThemeTexts<typeof english> = {
  'deed.other': '{deed}',
  'deed.other.about': 'Etwas Besonderes: {deed}.',
  'deed.other.told': `${does('nutzt', 'nutzen')} eine Kraft: {deed}.`,
  'deed.other.choice': '{deed} {cells} {cards}',

  'deed.cards': 'Karten spielen',
  'deed.cards.about':
    'Eine Bewegungskarte bringt eine Figur dorthin, wo sie sonst nicht hinkäme, eine Angriffskarte hilft ihr im Kampf; höchstens eine von jeder Sorte.',
  'deed.cards.told': `{goes, select, attack {${does('spielt', 'spielen')} {cards}.} swap {${does('spielt', 'spielen')} {cards}: Die Figuren auf {one} und {two} tauschen die Plätze.} other {${does('spielt', 'spielen')} {cards} von {one} nach {two}.}}`,
  'deed.cards.choice': '{cards}: {one} nach {two}{open, select, yes {, offen} other {}}',
  'deed.exchange': 'Karte tauschen',
  'deed.exchange.about': 'Statt eines Zugs kommt eine Karte unter deinen Ziehstapel, und du nimmst die oberste; nie zweimal nacheinander.',
  'deed.exchange.told': `{known, select, yes {${does('legt', 'legen')} {cards} unter den Ziehstapel.} other {${does('tauscht', 'tauschen')} eine Karte.}}`,
  'deed.exchange.choice': '{cards} tauschen',
  'deed.mulligan': 'Erste Karten',
  'deed.mulligan.about': 'Einmal, vor dem ersten Zug, kannst du alle drei Karten unter den Ziehstapel legen und drei neue nehmen.',
  'deed.mulligan.told': `{answer, select, yes {${does('nimmt', 'nehmen')} drei neue Karten.} no {${does('behält', 'behalten')} die ersten drei Karten.} other {Über die ersten Karten ist entschieden: {number, select, other {{seat}}}.}}`,
  'deed.mulligan.choice':
    '{answer, select, yes {Drei neue Karten nehmen{order, select, none {} other {, die alten kommen in der Reihenfolge {order} unter den Stapel}}} other {Diese Karten behalten}}',
  'deed.defend': 'Abwehren',
  'deed.defend.about': 'Eine Abwehrkarte erhöht den Rang der angegriffenen Figur, falls sie beweglich ist.',
  'deed.defend.told': `${does('spielt', 'spielen')} {cards}.`,
  'deed.defend.choice': '{cards} spielen',

  'deed.sword': 'Edenschwert',
  'deed.sword.about':
    'Ein Hauptmann trifft einen oder zwei Nachbarn auf einmal und bleibt stehen: zuerst eine Bombe, dann den niedrigeren Rang, dann den höheren.',
  'deed.sword.told': `${ACTOR} schwingt das Edenschwert gegen {placeCount, plural, =2 {{two}} other {{two} und {three}}}.`,
  'deed.sword.choice': 'Edenschwert: {one} trifft {placeCount, plural, =2 {nur {two}} other {{two} und {three}}}',
  'deed.apple': 'Edenapfel',
  'deed.apple.about':
    'Einmal pro Partie muss eine beliebige gegnerische Figur ihre eigenen Nachbarn angreifen; dein Edenapfel wird umgedreht und bleibt sichtbar.',
  'deed.apple.told': `${does('richtet', 'richten')} den Edenapfel auf die Figur auf {one}.`,
  'deed.apple.choice': 'Edenapfel gegen {one}',
  'deed.heal': 'Edentuch',
  'deed.heal.about': 'Fällt deine Spionin, darf eine deiner geschlagenen Figuren in der Reihe direkt vor dir zurückkommen.',
  'deed.heal.told':
    'Das Edentuch ({seat}) bringt {known, select, yes {eine Figur ({kind})} other {eine geschlagene Figur}} auf {one} zurück.',
  'deed.heal.choice': '{kind} auf {one} zurückholen',

  'deed.clairvoyance': 'Hellsehen',
  'deed.clairvoyance.about':
    'Statt zu ziehen zeigt sich eine 10 oder 9 und erfährt, was eine gegnerische Figur höchstens zwei Schritte entfernt ist.',
  'deed.clairvoyance.told': `${ACTOR} sieht durch Hellsehen, was auf {two} steht.`,
  'deed.clairvoyance.choice': 'Hellsehen: von {one} auf {two}',
  'deed.teleportation': 'Teleportieren',
  'deed.teleportation.about':
    'Jede Figur mit Rang 8 geht so weit wie ein Aufklärer und darf am Ende angreifen. Ein langer Weg kann also von einem Aufklärer oder von einer 8 sein.',
  'deed.remoteAttack': 'Fernangriff',
  'deed.remoteAttack.about':
    'Trifft einen Gegner, der geradeaus ein oder zwei Felder entfernt ist; nur ein niedrigerer Rang fällt, und deiner Figur passiert nichts.',
  'deed.remoteAttack.told': `${ACTOR} greift {two} aus der Ferne an.`,
  'deed.remoteAttack.choice': 'Fernangriff: von {one} auf {two}',
  'deed.anger': 'Zorn',
  'deed.anger.about': 'Nach einem Sieg darf die Figur noch einmal angreifen, jedes Mal einen Rang höher, bis zu viermal pro Zug.',
  'deed.anger.told': `${ACTOR} macht im Zorn weiter und greift {two} an.`,
  'deed.anger.choice': 'Weiter: {two} angreifen',

  'deed.draft': 'Gebiet wählen',
  'deed.draft.about': 'Ein freies Gebiet wird deins: In deinen Gebieten stellst du deine Armee auf.',
  'deed.draft.told': `${does('wählt', 'wählen')} {one}.`,
  'deed.draft.choice': '{one} wählen',
  'deed.card': 'Karte spielen',
  'deed.card.about': 'Eine der Karten, die du gezogen hast, wird ausgeführt; danach werden alle abgelegt.',
  'deed.card.told': `${does('spielt', 'spielen')} {cards}{card, select, blitz {: zwei Bewegungen mehr} reinforcement { und {number, select, many {ziehen} other {zieht}} ${ONE} aus dem Beutel} surpriseAttack { und {number, select, many {ziehen} other {zieht}} ${ONE} aus dem Beutel} newSpy { und {number, select, many {nehmen} other {nimmt}} ${ONE} aus dem Beutel} secretInformation {{hasShown, select, yes { und {number, select, many {zeigen} other {zeigt}} den Beutel: {shown}} other {}}} other {}}.`,
  'deed.card.choice': '{cards}',
  'deed.place': 'Figur einsetzen',
  'deed.place.about':
    'Die Figur aus deinem Beutel kommt auf eine freie Zone: bei Verstärkung neben deine eigenen Figuren, bei den anderen Karten irgendwohin.',
  'deed.place.told': `${does('setzt', 'setzen')} {hasActor, select, yes {die Figur ({actor})} other {sie}} auf {one}.`,
  'deed.place.choice': 'Auf {one} einsetzen',
  'deed.regroup': 'Figuren wählen',
  'deed.regroup.about': 'Drei deiner Figuren, oder deine letzten zwei, sollen untereinander die Plätze tauschen.',
  'deed.regroup.told': `${does('gruppiert', 'gruppieren')} die Figuren auf {places} um.`,
  'deed.regroup.choice': '{places} umgruppieren',
  'deed.rearrange': 'Neu verteilen',
  'deed.rearrange.about':
    'Die Figuren kommen in beliebiger Ordnung auf ihre Zonen oder bleiben, wie sie sind; niemand sonst sieht, welche wo steht.',
  'deed.rearrange.told': `${does('verteilt', 'verteilen')} sie heimlich neu{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.rearrange.choice':
    '{placeCount, plural, =2 {Die erste nach {one}, die zweite nach {two}} other {Die erste nach {one}, die zweite nach {two}, die dritte nach {three}}}',
  'deed.look': 'Zwei Figuren ansehen',
  'deed.look.about': 'Nur du erfährst, was zwei gegnerische Figuren auf benachbarten Zonen sind.',
  'deed.look.told': `${does('sieht', 'sehen')} sich die Figuren auf {places} an{hasShown, select, yes {: {shown}} other {}}.`,
  'deed.look.choice': '{places} ansehen',
  'deed.accuse': 'Beschuldigen',
  'deed.accuse.about':
    'Du sagst laut, was eine gegnerische Figur ist. Stimmt es, ist sie geschlagen; wenn nicht, siehst nur du, was sie ist.',
  'deed.accuse.told': `${does('sagt', 'sagen')} über ${ACCUSED} auf {one}: ${WHAT}${VERDICT}.`,
  'deed.accuse.choice': 'Die Figur auf {one} ist: {kind}',
  'deed.plant': 'Fahne aufstellen',
  'deed.plant.about': 'Deine Fahne gehört wieder dir und kommt auf eine leere Zone, für alle sichtbar.',
  'deed.plant.told': `${does('stellt', 'stellen')} die eigene Fahne auf {one} auf.`,
  'deed.plant.choice': 'Fahne auf {one} aufstellen',
  'deed.done': 'Zug beenden',
  'deed.done.about': 'Auf die übrigen Bewegungen verzichtest du.',
  'deed.done.told': `${does('beendet', 'beenden')} den Zug.`,
  'deed.done.choice': 'Zug beenden',

  'deed.pass': 'Passen',
  'deed.pass.about': 'Sagt nein zu dem, was gefragt wird.',
  'deed.pass.told': `{decision, select, defend {${does('spielt', 'spielen')} keine Abwehrkarte.} follow {${does('belässt', 'belassen')} es beim Tausch.} heal {${does('holt', 'holen')} niemanden zurück.} chain {Der Zorn ist vorbei ({seat}).} card {${does('spielt', 'spielen')} keine Karte.} other {${does('passt', 'passen')}.}}`,
  'deed.pass.choice':
    '{decision, select, defend {Keine Abwehrkarte} follow {Kein Angriff} heal {Niemanden zurückholen} chain {Hier aufhören} card {Keine Karte spielen} other {Passen}}',
};
