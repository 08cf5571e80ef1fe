"""A bot for a Flagfall server: it accepts every challenge and plays any edition, at random, by views that list what it may do. Python 3.9 is all it needs.
TOKEN=ffb_... python3 examples/online_bot.py http://localhost:8080"""

import http.client, json, os, random, secrets, sys, time, urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
HEADERS = {"Authorization": f"Bearer {os.environ['TOKEN']}"}
UPGRADE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "Rmxhg2ZhbGwgYm90IGtleQ=="}
TEXT, PING, PONG = 1, 9, 10
THINK_SECONDS = 0.1  # The server reads 20 messages a second, over all games together.

def ask(method, path):
    request = urllib.request.Request(f"{SERVER}/api/v1{path}", method=method, headers=HEADERS)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.loads(response.read() or "{}")

class Socket:
    """As much of a WebSocket as a bot needs: whole texts, and answers to the pings that come every 20 seconds."""
    def __init__(self):
        scheme, host = SERVER.split("://")
        self.connection = (http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection)(host, timeout=60)
        self.connection.request("GET", "/api/v1/socket", headers={**HEADERS, **UPGRADE})
        self.response = self.connection.getresponse()

    def send(self, kind, payload):
        size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        mask = bytes(4)  # What a client sends has to be masked; four zeros change nothing.
        self.connection.sock.sendall(bytes([0x80 | kind]) + size + mask + payload)

    def say(self, **message):
        self.send(TEXT, json.dumps(message).encode())

    def hear(self):
        read = self.response.fp.read
        while True:
            kind, size = read(2) or (0, 0)
            payload = read(size if size < 126 else int.from_bytes(read(2 if size == 126 else 8), "big"))
            if kind == 0x80 | TEXT:
                return json.loads(payload)
            if kind != 0x80 | PING:
                raise ConnectionError("the server is gone")
            self.send(PONG, payload)

def play(socket):
    games = {}  # What has not changed is not told again.
    socket.say(type="hello", protocol=2, client="example bot in Python")
    socket.say(type="attend")
    for found in ask("GET", "/me/games")["games"]:
        socket.say(type="join", game=found["game"], views=True)
    while True:
        message = socket.hear()
        game = message.get("game")
        if message["type"] == "challenged":
            ask("POST", f"/offers/{message['offer']['id']}/acceptance")
        elif message["type"] in ("matched", "error") and game is not None:
            time.sleep(10 * THINK_SECONDS)  # After an error it looks at the game again, in peace.
            socket.say(type="join", game=game, views=True)
        elif "view" in message:
            games[game] = {**games.get(game, {}), **message}
            time.sleep(THINK_SECONDS)
            answer(socket, **games[game])

def answer(socket, game, version, phase, view, commitments, **_):
    def act(**request):
        # The id is new for each version, and the same when an update comes twice: nothing is ever done twice.
        socket.say(type="act", game=game, request={"id": f"{version} {request['type']}", **request})
    if phase == "waiting" and view["viewer"] not in commitments["nonces"]:
        act(type="nonce", nonce=secrets.token_hex(32))
    elif phase != "waiting" and view["viewer"] in view.get("waiting", {}).get("seats", []):
        is_deploying = view["waiting"]["decision"] == "deploy"
        act(type="play", intent=deploy(view) if is_deploying else random.choice(view["moves"] + view["deeds"]))

def deploy(view):
    """The whole army, anywhere at home."""
    army = next(edition["army"] for edition in ask("GET", "/editions")["editions"] if edition["id"] == view["edition"])
    kinds = [kind for kind, count in army.items() for _ in range(count)]
    return {"type": "deploy", "deployment": dict(zip(random.sample(view["homes"][view["viewer"]], len(kinds)), kinds))}

while True:
    try:
        play(Socket())
    except (OSError, ValueError, http.client.HTTPException):
        time.sleep(20 * THINK_SECONDS)  # It comes back, and its games go on where they were.
