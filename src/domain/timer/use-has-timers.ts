import { useEffect, useState } from 'react';
import { confirmHint, hasHint, whenHinted } from '#platform/hints.ts';

/** Returns true once there are timers, also if another tab starts one. */
export function useHasTimers(): boolean {
  const [hasTimers, setHasTimers] = useState(false);
  useEffect(() => {
    const stop = whenHinted(['timers'], () => setHasTimers(true));
    globalThis.addEventListener('storage', checkHint);
    return () => {
      stop();
      globalThis.removeEventListener('storage', checkHint);
    };
  }, []);
  return hasTimers;
}

/** Another tab has changed local storage, maybe the hint. */
function checkHint(): void {
  if (hasHint('timers')) confirmHint('timers');
}
