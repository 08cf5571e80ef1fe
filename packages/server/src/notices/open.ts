// Opens the notices that the configuration names: NATS when there is a URL of one, else the PostgreSQL that the store is in, else none but our own.

import { LocalHub } from './local.ts';
import { openNatsNotices } from './nats.ts';
import type { Notices } from './notices.ts';
import { openPostgresNotices } from './postgres.ts';

export interface NoticeSettings {
  /** `NATS_URL`. */
  readonly natsUrl?: string;
  /** `DATABASE_URL`. */
  readonly databaseUrl?: string;
}

export async function openNotices({ natsUrl, databaseUrl }: NoticeSettings): Promise<Notices> {
  if (natsUrl !== undefined && natsUrl !== '') return openNatsNotices(natsUrl);
  if (databaseUrl !== undefined && databaseUrl !== '') return openPostgresNotices(databaseUrl);
  return new LocalHub().open();
}
