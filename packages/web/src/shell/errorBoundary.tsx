/** When something of ours breaks: a friendly page instead of an empty one, and ways on. Games are kept, and it says so. */

import { Component, type ComponentChildren } from 'preact';
import { goTo } from '../router/router.ts';
import { say } from '../words/words.ts';
import { FallenFlag } from './fallenFlag.tsx';
import './errorBoundary.css';

interface State {
  readonly error: Error | undefined;
}

export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, State> {
  override state: State = { error: undefined };

  static override getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidMount(): void {
    addEventListener('unhandledrejection', this.#hear);
  }

  override componentWillUnmount(): void {
    removeEventListener('unhandledrejection', this.#hear);
  }

  /** What breaks outside of drawing, such as a browser that keeps nothing. */
  readonly #hear = ({ reason }: PromiseRejectionEvent): void => {
    this.setState({ error: reason instanceof Error ? reason : new Error(String(reason)) });
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
    return <Trouble why={error.message} onHome={leave} />;
  }
}

/** What went wrong, in plain words, and two ways on. */
export function Trouble({ why, onHome }: { readonly why: string; readonly onHome: () => void }) {
  return (
    <main class="trouble">
      <FallenFlag />
      <h1>{say('web.trouble.title')}</h1>
      <p>{say('web.trouble.about')}</p>
      <details>
        <summary>{say('web.trouble.details')}</summary>
        <p>{why}</p>
      </details>
      <div class="trouble-ways">
        <button type="button" class="button button-main" onClick={() => location.reload()}>
          {say('web.trouble.again')}
        </button>
        <button type="button" class="button" onClick={onHome}>
          {say('web.trouble.home')}
        </button>
      </div>
    </main>
  );
}
