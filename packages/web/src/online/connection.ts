/** The server behind the pages: calls, one socket for everything, and the session. Nothing is opened before it is needed. */

import { Api, type ChannelSubscriber, type ConnectionState, ReconnectingSocket, socketUrl } from '@flagfall/client';
import type { ServerMessage } from '@flagfall/protocol';
import type { VisitorInfo } from '@flagfall/protocol/http';
import { type Signal, signal } from '@preact/signals';
import { dropDrafts } from '../settings/drafts.ts';
import { forgetLastArmies } from '../settings/lastArmies.ts';
import { visited } from '../settings/settings.ts';

export const api = new Api();
export const connectionState: Signal<ConnectionState> = signal({ type: 'opening' });
/** The present visitor; undefined without a session. */
export const visitor: Signal<VisitorInfo | undefined> = signal(undefined);

const members = new Set<ChannelSubscriber>();
let link: ReconnectingSocket | undefined;
let entering: Promise<VisitorInfo> | undefined;

function hasVisited(): boolean {
  return visited.chosen.value === 'yes';
}

/** Restores the session, or begins one as a guest. Sockets without a session are opened anew. */
export function ensureVisitor(): Promise<VisitorInfo> {
  entering ??= api.beginAsGuest().then(
    (found) => {
      becomeVisitor(found);
      return found;
    },
    (error: unknown) => {
      entering = undefined;
      throw error;
    },
  );
  return entering;
}

/** Like `enter`, for a visitor who only looks: it begins no session. */
export async function resumeVisit(): Promise<void> {
  if (hasVisited()) await ensureVisitor();
}

/** The session belongs to another person from now on: an account was made, or logged in to. */
export function becomeVisitor(found: VisitorInfo): void {
  const isNew = visitor.value?.id !== found.id;
  visitor.value = found;
  visited.chosen.value = 'yes';
  entering = Promise.resolve(found);
  if (isNew && link !== undefined) reopen();
}

/** The session is over. */
export function becomeStranger(): void {
  becomeNobody();
  if (link !== undefined) reopen();
}

function becomeNobody(): void {
  // The next person on this device must not read unsent drafts, nor begin with these armies.
  dropDrafts('chat.');
  dropDrafts('challenge');
  forgetLastArmies();
  visitor.value = undefined;
  visited.chosen.value = 'no';
  entering = undefined;
}

export function subscribe(member: ChannelSubscriber): void {
  members.add(member);
  if (link === undefined) reopen();
  else link.add(member);
}

export function unsubscribe(member: ChannelSubscriber): void {
  members.delete(member);
  link?.remove(member);
}

/** Tries again at once, also after the server has sent us away. */
export function reconnect(): void {
  if (connectionState.value.type === 'closed') reopen();
  else link?.reconnectNow();
}

function reopen(): void {
  link?.close();
  const settings = { url: () => socketUrl(location.origin), greeting: { client: 'web' } };
  const opened: ReconnectingSocket = new ReconnectingSocket(settings, (state) => {
    if (link === opened || link === undefined) connectionState.value = state;
  });
  link = opened;
  connectionState.value = opened.state;
  opened.add(doorkeeper);
  for (const member of members) opened.add(member);
}

/** Handles messages about the socket itself. */
const doorkeeper: ChannelSubscriber = {
  opened() {},
  closed() {},
  received(message: ServerMessage) {
    if (message.type === 'goodbye' && message.reason === 'signedOut') becomeNobody();
  },
};

addEventListener('online', () => link?.reconnectNow());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) link?.reconnectNow();
});
