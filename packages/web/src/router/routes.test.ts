// Addresses and screens belong together both ways.

import { expect, test } from 'vitest';
import { pathTo, routeAt } from './routes.ts';

test('the address of a game says which game', () => {
  expect(routeAt('/play/g1')).toEqual({ screen: 'play', given: { game: 'g1' } });
  expect(pathTo('play', { game: 'g1' })).toBe('/play/g1');
});

test('home has no parts, with or without a stroke', () => {
  expect(routeAt('/').screen).toBe('home');
  expect(routeAt('').screen).toBe('home');
  expect(pathTo('home')).toBe('/');
});

test('odd characters in a name survive the way there and back', () => {
  const game = 'a b/ç%';
  expect(routeAt(pathTo('play', { game })).given.game).toBe(game);
});

test('an address that leads nowhere has no screen, and broken encodings are taken as they are', () => {
  expect(routeAt('/nowhere/at/all').screen).toBeUndefined();
  expect(routeAt('/play').screen).toBeUndefined();
  expect(routeAt('/play/%E0%A4%A').given.game).toBe('%E0%A4%A');
});
