/** Cookies of one server, for hosts that keep none. A browser keeps them itself. */

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export class CookieJar {
  readonly #cookies: Map<string, string>;
  readonly #changed: (cookies: Readonly<Record<string, string>>) => void;

  /** `changed` hears of every new cookie, to store it. */
  constructor(cookies: Readonly<Record<string, string>> = {}, changed: (cookies: Readonly<Record<string, string>>) => void = () => {}) {
    this.#cookies = new Map(Object.entries(cookies));
    this.#changed = changed;
  }

  /** The header to send: empty without cookies. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** `fetch` that sends the cookies along and keeps those it gets back. */
  wrap(send: Fetch = fetch): Fetch {
    return async (url, init = {}) => {
      const headers = new Headers(init.headers);
      if (this.header !== '') headers.set('cookie', this.header);
      const response = await send(url, { ...init, headers });
      const set = response.headers.getSetCookie();
      for (const cookie of set) this.#take(cookie);
      if (set.length > 0) this.#changed(Object.fromEntries(this.#cookies));
      return response;
    };
  }

  /** `name=value; Path=/; Max-Age=10`. An expired cookie removes the old one. */
  #take(cookie: string): void {
    const [pair, ...attributes] = cookie.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    if (at < 1) return;
    const name = pair.slice(0, at);
    if (attributes.some(isOver)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }
}

function isOver(attribute: string): boolean {
  const [name, value = ''] = attribute.split(/=(.*)/s);
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
}
