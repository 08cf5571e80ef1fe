// Metrics of the games of a node, for /metrics.

import { Counter } from 'prom-client';
import { addGauge } from '../http/metrics.ts';
import type { ServerContext, Service } from '../service.ts';

export function gameMetrics({ host, registry }: Pick<ServerContext, 'host' | 'registry'>): Service {
  addGauge(registry, 'flagfall_tables', 'Games whose table is in memory.', () => host.counts.live);
  addGauge(registry, 'flagfall_games_timed', 'Games that wait for a time, in memory or not.', () => host.counts.waiting);
  addGauge(registry, 'flagfall_games_frozen', 'Games that were stopped by a mistake of ours: look into the log.', () => host.counts.frozen);
  const registers = [registry];
  const steps = new Counter({
    name: 'flagfall_steps_total',
    help: 'Steps of games that this node has stored: moves, offers, arrivals.',
    registers,
  });
  const ends = new Counter({ name: 'flagfall_games_ended_total', help: 'Games whose end this node has stored.', registers });
  return {
    listener: {
      changed(_game, _table, isOurs) {
        if (isOurs) steps.inc();
      },
      ended: () => ends.inc(),
    },
  };
}
