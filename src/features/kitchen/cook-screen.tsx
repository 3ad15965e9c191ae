import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { useCooking } from '../../data/cooking.ts';
import { holdBusy } from './busy-lock.ts';
import { toCookSteps } from './cook-step.ts';
import { useLayout } from './layout.ts';
import type { Move } from './moves.ts';
import { StepRail } from './step-rail.tsx';
import { StepStage } from './step-stage.tsx';
import { StepsSheet } from './steps-sheet.tsx';
import { ThumbZones } from './thumb-zones.tsx';
import { TopRow } from './top-row.tsx';
import { useKeyMoves, useSwipes } from './use-moves.ts';

/** The step being cooked, with the ways on, back, out, and to all the others. */
export function CookScreen({ cooking }: { cooking: ReturnType<typeof useCooking> }) {
  const { recipe, step, count, ticked, isKept, goTo, tick, finish } = cooking;
  const steps = useMemo(() => toCookSteps(recipe), [recipe]);
  const cookStep = steps[step - 1];
  const layout = useLayout();
  const isWide = layout === 'wide';
  const heading = useRef<HTMLHeadingElement>(null);
  const [cameFrom, setCameFrom] = useState(step);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(holdBusy, []);

  const go = (to: number) => {
    setCameFrom(step);
    goTo(to);
  };
  const move = (to: Move) => {
    if (to === 'next' && step === count) finish();
    else go({ next: step + 1, back: step - 1, first: 1, last: count }[to]);
  };
  useKeyMoves(step === count, move);
  const swipes = useSwipes(move);

  const showAll = useCallback(() => setShowsAll(true), []);
  const direction = step >= cameFrom ? 'forward' : 'back';
  if (!cookStep) return null;
  return (
    <chakra.div
      {...swipes}
      display="flex"
      flexDirection="column"
      h="100dvh"
      overflow="hidden"
      overscrollBehavior="none"
      pl="env(safe-area-inset-left)"
      pr="env(safe-area-inset-right)"
      touchAction="pan-y pinch-zoom"
    >
      <chakra.h1 ref={heading} tabIndex={-1} srOnly aria-live="polite">
        {`Step ${step} of ${count}: ${cookStep.title}`}
      </chakra.h1>
      <TopRow recipe={recipe} step={step} count={count} layout={layout} showAll={showAll} />
      {!isKept && <NotKept />}
      <chakra.div
        flex="1"
        minH="0"
        display="flex"
        gap="12"
        px={isWide ? '7' : '0'}
        pt={isWide ? '1.5' : '0'}
      >
        <StepStage
          cookStep={cookStep}
          step={step}
          count={count}
          title={recipe.title}
          direction={direction}
          layout={layout}
          ticked={ticked}
          tick={tick}
        />
        {isWide && <StepRail cookStep={cookStep} step={step} ticked={ticked} tick={tick} />}
      </chakra.div>
      <ThumbZones
        layout={layout}
        isFirst={step === 1}
        next={steps[step]?.title}
        goBack={() => move('back')}
        goOn={() => move('next')}
      />
      {showsAll && (
        <StepsSheet
          titles={steps.map((one) => one.title)}
          step={step}
          choose={(chosen) => {
            go(chosen);
            heading.current?.focus();
          }}
          close={() => setShowsAll(false)}
        />
      )}
    </chakra.div>
  );
}

function NotKept() {
  return (
    <chakra.output textStyle="small" color="ink.muted" px={{ base: '5', lg: '7' }} pb="1">
      This device can’t keep your place: leave this page open while you cook.
    </chakra.output>
  );
}
