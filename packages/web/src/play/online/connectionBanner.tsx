/** Says that the wire is cut, or that a step could not be stored: nothing is lost by either, and it can be tried again. */

import { connectionState, reconnect } from '../../online/connection.ts';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import { useLater } from '../hooks.ts';
import type { PlayModel } from '../playModel.ts';
import './connectionBanner.css';

/** A loss of connection this short is not worth a message. */
const PATIENCE_MS = 700;

export function ConnectionBanner({ model: { session } }: { readonly model: PlayModel }) {
  const isLost = useLater(session.company !== undefined && connectionState.value.type === 'lost', PATIENCE_MS);
  if (session.isUnkept) return <Banner text={say('web.play.unkept')} onAgain={() => session.again?.()} />;
  return isLost ? <Banner text={say('web.online.lost')} onAgain={reconnect} /> : null;
}

function Banner({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  return (
    <div class="wire" role="alert">
      <span>{text}</span>
      <Button label={say('web.online.now')} onPress={onAgain} />
    </div>
  );
}
