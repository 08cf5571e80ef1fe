/** What those at the table say, or those who watch: lines, ready-made sentences, and ways to be spared. */

import type { ChatLine } from '@flagfall/client';
import type { MessageId } from '@flagfall/messages';
import { CHAT_LENGTH_MAX, ROOMS, type Room } from '@flagfall/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import type { OnlineGame } from '../../games/onlineGame.ts';
import { visitor } from '../../online/connection.ts';
import { dropDraft, keepDraft, readDraft } from '../../settings/drafts.ts';
import { Button } from '../../shell/button.tsx';
import { ChoiceRow } from '../../shell/choiceRow.tsx';
import { messages, say } from '../../words/words.ts';
import type { PlayModel } from '../playModel.ts';
import type { TableProps } from '../tableView.tsx';
import { AuthorDialog } from './authorDialog.tsx';
import './chatPanel.css';

/** Sentences for the beginning, the middle and the end. */
const PRESETS = ['hello', 'goodLuck', 'oneMoment', 'wellPlayed', 'goodGame', 'thanks'] as const;

export function ChatPanel({ model, sight }: TableProps) {
  const { company } = model.link;
  return company === undefined ? null : <Chat model={model} company={company} isOver={sight.phase === 'over'} />;
}

interface ChatProps {
  readonly model: PlayModel;
  readonly company: OnlineGame;
  readonly isOver: boolean;
}

function Chat({ model, company, isOver }: ChatProps) {
  const [chosen, setRoom] = useState<Room>('seats');
  const [author, setAuthor] = useState<ChatLine>();
  // Who watches hears no seat; who sits hears the audience when nothing is at stake any more.
  const room: Room = company.viewer === 'audience' ? 'audience' : isOver ? chosen : 'seats';
  const draft = `chat.${company.game}.${room}`;
  const [text, setText] = useState(() => readDraft(draft) ?? '');
  const [said, setSaid] = useState('');
  const write = (line: string): void => {
    setText(line);
    if (line === '') dropDraft(draft);
    else keepDraft(draft, line);
  };
  useEffect(() => {
    void company.seat.recall(room);
    setText(readDraft(draft) ?? '');
  }, [company, room]);
  const lines = company.chat.value.filter((line) => line.room === room);
  const fault = company.unsaid.value;
  // What could not be said is not lost: it can be said again, or otherwise.
  useEffect(() => {
    if (fault !== undefined && text === '') write(said);
  }, [fault]);
  const talk = (line: string): void => {
    setSaid(line.startsWith('preset:') ? '' : line);
    if (line.trim() !== '') company.talk(line.trim(), room);
  };
  return (
    <section class="panel chat">
      <h2 id="chat-title">{say(room === 'seats' ? 'web.chat.seats' : 'web.chat.audience')}</h2>
      {isOver && company.viewer !== 'audience' ? (
        <ChoiceRow
          title={say('web.chat.with')}
          values={ROOMS}
          nameOf={(value: Room) => say(`web.chat.${value}`)}
          chosen={room}
          onChoose={(value: Room) => setRoom(value)}
        />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol class="chat-lines" aria-labelledby="chat-title" aria-live="polite" tabIndex={0}>
        {lines.toReversed().map((line) => (
          <li key={line.id} data-seat={line.seat}>
            <span>
              <strong class="seatName">{line.from}</strong> {messages().chat(line.text)}
            </span>
            {isOwn(line, company) ? null : (
              <button
                type="button"
                class="button-quiet button-icon"
                aria-label={say('web.chat.author', { name: line.from })}
                onClick={() => setAuthor(line)}
              >
                <Icon name="more" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <div class="chat-presets">
        {PRESETS.map((preset) => (
          <Button key={preset} label={say(`preset.${preset}` as MessageId)} onPress={() => talk(`preset:${preset}`)} />
        ))}
      </div>
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          talk(text);
          write('');
        }}
      >
        <input
          aria-label={say('web.chat.write')}
          placeholder={say('web.chat.write')}
          maxLength={CHAT_LENGTH_MAX}
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="button">
          {say('web.chat.send')}
        </button>
      </form>
      {fault === undefined ? null : (
        <p class="chat-fault" role="alert">
          {say('web.chat.unsaid', { code: fault.code })}
        </p>
      )}
      {author === undefined ? null : <AuthorDialog line={author} model={model} onClose={() => setAuthor(undefined)} />}
    </section>
  );
}

function isOwn(line: ChatLine, { viewer }: OnlineGame): boolean {
  return line.seat === undefined ? line.from === visitor.value?.name : line.seat === viewer;
}
