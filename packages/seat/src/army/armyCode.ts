/** An army as a short text: `barrage+10x10:2.M../...`, rows from the front to the back as its owner sees them, so that it fits either side. Pure. */

import { findEdition, homeRows, readRows } from '@flagfall/editions';
import {
  type Cell,
  compileRules,
  type Deployment,
  type Edition,
  fail,
  type Options,
  type OptionValue,
  ok,
  type Result,
  type Rules,
  type Seat,
} from '@flagfall/engine';

export interface CodedArmy {
  readonly edition: Edition;
  /** Those that choose the board. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly rows: readonly string[];
}

const EMPTY = '.';

export function rowsOf(rules: Rules, seat: Seat, deployment: Deployment): readonly string[] {
  const symbols = new Map(rules.kinds.map(({ id, symbol }) => [id, symbol]));
  return homeRows(rules.edition.battlefield(rules.options), seat).map((row) =>
    row.map((cell) => symbols.get(deployment[cell]) ?? EMPTY).join(''),
  );
}

/** Undefined where the rows do not fit the home, or a symbol is of no kind. They may be from before (AUD-4). */
export function deploymentOf(rules: Rules, seat: Seat, written: readonly string[]): Deployment | undefined {
  const rows = readRows(rules.edition, written);
  const kinds = new Map(rules.kinds.map(({ id, symbol }) => [symbol, id]));
  const home = homeRows(rules.edition.battlefield(rules.options), seat);
  if (rows.length !== home.length) return undefined;
  const placed: [Cell, string][] = [];
  for (const [depth, cells] of home.entries()) {
    const symbols = [...rows[depth]];
    if (symbols.length !== cells.length) return undefined;
    for (const [column, symbol] of symbols.entries()) {
      const kind = kinds.get(symbol);
      if (kind !== undefined) placed.push([cells[column], kind]);
      else if (symbol !== EMPTY) return undefined;
    }
  }
  return Object.fromEntries(placed);
}

export function codeOf(rules: Rules, rows: readonly string[]): string {
  return `${boardCode(rules.edition, rules.options)}:${rows.join('/')}`;
}

/** Which home it is for: `barrage`, `barrage+10x10`. */
export function boardCode(edition: Edition, options: Options): string {
  const board = boardOption(edition);
  const chosen = board === undefined ? undefined : options[board.key];
  return board === undefined || chosen === undefined || chosen === board.default ? edition.id : `${edition.id}+${chosen}`;
}

export function readCode(code: string): Result<CodedArmy, 'badCode'> {
  const [, id, board, text] = /^\s*([a-z-]+)(?:\+([\w]+))?:([^:\s]{1,200})\s*$/.exec(code) ?? [];
  const edition = id === undefined ? undefined : findEdition(id);
  if (edition === undefined || isDrafted(edition)) return fail('badCode');
  const spec = boardOption(edition);
  if (board !== undefined && !spec?.values.includes(board)) return fail('badCode');
  const options = board === undefined || spec === undefined ? {} : { [spec.key]: board };
  const rows = readRows(edition, text.split('/'));
  const isFitting = deploymentOf(compileRules(edition, options), edition.seats[0], rows) !== undefined;
  return isFitting ? ok({ edition, options, rows }) : fail('badCode');
}

/** Where the land is shared out in the game itself, nothing can be thought out before. */
export function isDrafted(edition: Edition): boolean {
  return compileRules(edition).actsBeforeDeployment;
}

/** The option that chooses the board, where there is one. */
export function boardOption({ options }: Edition) {
  return options.find((spec) => spec.type === 'choice' && spec.key === 'board' && spec.values.length > 1) as
    | Extract<Edition['options'][number], { type: 'choice' }>
    | undefined;
}
