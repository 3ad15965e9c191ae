import { LIVE_CHANNEL } from '#contract/device/names.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { keepStream, type StreamEvent } from './keep-stream.ts';
import { leadWhileShown } from './leading-tab.ts';
import { type News, toAllNews } from './news.ts';
import { createNewsThrottle, type ThrottlePorts } from './news-throttle.ts';

/** A message from the leading tab to the others, which may run an older version. */
interface ReceivedEvent {
  event: StreamEvent;
  reader: string;
}

const EVERY_MS = 2000;
/** Two people in a shop see each other's ticks within two seconds, including the request that follows. */
const LISTS_EVERY_MS = 500;
/** While no stream is open, returning to the page refetches data older than this. */
const FRESH_MS = 10_000;

/**
 * Listens to the server in one tab of this browser and calls `notify` in each, at most every `everyMs`. While there is no
 * stream, returning to the page reports that everything may have changed. Returns a function that stops it.
 */
export function startLive(notify: (news: News) => void, everyMs = EVERY_MS): () => void {
  const ports: Omit<ThrottlePorts, 'everyMs'> = {
    now: Date.now,
    random: Math.random,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    isShown,
  };
  const throttle = createNewsThrottle(notify, { ...ports, everyMs });
  const listThrottle = createNewsThrottle(notify, { ...ports, everyMs: LISTS_EVERY_MS });
  let isOpen = false;
  const handle = ({ event, reader }: ReceivedEvent) => {
    if (reader !== readViewerId()) return;
    isOpen = event.isOpen;
    const { news } = event;
    if ((news?.hasLists || news?.hasCookbook) && !news.isEverything) listThrottle.add(news);
    else if (news) throttle.add(news);
  };
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(LIVE_CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<ReceivedEvent>) => handle(data));
  const stopLeading = leadWhileShown((signal) =>
    keepStream((event) => {
      const received = { event, reader: readViewerId() };
      handle(received);
      channel?.postMessage(received);
    }, signal),
  );
  const comeBack = () => {
    throttle.show();
    listThrottle.show();
    if (!isOpen && isShown()) throttle.add(toAllNews(Date.now() - FRESH_MS));
  };
  document.addEventListener('visibilitychange', comeBack);
  globalThis.addEventListener('focus', comeBack);
  return () => {
    stopLeading();
    throttle.stop();
    listThrottle.stop();
    channel?.close();
    document.removeEventListener('visibilitychange', comeBack);
    globalThis.removeEventListener('focus', comeBack);
  };
}

const isShown = () => document.visibilityState === 'visible';
