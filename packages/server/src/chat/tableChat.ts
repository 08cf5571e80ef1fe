// Chat between the people at a game, on this node and on others. A line is stored first; other nodes get a hint and read it.

import { encodeServerMessage, type ServerMessage } from '@flagfall/protocol';
import { defined } from '../defined.ts';
import type { ChatError, ChatRelay, ChatRequest } from '../games/chatRelay.ts';
import type { GameHost } from '../games/live/host.ts';
import type { GameSubscriber } from '../games/live/subscribers.ts';
import type { Runtime } from '../games/runtime.ts';
import { nodeHintIn, publishHint } from '../notices/nodeHints.ts';
import type { NoticeBus } from '../notices/notices.ts';
import { guestName } from '../people/names/guestNames.ts';
import { hashOfToken } from '../people/tokens.ts';
import type { StoredChatLine } from '../store/games/chat.ts';
import { type Person, personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type ChatRefusal, chatRecipients, postChat } from './chat.ts';
import type { ChatReader } from './rooms.ts';

export interface ChatContext {
  readonly store: Store;
  readonly notices: NoticeBus;
  readonly runtime: Runtime;
  readonly host: Pick<GameHost, 'subscribersOf'>;
}

/** How many of our own lines are remembered, to skip our own hints. */
const OWN_MAX = 1000;

export class TableChat implements ChatRelay {
  readonly #context: ChatContext;
  readonly #stopListening: () => void;
  /** Lines already sent to everybody here, by the ids of their hints. */
  readonly #own = new Set<string>();

  constructor(context: ChatContext) {
    this.#context = context;
    this.#stopListening = context.notices.subscribe({
      heard: (notice) => this.#heard(nodeHintIn(notice)),
      // A reader who missed a line gets it with the history when they return.
      maybeMissed: () => undefined,
    });
  }

  /** Never rejects: a failure of the store costs one answer. */
  async say(saying: ChatRequest, by: GameSubscriber): Promise<ChatError | undefined> {
    try {
      return await this.#say(saying, by);
    } catch (error) {
      this.#context.runtime.log.warn({ game: saying.game, fault: String(error) }, 'a chat line was not posted');
      return { code: 'unavailable' };
    }
  }

  stop(): void {
    this.#stopListening();
  }

  async #say({ game, id, viewer, person, room, text }: ChatRequest, by: GameSubscriber): Promise<ChatError | undefined> {
    const { store, notices, runtime } = this.#context;
    // A person without an identity could not be muted, so they cannot write.
    if (person === undefined) return { code: 'muted' };
    const seat = viewer === 'audience' ? {} : { seat: viewer };
    const speaker = { person, name: await nameOf(store, person), ...seat };
    const line = { id: lineId(person, game, id, text), game, room, text };
    const said = await postChat(store, speaker, line, runtime.now());
    if (!said.ok) return faultFor(said.error);
    const place = `${game}/${line.id}`;
    this.#own.add(place);
    if (this.#own.size > OWN_MAX) for (const oldest of [...this.#own].slice(0, OWN_MAX / 2)) this.#own.delete(oldest);
    publishHint(notices, 'said', place);
    const message = await this.#messageOf(said.value);
    by.send(encodeServerMessage({ ...message, own: id }));
    await this.#deliver(said.value, message, by);
    return undefined;
  }

  #heard(hint: ReturnType<typeof nodeHintIn>): void {
    if (hint?.type !== 'said' || this.#own.delete(hint.about)) return;
    const [game, id] = hint.about.split('/');
    if (id === undefined || this.#context.host.subscribersOf(game).length === 0) return;
    this.#fetch(id).catch((error: unknown) =>
      this.#context.runtime.log.warn({ game, fault: String(error) }, 'a chat line was not passed on'),
    );
  }

  async #fetch(id: string): Promise<void> {
    const line = await this.#context.store.chat.find(id);
    if (line !== undefined) await this.#deliver(line, await this.#messageOf(line));
  }

  async #deliver(line: StoredChatLine, message: ServerMessage, except?: GameSubscriber): Promise<void> {
    const { store, host } = this.#context;
    const others = host.subscribersOf(line.game).filter(([subscriber]) => subscriber !== except);
    const present = others.map(([subscriber, viewer]): ChatReader & { readonly subscriber: GameSubscriber } => ({
      ...{ subscriber, person: subscriber.person },
      ...(viewer === 'audience' ? {} : { seat: viewer }),
    }));
    const text = encodeServerMessage(message);
    for (const { subscriber } of await chatRecipients(store, line, present)) subscriber.send(text);
  }

  async #messageOf(line: StoredChatLine): Promise<Extract<ServerMessage, { type: 'chat' }>> {
    const { id, game, room, name: from, seat, text, at } = line;
    const isBot = await isSaidByBot(this.#context.store, line);
    const more = { ...defined({ seat }), ...(isBot ? ({ bot: true } as const) : {}) };
    return { type: 'chat', game, id, room, from, ...more, text, at };
  }
}

/** The same line sent again has the same id: it is posted once. */
function lineId(person: Person, game: string, id: string, text: string): string {
  return hashOfToken(JSON.stringify([personKey(person), game, id, text]));
}

async function nameOf(store: Store, person: Person): Promise<string> {
  if (person.type === 'guest') return guestName(person.guest);
  return (await store.accounts.find(person.account))?.name ?? '';
}

async function isSaidByBot(store: Store, { person }: StoredChatLine): Promise<boolean> {
  return person?.type === 'account' && (await store.accounts.botsAmong([person.account])).size > 0;
}

function faultFor(refusal: ChatRefusal): ChatError {
  switch (refusal.code) {
    case 'silenced':
      return refusal;
    case 'tooFast':
      return refusal;
    case 'empty':
    case 'tooLong':
    case 'unknownPreset':
      return { code: 'badText' };
    case 'otherRoom':
    case 'unknownGame':
      return { code: 'muted' };
  }
}
