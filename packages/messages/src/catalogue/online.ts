/** What the terminal says about games over a network; its ids begin with `terminal.online.`. */

export const online = {
  'terminal.online.usage':
    "Over a network:\n\n  --server URL          play on this server; what follows belongs to it\n  --computer 1 ... 6    against the server's computer\n  --invite              against a friend: it shows a link to give away\n  --join LINK           take the seat that a link invites to (it names the server itself)\n  --search              against whoever looks for the same game\n  --continue [GAME]     go on with a game of yours\n  --watch GAME          watch a game\n  --games               list your games, and those that can be watched\n  --clock MIN+SEC       minutes for the game and seconds a turn: 10+5; also 30s a turn, 3d a turn, or none\n  --rated               it counts for your rating (with --name)\n  --name NAME           as this account; the password is asked for. Otherwise you are a guest\n\nYou may leave at any time: the game goes on, and --continue leads back to it.",
  'terminal.online.which':
    'say what to play on the server: --computer LEVEL, --invite, --join LINK, --search, --continue, --watch GAME or --games',
  'terminal.online.oneOnly': 'only one of {given} at a time',
  'terminal.online.needsServer': '{given} needs a server: --server URL',
  'terminal.online.badServer': '--server is an address such as https://play.example.org, not "{given}"',
  'terminal.online.badLink': '--join takes an invitation link, not "{given}"',
  'terminal.online.badClock': '--clock is 10+5 (minutes and seconds), 30s (a turn), 3d (days a turn) or none, not "{given}"',
  'terminal.online.editionNeeded': 'name the edition to play: {known}',
  'terminal.online.password': 'Password of {name}:',
  'terminal.online.unreachable': 'The server {server} cannot be reached: is the address right, and are you online?',
  'terminal.online.strange': 'The server {server} speaks another version of Flagfall ({what}): one of the two is older.',
  'terminal.online.otherProtocol': 'The server speaks another version of the protocol: one of the two programs is older.',
  'terminal.online.otherEdition': 'The server plays another revision of {edition} than this program: one of the two is older.',
  'terminal.online.banned': 'The server has closed the door for you.',
  'terminal.online.replaced': 'Your session was ended elsewhere: start again.',
  'terminal.online.noGame': 'There is no such game on the server.',
  'terminal.online.noGames': 'You have no game to go on with on this server.',
  'terminal.online.greeting': 'You are {name} on {server}.',
  'terminal.online.kept': 'The game goes on without this window. To come back: flagfall play --server {server} --continue {game}',
  'terminal.online.choose': 'Choose a game',
  'terminal.online.chooseKeys': 'Up/Down choose   Enter go on   q leave',
  'terminal.online.chooseLine': 'Type the number of a game, or quit.',
  'terminal.online.yourGames': 'Your games:',
  'terminal.online.runningGames': 'Games to watch:',
  'terminal.online.nothingListed': 'None.',
  'terminal.online.game':
    '{state, select, yours {{game}  {title}: {seats}. Your turn.} waiting {{game}  {title}: {seats}. Not begun yet.} other {{game}  {title}: {seats}.}}',
  'terminal.online.computer': 'computer, level {level}',
  'terminal.online.nobody': 'nobody yet',
  'terminal.online.bot': '{name} (bot)',
  'terminal.online.searching': 'Looking for somebody to play {title} with, {clock}.',
  'terminal.online.searchKeys': 'q stop looking',
  'terminal.online.clockNone': 'without a clock',
  'terminal.online.clockIncrement': '{minutes} minutes and {seconds} seconds a turn',
  'terminal.online.clockMove': '{seconds} seconds a turn',
  'terminal.online.clockDays': '{days, plural, one {a day a turn} other {# days a turn}}',
  'terminal.online.invited': '{title}, {clock}: you take the place of {seat} against {others}.',

  'terminal.online.title': '{game}: you are {seat} against {others}',
  'terminal.online.watching': '{game}: you watch {others}',
  'terminal.online.gathering':
    '{count, plural, one {Waiting for {seats}: the seat is free.} other {Waiting for {seats}: the seats are free.}}',
  'terminal.online.beginning': 'Everybody is here: the game is about to begin.',
  'terminal.online.link': 'Give this link to whoever shall play {seat}:',
  'terminal.online.gatheringKeys': 'q leave (the game waits for you)   x call the game off',
  'terminal.online.askAbort': 'Call the game off? y yes, any other key no',
  'terminal.online.away': '{seat} is away',
  'terminal.online.clock':
    '{away, select, yes {{running, select, yes {{seat} >{time} (away)} other {{seat} {time} (away)}}} other {{running, select, yes {{seat} >{time}} other {{seat} {time}}}}}',
  'terminal.online.claimable':
    '{how, select, key {{seat} has been away for long: w claims the game.} other {{seat} has been away for long: type claim to end the game.}}',
  'terminal.online.lost':
    '{seconds, plural, =0 {The connection is lost: coming back. The game is kept.} one {The connection is lost: coming back in a second. The game is kept.} other {The connection is lost: coming back in # seconds. The game is kept.}}',
  'terminal.online.connecting': 'Connecting to the server.',
  'terminal.online.back': 'The connection is back.',
  'terminal.online.talk': 'Say: {text}',
  'terminal.online.unheard':
    '{code, select, muted {Nobody here hears you.} silenced {You may not write at the moment.} badText {That cannot be said here.} tooFast {Too fast: wait a moment.} other {It could not be said.}}',
  'terminal.online.keys': 'Enter move  e4e5 type  t talk  z undo  o draw  x resign  ? help  q leave',
  'terminal.online.keysCards': 'Enter move  p cards  k explain  t talk  o draw  x resign  ? help  q leave',
  'terminal.online.keysPowers': 'Enter move  p powers  k explain  t talk  o draw  x resign  ? help  q leave',
  'terminal.online.keysMap': 'Enter move  / zone  e end  k cards  t talk  x resign  ? help  q leave',
  'terminal.online.keysWaiting': 't talk  z undo  o draw  x resign  PgUp story  ? help  q leave',
  'terminal.online.keysWatching': 'Cursor keys look   t talk   PgUp/PgDn story   ? help   q leave',
  'terminal.online.overKeys': 'r play again   b all pieces   s save   PgUp/PgDn story   q leave',
  'terminal.online.overKeysWatching': 'b all pieces   s save   PgUp/PgDn story   q leave',
  'terminal.online.again': '{ending} Another game is offered: r accepts.',
  'terminal.online.offeredAgain': 'You have offered another game.',
  'terminal.online.help':
    'With others over the network:\nt                 say something to the others\nz                 ask to take your last move back (unrated games)\nr                 offer a pause, or to go on after one\nw                 claim the game when somebody stays away for long\nq                 leave; the game goes on, and --continue leads back',

  'terminal.online.linesWelcome': '{game}: you are {seat} against {others}. Type help for help.',
  'terminal.online.linesWatching': '{game}: you watch {others}. Type quit to leave.',
  'terminal.online.linesHelp':
    'To the others: say TEXT, undo (take your last move back), pause, resume, claim (somebody stays away), abort (before everybody has moved), clock. accept and decline answer what is offered. quit leaves; the game goes on.',
  'terminal.online.linesOver': 'Type again to play again, open to see all pieces, save to keep the record, or press Enter to leave.',
  'terminal.online.linesWaiting': 'It is not your turn: "{line}" waits until it is.',
  'terminal.online.linesAnswer':
    '{what, select, draw {A draw is offered to you} undo {You are asked to let the last move be taken back} pause {A pause is offered to you} resume {You are asked to go on} abort {You are asked to call the game off} other {Another game is offered to you}}: type accept or decline.',
} as const;
