/** What the game asks in the middle of a turn, in Danish. */

import type { questions as english } from '../en/questions.ts';
import type { ThemeTexts } from '../texts.ts';

export const questions: ThemeTexts<typeof english> = {
  'question.other': 'Dit svar',
  'question.other.asked': 'Et spørgsmål til dig: {decision}.',
  'question.other.waiting': 'Spillet venter på svar fra {seats}.',
  'question.mulligan': 'Dine første tre kort',
  'question.mulligan.asked': 'Behold disse tre kort, eller læg dem alle under din trækbunke og tag tre nye. Du bliver kun spurgt én gang.',
  'question.mulligan.waiting': '{seats} ser på de første kort.',
  'question.mulligan.first': 'Hvilket kort skal først under bunken? Det kommer op igen før de to andre.',
  'question.mulligan.second': 'Og hvilket så? Det tredje kommer allernederst.',
  'question.defend': 'Du bliver angrebet',
  'question.defend.asked':
    'Hæv din briks rang med et Forsvarskort, eller lad den kæmpe, som den er. Et Forsvarskort kan ikke hjælpe en bombe eller en fane.',
  'question.defend.waiting': 'Angrebet venter: {seats} må spille et Forsvarskort.',
  'question.follow': 'Efter ombytningen',
  'question.follow.asked': 'Du må stadig angribe med et Angrebskort i denne tur, eller nøjes med at bytte.',
  'question.follow.waiting': 'Brikkerne har byttet plads: {seats} må stadig angribe.',
  'question.heal': 'Din spions Shroud of Eden',
  'question.heal.asked': 'Din spion er faldet: En af dine tagne brikker må komme tilbage på brættet. Vælg brikken og så dens felt.',
  'question.heal.waiting': 'En spion er faldet: {seats} må hente en taget brik tilbage.',
  'question.chain': 'Vrede',
  'question.chain.asked':
    'Din brik har vundet og er vred: Angrib en nabo med én rang mere, eller stop. Sidst i turen får den sin gamle rang igen.',
  'question.chain.waiting': 'Vinderen er vred: {seats} må angribe igen.',
  'question.draft': 'Et område til dig',
  'question.draft.asked':
    'Vælg et område, som ingen har: Du stiller din hær op i dine områder. Hver by, du har magten over, giver dig ét træk mere pr. tur.',
  'question.draft.waiting': '{seats} vælger det næste område.',
  'question.card': 'De kort, du har trukket',
  'question.card.asked': 'Spil et af disse kort, eller intet. Så bliver de alle lagt væk, og dine træk følger.',
  'question.card.waiting': 'Kortene ligger på bordet: {seats} må spille et af dem.',
  'question.place': 'En brik fra din pose',
  'question.place.asked': 'Vælg den frie zone, hvor den kommer tilbage. Den må rykke allerede i denne tur.',
  'question.place.waiting': '{seats} sætter brikken fra posen ind.',
  'question.regroup': 'Brikker at omgruppere',
  'question.regroup.asked':
    'Vælg tre af dine brikker, eller dine sidste to: De må bytte plads med hinanden. Du kan også vælge dem, der aldrig rykker.',
  'question.regroup.waiting': '{seats} vælger brikkerne, der skal omgrupperes.',
  'question.rearrange': 'Hvem skal hvorhen?',
  'question.rearrange.asked':
    'Sig, hvor den første, den anden og den tredje af disse brikker skal hen, eller lad dem være, som de er. Ingen andre ser, hvilken der står hvor.',
  'question.rearrange.waiting': '{seats} fordeler de valgte brikker på ny.',
  'question.look': 'To brikker at se på',
  'question.look.asked': 'Vælg to fjendtlige brikker på nabozoner: Kun du får at vide, hvad de er.',
  'question.look.waiting': '{seats} skal se på to brikker.',
  'question.accuse': 'Forræderen',
  'question.accuse.asked':
    'Sig, hvad en fjendtlig brik er. Har du ret, bliver den taget; ellers ser kun du, hvad den er. Alle hører, hvad du siger.',
  'question.accuse.waiting': '{seats} skal udpege en forræder.',
  'question.plant': 'Din fane er din igen',
  'question.plant.asked': 'Vælg en tom zone til din fane. Alle ser, hvor den står.',
  'question.plant.waiting': '{seats} skal plante den fane, der er vundet tilbage.',
  'step.hidden': 'Skjult',
  'step.hidden.about': 'Dit kort og din brik er skjult, indtil fjenden har valgt om et Forsvarskort.',
  'step.open': 'Åbent',
  'step.open.about': 'Dit kort og din brik bliver vist, før fjenden vælger om et Forsvarskort.',
  'step.again': 'Vælg et andet mål, eller det samme igen for at ramme det alene.',
};
