// Opens the notices that the configuration names: NATS when there is a URL of one, else the PostgreSQL that the store is in, else none but our own.

import { LocalHub } from './local.ts';
import { openNatsNotices } from './nats.ts';
import { type Notices, NoticesUnavailable } from './notices.ts';
import { openPostgresNotices } from './postgres.ts';

export interface NoticeSettings {
  /** `NATS_URL`. */
  readonly natsUrl?: string;
  /** `DATABASE_URL`. */
  readonly databaseUrl?: string;
}

/** Throws NoticesUnavailable. */
export async function openNotices(settings: NoticeSettings): Promise<Notices> {
  try {
    return await open(settings);
  } catch (error) {
    throw new NoticesUnavailable(error);
  }
}

async function open({ natsUrl, databaseUrl }: NoticeSettings): Promise<Notices> {
  if (natsUrl !== undefined && natsUrl !== '') return openNatsNotices(natsUrl);
  if (databaseUrl !== undefined && databaseUrl !== '') return openPostgresNotices(databaseUrl);
  return new LocalHub().open();
}
