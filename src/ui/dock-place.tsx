import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { aboveBottomBar } from './overlay-root.tsx';

/** A card that stands above the foot of every page, and room to scroll the end of a page out from under it. */
export function DockPlace({ children }: { children: ReactNode }) {
  return (
    <>
      <chakra.div css={room} />
      <chakra.div css={place} data-foot="dock">
        {children}
      </chakra.div>
    </>
  );
}

/** The cooking view shows at its own foot what the dock shows elsewhere. */
const onStove = 'body:has([data-foot=timers]) &';

const room = { height: '6rem', [onStove]: { display: 'none' } } as const;

const place = {
  ...aboveBottomBar,
  justifyItems: 'stretch',
  pointerEvents: 'auto',
  zIndex: '11',
  padding: '2',
  borderRadius: 'card',
  backgroundColor: 'paper.raised',
  boxShadow: 's3',
  lg: { left: 'auto', right: '7', width: '400px' },
  [onStove]: { display: 'none' },
} as const;
