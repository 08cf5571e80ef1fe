/** A screen that is loaded at its first visit. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../words/texts.ts';
import './lazyScreen.css';

export type ScreenComponent = ComponentType<{ readonly given: Readonly<Record<string, string>> }>;
export type LoadScreen = () => Promise<{ readonly default: ScreenComponent }>;

/** The code of a screen did not arrive; most often because the network is gone. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

const loaded = new Map<LoadScreen, ScreenComponent>();
const failed = new Set<LoadScreen>();

/** A browser may remember that some code did not arrive, and not ask for it again: then the page is loaded anew, once the server answers. */
async function loadAgain(): Promise<never> {
  await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  location.reload();
  return await new Promise(() => {});
}

export function LazyScreen({ load, given }: { readonly load: LoadScreen; readonly given: Readonly<Record<string, string>> }) {
  const [, setArrived] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const Shown = loaded.get(load);
  useEffect(() => {
    if (loaded.has(load)) return;
    (failed.has(load) ? loadAgain() : load()).then(
      (module) => {
        loaded.set(load, module.default);
        setArrived((count) => count + 1);
      },
      (cause: unknown) => {
        failed.add(load);
        setFailure(new ScreenNotLoaded(cause instanceof Error ? cause.message : String(cause), { cause }));
      },
    );
  }, [load]);
  // The boundary around all screens knows what to say.
  if (failure !== undefined) throw failure;
  if (Shown !== undefined) return <Shown given={given} />;
  return (
    <main class="lazyScreen" aria-busy="true">
      {say('web.loading')}
    </main>
  );
}
