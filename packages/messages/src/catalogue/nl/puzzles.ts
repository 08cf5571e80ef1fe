/** What the pages say about puzzles, in Dutch. */

import type { puzzles as english } from '../en/puzzles.ts';
import type { Texts } from '../texts.ts';

export const puzzles: Texts<typeof english> = {
  'web.home.puzzles': 'Puzzels',
  'web.home.puzzlesAbout': 'Zoek de zet, of het stuk achter het masker',
  'web.puzzles.title': 'Puzzels',
  'web.puzzles.about':
    'Uit partijen tussen computers. Je ziet wat één kant zag, en elke puzzel heeft precies één oplossing. Die klopt altijd, wat de verborgen stukken ook zijn.',
  'web.puzzles.solved': '{solved} van {all} opgelost',
  'web.puzzles.level': 'Moeilijkheid {level} van 5',
  'web.puzzles.state': '{state, select, solved {opgelost} tried {nog niet opgelost} other {nieuw}}',
  'web.puzzles.random': 'Een die ik nog niet heb opgelost',
  'web.puzzles.allDone': 'Je hebt ze allemaal opgelost.',
  'web.puzzles.none': 'Die puzzel bestaat niet.',
  'web.puzzles.toList': 'Alle puzzels',
  'web.puzzles.heading': '{title}, puzzel {number}',
  'web.puzzles.kind.flag': '{turns, plural, =1 {meteen winnen} other {winnen in # zetten}}',
  'web.puzzles.kind.capture': '{turns, plural, =1 {een stuk veilig verslaan} other {een val}}',
  'web.puzzles.kind.guard': 'niet verliezen',
  'web.puzzles.kind.keep': 'een stuk redden',
  'web.puzzles.kind.which': 'welk stuk?',
  'web.puzzles.kind.land.flag': 'een vlag veroveren',
  'web.puzzles.kind.land.city': 'een stad winnen',
  'web.puzzles.kind.land.piece': 'een zekere overwinning',
  'web.puzzles.asks.flag':
    '{turns, plural, =1 {Win de partij met je volgende zet.} other {Win de partij in # zetten, wat de vijand ook doet en wat de verborgen stukken ook zijn.}}',
  'web.puzzles.asks.capture':
    '{turns, plural, =1 {Versla een vijandelijk stuk zonder enig gevaar: je moet het gevecht winnen, wat het ook is, en mag ook bij het antwoord niets verliezen.} other {Zet een val: versla binnen # zetten een vijandelijk stuk en verlies er zelf geen, wat de vijand ook doet.}}',
  'web.puzzles.asks.guard': 'Met de volgende zet kan de partij verloren zijn. Zoek de ene zet waarna dat niet meer kan.',
  'web.puzzles.asks.keep': 'Red dit stuk: {kind} op {cell}. Eén zet houdt het in de volgende beurt buiten alle gevaar.',
  'web.puzzles.asks.which': 'Eén verborgen stuk moet dit zijn: {kind}. Welk? Tik erop.',
  'web.puzzles.asks.land.flag': 'Verover in deze beurt een vlag, wat de verborgen stukken ook zijn. Zoveel zetten heb je nog: {moves}.',
  'web.puzzles.asks.land.city':
    'Zorg dat in deze beurt nog een stad van jou wordt, wat de verborgen stukken ook zijn. Zoveel zetten heb je nog: {moves}.',
  'web.puzzles.asks.land.piece':
    'Versla in deze beurt een vijandelijk stuk, wat de verborgen stukken ook zijn. Zoveel zetten heb je nog: {moves}.',
  'web.puzzles.youAre': 'Je speelt: {seat}',
  'web.puzzles.ran': 'Heeft ver gerend, wat maar een paar kunnen: {cells}.',
  'web.puzzles.hint': 'Tip',
  'web.puzzles.hint.piece': 'Kijk naar dit stuk: {kind} op {cell}.',
  'web.puzzles.hint.deed': 'Het is geen gewone zet.',
  'web.puzzles.hint.target': 'De gemarkeerde vakjes zijn de oplossing.',
  'web.puzzles.hint.left':
    'Nog verborgen zijn samen: {kinds}. Wat gelopen heeft, is geen bom en geen {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}}.',
  'web.puzzles.right': 'Goed!',
  'web.puzzles.goesOn': 'Tot nu toe goed. De vijand heeft geantwoord; ga door.',
  'web.puzzles.wrong': 'Deze keer niet.',
  'web.puzzles.why.flag': 'Elk antwoord is geprobeerd met elke verdeling van de verborgen stukken, en geen enkel redt de vijand.',
  'web.puzzles.why.capture': 'Het gevecht is gewonnen, wat daar ook staat, en geen enkel antwoord kost je een stuk.',
  'web.puzzles.why.guard': 'Met elke andere zet kon de partij meteen verloren gaan.',
  'web.puzzles.why.keep': 'Na elke andere zet kunnen de verborgen stukken zo verdeeld zijn dat dit stuk sneuvelt.',
  'web.puzzles.why.which': 'Nog verborgen zijn samen: {kinds}. Tel welke gelopen hebben en welke niet: dan blijft alleen dit stuk over.',
  'web.puzzles.why.land': 'Geen verborgen stuk had het kunnen tegenhouden, en geen andere eerste stap maakt het zeker.',
  'web.puzzles.whyNot.flag': 'De vijand kan het volhouden. Het bord laat zien hoe.',
  'web.puzzles.whyNot.capture': 'Dit wint niets met zekerheid, of het kost je een stuk. Het bord laat zien hoe het kan aflopen.',
  'web.puzzles.whyNot.guard': 'Nu kan de partij verloren gaan. Het bord laat zien hoe.',
  'web.puzzles.whyNot.keep': 'Het stuk kan nog steeds sneuvelen. Het bord laat zien hoe.',
  'web.puzzles.whyNot.which': 'Dit stuk kan iets anders zijn, of het kan dit helemaal niet zijn.',
  'web.puzzles.whyNot.land': 'De verborgen stukken kunnen zo verdeeld zijn dat het zo niet lukt.',
  'web.puzzles.again': 'Probeer opnieuw',
  'web.puzzles.next': 'Volgende puzzel',
  'web.puzzles.thinking': 'De vijand antwoordt …',
};
