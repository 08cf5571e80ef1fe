/** Says that the wire is cut, that nothing is lost by it, and when it is tried again. */

import { useEffect, useState } from 'preact/hooks';
import { reconnect } from '../../online/connection.ts';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/words.ts';
import type { PlayModel } from '../playModel.ts';
import './connectionBanner.css';

/** A cut as short as this is nobody's business. */
const PATIENCE_MS = 700;

export function ConnectionBanner({ model }: { readonly model: PlayModel }) {
  const state = model.link.company?.wire.value;
  const isLost = state?.type === 'lost';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (!isLost || !isShown) return null;
  return (
    <div class="wire" role="alert">
      <span>{say('web.online.lost')}</span>
      <Button label={say('web.online.now')} onPress={reconnect} />
    </div>
  );
}
