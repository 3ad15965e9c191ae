import { ChevronDown, Lightbulb } from 'lucide-react';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { useCookingNow } from '../cooking-now.ts';

/** Specification 3: fun fact n is shown with step n. Here as one line that unfolds: the step comes first. */
export function StepFactLine() {
  const { fact } = useCookingNow().cookStep;
  if (!fact) return null;
  return (
    <details onToggle={(event) => event.currentTarget.open && bringIntoView(event.currentTarget)}>
      <summary>
        <Lightbulb aria-hidden size={22} />
        {cookingTexts.funFact}
        <span aria-hidden>{fact}</span>
        <ChevronDown aria-hidden size={22} />
      </summary>
      <div>
        <p>{fact}</p>
      </div>
    </details>
  );
}

/** What was unfolded at the foot of a phone's screen would else open out of sight. */
function bringIntoView(details: HTMLElement): void {
  // After the step has made room for it.
  requestAnimationFrame(() => details.scrollIntoView({ block: 'nearest' }));
}

/** The same as a card of the rail. */
export function StepFactCard() {
  const { fact } = useCookingNow().cookStep;
  if (!fact) return null;
  return (
    <aside aria-label={cookingTexts.funFact}>
      <Lightbulb aria-hidden size={24} style={{ flexShrink: 0 }} />
      <div>
        <b>{cookingTexts.funFact}</b>
        <p>{fact}</p>
      </div>
    </aside>
  );
}
