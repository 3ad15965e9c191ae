import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

/** From the width at which something stands beside the posts. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
