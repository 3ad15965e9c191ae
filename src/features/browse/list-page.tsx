import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The column of a page that begins with its title, below the bar of wide windows. */
export function ListPage({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      mx="auto"
      maxW="calc({sizes.content} + 80px)"
      px={{ base: '5', lg: '10' }}
      pt={{ base: 'calc(20px + env(safe-area-inset-top))', lg: '24' }}
      pb="10"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '4', lg: '5' }}
    >
      {children}
    </chakra.div>
  );
}
