/** Deeds, step by step: the present question, the deeds of the selected piece, or those without a piece. */

import { formatDeed, type IntentStep, intentPaths, isAnsweringQuestion, nextSteps } from '@flagfall/engine';
import { deedSteps, type SelectionAct, stageOf, stageText, stepText, WHOLE_CHOICE } from '@flagfall/seat';
import { CardArt } from '../../art/cards/cardArt.tsx';
import { Button } from '../../shell/button.tsx';
import { messages, say } from '../../words/texts.ts';
import type { PlayModel } from '../playModel.ts';
import { longestWord } from './longestWord.ts';
import './promptPanel.css';
import { choiceTitle, tapText } from './status.ts';

/** What it needs of a game: a puzzle has no more. */
export type ActionModel = Pick<PlayModel, 'words' | 'selection' | 'acting' | 'select'>;

export function ActionPanel({ model }: { readonly model: ActionModel }) {
  const now = model.acting.value;
  if (now === undefined) return null;
  return model.selection.value.choice === undefined ? <Openings model={model} {...now} /> : <Choosing model={model} {...now} />;
}

type Now = NonNullable<PlayModel['acting']['value']> & { readonly model: ActionModel };

/** A choice that has begun: the next steps as buttons, or a word about which cells to tap. */
function Choosing(now: Now) {
  const { model, view, seat } = now;
  const choice = model.selection.value.choice ?? WHOLE_CHOICE;
  const stage = stageOf(view, choice);
  const about = stageText(choice, view, model.words);
  return (
    <section class="panel prompt" aria-live="polite">
      <h2>{choiceTitle(choice, seat, view, model.words)}</h2>
      {about === '' ? null : <p>{about}</p>}
      {stage.isOnBoard ? (
        <p>{tapText(choice, view)}</p>
      ) : (
        <Steps {...now} steps={stage.steps} onTake={(step) => ({ type: 'step', step })} />
      )}
      {choice.path.length > 0 || !isAnsweringQuestion(view) ? (
        <Button look="quiet" label={say('web.deed.back')} onPress={() => model.select({ type: 'back' })} />
      ) : null}
    </section>
  );
}

/** What could be begun: with the chosen piece, or at all. Cards lie in the hand below. */
function Openings(now: Now) {
  const { model, view } = now;
  const { chosen } = model.selection.value;
  const steps = (chosen === undefined ? nextSteps(intentPaths(view, { type: 'all' }), []) : deedSteps(view, chosen)).filter(
    ({ type }) => type !== 'card',
  );
  if (steps.length === 0) return null;
  return (
    <section class="panel prompt">
      <Steps {...now} steps={steps} onTake={(step) => ({ type: 'deed', step, cell: chosen })} />
    </section>
  );
}

interface StepsProps extends Now {
  readonly steps: readonly IntentStep[];
  readonly onTake: (step: IntentStep) => SelectionAct;
}

function Steps({ model, steps, view, seat, onTake }: StepsProps) {
  return (
    <ul class="prompt-steps" data-count={steps.length}>
      {steps.map((step) => {
        const { name, about } = stepText(step, seat, view, model.words);
        return (
          <li key={`${step.type} ${step.value}`}>
            <button
              type="button"
              class="button prompt-step"
              data-step={`${step.type} ${step.value}`}
              onClick={() => model.select(onTake(step))}
            >
              <StepCard step={step} model={model} view={view} />
              <span style={{ '--longest': longestWord(name) }}>{name}</span>
              {about === '' ? null : <small>{about}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The picture of the card that an answer carries out, where cards lie on the table and not in a hand. */
function StepCard({ step, model, view }: Pick<StepsProps, 'model' | 'view'> & { readonly step: IntentStep }) {
  const deed = step.type === 'answer' ? view.deeds.find((candidate) => formatDeed(candidate) === step.value) : undefined;
  const [card] = deed?.cards ?? [];
  if (card === undefined || model.words.rules.board.isGrid) return null;
  return (
    <span class="prompt-card">
      <CardArt edition={model.words.rules.edition.id} card={card} name={messages().card(card)} />
    </span>
  );
}
