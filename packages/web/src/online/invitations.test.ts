import { expect, test, vi } from 'vitest';
import { StorageForTests } from '../forTests/storageForTests.ts';

vi.mock('./connection.ts', () => ({ api: {} }));
const { dropInvitations, keepInvitation, keptInvitation } = await import('./invitations.ts');

test('a link is kept until its game is over or a week has passed', () => {
  const storage = new StorageForTests();
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers({ now: 1_000_000_000 });
  keepInvitation('one', 'blue', 'token1');
  keepInvitation('other', 'blue', 'token2');
  expect(keptInvitation('one', 'blue')).toBe('token1');
  dropInvitations('one');
  expect(keptInvitation('one', 'blue')).toBeUndefined();
  expect(keptInvitation('other', 'blue')).toBe('token2');
  vi.setSystemTime(1_000_000_000 + 8 * 24 * 3_600_000);
  expect(keptInvitation('other', 'blue')).toBeUndefined();
  keepInvitation('third', 'blue', 'token3');
  expect(Object.keys(storage)).toEqual(['flagfall.invitation.third.blue']);
  vi.useRealTimers();
});
