import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  aside?: string;
  children: ReactNode;
}

/** One question of the dialog, labelled for screen readers. */
export function ChoiceGroup({ id, label, aside, children }: Props) {
  return (
    <chakra.section role="group" aria-labelledby={id} mb="7">
      <chakra.h3 id={id} textStyle="body" fontWeight="700" mb="3">
        <span>{label}</span>
        {aside && (
          <chakra.span fontWeight="500" color="ink.muted">
            {` ${aside}`}
          </chakra.span>
        )}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/** A toggle button. */
export const Tile = chakra('button', {
  base: {
    position: 'relative',
    minH: 'tap',
    borderRadius: 'card',
    bg: { base: 'bg', _dark: 'paper' },
    color: 'ink',
    cursor: 'pointer',
    textAlign: 'start',
    '&[aria-pressed=true]': { bg: 'inverse', color: 'onInverse' },
  },
});
