/** The server behind the pages: calls, one socket for everything, and who we are there. Nothing is opened before somebody needs it. */

import { Api, Link, type LinkState, type Member, socketUrl } from '@flagfall/client';
import type { ServerMessage } from '@flagfall/protocol';
import type { VisitorShape } from '@flagfall/protocol/http';
import { type Signal, signal } from '@preact/signals';
import { dropDrafts } from '../settings/drafts.ts';
import { visited } from '../settings/settings.ts';

export const api = new Api();
export const linkState: Signal<LinkState> = signal({ type: 'opening' });
/** Who we are on the server; undefined until we are somebody. */
export const visitor: Signal<VisitorShape | undefined> = signal(undefined);

const members = new Set<Member>();
let link: Link | undefined;
let entering: Promise<VisitorShape> | undefined;

function hasVisited(): boolean {
  return visited.chosen.value === 'yes';
}

/** Becomes whoever we were before, or a guest. Sockets that were opened as nobody are opened anew. */
export function enter(): Promise<VisitorShape> {
  entering ??= api.beginAsGuest().then(
    (found) => {
      entered(found);
      return found;
    },
    (error: unknown) => {
      entering = undefined;
      throw error;
    },
  );
  return entering;
}

/** As `enter`, for who only looks: a stranger stays one. */
export async function enterAgain(): Promise<void> {
  if (hasVisited()) await enter();
}

/** Somebody else from now on: an account was made, or logged in to. */
export function entered(found: VisitorShape): void {
  const isNew = visitor.value?.id !== found.id;
  visitor.value = found;
  visited.chosen.value = 'yes';
  entering = Promise.resolve(found);
  if (isNew && link !== undefined) reopen();
}

/** Nobody any more. */
export function left(): void {
  becomeNobody();
  if (link !== undefined) reopen();
}

function becomeNobody(): void {
  // Whoever comes next on this device need not read what was about to be said, and to whom.
  dropDrafts('chat.');
  dropDrafts('challenge');
  visitor.value = undefined;
  visited.chosen.value = 'no';
  entering = undefined;
}

export function follow(member: Member): void {
  members.add(member);
  if (link === undefined) reopen();
  else link.add(member);
}

export function unfollow(member: Member): void {
  members.delete(member);
  link?.remove(member);
}

/** Tries again at once, also after the server has sent us away. */
export function reconnect(): void {
  if (linkState.value.type === 'closed') reopen();
  else link?.hurry();
}

function reopen(): void {
  link?.close();
  const settings = { url: () => socketUrl(location.origin), greeting: { client: 'web' } };
  const opened: Link = new Link(settings, (state) => {
    if (link === opened || link === undefined) linkState.value = state;
  });
  link = opened;
  linkState.value = opened.state;
  opened.add(doorkeeper);
  for (const member of members) opened.add(member);
}

/** Hears what concerns the door itself. */
const doorkeeper: Member = {
  opened() {},
  closed() {},
  heard(message: ServerMessage) {
    if (message.type === 'goodbye' && message.reason === 'signedOut') becomeNobody();
  },
};

addEventListener('online', () => link?.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) link?.hurry();
});
