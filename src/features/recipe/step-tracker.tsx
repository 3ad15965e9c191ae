import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';

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
    row.current.scrollTo({ left: node.offsetLeft - row.current.clientWidth / 2 + 22 });
  }, [current]);

  return (
    <chakra.ol
      ref={row}
      aria-label="Steps"
      position="relative"
      display="flex"
      alignItems="center"
      overflowX="auto"
      mx="-5"
      px="5"
      py="1.5"
      css={{ scrollbarWidth: 'none' }}
    >
      {Array.from({ length: count }, (_, at) => at + 1).map((step) => {
        const state = step < current ? 'completed' : step === current ? 'current' : 'pending';
        return (
          <chakra.li
            key={step}
            display="flex"
            alignItems="center"
            flex={step === 1 ? '0 0 auto' : '1 0 auto'}
          >
            {step > 1 && (
              <chakra.span
                aria-hidden
                flex="1"
                minW="4"
                h="3px"
                bg={step <= current ? 'inverse' : 'line'}
              />
            )}
            <chakra.button
              type="button"
              onClick={() => goTo(step)}
              aria-label={`Step ${step}, ${state}`}
              aria-current={state === 'current' ? 'step' : undefined}
              display="grid"
              placeItems="center"
              boxSize="11"
              mx={state === 'current' ? '1' : '-3px'}
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

const nodes = {
  completed: { boxSize: '9', bg: 'inverse', color: 'onInverse' },
  current: {
    boxSize: '44px',
    bg: 'flame',
    color: 'onFlame',
    fontSize: '1.125rem',
    boxShadow: '0 0 0 3px {colors.bg}, 0 0 0 5.5px {colors.ink}',
  },
  pending: { boxSize: '9', bg: 'paper', border: '2.5px solid', borderColor: 'control' },
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
