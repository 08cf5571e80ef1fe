/** Where replays are found: `/replay#game=ID` for a game of this device, `#online=ID` for one of the server, `#example=ID` for one that comes with us, `#record=CODE_FIELD` for one that the address itself carries. */

import { pathTo } from '../../router/routes.ts';
import type { ExampleId } from '../examples/examples.ts';
import { gameHash } from './gameHash.ts';
import { packText } from './packText.ts';

export type WantedReplay =
  | { readonly type: 'game' | 'online' | 'example'; readonly id: string }
  | { readonly type: 'record'; readonly code: string };

export function replayIn(hash: string): WantedReplay | undefined {
  const [, key, value] = /^#(game|online|example|record)=([\w-]+)$/.exec(hash) ?? [];
  if (key === 'game' || key === 'online' || key === 'example') return { type: key, id: value };
  return key === 'record' ? { type: 'record', code: value } : undefined;
}

/** Of an example. */
export function exampleAddress(id: ExampleId): string {
  return `${pathTo('replay')}#example=${id}`;
}

/** Of a game of this device, or of the server. */
export function gameAddress(where: 'game' | 'online', id: string): string {
  return `${pathTo('replay')}#${gameHash(where, id)}`;
}

export async function recordAddress(text: string): Promise<string> {
  return `${pathTo('replay')}#record=${await packText(text)}`;
}
