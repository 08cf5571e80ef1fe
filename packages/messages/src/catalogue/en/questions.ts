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
  'question.draft': 'A territory for you',
  'question.draft.asked':
    'Choose a territory that nobody has: your army is set up in your territories. Each city you control gives you one more move a turn.',
  'question.draft.waiting': 'The next territory is for {seats} to choose.',
  'question.card': 'The cards you have drawn',
  'question.card.asked': 'Play one of these cards, or none. All of them are discarded then, and your moves follow.',
  'question.card.waiting': 'The cards are on the table: {seats} may play one of them.',
  'question.place': 'A piece from your bag',
  'question.place.asked': 'Choose the free zone where it comes back. It may move in this turn already.',
  'question.place.waiting': 'The piece from the bag is to be placed by {seats}.',
  'question.regroup': 'Pieces to regroup',
  'question.regroup.asked':
    'Choose three of your pieces, or your last two: they may change places among each other. Even those that never move can be chosen.',
  'question.regroup.waiting': 'The pieces to regroup are for {seats} to choose.',
  'question.rearrange': 'Who goes where',
  'question.rearrange.asked':
    'Say where the first, the second and the third of these pieces go, or leave them as they are. Nobody else sees which is where.',
  'question.rearrange.waiting': 'The chosen pieces are being rearranged by {seats}.',
  'question.look': 'Two pieces to look at',
  'question.look.asked': 'Choose two enemy pieces on neighbouring zones: you alone are told what they are.',
  'question.look.waiting': 'Two pieces will be looked at by {seats}.',
  'question.accuse': 'The traitor',
  'question.accuse.asked':
    'Say what an enemy piece is. If you are right, it is captured; if not, you alone see what it is. Everybody hears your guess.',
  'question.accuse.waiting': 'Somebody will be called a traitor by {seats}.',
  'question.plant': 'Your flag is yours again',
  'question.plant.asked': 'Choose an empty zone for your flag. Everybody sees where it stands.',
  'question.plant.waiting': 'The flag that was won back is to be planted by {seats}.',
} as const;
