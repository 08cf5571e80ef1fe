// The default time to deploy: a timed game must not wait for ever for a player who never deploys.

import { type ClockSetup, DAY_MS } from '@flagfall/protocol';

const DEPLOY_MS = 5 * 60_000;

/** Undefined without a limit. */
export function defaultDeployMs(clock: ClockSetup): number | undefined {
  if (clock.type === 'unlimited') return undefined;
  return clock.type === 'days' ? clock.days * DAY_MS : DEPLOY_MS;
}
