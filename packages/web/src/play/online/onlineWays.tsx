/** What can be done about a game with others, besides what every game has: pause, go on, call it off, mute. */

import { mayAbort, pauseRequest } from '@flagfall/seat';
import { useState } from 'preact/hooks';
import { sounds } from '../../settings/settings.ts';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/words.ts';
import { EndDialog } from '../endDialog.tsx';
import type { TableProps } from '../tableView.tsx';

export function OnlineWays({ model, sight, seat }: TableProps) {
  const isPlaying = sight.phase !== 'over' && seat !== 'audience';
  const [isCallingOff, setCallingOff] = useState(false);
  const isOn = sounds.chosen.value === 'on';
  if (model.link.company === undefined) return null;
  return (
    <>
      {isPlaying ? (
        <>
          <Button
            icon={sight.isPaused ? 'play' : 'pause'}
            label={say(sight.isPaused ? 'web.online.resume' : 'web.online.pause')}
            onPress={() => model.play.ask(pauseRequest(sight))}
          />
          <Button
            icon="close"
            label={say('web.online.callOff')}
            onPress={() => (mayAbort(sight) ? setCallingOff(true) : model.play.ask({ type: 'offer', what: 'abort' }))}
          />
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
      <Button
        icon={isOn ? 'sound' : 'soundOff'}
        label={say('web.online.sound', { on: isOn ? 'yes' : 'no' })}
        aria-pressed={!isOn}
        onPress={() => {
          sounds.chosen.value = isOn ? 'off' : 'on';
        }}
      />
    </>
  );
}
