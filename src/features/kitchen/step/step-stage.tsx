import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { MarkedText } from '../../../parts/marked-text.tsx';
import { useCookingNow } from '../cooking-now.ts';
import type { Layout } from '../layout.ts';
import { keepFitting } from './fit-step.ts';
import { stageLooks } from './stage-looks.ts';
import { StepFactLine } from './step-fact.tsx';
import { StepIngredients } from './step-ingredients.tsx';

interface Props {
  title: string;
  layout: Layout;
  tick: (ingredient: number, isTicked: boolean) => void;
}

/** The step as large as it fits; it scrolls by itself only where the smallest size is too large. */
export const StepStage = memo(function StepStage(props: Props) {
  return (
    <chakra.div css={stageLooks[props.layout]}>
      <Step {...props} />
    </chakra.div>
  );
});

/** Plain elements, since they are new with every step: their looks hang on the stage. */
function Step({ title, layout, tick }: Props) {
  const { cookStep, step, count, direction } = useCookingNow();
  const isWide = layout === 'wide';
  return (
    <div key={step} ref={keepFitting} className="step" data-size="0" data-direction={direction}>
      {/* Readable from across the kitchen; the heading says the same to those who listen. */}
      <div className="number" aria-hidden>
        <b>{step}</b>
        {isWide ? (
          cookingTexts.ofCount(count)
        ) : (
          <span>
            {cookingTexts.ofSteps(count)}
            {layout === 'phone' && <strong>{title}</strong>}
          </span>
        )}
      </div>
      <div>
        <p className="words">
          <MarkedText runs={cookStep.runs} />
        </p>
        {!isWide && (
          <>
            <StepIngredients tick={tick} />
            <StepFactLine />
          </>
        )}
      </div>
    </div>
  );
}
