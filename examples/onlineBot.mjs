// A bot for a Flagfall server: it accepts every challenge and plays any edition, at random, by views that list what it may do. Node 24 is all it needs.
// TOKEN=ffb_... node examples/onlineBot.mjs http://localhost:8080

const [server = 'http://localhost:8080'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.TOKEN}` };
/** The server reads 20 messages a second, over all games together. */
const THINK_MS = 100;

const ask = (method, path) =>
  fetch(`${server}/api/v1${path}`, { method, headers }).then((response) => (response.status === 204 ? {} : response.json()));
const { editions } = await ask('GET', '/editions');
/** What has not changed is not told again. */
const games = {};
const any = (list) => list[Math.floor(Math.random() * list.length)];

function connect() {
  // The token goes in a header: Node's own WebSocket can send one.
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/v1/socket`, { headers });
  const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const join = (game) => say({ type: 'join', game, views: true });
  socket.onopen = async () => {
    say({ type: 'hello', protocol: 2, client: 'example bot' });
    say({ type: 'attend' });
    const { games = [] } = await ask('GET', '/me/games').catch(() => ({}));
    for (const { game } of games) join(game);
  };
  socket.onmessage = async ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'challenged') await ask('POST', `/offers/${message.offer.id}/acceptance`).catch(() => undefined);
    if (message.type === 'matched') join(message.game);
    if (message.view !== undefined) setTimeout(() => answer(message, say), THINK_MS);
    // Something went wrong on the way: look at the game again.
    if (message.type === 'error' && message.game !== undefined) setTimeout(() => join(message.game), 10 * THINK_MS);
  };
  socket.onerror = () => undefined;
  socket.onclose = () => setTimeout(connect, 20 * THINK_MS);
}

function answer(message, say) {
  games[message.game] = { ...games[message.game], ...message };
  const { game, version, phase, view, commitments } = games[message.game];
  const seat = view.viewer;
  // The id is new for each version, and the same when an update comes twice: nothing is ever done twice.
  const act = (request) => say({ type: 'act', game, request: { id: `${version} ${request.type}`, ...request } });
  if (phase === 'waiting' && commitments.nonces[seat] === undefined)
    act({ type: 'nonce', nonce: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex') });
  if (view.waiting === undefined || !view.waiting.seats.includes(seat) || phase === 'waiting') return;
  if (view.waiting.decision === 'deploy') act({ type: 'play', intent: { type: 'deploy', deployment: deploymentFor(view) } });
  else act({ type: 'play', intent: any([...view.moves, ...view.deeds]) });
}

/** The whole army, anywhere at home. */
function deploymentFor({ edition, homes, viewer }) {
  const cells = homes[viewer].toSorted(() => Math.random() - 0.5);
  const army = Object.entries(editions.find(({ id }) => id === edition).army).flatMap(([kind, count]) => Array(count).fill(kind));
  return Object.fromEntries(army.map((kind, index) => [cells[index], kind]));
}

connect();
