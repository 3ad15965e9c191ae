import { type RefObject, useEffect, useState } from 'react';

/** Whether something sticky lies at the height it sticks to, with its page scrolled on below it. */
export function useStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in globalThis)) return undefined;
    const top = Number.parseFloat(getComputedStyle(current).top);
    // Nothing sticks here: a wide window.
    if (Number.isNaN(top)) return undefined;
    // Measured against a screen that begins one pixel below: what sticks is then never whole.
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
