import { useSyncExternalStore } from 'react';

/** Design section 7: tablet type from here on. A phone on its side is wide but too low for it. */
export const TABLET = '@media (min-width: 768px) and (min-height: 560px)';

/** Tablets on their side and desktops have a rail on the right, and Back and Next in the bottom corners. */
const WIDE = '(min-width: 1024px) and (min-height: 560px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => globalThis.matchMedia(WIDE).matches);
}

function watchWidth(changed: () => void): () => void {
  const wide = globalThis.matchMedia(WIDE);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
