/** What the play screen says of choosing moves, and the settings for it. */

export const webPlay = {
  'web.setting.motion': 'Motion',
  'web.setting.motion.about': 'Pieces glide and battles are acted out. Without motion the end of it is shown at once.',
  'web.setting.motion.system': 'As the device',
  'web.setting.motion.full': 'Full',
  'web.setting.motion.reduced': 'Reduced',
  'web.setting.threats': 'Threats',
  'web.setting.threats.about':
    'The board marks your pieces that a known enemy could beat with its next move, and known enemies that you could beat. It tells nothing that you have not been shown, and thinks of no cards or powers.',
  'web.setting.threats.off': 'Not marked',
  'web.setting.threats.on': 'Marked',
  'web.setting.confirmation': 'Confirm moves',
  'web.setting.confirmation.about':
    'A move, card or power is shown first, and is played when you confirm it: Enter confirms, Escape cancels.',
  'web.setting.confirmation.off': 'Play at once',
  'web.setting.confirmation.on': 'Ask first',
  'web.setting.premove': 'Moves in advance',
  'web.setting.premove.about':
    'While the others are to move you may choose your next move. It is made when your turn comes, if it can still be made as you saw it. Nobody learns of it before.',
  'web.setting.premove.on': 'On',
  'web.setting.premove.off': 'Off',
  'web.setting.memory': 'Memory in new games',
  'web.setting.memory.about':
    'Aided: the board remembers what you were shown. Pencil: you mark enemy pieces yourself. Strict: everything is in your head. Each new game on this device can choose otherwise.',
  'web.setting.memory.aided': 'Aided',
  'web.setting.memory.pencil': 'Pencil',
  'web.setting.memory.strict': 'Strict',
  'web.setting.thinking': 'Time for the computer',
  'web.setting.thinking.about': 'So long the computer of level 5 may think about a move on this device. "Move now" ends it at any time.',
  'web.setting.thinking.1': '1 second',
  'web.setting.thinking.3': '3 seconds',
  'web.setting.thinking.10': '10 seconds',

  'web.confirm.move': '{kind}: {from} to {to}?',
  'web.confirm.attack': '{kind}: {from} attacks {to}?',
  'web.confirm.deed': '{deed}?',
  'web.confirm.yes': 'Confirm',
  'web.confirm.no': 'Cancel',
  'web.premove.planned': 'Next: {kind}, {from} to {to}.',
  'web.premove.cancel': 'Cancel the move in advance',
  'web.premove.dropped': 'The move in advance ({from} to {to}) cannot be made any more.',
  'web.hurry': 'Move now',
  'web.cell.planned': 'move in advance',
  'web.cell.waiting': 'waits to be confirmed',
  'web.cell.endangered': 'in danger',
  'web.cell.beatable': 'can be beaten',
} as const;
