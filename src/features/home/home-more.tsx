import { chakra } from '@chakra-ui/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useBelowFold } from '../../ui/hooks/use-below-fold.ts';
import type { HomeMoreProps } from './home-more.late.tsx';

/** Dishes and posts below the fold, with their code and data. */
export function HomeMore(props: HomeMoreProps) {
  const { ref, isWanted } = useBelowFold<HTMLDivElement>();
  const [More, setMore] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isUnmounted = false;
    import('./home-more.late.tsx').then(
      (part) => isUnmounted || setMore(() => part.default),
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
