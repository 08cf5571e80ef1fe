/** What can be done about a game with others, besides what every game has: pause, go on, call it off, mute. */

import { useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { sounds } from '../../settings/settings.ts';
import { say } from '../../words/words.ts';
import { EndDialog } from '../endDialog.tsx';
import type { TableProps } from '../tableView.tsx';

export function OnlineWays({ model, update, seat }: TableProps) {
  const isPlaying = update.phase !== 'over' && seat !== 'audience';
  const [isCallingOff, setCallingOff] = useState(false);
  const isOn = sounds.chosen.value === 'on';
  if (model.link.company === undefined) return null;
  return (
    <>
      {isPlaying ? (
        <>
          <button
            type="button"
            class="button"
            onClick={() => model.play.ask({ type: 'offer', what: update.isPaused ? 'resume' : 'pause' })}
          >
            <Icon name={update.isPaused ? 'play' : 'pause'} />
            {say(update.isPaused ? 'web.online.resume' : 'web.online.pause')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => (endsAtOnce(update) ? setCallingOff(true) : model.play.ask({ type: 'offer', what: 'abort' }))}
          >
            <Icon name="close" />
            {say('web.online.callOff')}
          </button>
          {isCallingOff ? (
            <EndDialog
              title={say('web.online.callOff.title')}
              about={say('web.online.callOff.about')}
              way={say('web.online.callOff')}
              onEnd={() => model.play.ask({ type: 'abort' })}
              onClose={() => setCallingOff(false)}
            />
          ) : null}
        </>
      ) : null}
      <button
        type="button"
        class="button"
        aria-pressed={!isOn}
        onClick={() => {
          sounds.chosen.value = isOn ? 'off' : 'on';
        }}
      >
        <Icon name={isOn ? 'sound' : 'soundOff'} />
        {say('web.online.sound', { on: isOn ? 'yes' : 'no' })}
      </button>
    </>
  );
}

/** Before everybody has had a turn anybody may call it off; later all have to agree. */
function endsAtOnce({ view, seats }: TableProps['update']): boolean {
  // Each has set up an army and moved once.
  return view.version < 2 * Object.keys(seats).length;
}
