import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** What kind of thing was found: each kind has a section of its own, so that none hides another. */
  title: string;
  count: string;
  children: ReactNode;
}

export function ResultSection({ title, count, children }: Props) {
  return (
    <chakra.section aria-label={title} display="grid" gap="3">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <chakra.h2 textStyle="h2">{title}</chakra.h2>
        <chakra.span color="ink.muted" fontWeight="600">
          {count}
        </chakra.span>
      </chakra.div>
      {children}
    </chakra.section>
  );
}

/** The rows: one column in the hand, two in a wide window. */
export const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});
