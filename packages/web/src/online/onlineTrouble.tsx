/** Something that the server does not do, in a sentence, and ways on. */

import { ErrorPage } from '../shell/errors/errorPage.tsx';
import { say } from '../words/texts.ts';

export function OnlineTrouble({ why }: { readonly why: string }) {
  return (
    <ErrorPage title={say('web.online.trouble')} mayPass>
      <p role="alert">{why}</p>
    </ErrorPage>
  );
}
