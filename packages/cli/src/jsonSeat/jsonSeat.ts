/**
 * Plays a seat in one game after another, over JSON lines. It makes its view from the events that its seat saw, so nothing else is sent. No I/O. Like
 * everything that `program.ts` reaches, it imports only the engine, the editions and the players: a frozen commit runs from its sources alone.
 */

import { findEdition } from '@flagfall/editions';
import { compileRules, type Intent, resolveOptions, seededChance } from '@flagfall/engine';
import { RuleKeeper } from '../bots/ruleKeeper.ts';
import { type Cost, SEAT_VERSION, type SeatReply, type SeatRequest } from './messages.ts';
import { MAKERS, type PlayerFactory } from './players.ts';
import { Stopwatch } from './stopwatch.ts';

interface Game {
  readonly keeper: RuleKeeper;
  readonly effort: () => Partial<Cost>;
}

/** The other end sent a message that makes no sense. */
class BadRequest extends Error {}

export class JsonSeat {
  #game: Game | undefined;

  /** Takes a line and returns the answer, if there is one. */
  receive(line: string): readonly string[] {
    if (line.trim() === '') return [];
    let reply: SeatReply | undefined;
    try {
      reply = this.#carryOut(JSON.parse(line) as SeatRequest);
    } catch (error) {
      reply = { type: 'error', why: error instanceof Error ? error.message : String(error) };
    }
    return reply === undefined ? [] : [JSON.stringify(reply)];
  }

  #carryOut(request: SeatRequest): SeatReply | undefined {
    switch (request.type) {
      case 'start':
        this.#game = undefined;
        this.#game = begin(request);
        return { type: 'started', version: SEAT_VERSION };
      case 'learn':
        this.#seated.keeper.learn(request.actions);
        return undefined;
      case 'decide':
        return this.#decide(request);
      default:
        throw new BadRequest(`unknown request: ${JSON.stringify(request)}`);
    }
  }

  #decide({ budget }: SeatRequest & { readonly type: 'decide' }): SeatReply {
    const { keeper, effort } = this.#seated;
    const isDeployment = keeper.view.waiting?.decision === 'deploy';
    const watch = new Stopwatch('process');
    const intent: Intent | undefined = isDeployment ? { type: 'deploy', deployment: keeper.deploy() } : keeper.choose(budget);
    if (intent === undefined) throw new BadRequest('there is nothing to decide');
    return { type: 'decided', intent, cost: { ...watch.read(), ...(isDeployment ? {} : effort()) } };
  }

  get #seated(): Game {
    if (this.#game === undefined) throw new BadRequest('no game has been started');
    return this.#game;
  }
}

function begin({ edition: id, options, seat, seed, player: name }: SeatRequest & { readonly type: 'start' }): Game {
  const edition = findEdition(id);
  if (edition === undefined) throw new BadRequest(`unknown edition ${JSON.stringify(id)}`);
  const resolved = resolveOptions(edition, options);
  if (!resolved.ok) throw new BadRequest(`unknown options ${JSON.stringify(options)}`);
  const rules = compileRules(edition, resolved.value);
  if (!rules.seats.includes(seat)) throw new BadRequest(`unknown seat ${JSON.stringify(seat)}`);
  const make: PlayerFactory | undefined = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (make === undefined) throw new BadRequest(`unknown player ${JSON.stringify(name)}; known are ${Object.keys(MAKERS).join(', ')}`);
  const player = make(rules, seat, seededChance(seed));
  return { keeper: new RuleKeeper(rules, player, seededChance(`${seed} any`)), effort: () => player.effort ?? {} };
}
