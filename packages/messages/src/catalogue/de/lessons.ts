/** The course, in German. */

import type { lessons as english } from '../en/lessons.ts';
import type { ThemeTexts } from '../texts.ts';

export const lessons: ThemeTexts<typeof english> = {
  'lesson.course': 'Spielen lernen',
  'lesson.course.about': 'Kurze Lektionen auf dem echten Brett. Fang oben an: Das erste Kapitel reicht für eine erste Partie.',
  'lesson.home.about': 'Kurze Lektionen, vom ersten Zug bis zu jeder Karte.',
  'lesson.chapter.basics': 'Die ersten Schritte',
  'lesson.chapter.basics.about': 'Was in allen Spielen gilt.',
  'lesson.chapter.tactics': 'Ein Stück weiter',
  'lesson.chapter.tactics.about': 'Deine eigene Armee, Regeln gegen endlose Partien und die Kunst des Bluffens.',
  'lesson.chapter.creed': 'Kräfte: {title}',
  'lesson.chapter.clone': 'Kräfte: {title}',
  'lesson.chapter.cards': 'Karten: {title}',
  'lesson.chapter.conquest': 'Die Landkarte: {title}',
  'lesson.progress': '{done} von {all}',
  'lesson.progress.all': 'fertig',
  'lesson.solved': '{done} von {all} Aufgaben gelöst',
  'lesson.begin': 'Anfangen',
  'lesson.continue': 'Weitermachen',
  'lesson.step': 'Aufgabe {number} von {all}',
  'lesson.task': 'Deine Aufgabe',
  'lesson.place': 'Ziel',
  'lesson.right.1': 'Richtig!',
  'lesson.right.2': 'Gut gemacht!',
  'lesson.right.3': 'Genau so!',
  'lesson.right.refused': 'Richtig: Das Spiel erlaubt es nicht.',
  'lesson.wrong': 'Nicht ganz. Versuch es noch einmal oder lass es dir zeigen.',
  'lesson.shown': 'So geht es. Jetzt bist du dran!',
  'lesson.show': 'Zeig es mir',
  'lesson.retry': 'Noch einmal versuchen',
  'lesson.next': 'Nächste Aufgabe',
  'lesson.nextLesson': 'Nächste Lektion: {title}',
  'lesson.toCourse': 'Alle Lektionen',
  'lesson.finished': 'Diese Lektion hast du geschafft.',
  'lesson.finishedAll': 'Du hast alle Lektionen geschafft. Jetzt probier es richtig aus!',
  'lesson.then': 'Und dann?',
  'lesson.firstGame': 'Eine erste Partie',
  'lesson.firstGame.about': 'Gegen den Computer, der sanft anfängt.',
  'lesson.puzzles': 'Rätsel',
  'lesson.puzzles.about': 'Finde den richtigen Zug in Partien, die wirklich gespielt wurden.',
  'lesson.missing': 'Diese Lektion gibt es nicht.',

  'lesson.move.title': 'Ziehen',
  'lesson.move.step':
    'Ihr zieht abwechselnd, immer einen Zug. Eine Figur geht ein Feld vor, zurück, nach links oder nach rechts, nie schräg.',
  'lesson.move.step.goal': 'Tippe auf deine Figur, dann auf das markierte Feld.',
  'lesson.move.lake': 'Niemand geht auf einen See oder hinüber. Wenn etwas nicht erlaubt ist, sagt das Spiel, warum.',
  'lesson.move.lake.goal': 'Probier es: Tippe auf deine Figur, dann auf den See davor.',

  'lesson.attack.title': 'Angreifen',
  'lesson.attack.lower':
    'Zum Angreifen gehst du auf das Feld einer gegnerischen Figur. Beide werden umgedreht: Die höhere Zahl gewinnt, die andere Figur ist geschlagen.',
  'lesson.attack.lower.goal': 'Greif mit deiner 9 die 3 des Gegners an.',
  'lesson.attack.choose': 'Nur die Zahl zählt, nicht, wer angreift. Überleg also vor dem Angriff: Die niedrigere Zahl fällt.',
  'lesson.attack.choose.goal': 'Schlag die 9 des Gegners mit der richtigen Figur.',
  'lesson.attack.equal': 'Sind beide Zahlen gleich, werden beide Figuren geschlagen.',
  'lesson.attack.equal.goal': 'Deine 2 steht im Weg. Tausch sie gegen die 2 des Gegners.',

  'lesson.scout.title': 'Der Späher',
  'lesson.scout.run':
    'Die 2 ist der Späher; in anderen Spielen heißt er Aufklärer. Er läuft in gerader Linie, so weit er will, solange niemand im Weg steht. Läuft er aber weit, weiß der Gegner, wer er ist.',
  'lesson.scout.run.goal': 'Lauf in einem Zug auf das markierte Feld.',
  'lesson.scout.charge': 'Am Ende seines Laufs darf ein Späher angreifen. So findet er von Weitem heraus, wer sich dort versteckt.',
  'lesson.scout.charge.goal': 'Lauf los und schlag die Spionin (1) des Gegners.',

  'lesson.miner.title': 'Der Mineur',
  'lesson.miner.defuse': 'Wer eine Bombe angreift, ist verloren, und die Bombe bleibt. Nur der Mineur (3) entschärft Bomben.',
  'lesson.miner.defuse.goal': 'Entschärf die Bombe.',

  'lesson.spy.title': 'Die Spionin',
  'lesson.spy.strike':
    'Die Spionin (1) ist die Schwächste von allen. Aber wenn sie die 10 angreift, ist die 10 geschlagen. Umgekehrt klappt das nicht.',
  'lesson.spy.strike.goal': 'Schlag die 10 des Gegners.',

  'lesson.bomb.title': 'Die Bombe',
  'lesson.bomb.still': 'Bomben und Fahnen bewegen sich nie. Sie bleiben die ganze Partie dort, wo du sie aufgestellt hast.',
  'lesson.bomb.still.goal': 'Versuch, deine Bombe zu bewegen.',
  'lesson.bomb.around': 'Eine gegnerische Bombe hält alle auf, nur keinen Mineur. Oft führt ein Weg um sie herum.',
  'lesson.bomb.around.goal': 'Geh um die Bombe herum und erobere die Fahne in zwei Zügen.',

  'lesson.flag.title': 'Die Fahne',
  'lesson.flag.take': 'Wer die Fahne des Gegners erobert, gewinnt sofort. Jede Figur, die ziehen kann, darf das tun, sogar die Spionin.',
  'lesson.flag.take.goal': 'Gewinn die Partie.',
  'lesson.flag.last': 'Man kann auch anders gewinnen: Wer keine Figur mehr hat, die ziehen kann, hat verloren.',
  'lesson.flag.last.goal': 'Schlag die letzte gegnerische Figur, die ziehen kann.',

  'lesson.deployment.title': 'Deine Armee aufstellen',
  'lesson.deployment.home':
    'Vor der Partie stellst du deine Armee auf; der Gegner sieht nur die Rückseiten. Ein guter Platz für die Fahne ist die hinterste Reihe, mit einer Bombe daneben.',
  'lesson.deployment.home.goal':
    'Stell die Fahne in die hinterste Reihe und die Bombe daneben. Tippe auf zwei Figuren, dann tauschen sie die Plätze.',

  'lesson.plan.title': 'Plan deine Aufstellung',
  'lesson.plan.decoy':
    'Eine Bombe neben der Fahne schützt sie. Aber wo zwei Bomben zusammenstehen, vermutet der Gegner die Fahne: Eine Bombe weit weg schickt ihn an die falsche Stelle.',
  'lesson.plan.decoy.goal': 'Stell die Fahne in die hinterste Reihe, eine Bombe daneben und die andere mindestens drei Felder entfernt.',
  'lesson.plan.lines':
    '2er vorn finden schnell heraus, was der Gegner hat. 3er brauchst du spät, für die Bomben rund um die Fahne: Lass sie sicher hinten.',
  'lesson.plan.lines.goal': 'Stell beide 2er in die vorderste und beide 3er in die hinterste Reihe.',

  'lesson.bluff.title': 'Raten und bluffen',
  'lesson.bluff.moved':
    'Von den gegnerischen Figuren siehst du nur die Rückseite. Aber eine Figur, die sich bewegt hat, ist weder Bombe noch Fahne. Ein kleiner Punkt zeigt es an.',
  'lesson.bluff.moved.goal':
    'Neben deiner 10 stehen zwei: Eine hat sich bewegt, die andere ist eine Bombe. Greif die an, die sich bewegt hat.',
  'lesson.bluff.brave':
    'Auch der Gegner sieht deine Figuren nicht. Eine schwache Figur, die mutig vorgeht, sieht vielleicht wie eine starke aus.',
  'lesson.bluff.brave.goal': 'Stell dich mit deiner 2 vor die 9 und sieh, was passiert. Lauf dann zur Fahne.',

  'lesson.watch.title': 'Beobachten und abwarten',
  'lesson.watch.steps': 'Eine 2, die läuft, verrät sich. In einzelnen Schritten könnte sie jede Figur sein.',
  'lesson.watch.steps.goal': 'Geh mit deiner 2 auf das markierte Feld, ohne zu laufen.',
  'lesson.watch.guard': 'Nur eine 3 kann die Bomben rund um deine Fahne entfernen. Lass also eine 4 oder etwas Stärkeres in der Nähe.',
  'lesson.watch.guard.goal': 'Eine gegnerische 3 steht vor deinen Bomben. Schlag sie, bevor sie eine entfernt.',
  'lesson.watch.hunt':
    'Sobald du weißt, wo die 10 ist, kann deine 9 jede andere Figur schlagen, die sich bewegt hat, wenn die 10 nicht dahinter steht.',
  'lesson.watch.hunt.goal': 'Du weißt, wo die gegnerische 10 ist. Schlag eine Figur, die sie nicht schützt.',

  'lesson.twoSquares.title': 'Hin und her',
  'lesson.twoSquares.back': 'Keine Figur darf ewig zwischen denselben zwei Feldern hin und her gehen: Nach drei Zügen ist Schluss.',
  'lesson.twoSquares.back.goal': 'Deine 9 hat schon drei solche Züge gemacht. Versuch, noch einmal auf das markierte Feld zurückzugehen.',
  'lesson.twoSquares.other': 'Mach dazwischen einen anderen Zug, dann darfst du zurück.',
  'lesson.twoSquares.other.goal': 'Zieh zuerst eine andere Figur. Geh dann mit deiner 9 auf das markierte Feld zurück.',

  'lesson.chase.title': 'Die Jagd',
  'lesson.chase.round':
    'In manchen Spielen darf niemand eine Figur ewig jagen: Eine Jagd darf nicht zu einer Stellung führen, die es dabei schon einmal gab.',
  'lesson.chase.round.goal': 'Deine 9 hat den Gegner einmal um den See gejagt. Versuch, auf das markierte Feld weiterzugehen.',

  'lesson.sword.strike.goal': 'Deine 6 ({captain}) steht neben einer 4 und einer 5. Triff beide mit dem Edenschwert.',
  'lesson.apple.turn.goal': 'Richte den Edenapfel auf die 7 des Gegners ({theirMajor}). Neben ihr stehen eine 4 und eine 2.',
  'lesson.shroud.back.goal': 'Greif mit deiner Spionin ({spy}) die 5 an; sie wird fallen. Hol dann deine 10 ({marshal}) zurück.',
  'lesson.clairvoyance.look.goal': 'Sieh mit deiner 10 ({marshal}) nach, wer sich auf dem markierten Feld versteckt.',
  'lesson.teleportation.title': 'Teleportieren',
  'lesson.teleportation.leap':
    'Eine 8 geht in gerader Linie, so weit sie will, wie ein Aufklärer, solange niemand im Weg steht. Am Ende darf sie angreifen.',
  'lesson.teleportation.leap.goal': 'Schlag von Weitem die 7 des Gegners ({theirMajor}) mit deiner 8 ({colonel}).',
  'lesson.remoteAttack.strike.goal': 'Triff die 5 des Gegners aus der Ferne, mit deiner 7 ({sniper}). Geh nicht hin.',
  'lesson.anger.rage.goal': 'Schlag mit deiner 6 ({berserker}) nacheinander die 5, die 6 und die 7, in einem Zug.',

  'lesson.hand.title': 'Karten auf der Hand',
  'lesson.hand.mulligan.goal': 'Diese Karten gefallen dir nicht. Nimm drei neue.',
  'lesson.hand.exchange.goal': 'Du hast keine Spionin mehr. Tausch die Karte, die nur eine Spionin nutzen kann.',
  'lesson.movementCards.title': 'Bewegungskarten',
  'lesson.movementCards.boat.goal': 'Fahr über den See auf das markierte Feld.',
  'lesson.movementCards.jump.goal': 'Deine Bombe ist im Weg. Spring über sie auf das markierte Feld.',
  'lesson.movementCards.charge2.goal': 'Schlag mit deiner 9 die 8, zwei Felder entfernt.',
  'lesson.movementCards.charge3.goal': 'Schlag mit deiner 9 die 8, drei Felder entfernt.',
  'lesson.movementCards.feint.goal': 'Schlag mit deiner 7 schräg die 6.',
  'lesson.movementCards.swap.goal': 'Die 9 des Gegners steht vor deiner 2. Lass deine 10 und deine 2 die Plätze tauschen.',
  'lesson.attackCards.title': 'Stärker angreifen',
  'lesson.attackCards.attack1.goal': 'Schlag mit deiner 6 die 6 des Gegners, ohne deine zu verlieren.',
  'lesson.attackCards.attack2.goal': 'Schlag mit deiner 6 die 7 des Gegners. Eine deiner Karten ist stark genug.',
  'lesson.attackCards.attack3.goal': 'Schlag mit deiner 6 die 8 des Gegners. Eine deiner Karten ist stark genug.',
  'lesson.specialAttacks.title': 'Besondere Angriffe',
  'lesson.specialAttacks.mockAttack.goal': 'Finde ohne jede Gefahr heraus, was vor deiner 6 steht.',
  'lesson.specialAttacks.armour.goal': 'Entschärf die Bombe mit deiner 6.',
  'lesson.specialAttacks.spyAttack.goal': 'Schlag die 9 des Gegners mit deiner Spionin (1).',
  'lesson.defenceCards.title': 'Abwehrkarten',
  'lesson.defenceCards.defence1.goal': 'Der Gegner greift deine 7 mit einer 7 an. Verteidige sie.',
  'lesson.defenceCards.defence2.goal': 'Der Gegner greift deine 7 mit einer 8 an. Verteidige sie so gut, dass sie gewinnt.',
  'lesson.defenceCards.defence3.goal': 'Der Gegner greift deine 7 mit einer 9 an. Verteidige sie so gut, dass sie gewinnt.',

  'lesson.draft.title': 'Dein Land wählen',
  'lesson.draft.city':
    'Zuerst wählt ihr abwechselnd Gebiete. Später stellst du dort deine Armee auf. Eine Stadt ist viel wert: Mit ihr hast du in jedem Zug eine Bewegung mehr.',
  'lesson.draft.city.goal': 'Wähl ein Gebiet mit einer Stadt.',
  'lesson.turn.title': 'Ein Zug',
  'lesson.turn.draw':
    'Ein Zug beginnt mit Karten: eine für je zwei Gebiete, die du beherrschst. Eine davon darfst du spielen; dann werden alle abgelegt, und du musst eine Figur bewegen.',
  'lesson.turn.draw.goal': 'Spiel diesmal keine Karte. Beweg dann irgendeine Figur.',
  'lesson.cities.title': 'Städte',
  'lesson.cities.take': 'Du beherrschst ein Gebiet, wenn du Figuren darin hast und sonst niemand.',
  'lesson.cities.take.goal': 'Geh auf die markierte Zone und nimm die Stadt ein.',
  'lesson.cities.moves': 'In einem Zug hast du eine Bewegung und für jede Stadt, die du an seinem Anfang beherrschst, noch eine.',
  'lesson.cities.moves.goal': 'Du beherrschst eine Stadt. Mach zwei Bewegungen.',
  'lesson.cities.done': 'Die erste Bewegung musst du machen. Die anderen kannst du machen oder lassen.',
  'lesson.cities.done.goal': 'Mach eine Bewegung. Beende dann deinen Zug.',
  'lesson.landScouts.title': 'Aufklärer auf der Landkarte',
  'lesson.landScouts.run': 'Ein Aufklärer (2) geht in einer Bewegung durch beliebig viele freie Zonen, auch um Ecken.',
  'lesson.landScouts.run.goal': 'Lauf in einer Bewegung auf die markierte Zone.',
  'lesson.sorceress.title': 'Flüche',
  'lesson.sorceress.lift':
    'Wer einen Fluch ({cursedLand}) angreift, ist verloren, und der Fluch bleibt. Nur deine 3 ({sorceress}) kann ihn brechen.',
  'lesson.sorceress.lift.goal': 'Brich den Fluch auf der markierten Zone.',
  'lesson.flags.title': 'Fahnen auf der Landkarte',
  'lesson.flags.capture': 'Jede Figur, die ziehen kann, erobert eine Fahne. Wessen Fahne als letzte auf der Landkarte steht, gewinnt.',
  'lesson.flags.capture.goal': 'Erobere die Fahne auf der markierten Zone.',
  'lesson.flags.plant':
    'Zu dritt oder zu viert spielt ohne Karten weiter, wer die Fahne verliert. Erobere die Fahne von dem, der deine hat: Dann kommt deine eigene zurück.',
  'lesson.flags.plant.goal': 'Erobere die Fahne auf der markierten Zone. Stell dann deine eigene Fahne auf irgendeine leere Zone.',
  'lesson.comeback.title': 'Zurück aus dem Beutel',
  'lesson.comeback.reinforcement.goal': 'Spiel die Karte und setz die Figur neben eine von deinen.',
  'lesson.comeback.surpriseAttack.goal': 'Spiel die Karte und setz die Figur auf die markierte Zone.',
  'lesson.comeback.newSpy.goal':
    'Spiel die Karte, setz deine 1 ({spy}) auf die markierte Zone und schlag die 10 des Gegners ({theirKing}).',
  'lesson.manoeuvres.title': 'Mehr Bewegungen, andere Plätze',
  'lesson.manoeuvres.blitz.goal': 'Die Fahne des Gegners ist drei Zonen von deiner 10 entfernt. Spiel die Karte und gewinn in diesem Zug.',
  'lesson.manoeuvres.regroup.goal': 'Der Gegner hat deine Fahne gefunden. Spiel die Karte und bring die Fahne auf die markierte Zone.',
  'lesson.landPlans.title': 'Pläne auf der Karte',
  'lesson.landPlans.curse':
    'Ein Fluch ({cursedLand}) bewegt sich nie und schlägt fast alle, die ihn angreifen. In einem Gebiet mit einer Stadt hilft er, sie zu halten. Umgruppieren kann ihn noch dorthin bringen.',
  'lesson.landPlans.curse.goal': 'Spiel die Karte und bring deinen Fluch auf die markierte Zone, wo deine Stadt liegt.',
  'lesson.landPlans.ambush':
    'Ein Aufklärer ist schnell neben dem Gegner, aber zu schwach. Umgruppieren stellt eine starke Figur an seinen Platz, und niemand sieht es.',
  'lesson.landPlans.ambush.goal':
    'Dein Aufklärer steht neben der gegnerischen 7 ({theirDuke}). Spiel die Karte, lass deine 10 ({king}) mit ihm tauschen und greif an.',
  'lesson.secrets.title': 'Geheimnisse',
  'lesson.secrets.secretInformation.goal': 'Spiel die Karte und sieh dir die beiden Figuren auf den markierten Zonen an.',
  'lesson.secrets.traitor.goal': 'Du weißt, wo die 10 des Gegners ({theirKing}) steht. Spiel die Karte und sag, dass sie dort ist.',
};
