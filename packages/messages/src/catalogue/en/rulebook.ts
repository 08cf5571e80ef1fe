/** The rules as a reader meets them: a paragraph each. What a table of the game can say (armies, battles, cards, options) stands in none of them. */

export const rulebook = {
  'rulebook.title': 'Rules: {title}',
  'rulebook.way': 'Rules',
  'rulebook.why': 'Why?',
  'rulebook.contents': 'On this page',
  'rulebook.others': 'Rules of the other games',
  'rulebook.section.goal': 'What it is about',
  'rulebook.section.setup': 'Setting up',
  'rulebook.section.turn': 'A turn',
  'rulebook.section.battle': 'Battles',
  'rulebook.section.flags': 'Flags',
  'rulebook.section.powers': 'Powers',
  'rulebook.section.cards': 'Cards',
  'rulebook.section.known': 'What you know',
  'rulebook.section.repetition': 'Back and forth',
  'rulebook.section.end': 'The end',
  'rulebook.section.advice': 'Tips',
  'rulebook.section.options': 'Rules of the house',

  'rulebook.army': 'The army of each side',
  'rulebook.army.piece': 'Piece',
  'rulebook.army.rank': 'Rank',
  'rulebook.army.count': 'Number',
  'rulebook.army.trait': 'What is special',
  'rulebook.trait.run': 'Runs as far as it likes.',
  'rulebook.trait.never': 'Never moves.',
  'rulebook.trait.prize': 'Whoever captures it wins.',
  'rulebook.battles': 'Where the rank does not decide',
  'rulebook.battle':
    '{attacker} → {defender}: {outcome, select, attackerWins {the attacker wins} defenderWins {the defender wins} other {both fall}}.',
  'rulebook.battle.others': 'Everybody else',
  'rulebook.battle.anybody': 'Anybody',
  'rulebook.card.count': '{count, plural, one {once in the pack} other {# times in the pack}}',
  'rulebook.option.usual': 'as a rule',
  'rulebook.set.title': 'Rules',
  'rulebook.set.booklet': 'By the booklet',
  'rulebook.set.bookletAbout': 'What the booklet says, and nothing else.',
  'rulebook.set.club': 'Club rules',
  'rulebook.set.clubAbout': 'With what tournaments add, so that no game drags on.',
  'rulebook.set.house': 'House rules',
  'rulebook.set.houseAbout': 'Your own choice: not quite the booklet, not quite the club.',
  'rulebook.option.booklet': 'by the booklet',
  'rulebook.option.club': 'by the club',

  'rulebook.goal.flag':
    'Somewhere among the enemy’s pieces stands {prize, select, apple {an Apple of Eden} base {a base} other {a flag}}. Find it and capture it: then you have won. Any piece that can move may do it.',
  'rulebook.goal.stuck': 'Whoever can neither move nor attack when the turn comes has lost, too.',
  'rulebook.goal.map': 'Each kingdom hides its flag somewhere on the map. Whoever has the last flag that stands there has won.',

  'rulebook.setup.army':
    'Everybody sets up the army at the same time: {pieces} pieces on the {rows} rows nearest to oneself ({squares} squares), no more than one on a square. The enemy sees only their backs.',
  'rulebook.setup.gaps': 'Some of the squares stay empty; which ones is for you to choose.',
  'rulebook.setup.first': 'First to move: {seat}.',
  'rulebook.setup.lot': 'The lot decides who moves first.',
  'rulebook.setup.cards':
    'Everybody has a pack of cards of one’s own, shuffled, and draws three. Once, before the first turn, all three may go under the pile for three new ones; their owner says in which order, and nobody else learns it.',
  'rulebook.setup.start':
    'Everybody draws a piece from the bag for all to see. The highest begins; a Cursed Land counts nothing, a flag is highest of all. Equals draw again. The pieces go back into their bags.',
  'rulebook.setup.draft':
    'The map has 24 territories of three zones each; eight of them have a city. One after the other chooses a territory. The last one chooses twice, then it goes back the other way, until all are taken.',
  'rulebook.setup.place':
    'Then everybody places all {pieces} pieces, unseen by the others, on zones of one’s own territories, one in a zone. {players, plural, =4 {Among four players that fills every zone.} other {{minOnePerTerritory, select, on {Zones may stay empty, but no territory.} other {Zones may stay empty, even whole territories.}}}}',

  'rulebook.turn.one':
    'You take turns. In each turn you move one piece, or attack with one. Nobody may pass, and nobody has to attack. What is done is done.',
  'rulebook.turn.step': 'A piece goes one square forward, back, left or right, never diagonally.',
  'rulebook.turn.block':
    'There is room for one piece on a square. Nobody jumps over a piece, and nobody enters or crosses an obstacle ({obstacle}).',
  'rulebook.turn.never': 'Pieces that never move stay where they were set up, and never attack.',
  'rulebook.turn.run':
    'A piece that runs crosses any number of empty squares in a straight line, and may attack at the end of its run. If it goes further than one square, it betrays itself.',
  'rulebook.turn.cards':
    'Instead of moving you may exchange a card: it goes under your pile, and the top card comes up. Not in two turns running, and not once the pile is empty.',
  'rulebook.turn.play':
    'With a move or an attack you may play one Movement card and one Attack card. The Movement card comes first and takes the place of the ordinary step; if it leads to an enemy, that is an attack. Without an attack there is no Attack card. {swapThenAttack, select, on {After a Swap you may still attack with an Attack card.} other {A Swap is the whole turn.}}',
  'rulebook.turn.refill':
    'Each card serves once: when it has been played, it stays open on the table. At the end of your turn you draw {refillHand, select, toThree {until you hold three again} other {one if you hold fewer than three}}.',
  'rulebook.turn.mapCards':
    'At the beginning of your turn you draw a card for every two territories that you control, open for all to see. Carry out one of them, or none; then all are discarded. When the pile is empty, the discards are shuffled. At first the Traitor lies at the very bottom.',
  'rulebook.turn.mapMoves':
    'Then you have one move, and one more for each city that you controlled when your turn began. The first must be made if it can be; the others need not be. One piece may make them all.',
  'rulebook.turn.mapStep':
    'A piece goes to a zone that touches its own. Nobody jumps over pieces or crosses the mountains, and a zone holds one piece.',
  'rulebook.turn.mapNever': 'Flags and Cursed Lands never move, but for the card Regroup.',
  'rulebook.turn.mapRun':
    'A scout goes over as many free zones as it likes, round corners too{scoutChargeAttack, select, off {, but attacks only its neighbours} other {, and may attack at the end}}. If it goes further than one zone, it betrays itself.',
  'rulebook.turn.control':
    'You control a territory when you alone have pieces in it. Empty or shared, it counts for nobody; so does its city.',

  'rulebook.battle.attack': 'To attack, go to the place of an enemy you can reach. Both pieces are shown to everybody.',
  'rulebook.battle.rank':
    'The higher rank wins and the other one leaves the board. A winning attacker takes the place, a winning defender stays. Equals leave together.',
  'rulebook.battle.gone': 'Whoever has left the board does not come back.',
  'rulebook.battle.bag':
    'Whoever is beaten goes into the bag of its kingdom, and may come back by a card. It may move in the same turn already.',
  'rulebook.battle.defence':
    'Whoever is attacked may answer with one Defence card, then ranks are compared. {hiddenAttackCards, select, on {The attacker and its Attack card are shown before that, or stay hidden until then: the attacker chooses each time.} other {The attacker and its Attack card are shown before that.}} You are asked whenever you hold a card, so that the question tells nothing.',
  'rulebook.battle.cards':
    'Cards change ranks for one battle, above ten if need be. An attacking spy still beats the 10, a miner still takes bombs, and of the Attack cards only Armour takes one.',

  'rulebook.flags.capture': 'Any piece captures a flag by going to its zone. It takes along all flags that its owner holds.',
  'rulebook.flags.poor': 'Whose flag is captured draws no cards until it is back, but goes on playing, and cities count as before.',
  'rulebook.flags.back':
    'Capture the flag of whoever holds yours, and you get yours back: you plant it at once on any empty zone, for all to see.',
  'rulebook.flags.none': 'Without a flag of your own on the board you can hold none: what you capture goes to whoever holds yours.',

  'rulebook.power.sword':
    'Captain and targets are shown first. Bombs come before ranks, the lower before the higher, the Apple last; each battle is an ordinary one. Whoever falls does not come to the second target; but when both targets are captains, all three fall. It may strike one target alone in the same way. An ordinary attack, with which it advances, is possible as well.',
  'rulebook.power.apple':
    'It takes the whole turn. Name any enemy piece. A bomb or the Apple is only shown. Anybody else attacks every neighbour of its own army, one after the other: bombs, then ranks from the lowest up. It stays on its place, and a battle that it does not win ends the chain.',
  'rulebook.power.appleMore':
    'A miner takes the bombs of its own army and goes on; whoever else meets a bomb {appleBombStays, select, on {falls, and the bomb stays} other {falls together with it}}. Its own Apple is shown and not captured. Afterwards the piece is its owner’s again.',
  'rulebook.power.heal':
    'It may be any piece of the ranks 2 to 10, on a free square of your back row, or of the next one when that is full. {shroudHidden, select, on {The enemy is not shown which one it is.} other {Everybody sees which one it is.}} You may decline. It costs no turn.',
  'rulebook.power.clairvoyance':
    'Two steps along rows and columns, round a corner too, {remoteBlocked, select, on {but not over pieces or obstacles} other {over pieces and obstacles alike}}. Both pieces are shown to everybody, then it is the other’s turn. Bombs and the base can be looked at.',
  'rulebook.power.remoteAttack':
    'One or two squares in a straight line, {remoteBlocked, select, on {but not over pieces or obstacles} other {over pieces and obstacles alike}}. A lower rank is removed; equals, higher ranks and bombs are unhurt. Both are shown. {remoteCapturesBase, select, off {The base is unhurt, too.} other {The base can be captured so.}} Next to an enemy an ordinary attack is possible, too.',
  'rulebook.power.anger':
    'After each victory it stands on the square of the fallen, its rank is one higher, and it may attack a neighbour again, up to four attacks in all. At the end of the turn it is a 6 again. In defence it is a 6 always.',

  'rulebook.known.hidden': 'You see your own pieces, and the backs of all others.',
  'rulebook.known.back':
    '{memory, select, aided {A piece that was shown stays visible for you; at the table it would turn its back again, and you would have to remember it.} pencil {After a battle the winner turns its back again; you may mark what you have seen.} other {After a battle the winner turns its back again, and nobody may take notes: remember it.}}',
  'rulebook.known.fallen': 'Captured pieces are there for everybody to see.',
  'rulebook.known.moved':
    'Whoever has moved is neither a bomb nor {prize, select, apple {an Apple of Eden} base {a base} other {a flag}}. Whoever ran is one of those that can.',
  'rulebook.known.hand': 'Your hand is yours alone. How many cards lie where is known to all, and so are the cards that were played.',
  'rulebook.known.cards':
    'Whoever goes further than one square by a card may be anybody that moves; but only a scout runs along the diagonal.',
  'rulebook.known.bag':
    'What goes into a bag is seen by all. After somebody drew blindly from it, everything in it is unknown to the others again, and so is the piece that came out.',
  'rulebook.known.regroup': 'Everybody sees which zones were regrouped, nobody else what went where.',

  'rulebook.repetition.squares':
    'A piece may make at most {limit, plural, one {# move} other {# moves}} running between the same two squares, to or fro; then something else must be done. Attacks count, too. So whoever began must stop first.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {A piece that runs is held to this between exactly the same two squares, near or far: stopping anywhere else begins a new count.} other {For a piece that runs, what counts is the border between two squares: it may not cross the same one more often than that, however far it runs.}}',
  'rulebook.repetition.chase':
    'Nobody may chase a piece round and round: a pursuer’s move may not bring back a position that has stood on the board before in the same pursuit. Going straight back is allowed, as long as the rule above allows it. {chaseReach, select, reach {A pursuit lasts as long as each move of one side threatens an enemy piece and each answer moves that piece. A piece threatens whatever it could attack with its next move, a piece that runs also along a free line.} other {A pursuit lasts as long as each move of one side ends beside an enemy piece and each answer takes that piece away.}}',
  'rulebook.repetition.cards': 'A turn with a card or a power interrupts the count; running far does not.',

  'rulebook.end.flag': 'A captured {prize, select, apple {Apple of Eden} base {base} other {flag}} ends the game at once.',
  'rulebook.end.stuck':
    'Whoever has no move left that is allowed loses. Where neither side has a piece left that can move, {bothImmobile, select, moverLoses {the side whose turn it is loses} other {the game is a draw}}.',
  'rulebook.end.cards':
    'A move or an attack that one of your cards makes possible counts as well; {exchangeSaves, select, on {whoever can only exchange a card must do so, and has not lost yet} other {exchanging a card does not}}.',
  'rulebook.end.powers':
    '{prize, select, apple {An Apple that is not used yet does not help there: it is no move.} other {A remote attack counts as a move there, Clairvoyance does not.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {A draw can be agreed upon, and anybody may resign.} other {After {quietLimit} turns without a capture, counting both sides, the game is a draw. A draw can be agreed upon, too, and anybody may resign.}}',
  'rulebook.end.map':
    'Whoever alone has a flag on the board has won. {turnLimit, select, off {There is no last round.} other {After {turnLimit} rounds the most flags decide, then the most territories; equals share the win.}}',
  'rulebook.end.length': 'No game is endless: after {longest} {unit, select, rounds {rounds} other {moves}} it is a draw.',
  'rulebook.end.leave':
    'Among three or four the game goes on when somebody leaves: the pieces stay as they are and can be attacked. The last one present wins. Before all armies stand, it ends without a winner instead. Between two, whoever leaves has lost.',
} as const;
