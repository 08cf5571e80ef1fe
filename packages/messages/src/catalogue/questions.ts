/** What the game asks in the middle of a turn: a short title, a sentence for the one who is asked, and one for those who wait (`waiting`). */

export const questions = {
  'question.other': 'Your answer',
  'question.other.asked': 'You are asked something: {decision}.',
  'question.other.waiting': 'The game waits for an answer of {seats}.',
  'question.mulligan': 'Your first three cards',
  'question.mulligan.asked':
    'Keep these three cards, or put all of them under your draw pile and take three new ones. You are asked only once.',
  'question.mulligan.waiting': 'The first cards are looked at by {seats}.',
  'question.defend': 'You are attacked',
  'question.defend.asked':
    'Raise the rank of your piece with a Defence card, or let it fight as it is. A Defence card cannot help a bomb or a flag.',
  'question.defend.waiting': 'The attack waits: {seats} may play a Defence card.',
  'question.follow': 'After the swap',
  'question.follow.asked': 'You may still attack with an Attack card this turn, or leave it at the swap.',
  'question.follow.waiting': 'The pieces are swapped: {seats} may still attack.',
  'question.heal': 'The Shroud of your spy',
  'question.heal.asked': 'Your spy has fallen: one of your captured pieces may come back to the board. Choose the piece, then its square.',
  'question.heal.waiting': 'A spy has fallen: {seats} may bring a captured piece back.',
  'question.chain': 'Anger',
  'question.chain.asked':
    'Your piece has won and is angry: attack a neighbour with one rank more, or stop. At the end of the turn its rank falls back.',
  'question.chain.waiting': 'The victor is angry: {seats} may attack again.',
} as const;
