/** Something that the server does not do, in a sentence, and ways on. */

import { Trouble } from '../shell/trouble.tsx';
import { say } from '../words/words.ts';

export function OnlineTrouble({ why }: { readonly why: string }) {
  return (
    <Trouble title={say('web.online.trouble')} mayPass>
      <p role="alert">{why}</p>
    </Trouble>
  );
}
