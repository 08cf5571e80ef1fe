/** What the computer advises who trains against it, and why. Chances are said in a hundred. */

export const hints = {
  'hints.title': 'Training',
  'hints.ask': 'What would you do?',
  'hints.thinking': 'The computer thinks in your place ...',
  'hints.broken': 'The computer cannot be asked just now. Your game is kept: load the page again.',
  'hints.odds': 'What they may be',
  'hints.oddsAbout': 'On each hidden piece: what it most likely is, and how likely that is.',
  'hints.move': 'The computer would go from {from} to {to} with this piece: {kind}.',
  'hints.deed': 'The computer would do this: {deed}.',
  'hints.expectation': 'It would give you {percent} chances in a hundred to win then.',
  'hints.attack':
    'The piece on {cell} is most likely this: {kind}, {chance} in a hundred. You would win the battle {win} times in a hundred, lose it {lose} times{both, plural, =0 {} other {, and both would fall # times}}.',
  'hints.attackKnown':
    'The piece on {cell} is known: {kind}. {win, plural, =100 {You win that battle.} other {{lose, plural, =100 {You lose that battle, but it is worth it.} other {Both fall.}}}}',
  'hints.defence': 'But a Defence card may change that.',
  'hints.prize': 'It may even be the {prize, select, apple {Apple of Eden} base {base} other {flag}}: {chance} in a hundred.',
  'hints.escape': 'Where it stands now, a neighbour might beat it: {chance} in a hundred.',
  'hints.threat': 'From there it can attack {cell} next, and would win {chance} times in a hundred.',
  'hints.risk': 'The risk: the piece on {cell} might beat it there, {chance} in a hundred.',
  'hints.quiet': 'Nobody beside it there is likely to beat it, as far as you can know.',
  'hints.suspect': 'most likely {kind}, {chance} in a hundred',
} as const;
