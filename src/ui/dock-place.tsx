import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { aboveBottomBar } from './overlay-root.tsx';

/** A fixed card above the page's bottom bar, with space to scroll the end of the page out from under it. */
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

/** The cooking view shows the dock's content in its own bar. */
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
