import { useEffect, useState } from 'react';
import { fetchReach } from '../../data/reach.ts';

/** Poll interval while the result is shown. */
const ASK_AGAIN_MS = 10_000;

/**
 * True if the server answers, polled while `isAsked`; undefined until known. `navigator.onLine` is not reliable enough.
 */
export function useReach(isAsked: boolean): boolean | undefined {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isUnmounted = false;
    const ask = async () => {
      const reach = await fetchReach();
      if (!isUnmounted) setThere(reach === 'there');
    };
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, ASK_AGAIN_MS);
    globalThis.addEventListener('online', askNow);
    globalThis.addEventListener('offline', askNow);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      globalThis.removeEventListener('online', askNow);
      globalThis.removeEventListener('offline', askNow);
    };
  }, [isAsked]);
  return isThere;
}
