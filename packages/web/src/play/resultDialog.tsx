/**
 * The end of a game: who has won and how, the game in figures, and what to do next. It is no modal dialog and lies beside or below the board, on which
 * everything has been turned over.
 */

import {
  againOf,
  atLevel,
  type GameFigures,
  type LocalGameSpec,
  peopleIn,
  rematchOf,
  rematchRequest,
  type ViewerResult,
  viewerResult,
} from '@flagfall/seat';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { PieceArt } from '../art/pieces/piece.tsx';
import { addGame } from '../games/localGames.ts';
import { ReplayLink } from '../replay/sources/replayLink.tsx';
import { goTo } from '../router/router.ts';
import { lastLevel } from '../settings/settings.ts';
import { Button, IconButton } from '../shell/button.tsx';
import { FallenFlag } from '../shell/fallenFlag.tsx';
import { say } from '../words/texts.ts';
import type { PlayModel } from './playModel.ts';
import type { TableProps } from './tableProps.ts';
import './result.css';

export function ResultDialog(props: TableProps) {
  const { model, sight } = props;
  const [isClosed, setClosed] = useState(false);
  const isShown = sight.phase === 'over' && !isClosed && model.shown.value.beat === undefined;
  return isShown ? <Result {...props} onClose={() => setClosed(true)} /> : null;
}

function Result({ onClose, ...props }: TableProps & { readonly onClose: () => void }) {
  const { model, sight, seat } = props;
  const { result } = sight.view;
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const outcome = viewerResult(result, model.session.people, seat);
  useEffect(() => {
    // Somebody who is writing to the others goes on writing.
    if (document.activeElement?.matches('input, textarea') !== true) element.current?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog:modal') === null) onClose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <dialog ref={element} open class="result" tabIndex={-1} aria-labelledby={id}>
      <header class="result-head">
        <ResultPicture model={model} seat={seat} outcome={outcome} />
        <div>
          <h2 id={id}>{say(`web.result.${outcome}`)}</h2>
          {/* An aborted game is over without a result. */}
          <p class="result-how">{result === undefined ? say('web.online.aborted') : model.words.ending(result, seat)}</p>
        </div>
        <IconButton icon="close" label={say('web.result.look')} onPress={onClose} />
      </header>
      {sight.opened === undefined ? null : <Figures model={model} />}
      <div class="result-ways">
        <PlayAgain {...props} />
        {result === undefined ? null : <ReplayLink />}
        {model.session.company === undefined ? <OtherGames plan={model.session.plan} outcome={outcome} /> : null}
        <Button class="result-leave" look="quiet" icon="leave" label={say('web.menu.leave')} onPress={() => goTo('home')} />
      </div>
    </dialog>
  );
}

/** The result at a glance: a standing flag, or a fallen one. */
function ResultPicture({ model, seat, outcome }: Pick<TableProps, 'model' | 'seat'> & { readonly outcome: ViewerResult }) {
  if (outcome === 'lost') return <FallenFlag />;
  if (outcome !== 'won' || seat === 'audience') return null;
  return (
    <div class="result-picture" aria-hidden="true">
      <PieceArt edition={model.rules.edition.id} kind="flag" seat={seat} />
    </div>
  );
}

/** Its place is kept while the record is on its way. */
function Figures({ model }: { readonly model: PlayModel }) {
  const [figures, setFigures] = useState<GameFigures | 'loading' | undefined>('loading');
  useEffect(() => {
    // Play itself needs no records.
    void import('./resultFigures.ts').then(({ loadFigures }) => loadFigures(model)).then(setFigures, () => setFigures(undefined));
  }, [model]);
  if (figures === undefined) return null;
  return (
    <dl class="result-figures" aria-busy={figures === 'loading'}>
      {figures === 'loading'
        ? null
        : model.words.figures(figures).map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd class="figures">{value}</dd>
            </div>
          ))}
    </dl>
  );
}

/** Against computers: the other side, and a stronger computer after a victory. A beginner who has lost finds the lessons. */
function OtherGames({ plan, outcome }: { readonly plan: LocalGameSpec; readonly outcome: ViewerResult }) {
  const sitters = Object.values(plan.seats);
  const level = sitters.flatMap((sitter) => (sitter.type === 'computer' ? [sitter.level] : []))[0];
  if (level === undefined || peopleIn(plan).length !== 1) return null;
  const next = lastLevel.values.find((value) => Number(value) === level + 1);
  return (
    <>
      {sitters.length === 2 ? <Button icon="flip" label={say('web.again.sides')} onPress={() => start(rematchOf(plan))} /> : null}
      {outcome === 'won' && next !== undefined ? (
        <Button
          icon="computer"
          label={say('web.again.level', { level: next })}
          onPress={() => {
            lastLevel.chosen.value = next;
            start(atLevel(plan, Number(next)));
          }}
        />
      ) : null}
      {outcome === 'lost' && level === 1 ? <Button icon="book" label={say('web.again.lessons')} onPress={() => goTo('learn')} /> : null}
    </>
  );
}

export function PlayAgain(props: TableProps) {
  const again = whatNext(props);
  if (again === 'none') return null;
  return <Button look="main" label={say(`web.again.${again}`)} disabled={again === 'asked'} onPress={() => playAgain(props)} />;
}

/** The state of a rematch: possible, offered by another, offered by us, open already, or not for this reader. */
function whatNext({ model: { session }, sight, seat }: TableProps): 'free' | 'offered' | 'asked' | 'open' | 'none' {
  if (session.company === undefined) return 'free';
  if (session.company.next !== undefined) return 'open';
  if (seat === 'audience') return 'none';
  const offer = sight.offers.find(({ what }) => what === 'rematch');
  if (offer === undefined) return 'free';
  return offer.agreed.includes(seat) ? 'asked' : 'offered';
}

function playAgain({ model: { session, play }, sight, seat }: TableProps): void {
  const { company, plan } = session;
  const next = company?.next;
  if (company === undefined) start(againOf(plan));
  else if (next !== undefined) goTo('online', { game: next });
  else if (seat !== 'audience') play.ask(rematchRequest(company.latest ?? sight, seat));
}

function start(plan: LocalGameSpec): void {
  void addGame(plan).then((game) => goTo('play', { game }));
}
