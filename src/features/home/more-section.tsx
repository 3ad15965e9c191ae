import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Side by side in wide windows. */
  columns: number;
  /** List items. */
  children: ReactNode;
}

/** A part of home below the cuisines: a heading and a row of cards. */
export function MoreSection({ title, columns, children }: Props) {
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} mt={{ base: '4', lg: '5' }}>
      <chakra.h2 id={heading} textStyle="h2" mb="3">
        {title}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${columns}, minmax(0, 1fr))` }}
        gap={{ base: '3', lg: '5' }}
      >
        {children}
      </chakra.ul>
    </chakra.section>
  );
}
