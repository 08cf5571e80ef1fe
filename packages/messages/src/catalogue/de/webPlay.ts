/** What the play screen says of choosing moves, in German. */

import type { webPlay as english } from '../en/webPlay.ts';
import type { ThemeTexts } from '../texts.ts';

export const webPlay: ThemeTexts<typeof english> = {
  'web.setting.motion': 'Bewegung',
  'web.setting.motion.about': 'Figuren gleiten, und Kämpfe werden vorgespielt. Ohne Bewegung siehst du gleich, wie es ausgeht.',
  'web.setting.motion.system': 'Wie das Gerät',
  'web.setting.motion.full': 'Voll',
  'web.setting.motion.reduced': 'Wenig',
  'web.setting.threats': 'Gefahren',
  'web.setting.threats.about':
    'Das Brett markiert deine Figuren, die ein bekannter Gegner im nächsten Zug schlagen könnte, und bekannte Gegner, die du schlagen könntest. Es verrät nichts, was dir nicht gezeigt wurde, und rechnet nicht mit Karten oder Kräften.',
  'web.setting.threats.off': 'Nicht markieren',
  'web.setting.threats.on': 'Markieren',
  'web.setting.confirmation': 'Züge bestätigen',
  'web.setting.confirmation.about':
    'Ein Zug, eine Karte oder eine Kraft wird erst gezeigt und dann gespielt, wenn du bestätigst: Enter bestätigt, Escape bricht ab.',
  'web.setting.confirmation.off': 'Sofort spielen',
  'web.setting.confirmation.on': 'Erst fragen',
  'web.setting.premove': 'Züge im Voraus',
  'web.setting.premove.about':
    'Während andere dran sind, kannst du schon deinen nächsten Zug wählen. Er wird gemacht, sobald du dran bist, wenn er dann noch so geht, wie du ihn gesehen hast. Vorher erfährt niemand davon.',
  'web.setting.premove.on': 'An',
  'web.setting.premove.off': 'Aus',
  'web.setting.memory': 'Gedächtnis in neuen Partien',
  'web.setting.memory.about':
    'Mit Hilfe: Das Brett merkt sich, was dir gezeigt wurde. Bleistift: Du markierst gegnerische Figuren selbst. Streng: Du hast alles nur im Kopf. Für jede neue Partie auf diesem Gerät kannst du etwas anderes wählen.',
  'web.setting.memory.aided': 'Mit Hilfe',
  'web.setting.memory.pencil': 'Bleistift',
  'web.setting.memory.strict': 'Streng',
  'web.setting.thinking': 'Zeit für den Computer',
  'web.setting.thinking.about':
    'So lange darf der Computer auf Stufe 5 auf diesem Gerät über einen Zug nachdenken. „Zieh jetzt“ beendet das jederzeit.',
  'web.setting.thinking.1': '1 Sekunde',
  'web.setting.thinking.3': '3 Sekunden',
  'web.setting.thinking.10': '10 Sekunden',

  'web.confirm.move': '{kind}: von {from} nach {to}?',
  'web.confirm.attack': '{kind}: von {from} aus {to} angreifen?',
  'web.confirm.deed': '{deed}?',
  'web.confirm.yes': 'Bestätigen',
  'web.confirm.no': 'Abbrechen',
  'web.premove.planned': 'Als Nächstes: {kind} von {from} nach {to}.',
  'web.premove.cancel': 'Zug im Voraus löschen',
  'web.premove.dropped': 'Der Zug im Voraus (von {from} nach {to}) geht nicht mehr.',
  'web.menu.title': 'Menü',
  'web.status.battle': 'Kampf!',
  'web.piece.rank': 'Rang {rank}',
  'web.piece.hidden': 'Verdeckte Figur ({seat})',
  'web.piece.still': 'Hat sich noch nicht bewegt.',
  'web.piece.moved': 'Hat sich bewegt, ist also nicht: {kinds}.',
  'web.piece.ran': 'Ist mehrere Felder weit gezogen, ist also: {kind}.',
  'web.plates.others': 'Die anderen',
  'web.plates.own': 'Deine Seite',
  'web.hurry': 'Zieh jetzt',
  'web.cell.planned': 'Zug im Voraus',
  'web.cell.waiting': 'noch nicht bestätigt',
  'web.cell.endangered': 'in Gefahr',
  'web.cell.beatable': 'kannst du schlagen',
  'web.cell.ownLand': 'dein Land',
  'web.cell.landOf': 'Land von {seat}',
  'web.cell.contested': 'umkämpft von {seats}',
  'web.cell.freeLand': 'Niemandsland',
  'web.draft.tap': 'Tippe auf ein Gebiet, um es zu nehmen.',
  'web.draft.lit': '{territory}{city, select, yes {, mit einer Stadt} other {}}. Nachbarn: {own} bei dir, {others} vergeben, {free} frei.',
  'web.plates.moves': '{count, plural, one {noch # Zug} other {noch # Züge}}',
};
