/** What can be done about somebody in a chat: not hear them, or report them. */

import type { ChatLine } from '@flagfall/client';
import { useState } from 'preact/hooks';
import { api } from '../../online/connection.ts';
import { faultText } from '../../online/faults.ts';
import { Button } from '../../shell/button.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { messages, say } from '../../words/words.ts';
import type { PlayModel } from '../playModel.ts';

interface AuthorProps {
  readonly line: ChatLine;
  readonly model: PlayModel;
  readonly onClose: () => void;
}

const REASON_MAX = 500;

export function AuthorDialog({ line, model, onClose }: AuthorProps) {
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState('');
  const whom = { type: 'author', line: line.id } as const;
  const run = (work: Promise<unknown>, done: string): void => {
    work.then(
      () => setAnswer(done),
      (error: unknown) => setAnswer(faultText(error)),
    );
  };
  const mute = (): void => {
    // Gone from the screen at once.
    model.link.company?.seat.forget(line.from);
    run(api.avoid(whom, 'mute'), say('web.chat.muted', { name: line.from }));
  };
  return (
    <Dialog title={line.from} onClose={onClose}>
      <blockquote>{messages().chat(line.text)}</blockquote>
      <div class="dialog-ways">
        <Button label={say('web.chat.mute')} onPress={mute} />
        <Button label={say('web.chat.block')} onPress={() => run(api.avoid(whom, 'block'), say('web.chat.blocked', { name: line.from }))} />
      </div>
      <label class="chat-report">
        {say('web.chat.reason')}
        <textarea rows={3} maxLength={REASON_MAX} value={reason} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
      </label>
      <Button
        look="danger"
        label={say('web.chat.report')}
        disabled={reason.trim() === ''}
        onPress={() => run(api.complain(whom, reason.trim()), say('web.chat.reported'))}
      />
      <p role="status">{answer}</p>
    </Dialog>
  );
}
