import type { Query } from '@tanstack/react-query';
import { queryClient } from '#platform/network/query-client.ts';
import { startLive } from './live.ts';
import { refresh } from './refresh.ts';

/** The stream stays open during a change of pages. */
const SETTLED_MS = 4000;

let isWatching = false;

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

/** True for feeds, posts, tips, and the notifications, which every page of a member shows. */
function isLive({ queryKey: [root, , kind, part] }: Query): boolean {
  const isKind = ['post', 'tips', 'notifications'].includes(String(kind));
  return root === 'community' && (isKind || part === 'head');
}
