/** What can be done about a game with others, besides what every game has: pause, go on, call it off, mute. */

import { Icon } from '../../art/icons.tsx';
import type { Wish } from '../../games/messages.ts';
import { sounds } from '../../settings/settings.ts';
import { say } from '../../words/words.ts';
import type { TableProps } from '../tableView.tsx';

export function OnlineWays({ model, update, seat }: TableProps) {
  if (model.link.company === undefined) return null;
  const isPlaying = update.phase !== 'over' && seat !== 'audience';
  const isOn = sounds.chosen.value === 'on';
  return (
    <>
      {isPlaying ? (
        <>
          <button type="button" class="button" onClick={() => model.send({ type: 'offer', what: update.isPaused ? 'resume' : 'pause' })}>
            <Icon name={update.isPaused ? 'play' : 'pause'} />
            {say(update.isPaused ? 'web.online.resume' : 'web.online.pause')}
          </button>
          <button type="button" class="button" onClick={() => model.send(callOff(update))}>
            <Icon name="close" />
            {say('web.online.callOff')}
          </button>
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

/** Before everybody has had a turn anybody may leave; later all have to agree. */
function callOff({ view, seats }: TableProps['update']): Wish {
  // Each has set up an army and moved once.
  return view.version < 2 * Object.keys(seats).length ? { type: 'abort' } : { type: 'offer', what: 'abort' };
}
