/** A dialog above the page: the browser keeps the focus inside and closes it with Escape. */

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { say } from '../words/texts.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, class: name = '', onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the effects of what is inside: a text that scrolls to a place of its own must have one.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  // A tap on the dark around it closes it; the browser reports it as one on the dialog itself.
  const tap = (event: MouseEvent): void => {
    if (event.target === element.current) onClose();
  };
  const cancel = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, by `onCancel`.
    <dialog ref={element} class={`dialog ${name}`} aria-labelledby={id} onClick={tap} onCancel={cancel}>
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="button button-quiet button-icon" aria-label={say('web.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
