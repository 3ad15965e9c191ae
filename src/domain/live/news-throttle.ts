import { mergeNews, type News } from './news.ts';

export interface ThrottlePorts {
  now: () => number;
  random: () => number;
  /** Returns a function that cancels it. */
  later: (work: () => void, ms: number) => () => void;
  isShown: () => boolean;
  everyMs: number;
}

/** Passes on merged news at a random time within the spread that the server requests, while the page is visible. */
export function createNewsThrottle(notify: (news: News) => void, ports: ThrottlePorts) {
  let waiting: News | undefined;
  let cancel: (() => void) | undefined;
  let nextAt = 0;

  const schedule = () => {
    if (!waiting || cancel || !ports.isShown()) return;
    const { spreadMs } = waiting;
    // The clock may have been set back.
    const restMs = Math.min(Math.max(ports.everyMs, spreadMs), nextAt - ports.now());
    const ms = Math.max(ports.random() * spreadMs, restMs);
    cancel = ports.later(() => {
      cancel = undefined;
      const news = waiting;
      if (!news || !ports.isShown()) return;
      waiting = undefined;
      nextAt = ports.now() + Math.max(ports.everyMs, spreadMs);
      notify(news);
    }, ms);
  };
  return {
    add: (news: News) => {
      waiting = waiting ? mergeNews(waiting, news) : news;
      schedule();
    },
    show: schedule,
    stop: () => {
      cancel?.();
      waiting = undefined;
    },
  };
}
