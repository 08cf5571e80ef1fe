// A real receiver reads the frames, for every length of their header.

import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrame } from './textFrame.ts';

const { Receiver } = ws as unknown as { readonly Receiver: new (settings: { readonly isServer: boolean }) => Writable };

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes', async (length) => {
  const receiver = new Receiver({ isServer: false });
  const texts: string[] = [];
  receiver.on('message', (data: Buffer, isBinary: boolean) => texts.push(`${isBinary} ${data}`));
  const text = 'x'.repeat(length);
  await new Promise<void>((resolve) => receiver.end(Buffer.concat([textFrame(text), textFrame('é€😀')]), () => resolve()));
  expect(texts).toEqual([`false ${text}`, 'false é€😀']);
});
