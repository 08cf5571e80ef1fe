/** What the booklets print besides rules, in German. */

import type { booklets as english } from '../en/booklets.ts';
import type { ThemeTexts } from '../texts.ts';

export const booklets: ThemeTexts<typeof english> = {
  'story.original':
    'Seit Monaten liegen die Blauröcke Wellingtons Rotröcken gegenüber, durchgefroren und mit zu wenig Brot. Bei Kerzenlicht schreibt Leutnant Virginie Ghesquière in ihr Tagebuch: Morgen ziehen die Aufklärer los, und die Mineure bleiben hoffentlich in der Nähe. Es heißt, Madame d’Oettlinger speise schon am Tisch des Eisernen Herzogs.',
  'story.duel':
    'Es ist noch dunkel, als der Befehl kommt: General Herzlich will die gegnerische Fahne, bevor der Hahn kräht. Eine Handvoll Soldaten muss reichen, und niemand darf sie hören. Wenn der Feind nur nicht dieselbe Idee hat!',
  'story.creed':
    'Seit Jahrhunderten jagen Assassinen und Templer einander im Schatten. Jetzt stehen sich Ezio Auditore und Cesare Borgia gegenüber, beide mit einem Edenapfel hinter den eigenen Linien. Wer seinen verliert, verliert die Freiheit der Welt.',
  'story.clone':
    'Die Klonkriege setzen die Galaxis in Brand. Während die Jedi verteidigen, was vom Frieden übrig ist, ziehen Graf Dooku und seine Separatisten ein System nach dem anderen auf die dunkle Seite. Irgendwo hinter den Planeten hat jede Seite ihre Basis versteckt: Finde die andere zuerst!',
  'story.conquest':
    'Jahrelang hielten {blue}, {red}, {green} und {gold} in Westeria einen brüchigen Frieden. Damit ist es vorbei: Heere marschieren, Spione lauschen an jeder Tür, und Zauberinnen verfluchen das Land. Vier Königreiche, und am Ende steht nur noch eine Fahne.',
  'advice.setup': 'Fürs Aufstellen',
  'advice.play': 'Für die Partie',
  'advice.sample': 'Eine Aufstellung zum Ausprobieren: {name}',
  'advice.studio': 'In der Armee-Werkstatt öffnen',
  'advice.readFirst':
    'Mach dich damit vertraut, wie jede Figur zieht und angreift, bevor du deine erste Armee aufstellst: Die Aufstellung kann die Partie entscheiden.',
  'advice.bombs':
    'Bomben rund um {prize, select, apple {deinen Edenapfel} base {deine Basis} other {deine Fahne}} sind ein guter Schutz. Stell eine oder zwei als Köder woanders hin, denn viele Bomben auf einem Fleck verraten die Stelle.',
  'advice.strongInFront':
    'Ein paar starke Figuren vorn bringen deinen Angriff in Gang. Verlierst du sie aber früh, bist du für den Rest der Partie schwach.',
  'advice.scoutsInFront': 'Ein paar 2er ({scout}) vorn finden schnell heraus, wie stark der Gegner dort ist.',
  'advice.minersBack':
    'Lass ein paar 3er ({miner}) hinten: Gegen Ende brauchst du sie für die Bomben rund um {prize, select, apple {den gegnerischen Edenapfel} base {die gegnerische Basis} other {die gegnerische Fahne}}.',
  'advice.backRow':
    'Versteck {prize, select, apple {deinen Edenapfel} base {deine Basis} other {deine Fahne}} weit hinten, damit niemand früh darauf stößt.',
  'advice.guard': 'Lass eine 4 oder etwas Stärkeres in der Nähe deiner Bomben, um die gegnerischen 3er ({miner}) aufzuhalten.',
  'advice.evenly': 'Verteil starke und schwache Figuren über die ganze Breite, damit niemand leicht durchbricht.',
  'advice.waysOut': 'Bomben bewegen sich nie. Achte darauf, dass sie deine eigenen Figuren nicht einsperren.',
  'advice.attackToo': 'Denk auch an deinen Angriff: Wer nur verteidigt, gewinnt fast nie.',
  'advice.otherPlace':
    'In einer Ecke mit Figuren ringsum suchen alle zuerst. Wähl in jeder Partie einen anderen Platz für {prize, select, apple {deinen Edenapfel} base {deine Basis} other {deine Fahne}}.',
  'advice.oneBomb': 'Eine einzige Bombe kann deine Fahne nicht nach allen Seiten schützen: Das ist ein ganz anderes Spiel als mit zweien.',
  'advice.shortSteps': 'Eine 2 ({scout}), die weit läuft, verrät sich. Geh einzelne Schritte, solange sie niemand erkennen soll.',
  'advice.stayStill':
    'Eine Figur, die sich bewegt hat, ist keine Bombe. Zieh anfangs nicht mit zu vielen, dann muss der Gegner weiter raten.',
  'advice.bluff': 'Bluffe! Niemand sieht, welche deiner Figuren gefährlich sind. So lockst du den Gegner in eine Falle.',
  'advice.cover': 'Schick deine stärksten Figuren nicht ohne Deckung vor: Wer eine davon verliert, verliert oft die Partie.',
  'advice.whereTheyAre': 'Merk dir, wo starke gegnerische Figuren zu sehen waren, und behalte sie auf dem Brett im Auge.',
  'advice.whoIsLeft': 'Schau dir gegen Ende die geschlagenen Figuren an: Sie verraten, was der Gegner noch hat.',
  'advice.nine': 'Sobald du weißt, wo die gegnerische 10 steht, kann deine 9 überall jagen, wo die 10 nicht in der Nähe ist.',
  'advice.lateScouts': 'Heb dir eine 2 ({scout}) für das Ende auf: Auf einem leeren Brett erobert sie die Basis von weit weg.',
  'advice.bluffCard': 'Wo Angriffskarten verdeckt liegen dürfen, kann selbst eine nutzlose den Verteidiger eine Abwehrkarte kosten.',
  'advice.appleOnce': 'Der Edenapfel wirkt nur einmal, und danach wissen alle, wo er steht. Heb ihn dir für den richtigen Moment auf.',
  'advice.clairvoyance': 'Geh sparsam mit dem Hellsehen um: Jedes Mal zeigst du dem Gegner, wo eine deiner stärksten Figuren steht.',
  'advice.teleportation': 'Das Teleportieren ist gegen Ende am stärksten, wenn Platz für weite Sprünge ist.',
  'advice.oneEach': 'Stell in jedes deiner Gebiete eine Figur, dann gehören dir am Anfang alle.',
  'advice.curseCities': 'Verfluchte Länder stehen am besten in Gebieten mit einer Stadt: Dort helfen sie, sie zu halten.',
  'advice.comeClose':
    'Bring mit einem Aufklärer oder einem Überraschungsangriff eine Figur nah an den Gegner. In einem späteren Zug stellt Umgruppieren eine stärkere an ihren Platz.',
  'advice.hideAgain': 'Deine Fahne oder ein Verfluchtes Land ist entdeckt? Umgruppieren versteckt sie wieder.',
  'path.title': 'Welches Spiel zuerst?',
  'path.about': 'Die Anleitungen sagen es selbst: Fang mit wenigen Figuren an, Kräfte und Karten kommen zuletzt.',
  'path.first': 'Gut für die erste Partie',
  'path.after': 'Nach {title}',
};
