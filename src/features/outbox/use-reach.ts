import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { toPath } from '../../../contract/endpoint.ts';
import { getHealth } from '../../../contract/endpoints/health.ts';
import { requestApi } from '../../data/http.ts';

/** How often a screen that says so asks whether the server is back. */
const ASK_AGAIN_MS = 10_000;
const DEADLINE_MS = 5000;

/** Whether the server answers, asked anew while `isAsked`; undefined until it is known. What the browser believes is no proof. */
export function useReach(isAsked: boolean): boolean | undefined {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    const ask = async () => {
      const answer = await isServerThere();
      if (!isGone) setThere(answer);
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

/** By its own words: a hotel's sign-in page answers as well. */
async function isServerThere(): Promise<boolean> {
  try {
    const options = { cache: 'no-store', deadlineMs: DEADLINE_MS } as const;
    const answer = await requestApi(toPath(getHealth), options);
    return answer.ok && v.is(getHealth.response, await answer.json());
  } catch {
    // No network, none that answers in time, or somebody else's page.
    return false;
  }
}
