/** The chat of the players, or of the audience: lines, presets, and ways to mute and report. */

import type { ChatLine } from '@flagfall/client';
import type { Seat } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { CHAT_LENGTH_MAX, CHAT_ROOMS, type ChatRoom } from '@flagfall/protocol';
import type { OnlineSeat } from '@flagfall/seat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { api, visitor } from '../../online/connection.ts';
import { serverErrorText } from '../../online/serverErrorText.ts';
import { dropDraft, keepDraft, readDraft } from '../../settings/drafts.ts';
import { Button } from '../../shell/button.tsx';
import { ChoiceRow } from '../../shell/choiceRow.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { messages, say } from '../../words/texts.ts';
import type { PlayModel } from '../playModel.ts';
import './chat.css';

/** Sentences for the beginning, the middle and the end. */
const PRESETS = ['hello', 'goodLuck', 'oneMoment', 'wellPlayed', 'goodGame', 'thanks'] as const;
const REASON_MAX = 500;
const BUBBLE_MS = 7000;

interface ChatProps {
  readonly model: PlayModel;
}

export function ChatPanel({ model }: ChatProps) {
  return model.session.company === undefined ? null : <Chat model={model as PlayModel<OnlineSeat>} />;
}

function Chat({ model }: { readonly model: PlayModel<OnlineSeat> }) {
  const { session } = model;
  const { game, viewer, unsaid } = session;
  const [chosen, setRoom] = useState<ChatRoom>('seats');
  const [author, setAuthor] = useState<ChatLine>();
  const isOver = model.shown.value.sight?.phase === 'over';
  // Spectators do not read the seats' chat; players read the audience's only after the end.
  const room: ChatRoom = viewer === 'audience' ? 'audience' : isOver ? chosen : 'seats';
  const draft = `chat.${game}.${room}`;
  const [text, setText] = useState(() => readDraft(draft) ?? '');
  const [said, setSaid] = useState('');
  const write = (line: string): void => {
    setText(line);
    if (line === '') dropDraft(draft);
    else keepDraft(draft, line);
  };
  useEffect(() => {
    void session.recall(room);
    setText(readDraft(draft) ?? '');
  }, [session, room]);
  // The latest line is the last, and the list scrolls to it: nothing on the page moves.
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [session.chat.length, room]);
  // A refused line is not lost: it stays in the field.
  useEffect(() => {
    if (unsaid !== undefined && text === '') write(said);
  }, [unsaid]);
  const talk = (line: string): void => {
    setSaid(line.startsWith('preset:') ? '' : line);
    if (line.trim() !== '') session.talk(line.trim(), room);
  };
  const isOwn = ({ seat, from }: ChatLine): boolean => (seat === undefined ? from === visitor.value?.name : seat === viewer);
  return (
    <section class="panel chat">
      <h2 id="chat-title">{say(room === 'seats' ? 'web.chat.seats' : 'web.chat.audience')}</h2>
      {isOver && viewer !== 'audience' ? (
        <ChoiceRow
          title={say('web.chat.with')}
          values={CHAT_ROOMS}
          nameOf={(value: ChatRoom) => say(`web.chat.${value}`)}
          chosen={room}
          onChoose={(value: ChatRoom) => setRoom(value)}
        />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol ref={list} class="chat-lines" aria-labelledby="chat-title" aria-live="polite" tabIndex={0}>
        {session.chat
          .filter((line) => line.room === room)
          .map((line) => (
            <li key={line.id} data-seat={line.seat}>
              <Said line={line} />
              {isOwn(line) ? null : (
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
      {unsaid === undefined ? null : (
        <p class="chat-fault" role="alert">
          {say('web.chat.unsaid', { code: unsaid.code })}
        </p>
      )}
      {author === undefined ? null : <Author line={author} session={session} onClose={() => setAuthor(undefined)} />}
    </section>
  );
}

function Said({ line: { from, text } }: { readonly line: ChatLine }) {
  return (
    <span>
      <strong class="seatName">{from}</strong> {messages().chat(text)}
    </span>
  );
}

interface AuthorProps {
  readonly line: ChatLine;
  readonly session: OnlineSeat;
  readonly onClose: () => void;
}

/** Actions about a person: mute, block, report. */
function Author({ line, session, onClose }: AuthorProps) {
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState('');
  const { from: name } = line;
  const whom = { type: 'author', line: line.id } as const;
  const run = (work: Promise<unknown>, done: string): void => {
    work.then(
      () => setAnswer(done),
      (error: unknown) => setAnswer(serverErrorText(error)),
    );
  };
  const mute = (): void => {
    // Gone from the screen at once.
    session.forget(name);
    run(api.block(whom, 'mute'), say('web.chat.muted', { name }));
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <blockquote>{messages().chat(line.text)}</blockquote>
      <div class="dialog-ways">
        <Button label={say('web.chat.mute')} onPress={mute} />
        <Button label={say('web.chat.block')} onPress={() => run(api.block(whom, 'block'), say('web.chat.blocked', { name }))} />
      </div>
      <label class="chat-report">
        {say('web.chat.reason')}
        <textarea rows={3} maxLength={REASON_MAX} value={reason} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
      </label>
      <Button
        look="danger"
        label={say('web.chat.report')}
        disabled={reason.trim() === ''}
        onPress={() => run(api.report(whom, reason.trim()), say('web.chat.reported'))}
      />
      <p role="status">{answer}</p>
    </Dialog>
  );
}

interface BubbleProps extends ChatProps {
  /** Whose lines it shows; without it, those of people without a seat. */
  readonly of?: Seat | 'anybody';
}

/** The newest line of another person, for a moment and in view; the chat itself may be further down. */
export function ChatBubble({ model, of: speaker }: BubbleProps) {
  const { company } = model.session;
  const [shown, setShown] = useState<ChatLine>();
  const last = company?.chat.at(-1);
  useEffect(() => {
    // Older lines are in the chat.
    const isFresh = last !== undefined && last.own === undefined && Date.now() - last.at < BUBBLE_MS;
    setShown(isFresh && last.seat !== company?.viewer ? last : undefined);
    const timer = setTimeout(() => setShown(undefined), BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [company, last]);
  if (shown === undefined || (speaker !== 'anybody' && shown.seat !== speaker)) return null;
  // The chat says it aloud already.
  return (
    <p class="bubble" aria-hidden="true" data-seat={shown.seat}>
      <Said line={shown} />
    </p>
  );
}
