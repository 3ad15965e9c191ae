import { chakra } from '@chakra-ui/react';
import { memo, type RefObject } from 'react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { useCookingNow } from './cooking-now.ts';
import { useLayout } from './layout.ts';
import type { Move } from './step/moves.ts';
import { StepRail } from './step/step-rail.tsx';
import { StepStage } from './step/step-stage.tsx';
import { ThumbZones } from './step/thumb-zones.tsx';
import { useSwipes } from './step/use-moves.ts';
import { TopRow } from './top-row.tsx';

interface Props {
  recipe: Recipe;
  title: string;
  isKept: boolean;
  /** Brought to its end in another window. */
  isOver: boolean;
  isFirst: boolean;
  isLast: boolean;
  move: (move: Move) => void;
  tick: (ingredient: number, isTicked: boolean) => void;
  showAll: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What stands still while the steps go by. */
export const CookFrame = memo(function CookFrame(props: Props) {
  const { recipe, title, isKept, isOver, isFirst, isLast, move, tick, showAll, heading } = props;
  const layout = useLayout();
  const isWide = layout === 'wide';
  return (
    <chakra.div
      {...useSwipes(move)}
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
        <StepHeading />
      </chakra.h1>
      <TopRow recipeId={recipe._id} title={title} layout={layout} showAll={showAll} />
      {!isKept && <NotQueued isOver={isOver} />}
      <chakra.div
        flex="1"
        minH="0"
        display="flex"
        gap="12"
        px={isWide ? '7' : '0'}
        pt={isWide ? '1.5' : '0'}
      >
        <StepStage title={title} layout={layout} tick={tick} />
        {isWide && <StepRail tick={tick} />}
      </chakra.div>
      <ThumbZones layout={layout} isFirst={isFirst} isLast={isLast} move={move} />
    </chakra.div>
  );
});

function StepHeading() {
  const { step, count, cookStep } = useCookingNow();
  return cookingTexts.stepOf(step, count, cookStep.title);
}

function NotQueued({ isOver }: { isOver: boolean }) {
  return (
    <chakra.output textStyle="small" color="ink.muted" px={{ base: '5', lg: '7' }} pb="1">
      {isOver ? cookingTexts.finishedElsewhere : cookingTexts.cannotKeepPlace}
    </chakra.output>
  );
}
