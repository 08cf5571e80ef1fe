// Opens the configured notice bus: NATS when there is a URL of one, else the PostgreSQL of the store, else a local one.

import { LocalBus } from './localBus.ts';
import { openNatsBus } from './nats.ts';
import { type NoticeBus, NoticeBusUnavailable } from './notices.ts';
import { openPostgresBus } from './postgres.ts';

export interface NoticeSettings {
  /** `NATS_URL`. */
  readonly natsUrl?: string;
  /** `DATABASE_URL`. */
  readonly databaseUrl?: string;
}

/** Throws NoticesUnavailable. */
export async function openNoticeBus(settings: NoticeSettings): Promise<NoticeBus> {
  try {
    return await open(settings);
  } catch (error) {
    throw new NoticeBusUnavailable(error);
  }
}

async function open({ natsUrl, databaseUrl }: NoticeSettings): Promise<NoticeBus> {
  if (natsUrl !== undefined && natsUrl !== '') return openNatsBus(natsUrl);
  if (databaseUrl !== undefined && databaseUrl !== '') return openPostgresBus(databaseUrl);
  return new LocalBus().open();
}
