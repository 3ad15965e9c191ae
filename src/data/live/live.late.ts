import type { Query } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { startLive } from './live.ts';
import { refresh } from './refresh.ts';

/** From one page to the next the stream stays open. */
const SETTLED_MS = 4000;

let isWatching = false;

/** From the first call on keeps the stream of what changes open for as long as pages show what others make. */
export function listenWhileShown(): void {
  if (isWatching) return;
  isWatching = true;
  const cache = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  const settle = () => {
    timer = undefined;
    const isShown = cache.findAll({ queryKey: ['community'], type: 'active' }).some(isLive);
    if (isShown) {
      stop ??= startLive(refresh);
    } else {
      stop?.();
      stop = undefined;
    }
  };
  cache.subscribe(({ type, query }) => {
    const isOther = type === 'observerAdded' || type === 'observerRemoved';
    if (isOther && isLive(query)) timer ??= setTimeout(settle, SETTLED_MS);
  });
  settle();
}

/** Feeds, posts, tips, and the notifications, which stand behind every page of a member. */
function isLive({ queryKey: [root, , kind, part] }: Query): boolean {
  const isKind = ['post', 'tips', 'notifications'].includes(String(kind));
  return root === 'community' && (isKind || part === 'head');
}
