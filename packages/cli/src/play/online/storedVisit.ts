/** What is kept between two visits to a server: the cookie that says who one is, and the links that were given away. Nobody else may read the file. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BySeat } from '@flagfall/engine';

interface Kept {
  readonly cookies: Readonly<Record<string, string>>;
  /** Tokens by game and seat: a server tells each only once. */
  readonly invitations: Readonly<Record<string, BySeat<string>>>;
}

/** So many games' links are remembered. */
const INVITATIONS_MAX = 20;

export class StoredVisit {
  readonly #file: string;
  #kept: Kept;

  constructor(home: string, server: string) {
    this.#file = path.join(home, '.flagfall', `session-${new URL(server).host.replace(/[^\w.-]/g, '_')}.json`);
    this.#kept = read(this.#file);
  }

  get cookies(): Readonly<Record<string, string>> {
    return this.#kept.cookies;
  }

  invitationsOf(game: string): BySeat<string> {
    return this.#kept.invitations[game] ?? {};
  }

  keepCookies(cookies: Readonly<Record<string, string>>): void {
    this.#write({ ...this.#kept, cookies });
  }

  keepInvitations(game: string, tokens: BySeat<string>): void {
    const entries = Object.entries({ ...this.#kept.invitations, [game]: tokens }).slice(-INVITATIONS_MAX);
    this.#write({ ...this.#kept, invitations: Object.fromEntries(entries) });
  }

  /** Whole or not at all: a session that is half written would be lost, and a guest's games with it. */
  #write(kept: Kept): void {
    this.#kept = kept;
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
    renameSync(draft, this.#file);
  }
}

/** What cannot be read is as good as nothing: one begins anew. */
function read(file: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(readFileSync(file, 'utf8'));
    return { cookies: { ...kept.cookies }, invitations: { ...kept.invitations } };
  } catch {
    return { cookies: {}, invitations: {} };
  }
}
