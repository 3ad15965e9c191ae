import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Nothing moves until the list has been left alone for this long. */
const QUIET_MS = 2000;

/**
 * True while the user touches the element or scrolls the page, and for two seconds after that. `release` ends it at
 * once, for a change that the user has just made elsewhere on the page.
 */
export function useHold(element: RefObject<HTMLElement | null>): {
  isHeld: boolean;
  release: () => void;
} {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useCallback(() => {
    clearTimeout(timer.current);
    setHeld(false);
  }, []);

  useEffect(() => {
    let isDown = false;
    const hold = () => {
      clearTimeout(timer.current);
      setHeld(true);
      if (!isDown) timer.current = setTimeout(release, QUIET_MS);
    };
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && element.current?.contains(target))) return;
      isDown = true;
      hold();
    };
    const lift = () => {
      if (!isDown) return;
      isDown = false;
      hold();
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    globalThis.addEventListener('pointerdown', press);
    globalThis.addEventListener('scroll', hold, { passive: true });
    for (const end of ends) globalThis.addEventListener(end, lift);
    return () => {
      release();
      globalThis.removeEventListener('pointerdown', press);
      globalThis.removeEventListener('scroll', hold);
      for (const end of ends) globalThis.removeEventListener(end, lift);
    };
  }, [element, release]);

  return { isHeld, release };
}
