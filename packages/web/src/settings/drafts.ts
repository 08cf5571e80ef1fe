/** Drafts by name: an army, a line of chat. A draft stays on this device through a reload, and goes when it is sent. */

const PREFIX = 'flagfall.draft.';
/** Older drafts belong to abandoned games. */
const AGE_MAX_MS = 60 * 24 * 3_600_000;
const COUNT_MAX = 60;

interface Draft {
  readonly at: number;
  readonly text: string;
}

/** A draft that is too old counts as none. */
export function readDraft(name: string, ageMaxMs: number = AGE_MAX_MS): string | undefined {
  try {
    const draft = parsed(localStorage.getItem(PREFIX + name));
    return draft === undefined || Date.now() - draft.at > ageMaxMs ? undefined : draft.text;
  } catch {
    return undefined;
  }
}

/** Written at once: a page may be gone the next moment. */
export function keepDraft(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), text }));
    tidy();
  } catch {
    // A browser that keeps nothing, or has no room: then it holds until the page is closed.
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then there is none.
  }
}

/** All whose names begin so. */
export function dropDrafts(begin: string): void {
  for (const { key } of all()) if (key.startsWith(PREFIX + begin)) dropDraft(key.slice(PREFIX.length));
}

function tidy(): void {
  const oldest = all().sort((one, other) => other.at - one.at);
  for (const [place, { key, at }] of oldest.entries())
    if (place >= COUNT_MAX || Date.now() - at > AGE_MAX_MS) dropDraft(key.slice(PREFIX.length));
}

function all(): { readonly key: string; readonly at: number }[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => ({ key, at: parsed(localStorage.getItem(key))?.at ?? 0 }));
  } catch {
    return [];
  }
}

/** Stored text may come from anywhere. */
function parsed(text: string | null): Draft | undefined {
  try {
    const read: unknown = text === null ? undefined : JSON.parse(text);
    return isDraft(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(read: unknown): read is Draft {
  if (typeof read !== 'object' || read === null || !('at' in read) || !('text' in read)) return false;
  return typeof read.at === 'number' && typeof read.text === 'string';
}
