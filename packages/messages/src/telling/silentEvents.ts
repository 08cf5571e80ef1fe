/** What a text of its own would only repeat: the machinery of a turn. Of the notes, one is told: who holds whose flag. */

import type { SeenEvent } from '@flagfall/engine';

export const SILENT_EVENTS = ['noted', 'decisionClosed'] as const satisfies readonly SeenEvent['type'][];
export type SilentEvent = (typeof SILENT_EVENTS)[number];
