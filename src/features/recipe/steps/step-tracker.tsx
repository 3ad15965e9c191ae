import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';

interface Props {
  count: number;
  /** 1-based. */
  current: number;
  goTo: (step: number) => void;
}

/** Specification 4: steps before the current one are completed, the rest pending; a click on a number jumps to it. */
export function StepTracker({ count, current, goTo }: Props) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const node = row.current?.children[current - 1];
    if (!row.current || !(node instanceof HTMLElement)) return;
    // Long rows scroll on phones: the current node stays in the middle.
    const middle = node.offsetLeft + node.clientWidth - HALF_NODE;
    row.current.scrollTo({ left: middle - row.current.clientWidth / 2 });
  }, [current]);

  return (
    <chakra.ol
      ref={row}
      aria-label={recipePageTexts.steps}
      position="relative"
      display="flex"
      alignItems="center"
      overflowX="auto"
      // Room for the ring around the first node and the last.
      mx={{ base: '-5', lg: '-6px' }}
      px={{ base: '13px', lg: '6px' }}
      py="1.5"
      css={{ scrollbarWidth: 'none' }}
    >
      {Array.from({ length: count }, (_, at) => at + 1).map((step) => {
        const state = step < current ? 'completed' : step === current ? 'current' : 'pending';
        return (
          <chakra.li
            key={step}
            position="relative"
            display="flex"
            justifyContent="end"
            // Eight targets of 44 fit a phone of 390; more of them scroll.
            flex={step === 1 ? '0 0 44px' : '1 0 44px'}
          >
            {step > 1 && (
              <chakra.span
                aria-hidden
                position="absolute"
                top="50%"
                left={`-${HALF_NODE}px`}
                right={`${HALF_NODE}px`}
                h="3px"
                translate="0 -50%"
                bg={step <= current ? 'inverse' : 'sunk'}
              />
            )}
            <chakra.button
              type="button"
              onClick={() => goTo(step)}
              aria-label={recipePageTexts.step(step, state)}
              aria-current={state === 'current' ? 'step' : undefined}
              position="relative"
              // Above the line that the next node draws back to this one.
              zIndex="1"
              display="grid"
              placeItems="center"
              boxSize="11"
              cursor="pointer"
              borderRadius="full"
            >
              <TrackerNode state={state} step={step} />
            </chakra.button>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

/** From the middle of a node to the edge of its target. */
const HALF_NODE = 22;

const nodes = {
  completed: { boxSize: { base: '30px', lg: '38px' }, bg: 'inverse', color: 'onInverse' },
  current: {
    boxSize: { base: '38px', lg: '44px' },
    bg: 'flame',
    color: 'onFlame',
    fontSize: '1.125rem',
    boxShadow: '0 0 0 3px {colors.bg}, 0 0 0 5.5px {colors.ink}',
  },
  pending: {
    boxSize: { base: '30px', lg: '38px' },
    bg: 'paper',
    border: '2px solid',
    borderColor: 'control',
    fontSize: '0.9375rem',
  },
} as const;

function TrackerNode({ state, step }: { state: keyof typeof nodes; step: number }) {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      borderRadius="full"
      fontWeight="700"
      css={nodes[state]}
    >
      {state === 'completed' ? <Check aria-hidden size={18} strokeWidth={2.6} /> : step}
    </chakra.span>
  );
}
