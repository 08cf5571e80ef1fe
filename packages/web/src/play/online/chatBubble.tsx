/** The newest words of somebody else, for a moment and in sight; the chat itself may be further down. */

import type { ChatLine } from '@flagfall/client';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../words/words.ts';
import type { PlayModel } from '../playModel.ts';
import './chatBubble.css';

const SHOWN_MS = 7000;

export function ChatBubble({ model }: { readonly model: PlayModel }) {
  const { company } = model.link;
  const [shown, setShown] = useState<ChatLine>();
  const last = company?.chat.value.at(-1);
  useEffect(() => {
    // What was said before the page was opened is read in the chat.
    const isFresh = last !== undefined && last.own === undefined && Date.now() - last.at < SHOWN_MS;
    setShown(isFresh && last.seat !== company?.viewer ? last : undefined);
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [company, last]);
  if (shown === undefined) return null;
  // The chat says it aloud already.
  return (
    <p class="bubble" aria-hidden="true" data-seat={shown.seat}>
      <strong class="seatName">{shown.from}</strong> {messages().chat(shown.text)}
    </p>
  );
}
