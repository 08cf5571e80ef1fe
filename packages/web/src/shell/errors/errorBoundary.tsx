/** When something of ours breaks: a friendly page instead of an empty one, and ways on. Games are kept, and it says so. */

import type { MessageId } from '@flagfall/messages';
import { StorageFault } from '@flagfall/seat';
import { Component, type ComponentChildren } from 'preact';
import { goTo, route } from '../../router/router.ts';
import { say } from '../../words/texts.ts';
import { ScreenNotLoaded } from '../lazyScreen.tsx';
import { ErrorPage } from './errorPage.tsx';

interface State {
  readonly error: Error | undefined;
}

export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, State> {
  override state: State = { error: undefined };

  static override getDerivedStateFromError(error: Error): State {
    return { error };
  }

  #stopFollowing = (): void => {};

  override componentDidMount(): void {
    addEventListener('unhandledrejection', this.#hearRejection);
    addEventListener('error', this.#hearError);
    // Going to another screen, by the browser's back button too, leaves the error page.
    let here = route.peek();
    this.#stopFollowing = route.subscribe((now) => {
      if (now !== here) this.setState({ error: undefined });
      here = now;
    });
  }

  override componentWillUnmount(): void {
    removeEventListener('unhandledrejection', this.#hearRejection);
    removeEventListener('error', this.#hearError);
    this.#stopFollowing();
  }

  /** What breaks outside of drawing, such as a browser that keeps nothing. The browser has logged it already. */
  readonly #hearRejection = ({ reason }: PromiseRejectionEvent): void => {
    this.setState({ error: reason instanceof Error ? reason : new Error(String(reason)) });
  };

  /** A tap or a message that could not be dealt with. Warnings of the browser, as of observers that it has held up, come without an error. */
  readonly #hearError = ({ error, filename }: ErrorEvent): void => {
    if (error instanceof Error && isOurs(filename)) this.setState({ error });
  };

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const leave = (): void => {
      this.setState({ error: undefined });
      goTo('home');
    };
    return (
      <ErrorPage title={say('web.trouble.title')} mayPass onHome={leave}>
        <p role="alert">{say(explanationOf(error))}</p>
        <details>
          <summary>{say('web.trouble.details')}</summary>
          {/* Errors speak English: whoever reads aloud should know. */}
          <p lang="en">{error.message}</p>
        </details>
      </ErrorPage>
    );
  }
}

/** Browser extensions run in the page too, and their errors must not end a game. An error without a file may be ours. */
function isOurs(file: string): boolean {
  return file === '' || file.startsWith(`${location.origin}/`) || file.startsWith(`blob:${location.origin}/`);
}

function explanationOf(error: Error): MessageId {
  if (error instanceof ScreenNotLoaded) return 'web.trouble.notLoaded';
  return error instanceof StorageFault ? 'web.failure.unkept' : 'web.trouble.about';
}
