import { act } from '@testing-library/react';
import { afterEach } from 'vitest';
import { startLive } from '../data/live/live.ts';
import type { News } from '../data/live/news.ts';
import { refresh } from '../data/live/refresh.ts';

interface Listening {
  /** Resolves once a stream is open and has told what may have changed before. */
  listen: () => Promise<void>;
  /** The same without waiting for it. */
  start: (tell?: (news: News) => void) => void;
}

/** Gives a file what an idle page does by itself a little later, at no pace, so that no test waits for it. Ends after each test. */
export function setUpListening(): Listening {
  let stop: (() => void) | undefined;
  afterEach(() => act(() => stop?.()));
  const start: Listening['start'] = (tell) => {
    stop = startLive((news) => {
      refresh(news);
      tell?.(news);
    }, 0);
  };
  return {
    start,
    listen: () => act(() => new Promise<void>((resolve) => start(() => resolve()))),
  };
}
