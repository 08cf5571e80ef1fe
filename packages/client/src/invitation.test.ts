// Invitation links are written and read.

import { expect, test } from 'vitest';
import { invitationIn, invitationLink } from './invitation.ts';

const TOKEN = 'Zm9vYmFyYmF6cXV4-_Zm9vYmFyYmF6cXV4';

test('a link leads to its server and keeps its token after the #', () => {
  const link = invitationLink('https://play.example.org', TOKEN);
  expect(link).toBe(`https://play.example.org/invite#${TOKEN}`);
  expect(invitationIn(` ${link}\n`)).toEqual({ token: TOKEN, server: 'https://play.example.org' });
});

test('a token alone is enough, and any other text is refused', () => {
  expect(invitationIn(TOKEN)).toEqual({ token: TOKEN });
  for (const text of ['', 'hello', 'https://play.example.org/', 'https://play.example.org/invite#short', `javascript:void#${TOKEN}`])
    expect(invitationIn(text)).toBeUndefined();
});
