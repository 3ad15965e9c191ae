import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** A part that starts more than this above the window's lower edge would leave a visible hole. */
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

/** Returns true after the user first used the page, or at once if the window would show a hole at `ref`. */
export function useBelowFold<E extends Element>(): { ref: RefObject<E | null>; isWanted: boolean } {
  const ref = useRef<E>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const used = new AbortController();
    const load = () => {
      used.abort();
      // The tap that uses the page first is answered before this.
      startTransition(() => setIsWanted(true));
    };
    for (const event of USE_EVENTS)
      addEventListener(event, load, { passive: true, signal: used.signal });
    // The user scrolled the served page before hydration.
    if (scrollY > 0) load();
    whenIdle(() => {
      const top = ref.current?.getBoundingClientRect().top;
      if (!used.signal.aborted && top !== undefined && top < innerHeight - HOLE_PX) load();
    });
    return () => used.abort();
  }, []);
  return { ref, isWanted };
}
