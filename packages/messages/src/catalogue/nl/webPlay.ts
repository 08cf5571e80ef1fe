/** What the play screen says of choosing moves, in Dutch. */

import type { webPlay as english } from '../en/webPlay.ts';
import type { ThemeTexts } from '../texts.ts';

export const webPlay: ThemeTexts<typeof english> = {
  'web.setting.motion': 'Beweging',
  'web.setting.motion.about': 'Stukken glijden en gevechten worden nagespeeld. Zonder beweging zie je meteen hoe het afloopt.',
  'web.setting.motion.system': 'Zoals het apparaat',
  'web.setting.motion.full': 'Volledig',
  'web.setting.motion.reduced': 'Weinig',
  'web.setting.threats': 'Gevaren',
  'web.setting.threats.about':
    'Het bord markeert jouw stukken die een bekende vijand met zijn volgende zet kan verslaan, en bekende vijanden die jij kunt verslaan. Het verraadt niets wat je niet hebt gezien, en rekent niet met kaarten of krachten.',
  'web.setting.threats.off': 'Niet markeren',
  'web.setting.threats.on': 'Markeren',
  'web.setting.confirmation': 'Zetten bevestigen',
  'web.setting.confirmation.about':
    'Een zet, kaart of kracht zie je eerst, en wordt gespeeld als je bevestigt: Enter bevestigt, Escape annuleert.',
  'web.setting.confirmation.off': 'Meteen spelen',
  'web.setting.confirmation.on': 'Eerst vragen',
  'web.setting.premove': 'Zetten vooraf',
  'web.setting.premove.about':
    'Terwijl anderen aan de beurt zijn, mag je je volgende zet al kiezen. Die wordt gedaan zodra jij aan de beurt bent, als hij dan nog kan zoals jij hem zag. Niemand hoort er eerder van.',
  'web.setting.premove.on': 'Aan',
  'web.setting.premove.off': 'Uit',
  'web.setting.memory': 'Geheugen in nieuwe partijen',
  'web.setting.memory.about':
    'Met hulp: het bord onthoudt wat je hebt gezien. Potlood: je markeert vijandelijke stukken zelf. Streng: alles zit in je hoofd. Bij elke nieuwe partij op dit apparaat kun je iets anders kiezen.',
  'web.setting.memory.aided': 'Met hulp',
  'web.setting.memory.pencil': 'Potlood',
  'web.setting.memory.strict': 'Streng',
  'web.setting.thinking': 'Tijd voor de computer',
  'web.setting.thinking.about':
    'Zo lang mag de computer van niveau 5 op dit apparaat over een zet nadenken. Met “Zet nu” stop je dat altijd.',
  'web.setting.thinking.1': '1 seconde',
  'web.setting.thinking.3': '3 seconden',
  'web.setting.thinking.10': '10 seconden',

  'web.confirm.move': '{kind}: van {from} naar {to}?',
  'web.confirm.attack': '{kind}: van {from} uit {to} aanvallen?',
  'web.confirm.deed': '{deed}?',
  'web.confirm.yes': 'Bevestigen',
  'web.confirm.no': 'Annuleren',
  'web.premove.planned': 'Hierna: {kind}, van {from} naar {to}.',
  'web.premove.cancel': 'Zet vooraf annuleren',
  'web.premove.dropped': 'De zet vooraf (van {from} naar {to}) kan niet meer.',
  'web.menu.title': 'Menu',
  'web.status.battle': 'Gevecht!',
  'web.piece.rank': 'rang {rank}',
  'web.piece.hidden': 'Verborgen stuk ({seat})',
  'web.piece.still': 'Heeft nog niet gelopen.',
  'web.piece.moved': 'Heeft gelopen en is dus geen: {kinds}.',
  'web.piece.ran': 'Liep meerdere velden ver en is dus: {kind}.',
  'web.plates.others': 'De anderen',
  'web.plates.own': 'Jouw kant',
  'web.hurry': 'Zet nu',
  'web.cell.planned': 'zet vooraf',
  'web.cell.waiting': 'nog niet bevestigd',
  'web.cell.endangered': 'in gevaar',
  'web.cell.beatable': 'te verslaan',
  'web.cell.ownLand': 'jouw land',
  'web.cell.landOf': 'land van {seat}',
  'web.cell.contested': 'betwist door {seats}',
  'web.cell.freeLand': 'niemandsland',
  'web.draft.tap': 'Tik op een gebied om het te nemen.',
  'web.draft.lit': '{territory}{city, select, yes {, met een stad} other {}}. Buren: {own} van jou, {others} bezet, {free} vrij.',
  'web.plates.moves': '{count, plural, one {nog # zet} other {nog # zetten}}',
};
