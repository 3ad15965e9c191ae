import { act } from '@testing-library/react';
import { afterEach } from 'vitest';
import { startLive } from '#domain/live/live.ts';
import type { News } from '#domain/live/news.ts';
import { refresh } from '#domain/live/refresh.ts';

interface Listening {
  /** Resolves once a stream is open and has reported possible earlier changes. */
  listen: () => Promise<void>;
  /** Starts listening without waiting for the stream. `notify` receives each event. */
  start: (notify?: (news: News) => void) => void;
}

/**
 * Starts the live stream that an idle page starts later, without its delays, so that no test waits for it. Stops it
 * after each test.
 */
export function setUpListening(): Listening {
  let stop: (() => void) | undefined;
  afterEach(() => act(() => stop?.()));
  const start: Listening['start'] = (notify) => {
    stop = startLive((news) => {
      refresh(news);
      notify?.(news);
    }, 0);
  };
  return {
    start,
    listen: () => act(() => new Promise<void>((resolve) => start(() => resolve()))),
  };
}
