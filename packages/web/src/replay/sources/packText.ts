/** A text in an address: packed small, in letters that need no escaping. */

import { fail, ok, type Result } from '@flagfall/engine';
import { GAME_TEXT_MAX } from './readGame.ts';

export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A link may have been cut off, and a few letters may stand for more than a page can hold. */
export async function unpackText(code: string): Promise<Result<string, 'broken' | 'tooLarge'>> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return ok(text + decoder.decode());
      text += decoder.decode(value, { stream: true });
      if (text.length <= GAME_TEXT_MAX) continue;
      await reader.cancel();
      return fail('tooLarge');
    }
  } catch {
    return fail('broken');
  }
}
