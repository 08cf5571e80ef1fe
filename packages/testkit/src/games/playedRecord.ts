/** Records of games played up to the beginning of a test: first the given moves, then random ones from the secret. */

import {
  buildRecord,
  type Cell,
  compileRules,
  type Deployment,
  type Edition,
  formatRecord,
  type Intent,
  type Options,
  observe,
  parseDeploymentRows,
  pick,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
} from '@flagfall/engine';
import { localTable, type Table } from '@flagfall/table';

export interface PlayedGame {
  readonly edition: Edition;
  readonly options?: Options;
  /** The secret of the table that goes on with it, for the luck of the game follows from it. */
  readonly secret: string;
  /** Rows of an army as a record writes them, the northernmost first; the others deploy by chance. */
  readonly armies?: Readonly<Partial<Record<Seat, string>>>;
  /** The first moves after the deployments, as `a2-a6`. */
  readonly moves?: readonly string[];
  /** Then the seats play by chance until this holds; undefined for no longer. */
  readonly until?: (table: Table) => boolean;
  /** The intents to choose from, where not all will do. */
  readonly choose?: (intents: readonly Intent[], table: Table) => readonly Intent[];
}

/** More actions than any test waits for. */
const ACTIONS_MAX = 2_000;

/** The text of a record that a table with the same secret can go on from. */
export function playedRecord(game: PlayedGame): string {
  const { edition, options = {}, secret, moves = [], until } = game;
  const table = localTable(compileRules(edition, options), secret);
  const chance = seededChance(`played ${secret}`);
  const isWanted = until ?? (() => table.phase === 'playing');
  const next = [...moves];
  for (let actions = 0; next.length > 0 || !isWanted(table); actions++) {
    if (actions === ACTIONS_MAX || table.phase === 'over') throw new Error(`${edition.id} "${secret}": it never came to that`);
    const [seat] = table.waitedFor;
    const intent = table.phase === 'deploying' || next.length === 0 ? undefined : moveOf(next.shift()!);
    submitTo(table, seat, intent ?? chosenIntent(game, table, seat, chance));
  }
  return formatRecord(
    buildRecord(
      table.rules,
      table.state.actions.map(({ events }) => events),
    ),
  );
}

function chosenIntent(
  { armies, choose = (all) => all }: PlayedGame,
  table: Table,
  seat: Seat,
  chance: ReturnType<typeof seededChance>,
): Intent {
  const view = observe(table.position, seat);
  if (view.waiting?.decision === 'deploy') {
    const home = (view.homes[seat] ?? []).map((cell: Cell) => table.rules.board.indexOf.get(cell)!);
    const rows = armies?.[seat];
    const sample = (): Deployment => sampleDeployment(table.rules, seatIndex(seat), chance, home);
    return { type: 'deploy', deployment: rows === undefined ? sample() : armyOf(table.rules, seat, rows) };
  }
  return pick(chance, choose([...view.moves, ...view.deeds], table));
}

function armyOf(rules: Rules, seat: Seat, rows: string): Deployment {
  const deployment = parseDeploymentRows(rules, seat, { line: 0, rows: rows.split('/') });
  if (!deployment.ok) throw new Error(`${seat}: ${deployment.error.what}`);
  return deployment.value;
}

function moveOf(text: string): Intent {
  const [from, to] = text.split('-');
  return { type: 'move', from, to };
}

function submitTo(table: Table, seat: Seat, intent: Intent): void {
  const reply = table.receive(0, seat, { type: 'play', id: `played ${table.version}`, intent }).commit();
  if (reply.facts.length === 0) throw new Error(`${seat} ${JSON.stringify(intent)}: ${JSON.stringify(reply.deliveries[0]?.message)}`);
}
