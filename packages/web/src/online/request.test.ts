import { beforeEach, expect, test, vi } from 'vitest';
import { StorageForTests } from '../settings/storageForTests.ts';
import { requestAnswered, requestFor } from './request.ts';

const storage = new StorageForTests();
vi.stubGlobal('localStorage', storage);
beforeEach(requestAnswered);

test('the same wish is the same request until it is answered, and only for minutes', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const id = requestFor('barrage/none/red');
  expect(requestFor('barrage/none/red')).toBe(id);
  vi.setSystemTime(1_000_000 + 11 * 60_000);
  const later = requestFor('barrage/none/red');
  expect(later).not.toBe(id);
  requestAnswered();
  expect(requestFor('barrage/none/red')).not.toBe(later);
  vi.useRealTimers();
});

test('another wish is another request, and so is one that the server would never take', () => {
  const id = requestFor('barrage/none/red');
  expect(requestFor('barrage/none/blue')).not.toBe(id);
  storage.setItem('flagfall.draft.invitation', JSON.stringify({ at: Date.now(), text: 'short barrage/none/red' }));
  expect(requestFor('barrage/none/red')).toMatch(/^[0-9a-f]{24}$/);
});
