/** Something that is asked of the server when a page opens: the answer, or a sentence about why there is none. */

import { useEffect, useState } from 'preact/hooks';
import { serverErrorText } from '../online/serverErrorText.ts';

export type Loaded<Value> = { readonly value: Value } | { readonly fault: string } | undefined;

export function useLoaded<Value>(load: () => Promise<Value>, given: readonly unknown[]): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>();
  useEffect(() => {
    let isGone = false;
    const tell = (answer: Loaded<Value>): void => {
      if (!isGone) setLoaded(answer);
    };
    load().then(
      (value) => tell({ value }),
      (error: unknown) => tell({ fault: serverErrorText(error) }),
    );
    return () => {
      isGone = true;
    };
  }, given);
  return loaded;
}
