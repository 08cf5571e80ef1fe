/** The rules as a reader meets them, in German. A turn is a Zug; the moves within a turn of Conquest are Bewegungen. */

import type { rulebook as english } from '../en/rulebook.ts';
import type { ThemeTexts } from '../texts.ts';

export const rulebook: ThemeTexts<typeof english> = {
  'rulebook.title': 'Regeln: {title}',
  'rulebook.way': 'Regeln',
  'rulebook.why': 'Warum?',
  'rulebook.contents': 'Auf dieser Seite',
  'rulebook.others': 'Regeln der anderen Spiele',
  'rulebook.section.goal': 'Worum es geht',
  'rulebook.section.setup': 'Aufstellen',
  'rulebook.section.turn': 'Ein Zug',
  'rulebook.section.battle': 'Kämpfe',
  'rulebook.section.flags': 'Fahnen',
  'rulebook.section.powers': 'Kräfte',
  'rulebook.section.cards': 'Karten',
  'rulebook.section.known': 'Was du weißt',
  'rulebook.section.repetition': 'Hin und her',
  'rulebook.section.end': 'Das Ende',
  'rulebook.section.advice': 'Tipps',
  'rulebook.section.options': 'Hausregeln',

  'rulebook.army': 'Die Armee jeder Seite',
  'rulebook.army.piece': 'Figur',
  'rulebook.army.rank': 'Rang',
  'rulebook.army.count': 'Anzahl',
  'rulebook.army.trait': 'Besonderes',
  'rulebook.trait.run': 'Läuft, so weit frei ist.',
  'rulebook.trait.never': 'Bewegt sich nie.',
  'rulebook.trait.prize': 'Wer diese Figur erobert, gewinnt.',
  'rulebook.battles': 'Wo nicht der Rang entscheidet',
  'rulebook.battle':
    '{attacker} → {defender}: {outcome, select, attackerWins {Der Angreifer gewinnt} defenderWins {Der Verteidiger gewinnt} other {Beide fallen}}.',
  'rulebook.battle.others': 'Alle anderen',
  'rulebook.battle.anybody': 'Alle',
  'rulebook.card.count': '{count, plural, one {einmal im Stapel} other {#-mal im Stapel}}',
  'rulebook.option.usual': 'normalerweise',
  'rulebook.set.title': 'Regeln',
  'rulebook.set.booklet': 'Nach der Anleitung',
  'rulebook.set.bookletAbout': 'Was in der Anleitung steht, und sonst nichts.',
  'rulebook.set.club': 'Klubregeln',
  'rulebook.set.clubAbout': 'Mit dem, was Turniere ergänzen, damit keine Partie endlos dauert.',
  'rulebook.set.house': 'Hausregeln',
  'rulebook.set.houseAbout': 'Deine eigene Wahl: weder ganz die Anleitung noch ganz der Klub.',
  'rulebook.option.booklet': 'nach der Anleitung',
  'rulebook.option.club': 'im Klub',

  'rulebook.goal.flag':
    'Irgendwo unter den gegnerischen Figuren steht {prize, select, apple {ein Edenapfel. Finde ihn und erobere ihn} base {eine Basis. Finde sie und erobere sie} other {eine Fahne. Finde sie und erobere sie}}: Dann hast du gewonnen. Jede Figur, die ziehen kann, darf das tun.',
  'rulebook.goal.stuck': 'Auch wer dran ist und weder ziehen noch angreifen kann, hat verloren.',
  'rulebook.goal.map': 'Jedes Königreich versteckt seine Fahne irgendwo auf der Karte. Wessen Fahne dort als letzte steht, hat gewonnen.',

  'rulebook.setup.army':
    'Alle stellen ihre Armee gleichzeitig auf: {pieces} Figuren auf den {rows} Reihen, die ihnen am nächsten liegen ({squares} Felder), auf jedes Feld höchstens eine. Der Gegner sieht nur ihre Rückseiten.',
  'rulebook.setup.gaps': 'Einige der Felder bleiben leer; welche, das suchst du dir aus.',
  'rulebook.setup.first': 'Erster Zug: {seat}.',
  'rulebook.setup.lot': 'Wer beginnt, entscheidet das Los.',
  'rulebook.setup.cards':
    'Alle haben einen eigenen, gemischten Kartenstapel und ziehen drei Karten. Einmal, vor dem ersten Zug, darfst du alle drei unter den Stapel legen und drei neue nehmen; du wählst, in welcher Reihenfolge, und sonst erfährt es niemand.',
  'rulebook.setup.start':
    'Alle ziehen eine Figur aus ihrem Beutel und zeigen sie. Die höchste beginnt; ein Verfluchtes Land zählt nichts, eine Fahne ist die höchste von allen. Bei Gleichstand wird neu gezogen. Dann kommen die Figuren zurück in die Beutel.',
  'rulebook.setup.draft':
    'Die Landkarte hat 24 Gebiete mit je drei Zonen; acht davon haben eine Stadt. Reihum wählen alle ein Gebiet. Wer zuletzt dran ist, wählt zweimal, dann geht es andersherum zurück, bis alle vergeben sind.',
  'rulebook.setup.place':
    'Dann stellen alle ihre {pieces} Figuren verdeckt in ihren eigenen Gebieten auf, eine pro Zone. {players, plural, =4 {Zu viert ist damit jede Zone besetzt.} other {{minOnePerTerritory, select, on {Zonen dürfen leer bleiben, aber kein ganzes Gebiet.} other {Zonen dürfen leer bleiben, sogar ganze Gebiete.}}}}',

  'rulebook.turn.one':
    'Ihr seid abwechselnd dran. In jedem Zug bewegst du eine Figur oder greifst mit einer an. Aussetzen geht nicht, und angreifen muss niemand. Gezogen ist gezogen.',
  'rulebook.turn.step': 'Eine Figur geht ein Feld vor, zurück, nach links oder nach rechts, nie schräg.',
  'rulebook.turn.block':
    'Auf einem Feld ist Platz für eine Figur. Niemand springt über eine Figur, und niemand betritt oder überquert ein Hindernis ({obstacle}).',
  'rulebook.turn.never': 'Figuren, die sich nie bewegen, bleiben, wo sie aufgestellt wurden, und greifen nie an.',
  'rulebook.turn.run':
    'Eine Figur, die laufen kann, überquert beliebig viele leere Felder in gerader Linie und darf am Ende ihres Laufs angreifen. Läuft sie weiter als ein Feld, verrät sie sich damit.',
  'rulebook.turn.cards':
    'Statt zu ziehen kannst du eine Karte tauschen: Sie kommt unter deinen Ziehstapel, und du nimmst die oberste. Das geht nicht in zwei Zügen nacheinander und nicht mehr, wenn der Stapel leer ist.',
  'rulebook.turn.play':
    'Wenn du ziehst oder angreifst, kannst du eine Bewegungskarte und eine Angriffskarte dazu spielen. Die Bewegungskarte kommt zuerst und ersetzt den normalen Schritt; führt sie auf einen Gegner, ist das ein Angriff. Ohne Angriff gibt es keine Angriffskarte. {swapThenAttack, select, on {Nach einem Tausch darfst du noch mit einer Angriffskarte angreifen.} other {Ein Tausch ist der ganze Zug.}}',
  'rulebook.turn.refill':
    'Jede Karte gilt nur einmal: Eine gespielte Karte bleibt offen auf dem Tisch. {refillHand, select, toThree {Am Ende deines Zugs ziehst du, bis du wieder drei Karten hast.} other {Hast du am Ende deines Zugs weniger als drei Karten, ziehst du eine.}}',
  'rulebook.turn.mapCards':
    'Am Anfang deines Zugs ziehst du für je zwei Gebiete, die du beherrschst, eine Karte, offen für alle. Führ eine davon aus oder keine; dann werden alle abgelegt. Ist der Stapel leer, werden die abgelegten Karten neu gemischt. Am Anfang liegt der Verräter ganz unten.',
  'rulebook.turn.mapMoves':
    'Dann hast du eine Bewegung und für jede Stadt, die du am Anfang deines Zugs beherrscht hast, noch eine. Die erste musst du machen, wenn es geht, die anderen nicht. Eine einzige Figur darf alle machen.',
  'rulebook.turn.mapStep':
    'Eine Figur geht auf eine Zone, die an ihre grenzt. Niemand springt über Figuren oder überquert die Berge, und auf eine Zone passt nur eine Figur.',
  'rulebook.turn.mapNever': 'Fahnen und Verfluchte Länder bewegen sich nie, außer durch die Karte Umgruppieren.',
  'rulebook.turn.mapRun':
    'Ein Aufklärer geht über beliebig viele freie Zonen, auch um Ecken{scoutChargeAttack, select, off {, greift aber nur seine Nachbarn an} other {, und am Ende darf er angreifen}}. Geht er weiter als eine Zone, verrät er sich damit.',
  'rulebook.turn.control':
    'Du beherrschst ein Gebiet, wenn nur du Figuren darin hast. Ist es leer oder stehen mehrere darin, zählt es für niemanden, und seine Stadt auch nicht.',

  'rulebook.battle.attack':
    'Zum Angreifen gehst du dorthin, wo ein Gegner steht, den du erreichen kannst. Beide Figuren werden allen gezeigt.',
  'rulebook.battle.rank':
    'Der höhere Rang gewinnt, die andere Figur verlässt das Brett. Gewinnt der Angreifer, rückt er nach; gewinnt der Verteidiger, bleibt er stehen. Bei gleichem Rang verschwinden beide.',
  'rulebook.battle.gone': 'Wer das Brett verlassen hat, kommt nicht zurück.',
  'rulebook.battle.bag':
    'Eine geschlagene Figur kommt in den Beutel ihres Königreichs und kann durch eine Karte zurückkommen. Sie darf schon im selben Zug laufen.',
  'rulebook.battle.defence':
    'Wer angegriffen wird, kann mit einer Abwehrkarte antworten; erst dann werden die Ränge verglichen. {hiddenAttackCards, select, on {Der Angreifer und seine Angriffskarte werden vorher gezeigt oder bleiben bis dahin verdeckt: Das wählt der Angreifer jedes Mal.} other {Der Angreifer und seine Angriffskarte werden vorher gezeigt.}} Du wirst immer gefragt, wenn du Karten hast: So verrät die Frage nichts.',
  'rulebook.battle.cards':
    'Karten ändern Ränge für einen Kampf, auch über zehn hinaus. Eine Spionin, die angreift, schlägt die 10 trotzdem, ein Mineur entschärft trotzdem Bomben, und von den Angriffskarten räumt nur Rüstung eine Bombe weg.',

  'rulebook.flags.capture':
    'Jede Figur kann eine Fahne erobern: Sie geht auf deren Zone. Auch alle Fahnen, die der Besitzer dieser Fahne erobert hat, gehen mit.',
  'rulebook.flags.poor':
    'Wessen Fahne erobert ist, zieht keine Karten, bis sie zurück ist, spielt aber weiter, und Städte zählen wie vorher.',
  'rulebook.flags.back':
    'Hat jemand deine Fahne, dann erobere dessen Fahne, und du bekommst deine zurück: Du stellst sie sofort auf eine leere Zone, für alle sichtbar.',
  'rulebook.flags.none': 'Ohne eigene Fahne auf dem Brett kannst du keine behalten: Was du eroberst, bekommt, wer deine Fahne hat.',

  'rulebook.power.sword':
    'Zuerst werden der Hauptmann und seine beiden Ziele gezeigt. Bomben kommen vor Rängen, der niedrigere vor dem höheren, der Edenapfel zuletzt; jeder Kampf ist ein normaler Kampf. Wer dabei fällt, kommt nicht mehr zum zweiten Ziel; sind aber beide Ziele Hauptleute, fallen alle drei. Er darf auch ein einzelnes Ziel so treffen. Ein normaler Angriff, bei dem er vorrückt, ist ebenfalls möglich.',
  'rulebook.power.apple':
    'Er kostet den ganzen Zug. Nenn irgendeine gegnerische Figur. Eine Bombe oder der Edenapfel wird nur gezeigt. Jede andere greift alle Nachbarn aus ihrer eigenen Armee an, nacheinander: erst Bomben, dann die Ränge von unten nach oben. Sie bleibt auf ihrem Platz, und ein Kampf, den sie nicht gewinnt, beendet die Kette.',
  'rulebook.power.appleMore':
    'Ein Mineur entschärft die Bomben der eigenen Armee und macht weiter; jede andere Figur {appleBombStays, select, on {fällt an einer Bombe, und die Bombe bleibt} other {fällt zusammen mit der Bombe}}. Der Edenapfel der eigenen Armee wird gezeigt und nicht erobert. Danach gehört die Figur wieder ihrem Besitzer.',
  'rulebook.power.heal':
    'Das darf jede Figur mit Rang 2 bis 10 sein, auf einem freien Feld deiner hintersten Reihe oder, wenn die voll ist, der nächsten. {shroudHidden, select, on {Der Gegner sieht nicht, welche es ist.} other {Alle sehen, welche es ist.}} Du darfst auch verzichten. Es kostet keinen Zug.',
  'rulebook.power.clairvoyance':
    'Zwei Schritte gerade oder um eine Ecke, {remoteBlocked, select, on {aber nicht über Figuren und Hindernisse hinweg} other {auch über Figuren und Hindernisse hinweg}}. Beide Figuren werden allen gezeigt, dann ist die andere Seite dran. Auch Bomben und die Basis kann man ansehen.',
  'rulebook.power.remoteAttack':
    'Ein oder zwei Felder in gerader Linie, {remoteBlocked, select, on {aber nicht über Figuren und Hindernisse hinweg} other {auch über Figuren und Hindernisse hinweg}}. Ein niedrigerer Rang verschwindet; gleichen und höheren Rängen und Bomben passiert nichts. Beide werden gezeigt. {remoteCapturesBase, select, off {Auch der Basis passiert nichts.} other {Auch die Basis kann man so erobern.}} Neben einem Gegner ist auch ein normaler Angriff möglich.',
  'rulebook.power.anger':
    'Nach jedem Sieg steht die Figur auf dem Feld der gefallenen, ihr Rang ist um eins höher, und sie darf wieder einen Nachbarn angreifen, höchstens viermal in einem Zug. Am Ende des Zugs ist sie wieder eine 6. Beim Verteidigen ist sie immer eine 6.',

  'rulebook.known.hidden': 'Du siehst deine eigenen Figuren und von allen anderen nur die Rückseite.',
  'rulebook.known.back':
    '{memory, select, aided {Eine gezeigte Figur bleibt für dich sichtbar; am Tisch würde sie sich wieder umdrehen, und du müsstest sie dir merken.} pencil {Nach einem Kampf dreht sich der Sieger wieder um; du darfst dir notieren, was du gesehen hast.} other {Nach einem Kampf dreht sich der Sieger wieder um, und niemand darf Notizen machen: Merk ihn dir.}}',
  'rulebook.known.fallen': 'Geschlagene Figuren können alle sehen.',
  'rulebook.known.moved':
    'Eine Figur, die sich bewegt hat, ist weder Bombe noch {prize, select, apple {Edenapfel} base {Basis} other {Fahne}}. Eine Figur, die gelaufen ist, gehört zu denen, die das können.',
  'rulebook.known.hand':
    'Deine Handkarten kennst nur du. Wie viele Karten wo liegen, wissen alle, und die gespielten Karten sehen auch alle.',
  'rulebook.known.cards':
    'Eine Figur, die durch eine Karte weiter als ein Feld kommt, kann jede bewegliche sein; nur ein Aufklärer läuft schräg.',
  'rulebook.known.bag':
    'Was in einen Beutel kommt, sehen alle. Sobald jemand blind aus dem Beutel gezogen hat, ist sein Inhalt für die anderen wieder unbekannt, und auch die Figur, die herauskam.',
  'rulebook.known.regroup': 'Alle sehen, welche Zonen umgruppiert wurden, aber niemand sonst, wer jetzt wo steht.',

  'rulebook.repetition.squares':
    'Eine Figur darf höchstens {limit, plural, one {# Zug} other {# Züge}} nacheinander zwischen denselben zwei Feldern hin und her gehen, dann musst du etwas anderes tun. Angriffe zählen mit. Wer angefangen hat, muss also zuerst aufhören.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {Für eine Figur, die läuft, gilt das zwischen genau denselben zwei Feldern, ob nah oder fern: Hält sie irgendwo anders, beginnt das Zählen von vorn.} other {Bei einer Figur, die läuft, zählt die Grenze zwischen zwei Feldern: Öfter darf sie nicht nacheinander über dieselbe Grenze, egal wie weit sie läuft.}}',
  'rulebook.repetition.chase':
    'Niemand darf eine Figur immer im Kreis jagen: Bei einer Jagd darf keine Stellung entstehen, die es in dieser Jagd schon einmal gab. Direkt zurückgehen darfst du, solange die Regel darüber es erlaubt. {chaseReach, select, reach {Eine Jagd dauert, solange jeder Zug der einen Seite eine gegnerische Figur bedroht und die andere Seite jedes Mal diese Figur zieht. Eine Figur bedroht, was sie mit ihrem nächsten Zug angreifen könnte, eine Figur, die läuft, auch über eine freie Linie.} other {Eine Jagd dauert, solange jeder Zug der einen Seite neben einer gegnerischen Figur endet und die andere Seite diese Figur jedes Mal wegzieht.}}',
  'rulebook.repetition.cards': 'Ein Zug mit einer Karte oder einer Kraft unterbricht das Zählen; weit laufen nicht.',

  'rulebook.end.flag':
    '{prize, select, apple {Ein eroberter Edenapfel} base {Eine eroberte Basis} other {Eine eroberte Fahne}} beendet die Partie sofort.',
  'rulebook.end.stuck':
    'Wer keinen erlaubten Zug mehr hat, verliert. Hat keine Seite mehr eine Figur, die ziehen kann, {bothImmobile, select, moverLoses {verliert, wer ziehen müsste} other {endet die Partie Remis}}.',
  'rulebook.end.cards':
    'Ein Zug oder Angriff, den eine deiner Karten möglich macht, zählt auch; {exchangeSaves, select, on {wer nur noch eine Karte tauschen kann, muss das tun und hat noch nicht verloren} other {eine Karte tauschen nicht}}.',
  'rulebook.end.powers':
    '{prize, select, apple {Ein Edenapfel, der noch nicht benutzt ist, hilft dann nicht: Er ist kein Zug.} other {Ein Fernangriff zählt dabei als Zug, Hellsehen nicht.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {Ihr könnt euch auf Remis einigen, und aufgeben darf man immer.} other {Nach {quietLimit} Zügen ohne geschlagene Figur, beide Seiten gezählt, endet die Partie Remis. Ihr könnt euch auch auf Remis einigen, und aufgeben darf man immer.}}',
  'rulebook.end.map':
    'Wessen Fahne als einzige auf dem Brett steht, hat gewonnen. {turnLimit, select, off {Es gibt keine letzte Runde.} other {Nach {turnLimit} Runden entscheiden die meisten Fahnen, dann die meisten Gebiete; bei Gleichstand teilt man sich den Sieg.}}',
  'rulebook.end.length': 'Keine Partie dauert ewig: Nach {longest} {unit, select, rounds {Runden} other {Zügen}} endet sie Remis.',
  'rulebook.end.leave':
    'Zu dritt oder zu viert geht die Partie weiter, wenn jemand geht: Die Figuren bleiben stehen und können angegriffen werden. Wer als Letzter da ist, gewinnt. Solange noch nicht alle Armeen stehen, endet sie stattdessen ohne Sieger. Zu zweit verliert, wer geht.',
};
