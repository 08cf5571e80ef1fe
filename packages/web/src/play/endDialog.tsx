/** Asks once more before a game is ended. */

import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/words.ts';

interface EndDialogProps {
  readonly title: string;
  readonly about: string;
  readonly way: string;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

export function EndDialog({ title, about, way, onEnd, onClose }: EndDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{about}</p>
      <div class="dialog-ways">
        <button
          type="button"
          class="button button-danger"
          onClick={() => {
            onClose();
            onEnd();
          }}
        >
          {way}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {say('web.resign.playOn')}
        </button>
      </div>
    </Dialog>
  );
}
