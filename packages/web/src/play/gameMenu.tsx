/** What can be done about the game itself: turn the board, take back, offer a draw, resign, leave. */

import { ruleSetOf } from '@flagfall/editions';
import { shuttleOf } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { WatchAgain } from '../replay/watchAgain.tsx';
import { Link } from '../router/link.tsx';
import { RulesButton } from '../rules/rulesButton.tsx';
import { Button, IconButton } from '../shell/button.tsx';
import { say } from '../words/words.ts';
import './gameMenu.css';
import { EndDialog } from './endDialog.tsx';
import { OnlineWays } from './online/onlineWays.tsx';
import { PlayAgain } from './playAgain.tsx';
import type { TableProps } from './tableView.tsx';

export function GameMenu({ model, sight, seat }: TableProps) {
  const [isResigning, setResigning] = useState(false);
  const level = Object.values(sight.seats).find(({ type }) => type === 'computer')?.level;
  const isOver = sight.phase === 'over';
  const { friendly: isFriendly } = sight.about;
  const isWatching = seat === 'audience';
  const shuttle = isOver || isWatching ? undefined : shuttleOf(model.rules, sight.view, seat);
  return (
    <section class="panel menu">
      <h1 class="menu-title">{model.words.title}</h1>
      {level === undefined ? null : <p class="menu-level">{say('web.menu.against', { level: say(`web.level.${level}` as MessageId) })}</p>}
      <p class="menu-level">{say(`rulebook.set.${ruleSetOf(model.rules.edition, model.rules.options)}`)}</p>
      <div class="menu-ways">
        {model.rules.board.straight ? (
          <IconButton
            icon="flip"
            label={say('web.menu.flip')}
            onPress={() => {
              model.isFlipped.value = !model.isFlipped.value;
            }}
          />
        ) : null}
        {isFriendly && !isOver && !isWatching ? (
          <Button icon="undo" label={say('web.menu.undo')} onPress={() => model.play.ask({ type: 'offer', what: 'undo' })} />
        ) : null}
        {isOver ? <PlayAgain model={model} sight={sight} seat={seat} /> : null}
        {sight.view.result === undefined ? null : <WatchAgain />}
        {isOver || isWatching ? null : (
          <>
            <Button icon="draw" label={say('web.menu.draw')} onPress={() => model.play.ask({ type: 'offer', what: 'draw' })} />
            <Button look="danger" icon="resign" label={say('web.menu.resign')} onPress={() => setResigning(true)} />
          </>
        )}
        <RulesButton rules={model.rules} words={model.words} class="button" icon="book" label={say('rulebook.way')} />
        <OnlineWays model={model} sight={sight} seat={seat} />
        <Link to="home" class="button button-quiet">
          <Icon name="leave" />
          {say('web.menu.leave')}
        </Link>
      </div>
      {shuttle === undefined ? null : <p class="menu-shuttle">{say('web.shuttle', { made: shuttle.made, left: shuttle.left })}</p>}
      {isResigning ? (
        <EndDialog
          title={say('web.resign.title')}
          about={say('web.resign.about')}
          way={say('web.menu.resign')}
          onEnd={() => model.play.ask({ type: 'resign' })}
          onClose={() => setResigning(false)}
        />
      ) : null}
    </section>
  );
}
