/** The entry of the worker that thinks about a finished game. It is stopped by ending it. */

import { readGame } from '../sources/readGame.ts';
import { analyse, type MomentAnalysis } from './analyse.ts';
import type { AnalysisMessage } from './analysis.ts';

/** How long results are collected before the page gets them. */
const GATHER_MS = 120;

const send = (message: AnalysisMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const game = readGame(data);
  if (!game.ok) return send({ type: 'failed', why: game.error.what });
  const { rules, actions, first } = game.value;
  let findings: MomentAnalysis[] = [];
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
