/** Whether something has held for a while: what passes sooner is not worth a word. */

import { useEffect, useState } from 'preact/hooks';

/** Counted anew for every `moment`. */
export function useLater(holds: boolean, ms: number, moment = 'now'): boolean {
  const [late, setLate] = useState('');
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLate(moment), ms);
    return () => {
      clearTimeout(timer);
      setLate('');
    };
  }, [holds, moment]);
  return holds && late === moment;
}
