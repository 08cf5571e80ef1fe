/** What the game asks in the middle of a turn, in German. */

import type { questions as english } from '../en/questions.ts';
import type { ThemeTexts } from '../texts.ts';

export const questions: ThemeTexts<typeof english> = {
  'question.other': 'Deine Antwort',
  'question.other.asked': 'Eine Frage an dich: {decision}.',
  'question.other.waiting': 'Das Spiel wartet auf eine Antwort ({seats}).',
  'question.mulligan': 'Deine ersten drei Karten',
  'question.mulligan.asked':
    'Behalte diese drei Karten, oder leg sie alle unter deinen Ziehstapel und nimm drei neue. Das wirst du nur einmal gefragt.',
  'question.mulligan.waiting': 'Noch offen ({seats}): die ersten Karten behalten oder tauschen.',
  'question.mulligan.first': 'Welche Karte kommt zuerst unter den Stapel? Sie kommt vor den anderen beiden wieder hoch.',
  'question.mulligan.second': 'Welche kommt als nächste? Die dritte kommt ganz nach unten.',
  'question.defend': 'Du wirst angegriffen',
  'question.defend.asked':
    'Erhöhe den Rang deiner Figur mit einer Abwehrkarte, oder lass sie so kämpfen. Einer Bombe oder Fahne hilft keine Abwehrkarte.',
  'question.defend.waiting': 'Der Angriff wartet: Vielleicht kommt eine Abwehrkarte ({seats}).',
  'question.follow': 'Nach dem Tausch',
  'question.follow.asked': 'Du darfst in diesem Zug noch mit einer Angriffskarte angreifen, oder du belässt es beim Tausch.',
  'question.follow.waiting': 'Die Figuren sind getauscht: Vielleicht kommt noch ein Angriff ({seats}).',
  'question.heal': 'Das Edentuch deiner Spionin',
  'question.heal.asked':
    'Deine Spionin ist gefallen: Eine deiner geschlagenen Figuren darf zurück aufs Brett. Wähl die Figur, dann ihr Feld.',
  'question.heal.waiting': 'Eine Spionin ist gefallen: Vielleicht kommt eine geschlagene Figur zurück ({seats}).',
  'question.chain': 'Zorn',
  'question.chain.asked':
    'Deine Figur hat gewonnen und ist zornig: Greif einen Nachbarn mit einem Rang mehr an, oder hör auf. Am Ende des Zugs hat sie wieder ihren alten Rang.',
  'question.chain.waiting': 'Der Sieger ist zornig: Vielleicht folgt noch ein Angriff ({seats}).',
  'question.draft': 'Ein Gebiet für dich',
  'question.draft.asked':
    'Wähl ein Gebiet, das niemandem gehört: In deinen Gebieten stellst du deine Armee auf. Jede Stadt, die du beherrschst, bringt dir eine Bewegung mehr pro Zug.',
  'question.draft.waiting': 'Das nächste Gebiet ist für {seats}.',
  'question.card': 'Deine gezogenen Karten',
  'question.card.asked': 'Spiel eine dieser Karten oder keine. Dann werden alle abgelegt, und deine Bewegungen folgen.',
  'question.card.waiting': 'Die Karten liegen auf dem Tisch: Die Wahl liegt bei {seats}.',
  'question.place': 'Eine Figur aus deinem Beutel',
  'question.place.asked': 'Wähl die freie Zone, auf die sie zurückkommt. Sie darf schon in diesem Zug laufen.',
  'question.place.waiting': 'Die Figur aus dem Beutel sucht einen Platz: Die Wahl liegt bei {seats}.',
  'question.regroup': 'Figuren zum Umgruppieren',
  'question.regroup.asked':
    'Wähl drei deiner Figuren oder deine letzten zwei: Sie dürfen untereinander die Plätze tauschen. Auch die, die sich sonst nie bewegen, kannst du wählen.',
  'question.regroup.waiting': 'Figuren werden umgruppiert: Die Wahl liegt bei {seats}.',
  'question.rearrange': 'Wer kommt wohin?',
  'question.rearrange.asked':
    'Sag, wohin die erste, die zweite und die dritte dieser Figuren kommt, oder lass sie, wie sie sind. Niemand sonst sieht, welche wo steht.',
  'question.rearrange.waiting': 'Die gewählten Figuren werden von {seats} neu verteilt.',
  'question.look': 'Zwei Figuren zum Ansehen',
  'question.look.asked': 'Wähl zwei gegnerische Figuren auf benachbarten Zonen: Nur du erfährst, was sie sind.',
  'question.look.waiting': 'Zwei Figuren werden gleich von {seats} angesehen.',
  'question.accuse': 'Der Verräter',
  'question.accuse.asked':
    'Sag, was eine gegnerische Figur ist. Stimmt es, ist sie geschlagen; wenn nicht, siehst nur du, was sie ist. Alle hören, was du sagst.',
  'question.accuse.waiting': 'Jemand wird gleich von {seats} als Verräter beschuldigt.',
  'question.plant': 'Deine Fahne gehört wieder dir',
  'question.plant.asked': 'Wähl eine leere Zone für deine Fahne. Alle sehen, wo sie steht.',
  'question.plant.waiting': 'Die zurückgewonnene Fahne wird von {seats} aufgestellt.',
  'step.hidden': 'Verdeckt',
  'step.hidden.about': 'Deine Karte und deine Figur bleiben verdeckt, bis der Gegner über eine Abwehrkarte entschieden hat.',
  'step.open': 'Offen',
  'step.open.about': 'Deine Karte und deine Figur werden gezeigt, bevor der Gegner über eine Abwehrkarte entscheidet.',
  'step.again': 'Wähl ein zweites Ziel, oder noch einmal dasselbe, um es allein zu treffen.',
};
