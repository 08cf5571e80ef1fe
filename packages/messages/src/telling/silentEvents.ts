/** Events without a sentence, because another sentence says the same: the internals of a turn. Of the notes only those about flags have one. */

import type { SeenEvent } from '@flagfall/engine';

export const SILENT_EVENTS = ['noted', 'decisionClosed'] as const satisfies readonly SeenEvent['type'][];
export type SilentEvent = (typeof SILENT_EVENTS)[number];
