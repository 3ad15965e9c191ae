import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** What begins more than this above the lower edge of the window would leave a hole there. */
const HOLE_PX = 160;
const USE_EVENTS = [
  'scroll',
  'wheel',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'resize',
  'beforeprint',
] as const;

/**
 * Whether to load what begins at `ref`, most often below the first window: as soon as somebody uses the page, or at once
 * where the window would show a hole.
 */
export function useBelowFold<E extends Element>(): { ref: RefObject<E | null>; isWanted: boolean } {
  const ref = useRef<E>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const used = new AbortController();
    const load = () => {
      used.abort();
      setIsWanted(true);
    };
    for (const event of USE_EVENTS)
      addEventListener(event, load, { passive: true, signal: used.signal });
    // Already scrolled, on a served page before the app took it over.
    if (scrollY > 0) load();
    whenIdle(() => {
      const top = ref.current?.getBoundingClientRect().top;
      if (!used.signal.aborted && top !== undefined && top < innerHeight - HOLE_PX) load();
    });
    return () => used.abort();
  }, []);
  return { ref, isWanted };
}
