/** What the computer advises who trains against it, and why. */

export const hints = {
  'hints.title': 'Training',
  'hints.ask': 'What would you do?',
  'hints.thinking': 'The computer thinks in your place ...',
  'hints.broken': 'The computer cannot be asked just now. Your game is kept: load the page again.',
  'hints.odds': 'What they may be',
  'hints.oddsAbout': 'On each hidden piece: what it most likely is, and how likely that is.',
  'hints.move': 'Best: {kind} {from}-{to}.',
  'hints.deed': 'Best: {deed}.',
  'hints.expectation': 'Your chance to win after that: {percent}%.',
  'hints.attack':
    'On {cell} there is most likely this piece: {kind} ({chance}%). The battle: {win}% won, {lose}% lost{both, plural, =0 {} other {, #% both fall}}.',
  'hints.attackKnown':
    'The piece on {cell} is known: {kind}. {win, plural, =100 {You win that battle.} other {{lose, plural, =100 {You lose that battle, but it is worth it.} other {Both fall.}}}}',
  'hints.defence': 'But a Defence card may change that.',
  'hints.prize': 'It may even be the {prize, select, apple {Apple of Eden} base {base} other {flag}}: {chance}%.',
  'hints.escape': 'Where it stands now, a neighbour might beat it: {chance}%.',
  'hints.threat': 'From there it can attack {cell} next: {chance}% to win.',
  'hints.risk': 'The risk: the piece on {cell} might beat it there, {chance}%.',
  'hints.quiet': 'It looks safe there.',
  'hints.suspect': 'most likely {kind}, {chance}%',
} as const;
