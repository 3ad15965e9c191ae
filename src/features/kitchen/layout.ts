import { useSyncExternalStore } from 'react';

// In em, so that a cook who has set larger letters gets the layout that has room for them.
const TALL = '(min-height: 35em)';

/** Tablets on their side and desktops have a rail on the right, and Back and Next in the bottom corners. */
const WIDE = `(min-width: 64em) and ${TALL}`;

/** Phones on their side: everything around the step makes itself small. */
const LOW = '(max-height: 34.99em) and (min-width: 35em)';

export type Layout = 'phone' | 'wide' | 'low';

export function useLayout(): Layout {
  return useSyncExternalStore(watchWindow, readLayout);
}

function readLayout(): Layout {
  if (globalThis.matchMedia(WIDE).matches) return 'wide';
  return globalThis.matchMedia(LOW).matches ? 'low' : 'phone';
}

function watchWindow(changed: () => void): () => void {
  const queries = [WIDE, LOW].map((query) => globalThis.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
