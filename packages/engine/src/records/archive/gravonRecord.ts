/**
 * Turns a Gravon game into a record of ours. It replays the game, because the archive tells neither outcomes nor which of its repetition
 * rules held: the strictest reading under which the whole game is legal is taken, and the record says which.
 */

import { assert, fail, ok, type Result } from '../../basics.ts';
import type { Edition } from '../../edition/edition.ts';
import type { OptionValue } from '../../edition/optionSpec.ts';
import { resolveOptions } from '../../edition/options.ts';
import { actionsSince } from '../../facts/events.ts';
import { conclude } from '../../play/conclude.ts';
import { resultOf, submit } from '../../play/submit.ts';
import { newPosition, type Position } from '../../position/position.ts';
import { compileRules } from '../../rules/compile.ts';
import type { Rules } from '../../rules/rules.ts';
import { SEATS, type Seat, seatMask } from '../../seats.ts';
import { buildRecord } from '../buildRecord.ts';
import { winnersText } from '../formatRecord.ts';
import { type GameRecord, quoted, type RecordFault, type Waiver } from '../record.ts';
import { refusalText } from '../refusalText.ts';
import { couldMoveNow, needsWinner, withoutWaivedRules } from '../replay/replayRecord.ts';
import { deploymentsOfField } from './fieldLetters.ts';
import { GRAVON_RESULTS, type GravonGame } from './gravon.ts';

/** The edition and board of a type of Gravon game; undefined when we have none. */
export type GravonEditions = (
  type: string,
) => { readonly edition: Edition; readonly options: Readonly<Record<string, OptionValue>> } | undefined;

interface RuleVariant {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly waived: readonly Waiver[];
}

/** Strictest first. The archive knows no quiet limit; its two-square limit was five in older games; its chase rule differs a little from ours. */
const RULE_VARIANTS: readonly RuleVariant[] = [[] as const, ['chase'] as const].flatMap((waived) =>
  [3, 5].map((twoSquareLimit) => ({ options: { quietLimit: 'off', twoSquareLimit }, waived })),
);

export function gravonToRecord(game: GravonGame, editions: GravonEditions): Result<GameRecord, RecordFault> {
  const found = editions(game.type);
  if (found === undefined) return fail({ code: 'unsupportedGame', line: game.line, what: `unsupported game type ${quoted(game.type)}` });
  let furthest: RecordFault | undefined;
  for (const reading of RULE_VARIANTS) {
    const options = { ...found.options, ...reading.options };
    assert(resolveOptions(found.edition, options).ok, `a Gravon game is played on a grid: ${found.edition.id}`);
    const rules = compileRules(found.edition, options);
    if (reading.waived.includes('chase') && !rules.chaseRule) break;
    const record = readAs(withoutWaivedRules(rules, reading.waived), game, reading.waived);
    if (record.ok) return record;
    if (furthest === undefined || record.error.line > furthest.line) furthest = record.error;
    if (record.error.code !== 'refused' && record.error.code !== 'wrongEnding') break;
  }
  assert(furthest !== undefined, 'some reading was tried');
  return fail(furthest);
}

function readAs(rules: Rules, game: GravonGame, waived: readonly Waiver[]): Result<GameRecord, RecordFault> {
  const deployments = deploymentsOfField(rules, game.field, game.fieldLine);
  if (!deployments.ok) return deployments;
  const position = newPosition(rules, 0);
  for (const seat of rules.seats) {
    const deployed = submit(position, seat, { type: 'deploy', deployment: deployments.value[seat] ?? {} });
    assert(deployed.ok, 'the deployment has been checked');
  }
  for (const [index, { line, from, to }] of game.moves.entries()) {
    const seat = SEATS[index % rules.seats.length];
    const played = submit(position, seat, { type: 'move', from, to });
    if (!played.ok)
      return fail({ code: 'refused', line, what: `move ${index + 1}, ${seat} ${from}-${to}: refused, ${refusalText(played.error)}` });
  }
  const fault = applyResult(position, game);
  if (fault !== undefined) return fail(fault);
  const { type } = game.result;
  const headers = [
    { key: 'red', value: game.players[0] },
    { key: 'blue', value: game.players[1] },
    { key: 'source', value: `Gravon archive, ${game.type}` },
    { key: 'gravon result', value: `${type} ${GRAVON_RESULTS.get(type)?.name}, ${winnersText(winnersOf(game))}` },
    ...(rules.options.twoSquareLimit === 5 ? [{ key: 'note', value: 'played with a two-square limit of five' }] : []),
  ];
  return ok(buildRecord(rules, actionsSince(position, 0), { headers, waived }));
}

/** Checks the result against the board as far as the board can tell, and ends the game when it has not ended by itself. */
function applyResult(position: Position, game: GravonGame): RecordFault | undefined {
  const { type, line } = game.result;
  const winners = winnersOf(game);
  const losers = position.rules.seats.filter((seat) => !winners.includes(seat));
  const { name, ending } = GRAVON_RESULTS.get(type)!;
  const wrong = (what: string): RecordFault => ({
    code: 'wrongEnding',
    line,
    what: `the result is "${name}, ${winnersText(winners)}", ${what}`,
  });
  if (winners.length === 0 && type < 2) return wrong('somebody must have won');
  if (winners.length > 0 && (type === 2 || type === 4)) return wrong('a draw has no winner');
  const reached = resultOf(position);
  if (reached !== undefined) {
    // A clock may fall, or a player resign, just when the board is decided too; but not with another winner.
    const agrees = seatMask(reached.winners) === seatMask(winners) && (type > 2 || reached.ending === ending);
    return agrees ? undefined : wrong(`the board says ${reached.ending}, ${winnersText(reached.winners)}`);
  }
  if (type === 1) return wrong('the board has both flags');
  // Gravon does not wait for the turn of a side that cannot move.
  const movable = losers.find((seat) => couldMoveNow(position, seat));
  if (type <= 2 && movable !== undefined) return wrong(`${movable} can move`);
  // A clock or a forfeit without a winner: the game was broken off.
  conclude(position, winners.length === 0 && needsWinner(ending) ? 'abandoned' : ending, winners);
  return undefined;
}

function winnersOf({ result }: GravonGame): readonly Seat[] {
  return result.winner === undefined ? [] : [result.winner];
}
