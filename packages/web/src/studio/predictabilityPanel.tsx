/** How guessable an army is, by how people put theirs: a plain sentence, and heat on the board. */

import { GuessText } from '../play/deploy/guessLine.tsx';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/texts.ts';
import { STUDIO_HEATS, type StudioModel } from './studioModel.ts';

/** From here on bombs lie where people like to put them, or do not: logarithms. */
const MORE = 0.5;
const LESS = 0;

export function PredictabilityPanel({ model }: { readonly model: StudioModel }) {
  const guess = model.guess.value;
  const { prize } = model.words.pack;
  return (
    <section class="panel studio-guess">
      <h2>{say('web.studio.guess')}</h2>
      {guess === undefined ? (
        <p>{say('web.studio.guessSoon', { prize })}</p>
      ) : (
        <>
          <GuessText guess={guess} words={model.words} />
          <p>
            {say('web.studio.guessFlag', {
              prize,
              percent: Math.round(100 * guess.flagShare),
              place: guess.placesBefore + 1,
              all: guess.places,
            })}{' '}
            {say('web.studio.guessBombs', { prize, often: guess.bombs > MORE ? 'more' : guess.bombs < LESS ? 'less' : 'so' })}
          </p>
        </>
      )}
      {model.customs.isFromOtherBoard ? <p class="studio-note">{say('web.studio.guessFar')}</p> : null}
      <ChoiceRow
        title={say('web.studio.heat')}
        values={STUDIO_HEATS}
        nameOf={(kind) => say(`web.studio.heat.${kind}`, { prize })}
        chosen={model.heatKind.value}
        onChoose={(kind) => {
          model.heatKind.value = kind;
        }}
      />
    </section>
  );
}
