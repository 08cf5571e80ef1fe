/** What has happened, the latest last, as in a book of moves. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../words/texts.ts';
import type { TableProps } from '../tableProps.ts';
import './logPanel.css';

/** More than anybody scrolls through on a screen; the replay has all of it. */
const LINES_MAX = 200;

export function LogPanel({ model, seat }: TableProps) {
  const { items } = model.shown.value;
  const list = useRef<HTMLOListElement>(null);
  const lines = items
    .slice(-LINES_MAX)
    .map((item, at) => ({ key: Math.max(0, items.length - LINES_MAX) + at, text: model.words.item(item, seat) }))
    .filter(({ text }) => text !== '');
  // The list scrolls, so that no line on it moves by itself.
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [items]);
  return (
    <section class="panel log">
      <h2 id="log-title">{say('web.log.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol ref={list} aria-labelledby="log-title" aria-live="polite" tabIndex={0}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
