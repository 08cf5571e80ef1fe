import { expect, test, vi } from 'vitest';
import { StorageForTests } from '../forTests/storageForTests.ts';
import { dropDrafts, keepDraft, readDraft } from './drafts.ts';

test('a draft that is no JSON does not stop the others from being cleaned up and dropped', () => {
  const storage = new StorageForTests();
  vi.stubGlobal('localStorage', storage);
  storage.setItem('flagfall.draft.broken', '{"at":');
  storage.setItem('flagfall.draft.chat.old', JSON.stringify({ at: 0, text: 'from another year' }));
  keepDraft('chat.one', 'hello');
  expect(Object.keys(storage)).toEqual(['flagfall.draft.chat.one']);
  storage.setItem('flagfall.draft.broken', '{"at":');
  expect(readDraft('broken')).toBeUndefined();
  dropDrafts('chat.');
  expect(Object.keys(storage)).toEqual(['flagfall.draft.broken']);
});
