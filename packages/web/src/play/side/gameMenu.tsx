/** What is rarely needed, in one menu: turn the board, take back, offer a draw, resign, rules, sound, leave; with others also pause, call off. */

import { ruleSetOf } from '@flagfall/editions';
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
import { PlayAgain } from '../resultDialog.tsx';
import type { TableProps } from '../tableProps.ts';
import './gameMenu.css';

/** The name of the game, and the button that opens the menu. */
export function GameMenu(props: TableProps) {
  const { rules, words } = props.model;
  const [isOpen, setOpen] = useState(false);
  const level = Object.values(props.sight.seats).find(({ type }) => type === 'computer')?.level;
  return (
    <div class="gameMenu">
      <div class="gameMenu-about">
        <h1 class="menu-title">{words.pack.title}</h1>
        <p class="menu-level">
          {level === undefined ? null : `${say('web.menu.against', { level: say(`web.level.${level}` as MessageId) })} · `}
          {say(`rulebook.set.${ruleSetOf(rules.edition, rules.options)}`)}
        </p>
      </div>
      <IconButton icon="menu" label={say('web.menu.title')} onPress={() => setOpen(true)} />
      {isOpen ? <MenuDialog {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

interface MenuProps extends TableProps {
  readonly onClose: () => void;
}

function MenuDialog({ onClose, ...props }: MenuProps) {
  const {
    model: { rules, words, play, isFlipped },
    sight,
    seat,
  } = props;
  const isPlaying = sight.phase !== 'over' && seat !== 'audience';
  const ask = (request: RequestBody): void => {
    onClose();
    play.ask(request);
  };
  const flip = (): void => {
    isFlipped.value = !isFlipped.value;
    onClose();
  };
  return (
    <Dialog title={words.pack.title} class="menu" onClose={onClose}>
      <div class="menu-ways">
        {sight.phase === 'over' ? <PlayAgain {...props} /> : null}
        {sight.view.result === undefined ? null : <ReplayLink />}
        {rules.board.isGrid ? <Button icon="flip" label={say('web.menu.flip')} onPress={flip} /> : null}
        {sight.about.friendly && isPlaying ? (
          <Button icon="undo" label={say('web.menu.undo')} onPress={() => ask({ type: 'offer', what: 'undo' })} />
        ) : null}
        {isPlaying ? <Button icon="draw" label={say('web.menu.draw')} onPress={() => ask({ type: 'offer', what: 'draw' })} /> : null}
        <RulesButton rules={rules} words={words} class="button" icon="book" label={say('rulebook.way')} onClose={onClose} />
        <SoundButton />
        <OnlineWays {...props} ask={ask} />
        {isPlaying ? (
          <EndButton
            ask={ask}
            look="danger"
            icon="resign"
            label={say('web.menu.resign')}
            title={say('web.resign.title')}
            about={say('web.resign.about')}
            request="resign"
          />
        ) : null}
        <Link to="home" class="button">
          <Icon name="leave" />
          {say('web.menu.leave')}
        </Link>
      </div>
    </Dialog>
  );
}

/** The panel beside the board while armies are set up, in a game with others. */
export function SettingUpMenu(props: TableProps) {
  return (
    <section class="panel">
      <div class="menu-ways">
        <OnlineWays {...props} ask={(request) => props.model.play.ask(request)} />
        <SoundButton />
        <Link to="home" class="button">
          {say('web.menu.leave')}
        </Link>
      </div>
    </section>
  );
}

function SoundButton() {
  const isOn = sounds.chosen.value === 'on';
  const mute = (): void => {
    sounds.chosen.value = isOn ? 'off' : 'on';
  };
  return (
    <Button
      icon={isOn ? 'sound' : 'soundOff'}
      label={say('web.online.sound', { on: isOn ? 'yes' : 'no' })}
      aria-pressed={!isOn}
      onPress={mute}
    />
  );
}

interface AskProps {
  readonly ask: (request: RequestBody) => void;
}

/** What every game with others has besides. */
function OnlineWays({ model: { session }, sight, seat, ask }: TableProps & AskProps) {
  if (session.company === undefined || sight.phase === 'over' || seat === 'audience') return null;
  const callOff = { icon: 'close', label: say('web.online.callOff') } as const;
  return (
    <>
      <Button
        icon={sight.isPaused ? 'play' : 'pause'}
        label={say(sight.isPaused ? 'web.online.resume' : 'web.online.pause')}
        onPress={() => ask(pauseRequest(sight))}
      />
      {mayAbort(sight) ? (
        <EndButton ask={ask} {...callOff} title={say('web.online.callOff.title')} about={say('web.online.callOff.about')} request="abort" />
      ) : (
        <Button {...callOff} onPress={() => ask({ type: 'offer', what: 'abort' })} />
      )}
    </>
  );
}

interface EndProps extends AskProps, Pick<ButtonProps, 'icon' | 'label' | 'look'> {
  readonly title: string;
  readonly about: string;
  readonly request: Extract<RequestBody['type'], 'abort' | 'resign'>;
}

/** Asks once more before the game is ended. */
function EndButton({ ask, icon, label, look, title, about, request }: EndProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...{ icon, label, look }} onPress={() => setAsking(true)} />
      {isAsking ? (
        <Dialog title={title} onClose={() => setAsking(false)}>
          <p>{about}</p>
          <div class="dialog-ways">
            <Button look="danger" label={label} onPress={() => ask({ type: request })} />
            <Button label={say('web.resign.playOn')} onPress={() => setAsking(false)} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
