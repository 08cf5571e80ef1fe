/** What can be done about the game itself: turn the board, take back, offer a draw, resign, leave; with others also pause, call off, mute. */

import { ruleSetOf } from '@flagfall/editions';
import { twoSquareCountOf } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import type { RequestBody } from '@flagfall/protocol';
import { mayAbort, pauseRequest } from '@flagfall/seat';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { ReplayLink } from '../../replay/sources/replayLink.tsx';
import { Link } from '../../router/link.tsx';
import { RulesButton } from '../../rules/rulesButton.tsx';
import { sounds } from '../../settings/settings.ts';
import { Button, type ButtonProps, IconButton } from '../../shell/button.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { say } from '../../words/texts.ts';
import './gameMenu.css';
import { PlayAgain } from '../resultDialog.tsx';
import type { TableProps } from '../tableView.tsx';

export function GameMenu(props: TableProps) {
  const {
    model: { rules, words, play, isFlipped },
    sight,
    seat,
  } = props;
  const level = Object.values(sight.seats).find(({ type }) => type === 'computer')?.level;
  const isPlaying = sight.phase !== 'over' && seat !== 'audience';
  const shuttle = isPlaying ? twoSquareCountOf(rules, sight.view, seat) : undefined;
  const flip = (): void => {
    isFlipped.value = !isFlipped.value;
  };
  return (
    <section class="panel menu">
      <h1 class="menu-title">{words.pack.title}</h1>
      {level === undefined ? null : <p class="menu-level">{say('web.menu.against', { level: say(`web.level.${level}` as MessageId) })}</p>}
      <p class="menu-level">{say(`rulebook.set.${ruleSetOf(rules.edition, rules.options)}`)}</p>
      <div class="menu-ways">
        {rules.board.isGrid ? <IconButton icon="flip" label={say('web.menu.flip')} onPress={flip} /> : null}
        {sight.about.friendly && isPlaying ? (
          <Button icon="undo" label={say('web.menu.undo')} onPress={() => play.ask({ type: 'offer', what: 'undo' })} />
        ) : null}
        {sight.phase === 'over' ? <PlayAgain {...props} /> : null}
        {sight.view.result === undefined ? null : <ReplayLink />}
        {isPlaying ? (
          <>
            <Button icon="draw" label={say('web.menu.draw')} onPress={() => play.ask({ type: 'offer', what: 'draw' })} />
            <EndButton
              {...props}
              look="danger"
              icon="resign"
              label={say('web.menu.resign')}
              title={say('web.resign.title')}
              about={say('web.resign.about')}
              request="resign"
            />
          </>
        ) : null}
        <RulesButton rules={rules} words={words} class="button" icon="book" label={say('rulebook.way')} />
        <OnlineWays {...props} />
        <Link to="home" class="button button-quiet">
          <Icon name="leave" />
          {say('web.menu.leave')}
        </Link>
      </div>
      {shuttle === undefined ? null : <p class="menu-shuttle">{say('web.shuttle', { made: shuttle.crossed, left: shuttle.left })}</p>}
    </section>
  );
}

/** The panel beside the board while armies are set up, in a game with others. */
export function SettingUpMenu(props: TableProps) {
  return (
    <section class="panel">
      <div class="menu-ways">
        <OnlineWays {...props} />
        <Link to="home" class="button">
          {say('web.menu.leave')}
        </Link>
      </div>
    </section>
  );
}

/** What every game with others has besides. */
function OnlineWays(props: TableProps) {
  const {
    model: { session, play },
    sight,
    seat,
  } = props;
  const isOn = sounds.chosen.value === 'on';
  if (session.company === undefined) return null;
  const callOff = { icon: 'close', label: say('web.online.callOff') } as const;
  const mute = (): void => {
    sounds.chosen.value = isOn ? 'off' : 'on';
  };
  return (
    <>
      {sight.phase === 'over' || seat === 'audience' ? null : (
        <>
          <Button
            icon={sight.isPaused ? 'play' : 'pause'}
            label={say(sight.isPaused ? 'web.online.resume' : 'web.online.pause')}
            onPress={() => play.ask(pauseRequest(sight))}
          />
          {mayAbort(sight) ? (
            <EndButton
              {...props}
              {...callOff}
              title={say('web.online.callOff.title')}
              about={say('web.online.callOff.about')}
              request="abort"
            />
          ) : (
            <Button {...callOff} onPress={() => play.ask({ type: 'offer', what: 'abort' })} />
          )}
        </>
      )}
      <Button
        icon={isOn ? 'sound' : 'soundOff'}
        label={say('web.online.sound', { on: isOn ? 'yes' : 'no' })}
        aria-pressed={!isOn}
        onPress={mute}
      />
    </>
  );
}

interface EndProps extends TableProps, Pick<ButtonProps, 'icon' | 'label' | 'look'> {
  readonly title: string;
  readonly about: string;
  readonly request: Extract<RequestBody['type'], 'abort' | 'resign'>;
}

/** Asks once more before the game is ended. */
function EndButton({ model, icon, label, look, title, about, request }: EndProps) {
  const [isAsking, setAsking] = useState(false);
  const end = (): void => {
    setAsking(false);
    model.play.ask({ type: request });
  };
  return (
    <>
      <Button {...{ icon, label, look }} onPress={() => setAsking(true)} />
      {isAsking ? (
        <Dialog title={title} onClose={() => setAsking(false)}>
          <p>{about}</p>
          <div class="dialog-ways">
            <Button look="danger" label={label} onPress={end} />
            <Button label={say('web.resign.playOn')} onPress={() => setAsking(false)} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
