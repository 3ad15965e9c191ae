import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { MarkedText } from '../../ui/marked-text.tsx';
import type { CookStep } from './cook-step.ts';
import { keepFitting } from './fit-step.ts';
import { type Layout, TABLET } from './layout.ts';
import { StepFactLine } from './step-fact.tsx';
import { IngredientPills } from './step-ingredients.tsx';
import { StepNumber } from './step-number.tsx';

interface Props {
  cookStep: CookStep;
  step: number;
  count: number;
  title: string;
  direction: 'forward' | 'back';
  layout: Layout;
  ticked: ReadonlySet<number>;
  tick: (ingredient: number, isTicked: boolean) => void;
}

/** The step as large as it fits; it scrolls by itself only where the smallest size is too large. */
export const StepStage = memo(function StepStage(props: Props) {
  const { cookStep, step, count, title, direction, layout, ticked, tick } = props;
  const isWide = layout === 'wide';
  return (
    <chakra.div flex="1" minW="0" overflowY="auto" overflowX="hidden" overscrollBehavior="contain">
      <chakra.div
        key={step}
        ref={keepFitting}
        data-size="0"
        px={isWide ? '0' : '5'}
        pb={isWide ? '1' : '4'}
        css={{ ...sizes, ...(isWide ? wide : {}), ...motion[direction] }}
      >
        <StepNumber step={step} count={count} title={title} layout={layout} />
        <div>
          <chakra.p
            fontSize="var(--step)"
            fontWeight="600"
            lineHeight="1.22"
            letterSpacing="-.025em"
            wordSpacing=".05em"
            overflowWrap="break-word"
          >
            <MarkedText runs={cookStep.runs} />
          </chakra.p>
          {!isWide && (
            <>
              <IngredientPills cookStep={cookStep} ticked={ticked} tick={tick} />
              <StepFactLine fact={cookStep.fact} />
            </>
          )}
        </div>
      </chakra.div>
    </chakra.div>
  );
});

/** Design section 4: phone 38, 33, 27; tablet 64, 57, 46. `data-size` says which of the three. */
const sizes = {
  '& mark': { fontWeight: 'inherit' },
  '--step': '2.375rem',
  '&[data-size="1"]': { '--step': '2.0625rem' },
  // Times keep to one line as long as that leaves a choice.
  '&[data-size="2"]': { '--step': '1.6875rem', '& p > span': { whiteSpace: 'normal' } },
  [TABLET]: {
    '--step': '4rem',
    '&[data-size="1"]': { '--step': '3.5625rem' },
    '&[data-size="2"]': { '--step': '2.875rem' },
  },
} as const;

const wide = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  columnGap: '2rem',
  alignItems: 'start',
} as const;

/** Design section 5: 24 px in the travel direction with a fade; a short cross-fade for those who want no motion. */
const toMotion = (keyframes: string) => ({
  animation: `${keyframes} {durations.slow} {easings.enter}`,
  _motionReduce: { animation: 'fadeIn {durations.fast} linear' },
});
const motion = { forward: toMotion('stepForward'), back: toMotion('stepBack') };
