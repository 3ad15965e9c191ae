import { useSyncExternalStore } from 'react';

// In em, so that a larger font size selects a layout with enough space.
const TALL = '(min-height: 35em)';

/** Landscape tablets and desktops: a rail on the right, Back and Next in the bottom corners. */
const WIDE = `(min-width: 64em) and ${TALL}`;

/** Landscape phones: everything around the step is smaller. */
const LOW = '(max-height: 34.99em) and (min-width: 35em)';

export type Layout = 'phone' | 'wide' | 'low';

export function useLayout(): Layout {
  return useSyncExternalStore(watchWindow, readLayout, () => 'phone');
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
