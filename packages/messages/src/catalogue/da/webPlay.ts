/** What the play screen says of choosing moves, in Danish. */

import type { webPlay as english } from '../en/webPlay.ts';
import type { ThemeTexts } from '../texts.ts';

export const webPlay: ThemeTexts<typeof english> = {
  'web.setting.motion': 'Bevægelse',
  'web.setting.motion.about': 'Brikker glider, og kampe bliver spillet for dig. Uden bevægelse ser du straks, hvordan det ender.',
  'web.setting.motion.system': 'Som enheden',
  'web.setting.motion.full': 'Fuld',
  'web.setting.motion.reduced': 'Lidt',
  'web.setting.threats': 'Farer',
  'web.setting.threats.about':
    'Brættet markerer de af dine brikker, som en kendt fjende kan slå i sit næste træk, og kendte fjender, som du kan slå. Det røber intet, du ikke har fået vist, og regner ikke med kort eller evner.',
  'web.setting.threats.off': 'Markér ikke',
  'web.setting.threats.on': 'Markér',
  'web.setting.confirmation': 'Bekræft træk',
  'web.setting.confirmation.about':
    'Et træk, et kort eller en evne bliver vist først og spillet, når du bekræfter: Enter bekræfter, Escape fortryder.',
  'web.setting.confirmation.off': 'Spil med det samme',
  'web.setting.confirmation.on': 'Spørg først',
  'web.setting.premove': 'Træk på forhånd',
  'web.setting.premove.about':
    'Mens det er de andres tur, må du vælge dit næste træk. Det bliver lavet, når det er din tur, hvis det stadig kan lade sig gøre, som du så det. Ingen får det at vide før.',
  'web.setting.premove.on': 'Til',
  'web.setting.premove.off': 'Fra',
  'web.setting.memory': 'Hukommelse i nye spil',
  'web.setting.memory.about':
    'Med hjælp: Brættet husker, hvad du fik vist. Blyant: Du mærker selv fjendens brikker. Streng: Du har det hele i hovedet. Du kan vælge noget andet for hvert nyt spil på denne enhed.',
  'web.setting.memory.aided': 'Med hjælp',
  'web.setting.memory.pencil': 'Blyant',
  'web.setting.memory.strict': 'Streng',
  'web.setting.thinking': 'Tid til computeren',
  'web.setting.thinking.about': 'Så længe må computeren på niveau 5 tænke over et træk på denne enhed. »Ryk nu« stopper det når som helst.',
  'web.setting.thinking.1': '1 sekund',
  'web.setting.thinking.3': '3 sekunder',
  'web.setting.thinking.10': '10 sekunder',

  'web.confirm.move': '{kind}: fra {from} til {to}?',
  'web.confirm.attack': '{kind}: angrib {to} fra {from}?',
  'web.confirm.deed': '{deed}?',
  'web.confirm.yes': 'Bekræft',
  'web.confirm.no': 'Fortryd',
  'web.premove.planned': 'Næste: {kind}, fra {from} til {to}.',
  'web.premove.cancel': 'Fortryd trækket på forhånd',
  'web.premove.dropped': 'Trækket på forhånd (fra {from} til {to}) kan ikke laves mere.',
  'web.menu.title': 'Menu',
  'web.status.battle': 'Kamp!',
  'web.piece.rank': 'rang {rank}',
  'web.piece.hidden': 'Skjult brik ({seat})',
  'web.piece.still': 'Har ikke rykket endnu.',
  'web.piece.moved': 'Har rykket, så den er ikke: {kinds}.',
  'web.piece.ran': 'Har rykket flere felter, så den er: {kind}.',
  'web.plates.others': 'De andre',
  'web.plates.own': 'Din side',
  'web.hurry': 'Ryk nu',
  'web.cell.planned': 'træk på forhånd',
  'web.cell.waiting': 'ikke bekræftet endnu',
  'web.cell.endangered': 'i fare',
  'web.cell.beatable': 'kan slås',
};
