import { chakra } from '@chakra-ui/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useBelowFold } from '#ui/hooks/use-below-fold.ts';
import type { HomeMoreProps } from './home-more.tsx';

/** Dishes and posts below the fold. Their code and data load once the page is used. */
export function BelowFold(props: HomeMoreProps) {
  const { ref, isWanted } = useBelowFold<HTMLDivElement>();
  const [More, setMore] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isUnmounted = false;
    import('./home-more.tsx').then(
      (part) => isUnmounted || setMore(() => part.HomeMore),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isWanted]);
  return (
    <chakra.div
      ref={ref}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '3', lg: '5' }}
    >
      {More && <More {...props} />}
    </chakra.div>
  );
}
