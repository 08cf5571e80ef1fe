/** Asks once more before a game is ended. */

import { Button } from '../shell/button.tsx';
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
        <Button
          look="danger"
          label={way}
          onPress={() => {
            onClose();
            onEnd();
          }}
        />
        <Button label={say('web.resign.playOn')} onPress={onClose} />
      </div>
    </Dialog>
  );
}
