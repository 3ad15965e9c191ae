import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** What begins above this line of the window would leave a hole there. */
const HOLE_PX = 160;
const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Whether what begins at `ref`, most often below the first window, shall be loaded: at the first sign that somebody uses the
 * page, at once where the window would show a hole.
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
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, load, { passive: true, signal: used.signal });
    // Scrolled already, on a page that was served before the app stood.
    if (scrollY > 0) load();
    whenIdle(() => {
      const top = ref.current?.getBoundingClientRect().top;
      if (!used.signal.aborted && top !== undefined && top < innerHeight - HOLE_PX) load();
    });
    return () => used.abort();
  }, []);
  return { ref, isWanted };
}
