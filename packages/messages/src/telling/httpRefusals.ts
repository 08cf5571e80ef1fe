/** The values in the sentences of HTTP refusals. */

import type { HttpRefusal } from '@flagfall/protocol/http';
import type { Values } from '../types.ts';

/** The values of a refusal's placeholders; times are in the reader's time zone. */
export function httpRefusalValues(refusal: HttpRefusal, time: Intl.DateTimeFormat): Values {
  switch (refusal.code) {
    case 'badMessage':
      return { path: refusal.path === undefined || refusal.path === '' ? 'none' : refusal.path };
    case 'banned':
      return { until: refusal.until === undefined ? 'none' : time.format(refusal.until) };
    case 'tooManyRequests':
    case 'tooManyAttempts': {
      const { retryAfterSeconds } = refusal;
      return { retryAfterSeconds, minutes: retryAfterSeconds < 90 ? 0 : Math.round(retryAfterSeconds / 60) };
    }
    case 'missingScope':
      return { scope: refusal.scope };
    case 'badName':
    case 'badPassword':
      return { why: refusal.why, least: refusal.least, most: refusal.most };
    case 'tooMany':
    case 'tooManyGames':
    case 'badReason':
      return { most: refusal.most };
    case 'unknownEdition':
      return { edition: refusal.edition };
    case 'unknownOption':
      return { key: refusal.key };
    case 'badOption':
      return { key: refusal.key, value: refusal.value, allowed: refusal.allowed };
    case 'unknownSeat':
      return { seat: refusal.seat };
    case 'outOfRange':
      return { rating: refusal.rating };
    default:
      return {};
  }
}
