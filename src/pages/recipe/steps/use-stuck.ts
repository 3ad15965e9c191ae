import { type RefObject, useEffect, useState } from 'react';

/** True while a sticky element is stuck, with the page scrolled below it. */
export function useStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in globalThis)) return undefined;
    const top = Number.parseFloat(getComputedStyle(current).top);
    // The element is not sticky in wide windows.
    if (Number.isNaN(top)) return undefined;
    // The observed area starts one pixel lower, so that a stuck element is never fully visible.
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry &&
        setStuck(entry.intersectionRatio < 1 && entry.boundingClientRect.top <= Math.ceil(top) + 1),
      { rootMargin: `-${Math.ceil(top) + 1}px 0px 0px`, threshold: 1 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isStuck;
}
