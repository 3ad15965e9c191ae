import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';

/** Dishes and posts below the first frame: their code and data come once the page has nothing better to do. */
export function HomeMore() {
  const [More, setMore] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    whenIdle(() => {
      if (isGone) return;
      import('./home-more.late.tsx').then(
        (part) => isGone || setMore(() => part.default),
        () => undefined,
      );
    });
    return () => {
      isGone = true;
    };
  }, []);
  return More ? <More /> : null;
}
