/** Names that nobody else has. */

import { hexOfRandomBytes } from '@flagfall/client';

/** Random enough that no two games or requests are called the same; also where the page has no secure context. */
export function freshId(): string {
  return hexOfRandomBytes(12);
}
