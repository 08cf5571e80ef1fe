/** An address that leads nowhere: also that of a screen whose game or puzzle there is not. */

import { say } from '../words/words.ts';
import { Trouble } from './trouble.tsx';

export function Nowhere() {
  return (
    <Trouble title={say('web.nowhere.title')}>
      <p>{say('web.nowhere.about')}</p>
    </Trouble>
  );
}
