import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Renders its children once they are within 200 px of the screen, or at once without IntersectionObserver. */
export function WhenNear({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !frame.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={frame} data-print="no">
      {isNear && children}
    </div>
  );
}
