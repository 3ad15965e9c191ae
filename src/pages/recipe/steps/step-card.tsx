import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { MarkedText } from '#domain/recipe/marked-text.tsx';
import type { ShownRecipe } from '#knowledge/shown-recipe.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './step-card.module.css';

interface Props {
  shown: ShownRecipe;
  count: number;
  /** 1-based. */
  step: number;
  goTo: (step: number) => void;
  /** Tips about the step. */
  children: ReactNode;
}

/** The current step: Previous is disabled at the first, Next at the last. */
export function StepCard({ shown, count, step, goTo, children }: Props) {
  const { title, runs } = useMemo(() => shown.toStep(step - 1), [shown, step]);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A button that disables itself would lose the focus, so the other button takes it.
  const keepFocus = useRef<typeof next>(null);
  useEffect(() => {
    keepFocus.current?.current?.focus();
    keepFocus.current = null;
  });
  return (
    <div id={`step-${step}`} className={styles.card}>
      <div aria-live="polite">
        <h3 className={joinClasses(text.h2, styles.title)}>
          <span className={text.srOnly}>{recipeTexts.stepPrefix(step, count)}</span>
          <span>{title}</span>
        </h3>
        <p className={joinClasses(text.bodyLg, styles.words)}>
          <MarkedText runs={runs} />
        </p>
      </div>
      <div data-print="no" className={styles.tips}>
        {children}
      </div>
      <div className={styles.moves}>
        <Button
          ref={previous}
          variant="outline"
          disabled={step === 1}
          onClick={() => {
            goTo(step - 1);
            if (step === 2) keepFocus.current = next;
          }}
        >
          <ChevronLeft size={20} />
          {recipeTexts.previous}
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
          {recipeTexts.next}
          <ChevronRight size={20} />
        </Button>
      </div>
    </div>
  );
}
