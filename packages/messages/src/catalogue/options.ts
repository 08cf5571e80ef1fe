/** What can be chosen before a game: a sentence for each option and for each of its values. `count` is a number the option was given. */

export const options = {
  'option.memory': 'How much the board remembers of what has been seen.',
  'option.memory.aided': 'A piece that has been shown stays visible.',
  'option.memory.pencil': 'A piece that has been shown turns back, and you may mark it with a note of your own.',
  'option.memory.strict': 'A piece that has been shown turns back, and nobody may take notes.',
  'option.bothImmobile': 'What happens when neither side has a piece left that can move.',
  'option.bothImmobile.draw': 'The game is a draw.',
  'option.bothImmobile.moverLoses': 'The side that should move loses.',
  'option.quietLimit': 'After how many turns without an attack, counting both sides, the game is a draw.',
  'option.quietLimit.count':
    '{count, plural, one {A draw after # turn without an attack.} other {A draw after # turns without an attack.}}',
  'option.quietLimit.off': 'No draw, however long nobody attacks.',
  'option.twoSquareLimit': 'How many moves in a row a piece may make back and forth between the same two squares.',
  'option.twoSquareLimit.count': '{count, plural, one {# move in a row.} other {# moves in a row.}}',
  'option.chaseRule': 'Whether a piece may chase an enemy round and round for ever.',
  'option.chaseRule.off': 'It may.',
  'option.chaseRule.on': 'It may not: a chase that brings back an earlier position must stop.',
  'option.board': 'Which board the game is played on.',
  'option.board.8x8': 'The small board of 8 by 8 squares.',
  'option.board.10x10': 'The classic board of 10 by 10 squares.',
  'option.startPlayer': 'Which side moves first.',
  'option.startPlayer.random': 'The lot decides.',
  'option.startPlayer.red': 'First to move: {red}.',
  'option.startPlayer.blue': 'First to move: {blue}.',
} as const;
