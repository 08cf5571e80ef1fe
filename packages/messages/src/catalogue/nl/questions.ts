/** What the game asks in the middle of a turn, in Dutch. */

import type { questions as english } from '../en/questions.ts';
import type { ThemeTexts } from '../texts.ts';

export const questions: ThemeTexts<typeof english> = {
  'question.other': 'Jouw antwoord',
  'question.other.asked': 'Een vraag aan jou: {decision}.',
  'question.other.waiting': 'Het spel wacht op een antwoord ({seats}).',
  'question.mulligan': 'Je eerste drie kaarten',
  'question.mulligan.asked':
    'Houd deze drie kaarten, of leg ze allemaal onder je trekstapel en pak drie nieuwe. Dit wordt maar één keer gevraagd.',
  'question.mulligan.waiting': 'Nog open ({seats}): de eerste kaarten houden of ruilen.',
  'question.mulligan.first': 'Welke kaart gaat als eerste onder de stapel? Die komt eerder terug dan de andere twee.',
  'question.mulligan.second': 'Welke kaart gaat daarna? De derde komt helemaal onderop.',
  'question.defend': 'Je wordt aangevallen',
  'question.defend.asked':
    'Verhoog de rang van je stuk met een Afweerkaart, of laat het zo vechten. Een bom of vlag heeft niets aan een Afweerkaart.',
  'question.defend.waiting': 'De aanval wacht: misschien komt er een Afweerkaart ({seats}).',
  'question.follow': 'Na de ruil',
  'question.follow.asked': 'Je mag deze beurt nog aanvallen met een Aanvalskaart, of het bij de ruil laten.',
  'question.follow.waiting': 'De stukken zijn geruild: misschien komt er nog een aanval ({seats}).',
  'question.heal': 'De Sluier van je spion',
  'question.heal.asked': 'Je spion is gesneuveld: een van je verslagen stukken mag terug op het bord. Kies het stuk, en dan het vakje.',
  'question.heal.waiting': 'Een spion is gesneuveld: misschien komt er een verslagen stuk terug ({seats}).',
  'question.chain': 'Toorn',
  'question.chain.asked':
    'Je stuk heeft gewonnen en is woedend: val een buur aan met één rang meer, of stop. Aan het eind van de beurt heeft het zijn oude rang weer.',
  'question.chain.waiting': 'De winnaar is woedend: misschien komt er nog een aanval ({seats}).',
  'question.draft': 'Een gebied voor jou',
  'question.draft.asked':
    'Kies een gebied dat van niemand is: je stelt je leger op in jouw gebieden. Elke stad die je beheerst, geeft je één zet extra per beurt.',
  'question.draft.waiting': 'Het volgende gebied is voor {seats}.',
  'question.card': 'De kaarten die je hebt gepakt',
  'question.card.asked': 'Speel een van deze kaarten, of geen. Dan gaan ze allemaal weg, en volgen je zetten.',
  'question.card.waiting': 'De kaarten liggen op tafel: de keuze is aan {seats}.',
  'question.place': 'Een stuk uit je zakje',
  'question.place.asked': 'Kies de vrije zone waar het terugkomt. Het mag deze beurt al lopen.',
  'question.place.waiting': 'Het stuk uit het zakje zoekt een plek: de keuze is aan {seats}.',
  'question.regroup': 'Stukken om te hergroeperen',
  'question.regroup.asked':
    'Kies drie van je stukken, of je laatste twee: ze mogen onderling van plaats ruilen. Ook stukken die nooit lopen, kun je kiezen.',
  'question.regroup.waiting': 'Er worden stukken gehergroepeerd: de keuze is aan {seats}.',
  'question.rearrange': 'Wie gaat waarheen?',
  'question.rearrange.asked':
    'Zeg waar het eerste, het tweede en het derde van deze stukken heen gaan, of laat ze zoals ze zijn. Niemand anders ziet welk stuk waar staat.',
  'question.rearrange.waiting': 'De gekozen stukken worden opnieuw verdeeld door {seats}.',
  'question.look': 'Twee stukken om te bekijken',
  'question.look.asked': 'Kies twee vijandelijke stukken op zones naast elkaar: alleen jij hoort wat ze zijn.',
  'question.look.waiting': 'Er worden zo twee stukken bekeken door {seats}.',
  'question.accuse': 'De verrader',
  'question.accuse.asked':
    'Zeg wat een vijandelijk stuk is. Klopt het, dan is het verslagen; klopt het niet, dan zie alleen jij wat het is. Iedereen hoort wat je zegt.',
  'question.accuse.waiting': 'Iemand wordt zo als verrader beschuldigd door {seats}.',
  'question.plant': 'Je vlag is weer van jou',
  'question.plant.asked': 'Kies een lege zone voor je vlag. Iedereen ziet waar hij staat.',
  'question.plant.waiting': 'De teruggewonnen vlag wordt geplant door {seats}.',
  'step.hidden': 'Gedekt',
  'step.hidden.about': 'Je kaart en je stuk blijven verborgen tot de vijand over een Afweerkaart heeft beslist.',
  'step.open': 'Zichtbaar',
  'step.open.about': 'Je kaart en je stuk zijn te zien voordat de vijand over een Afweerkaart beslist.',
  'step.again': 'Kies een tweede doel, of nog eens hetzelfde om dat alleen te slaan.',
};
