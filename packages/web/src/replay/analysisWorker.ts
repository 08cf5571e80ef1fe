/** The entry of the worker that thinks about a finished game. It is stopped by ending it. */

import { analyse, type Finding } from './analyse.ts';
import type { AnalysisMessage } from './analysis.ts';
import { readGame } from './readGame.ts';

/** How long findings are gathered before the page is told. */
const GATHER_MS = 120;

const send = (message: AnalysisMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const game = readGame(data);
  if (!game.ok) return send({ type: 'failed', why: game.error.what });
  const { rules, actions, first } = game.value;
  let findings: Finding[] = [];
  let due = performance.now() + GATHER_MS;
  for (const finding of analyse(rules, actions, first)) {
    findings.push(finding);
    if (performance.now() < due) continue;
    send({ type: 'found', findings });
    findings = [];
    due = performance.now() + GATHER_MS;
  }
  send({ type: 'found', findings });
  send({ type: 'done' });
});
