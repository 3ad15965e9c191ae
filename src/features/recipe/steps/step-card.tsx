import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import type { ShownRecipe } from '../../../knowledge/shown-recipe.ts';
import { MarkedText } from '../../../parts/marked-text.tsx';
import { Button } from '../../../ui/button.tsx';

interface Props {
  shown: ShownRecipe;
  count: number;
  /** 1-based. */
  step: number;
  goTo: (step: number) => void;
}

/** The current step: Previous is disabled at the first, Next at the last (specification 4). */
export function StepCard({ shown, count, step, goTo }: Props) {
  const { title, runs } = useMemo(() => shown.toStep(step - 1), [shown, step]);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A button that disables itself would drop the focus of whoever pressed it: the other one takes it.
  const keepFocus = useRef<typeof next>(null);
  useEffect(() => {
    keepFocus.current?.current?.focus();
    keepFocus.current = null;
  });
  return (
    <chakra.div
      id={`step-${step}`}
      bg="paper"
      borderRadius="card"
      boxShadow="s1"
      px={{ base: '4.5', lg: '7' }}
      py={{ base: '5', lg: '6' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
    >
      <div aria-live="polite">
        <chakra.h3 textStyle="h2" fontSize={{ base: '1.4375rem', lg: '1.625rem' }}>
          <chakra.span srOnly>{recipePageTexts.stepPrefix(step, count)}</chakra.span>
          {title}
        </chakra.h3>
        <chakra.p mt="2.5" textStyle="bodyLg" lineHeight="1.7">
          <MarkedText runs={runs} />
        </chakra.p>
      </div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="3"
        css={{ '& > *': { flex: { base: '1', lg: 'none' } } }}
      >
        <Button
          ref={previous}
          variant="outline"
          disabled={step === 1}
          onClick={() => {
            goTo(step - 1);
            if (step === 2) keepFocus.current = next;
          }}
        >
          <ChevronLeft aria-hidden size={20} />
          {recipePageTexts.previous}
        </Button>
        <Button
          variant="inverse"
          ref={next}
          disabled={step === count}
          onClick={() => {
            goTo(step + 1);
            if (step + 1 === count) keepFocus.current = previous;
          }}
        >
          {recipePageTexts.next}
          <ChevronRight aria-hidden size={20} />
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
