/** A screen that is loaded when somebody first goes there. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../words/words.ts';
import './lazyScreen.css';

export type Screen = ComponentType<{ readonly given: Readonly<Record<string, string>> }>;
export type Load = () => Promise<{ readonly default: Screen }>;

const loaded = new Map<Load, Screen>();

export function LazyScreen({ load, given }: { readonly load: Load; readonly given: Readonly<Record<string, string>> }) {
  const [, setArrived] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const Shown = loaded.get(load);
  useEffect(() => {
    if (loaded.has(load)) return;
    load().then(
      (module) => {
        loaded.set(load, module.default);
        setArrived((count) => count + 1);
      },
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
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
