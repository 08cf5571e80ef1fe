/** An address that leads nowhere: also that of a screen whose game or puzzle there is not. */

import { say } from '../../words/texts.ts';
import { ErrorPage } from './errorPage.tsx';

export function NotFoundPage() {
  return (
    <ErrorPage title={say('web.nowhere.title')}>
      <p>{say('web.nowhere.about')}</p>
    </ErrorPage>
  );
}
