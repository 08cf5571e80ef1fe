/** A visit to a server: its session, the calls, and the socket that all games of the visit share. */

import { Api, type ConnectionState, CookieJar, ReconnectingSocket, socketUrl } from '@flagfall/client';
import { EDITIONS } from '@flagfall/editions';
import type { VisitorInfo } from '@flagfall/protocol/http';
import { StoredVisit } from './storedVisit.ts';

export interface ServerVisit {
  readonly server: string;
  readonly api: Api;
  readonly link: ReconnectingSocket;
  readonly visitor: VisitorInfo;
  readonly kept: StoredVisit;
  /** Hears whenever the line to the server changes. Returns how to stop. */
  onLine(heard: (state: ConnectionState) => void): () => void;
}

/** `password` is asked for only when it is needed; without it the person has left. */
export async function openVisit(
  server: string,
  name: string | undefined,
  home: string,
  password: (name: string) => Promise<string | undefined>,
): Promise<ServerVisit | undefined> {
  const kept = new StoredVisit(home, server);
  const jar = new CookieJar(kept.cookies, (cookies) => kept.keepCookies(cookies));
  const api = new Api({ server, fetch: jar.wrap(), headers: { 'user-agent': 'flagfall terminal' } });
  const visitor = await enter(api, name, password);
  if (visitor === undefined) return undefined;
  const listeners = new Set<(state: ConnectionState) => void>();
  const link = new ReconnectingSocket(
    {
      url: () => socketUrl(server),
      headers: () => ({ cookie: jar.header }),
      greeting: { client: 'terminal', editions: Object.fromEntries(EDITIONS.map(({ id, revision }) => [id, revision])) },
    },
    (state) => {
      for (const heard of listeners) heard(state);
    },
  );
  const onLine: ServerVisit['onLine'] = (heard) => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  };
  return { server, api, link, visitor, kept, onLine };
}

/** As whom one was here before, as an account by its password, or as a new guest. */
async function enter(
  api: Api,
  name: string | undefined,
  password: (name: string) => Promise<string | undefined>,
): Promise<VisitorInfo | undefined> {
  const before = await api.beginAsGuest();
  const isMeant = name === undefined || (before.type === 'account' && before.name.toLowerCase() === name.toLowerCase());
  if (isMeant) return before;
  const given = await password(name);
  return given === undefined ? undefined : await api.logIn(name, given);
}
