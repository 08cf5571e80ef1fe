/**
 * What the booklets print besides rules, in our own words: a few lines of story for each box, advice, and which game comes first. `scout` and `miner` are
 * what the pieces 2 and 3 are called in the game; `red`, `blue`, `green` and `gold` are its sides.
 */

export const booklets = {
  'story.original':
    'For months the Bluecoats have lain before Wellington’s Redcoats, frozen and short of bread. By candlelight Lieutenant Virginie Ghesquière writes in her diary: tomorrow the scouts go out, and the miners had better stay close. They say that Madame d’Oettlinger already dines at the Iron Duke’s table.',
  'story.duel':
    'It is still dark when the order comes: General Herzlich wants the enemy’s flag before the cock crows. A handful of soldiers must do, and nobody may hear them. If only the enemy has not had the same idea!',
  'story.creed':
    'For centuries Assassins and Templars have hunted each other in the shadows. Now Ezio Auditore and Cesare Borgia stand face to face, each with an Apple of Eden behind his lines. Whoever loses it loses the freedom of the world.',
  'story.clone':
    'The Clone Wars set the galaxy on fire. While the Jedi defend what is left of peace, Count Dooku and his Separatists bring system after system over to the Dark Side. Somewhere behind the planets each side has hidden its base: find the other one first!',
  'story.conquest':
    'For many years {blue}, {red}, {green} and {gold} kept an uneasy peace in Westeria. That is over: armies march, spies listen at every door, and sorceresses lay curses on the land. Four kingdoms, and only one flag will stand in the end.',

  'advice.setup': 'For your set-up',
  'advice.play': 'For the game',
  'advice.sample': 'A set-up to try: {name}',
  'advice.studio': 'Open in the army studio',
  'advice.readFirst': 'Know how each piece moves and attacks before you set up your first army: the set-up can decide the game.',
  'advice.bombs':
    'Bombs around your {prize, select, apple {Apple of Eden} base {base} other {flag}} protect it. Put one or two somewhere else as decoys, for many bombs in one place give it away.',
  'advice.strongInFront':
    'A few strong pieces in front get your attack going. But if you lose them early, you will be weak for the rest of the game.',
  'advice.scoutsInFront': 'Some 2s ({scout}) in front soon find out how strong the enemy is there.',
  'advice.minersBack':
    'Keep some 3s ({miner}) at the back: near the end you need them for the bombs around the enemy’s {prize, select, apple {Apple} base {base} other {flag}}.',
  'advice.backRow':
    'Hide your {prize, select, apple {Apple of Eden} base {base} other {flag}} far back, so that nobody comes across it early.',
  'advice.guard': 'Keep a 4 or something stronger near your bombs, to stop the enemy’s 3s ({miner}).',
  'advice.evenly': 'Spread strong and weak pieces over the whole width, so that nobody breaks through easily.',
  'advice.waysOut': 'Bombs never move. Make sure that they do not shut in your own pieces.',
  'advice.attackToo': 'Think of your attack as well: whoever only defends hardly ever wins.',
  'advice.otherPlace':
    'A corner with pieces all around it is where everybody looks first. Choose another place for your {prize, select, apple {Apple of Eden} base {base} other {flag}} in each game.',
  'advice.oneBomb': 'One bomb cannot close every side of your flag: that makes quite another game than two.',
  'advice.shortSteps': 'A 2 ({scout}) that runs far gives itself away. Take single steps as long as nobody should know it.',
  'advice.stayStill': 'A piece that has moved is no bomb. Do not move too many at first, and the enemy has to go on guessing.',
  'advice.bluff': 'Bluff! Nobody sees which of your pieces are dangerous, so you can lure the enemy into a trap.',
  'advice.cover': 'Do not send your strongest pieces ahead without cover: losing one of them often means losing the game.',
  'advice.whereTheyAre': 'Remember where strong enemy pieces have been seen, and follow them across the board.',
  'advice.whoIsLeft': 'Near the end, look at the captured pieces: they tell you what the enemy still has.',
  'advice.nine': 'Once you know where the enemy’s 10 stands, your 9 can go hunting wherever the 10 is not near.',
  'advice.lateScouts': 'Save a 2 ({scout}) for the end: on an empty board it captures the base from far away.',
  'advice.bluffCard': 'Where Attack cards may lie hidden, even a useless one can make the defender waste a Defence card.',
  'advice.appleOnce': 'The Apple works only once, and then everybody knows where it is. Save it for the right moment.',
  'advice.clairvoyance': 'Use Clairvoyance sparingly: each time you show the enemy where one of your strongest pieces stands.',
  'advice.teleportation': 'Teleportation is strongest near the end, when there is room for long leaps.',
  'advice.oneEach': 'Put a piece into each of your territories, so that all of them are yours when the game begins.',
  'advice.curseCities': 'Cursed Lands do best in territories with a city: there they help to hold it.',
  'advice.comeClose':
    'Bring a piece up to the enemy with a scout or a Surprise attack. In a later turn Regroup puts a stronger one in its place.',
  'advice.hideAgain': 'Has your flag or a Cursed Land been found? Regroup hides it again.',

  'path.title': 'Which game first?',
  'path.about': 'The booklets say it themselves: begin with few pieces, and with powers or cards last.',
  'path.first': 'Good for a first game',
  'path.after': 'After {title}',
} as const;
