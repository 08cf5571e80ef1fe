// Notices through PostgreSQL's LISTEN and NOTIFY, on their own connection, which reconnects.

import pg from 'pg';
import { type NoticeBus, type NoticeListener, NoticeListeners } from './notices.ts';
import { Outbox } from './outbox.ts';
import { decodeNotice, encodeNotice } from './payload.ts';

const CHANNEL = 'flagfall_notices';
const RECONNECT_MIN_MS = 50;
const RECONNECT_MAX_MS = 5000;
/** A connection can die silently; a query now and then finds out. */
const CHECK_EVERY_MS = 10_000;
const QUERY_TIMEOUT_MS = 10_000;
const BATCH_MAX = 1000;

/** Throws when the database cannot be reached now; later it keeps trying. */
export async function openPostgresBus(url: string): Promise<NoticeBus> {
  const connection = new NoticeConnection(url);
  await connection.connect();
  return connection;
}

class NoticeConnection implements NoticeBus {
  readonly #url: string;
  readonly #listeners = new NoticeListeners();
  readonly #outbox = new Outbox();
  #client: pg.Client | undefined;
  #sending: Promise<void> | undefined;
  #reconnecting: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #check: NodeJS.Timeout;

  constructor(url: string) {
    this.#url = url;
    this.#check = setInterval(() => this.#client?.query('SELECT 1').catch(() => this.#lost(this.#client)), CHECK_EVERY_MS);
    this.#check.unref();
  }

  publish(game: string, seq: number): void {
    if (this.#closed) return;
    this.#outbox.put({ game, seq });
    this.#sending ??= this.#sendAll();
  }

  subscribe(listener: NoticeListener): () => void {
    return this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#check);
    clearTimeout(this.#reconnecting);
    await this.#sending;
    this.#listeners.clear();
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      ...{ connectionString: this.#url, application_name: 'flagfall notices' },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: QUERY_TIMEOUT_MS },
      ...{ connectionTimeoutMillis: QUERY_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS },
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      const notice = decodeNotice(payload ?? '');
      if (notice !== undefined) this.#listeners.heard(notice);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) await client.end();
    else this.#client = client;
  }

  /** Sends waiting notices, many in one query; notices that arrive meanwhile go with the next. */
  async #sendAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (!this.#outbox.isEmpty && this.#client !== undefined) {
      const client = this.#client;
      const notices = this.#outbox.take(BATCH_MAX);
      try {
        await client.query(`SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`, [notices.map(encodeNotice)]);
      } catch {
        for (const notice of notices) this.#outbox.put(notice);
        this.#lost(client);
      }
    }
    this.#sending = undefined;
  }

  #lost(client: pg.Client | undefined): void {
    if (this.#closed || client === undefined || client !== this.#client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#reconnectIn(RECONNECT_MIN_MS);
  }

  #reconnectIn(ms: number): void {
    this.#reconnecting = setTimeout(() => {
      this.connect().then(
        () => this.#reconnected(),
        () => this.#closed || this.#reconnectIn(Math.min(ms * 2, RECONNECT_MAX_MS)),
      );
    }, ms);
  }

  #reconnected(): void {
    if (this.#closed) return;
    // Listening again: later notices arrive; earlier ones may have been lost.
    this.#listeners.maybeMissed();
    if (!this.#outbox.isEmpty) this.#sending ??= this.#sendAll();
  }
}
