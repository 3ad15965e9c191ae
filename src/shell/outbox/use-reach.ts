import { useEffect, useState } from 'react';
import { fetchReach } from '#platform/network/reach.ts';

/** Poll interval while the result is shown. */
const POLL_MS = 10_000;

/**
 * True if the server answers, polled while `isPolling`; undefined until known. `navigator.onLine` is not reliable enough.
 */
export function useReach(isPolling: boolean): boolean | undefined {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    if (!isPolling) return undefined;
    let isUnmounted = false;
    const poll = async () => {
      const reach = await fetchReach();
      if (!isUnmounted) setThere(reach === 'online');
    };
    const pollNow = () => void poll();
    pollNow();
    const timer = setInterval(pollNow, POLL_MS);
    globalThis.addEventListener('online', pollNow);
    globalThis.addEventListener('offline', pollNow);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      globalThis.removeEventListener('online', pollNow);
      globalThis.removeEventListener('offline', pollNow);
    };
  }, [isPolling]);
  return isThere;
}
