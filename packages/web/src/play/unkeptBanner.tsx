/** Says that a step could not be stored, and lets it be tried again. */

import { Button } from '../shell/button.tsx';
import { say } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import './online/connectionBanner.css';

export function UnkeptBanner({ model: { link } }: { readonly model: PlayModel }) {
  if (link.isUnkept?.value !== true) return null;
  return (
    <div class="wire" role="alert">
      <span>{say('web.play.unkept')}</span>
      <Button label={say('web.online.now')} onPress={() => link.again?.()} />
    </div>
  );
}
