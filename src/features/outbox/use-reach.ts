import { useEffect, useState } from 'react';
import { fetchReach } from '../../data/reach.ts';

/** How often a screen that says so asks whether the server is back. */
const ASK_AGAIN_MS = 10_000;

/** Whether the server answers, asked anew while `isAsked`; undefined until it is known. What the browser believes is no proof. */
export function useReach(isAsked: boolean): boolean | undefined {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    const ask = async () => {
      const reach = await fetchReach();
      if (!isGone) setThere(reach === 'there');
    };
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, ASK_AGAIN_MS);
    globalThis.addEventListener('online', askNow);
    globalThis.addEventListener('offline', askNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      globalThis.removeEventListener('online', askNow);
      globalThis.removeEventListener('offline', askNow);
    };
  }, [isAsked]);
  return isThere;
}
