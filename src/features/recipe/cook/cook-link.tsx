import { CookingPot } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as recipePageTexts from '../../../../texts/en/recipe-page.ts';
import { whenHinted } from '../../../browser/hints.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { lazyPage } from '../../../ui/lazy-page.ts';
import styles from './cook-link.module.css';

/** No served page has it: it comes where something is on the stove. */
const CookState = lazyPage(
  () =>
    import('./cook-state.late.tsx').catch(() => ({
      CookState: () => <Start />,
    })),
  'CookState',
);

function Start() {
  return <span>{recipePageTexts.cookStepByStep}</span>;
}

/** The view's one flame button: to the stove, or back to the step where the cook of this dish is. */
export function CookLink({ recipeId, isWhole = false }: { recipeId: string; isWhole?: boolean }) {
  const [isCooking, setIsCooking] = useState(false);
  useEffect(() => whenHinted(['cooking'], () => setIsCooking(true)), []);
  return (
    <ButtonLink
      to={pagePaths.cook(recipeId)}
      variant="flame"
      size="xl"
      className={isWhole ? styles.whole : undefined}
    >
      <CookingPot aria-hidden size={22} />
      {isCooking ? (
        <Suspense fallback={<Start />}>
          <CookState recipeId={recipeId} />
        </Suspense>
      ) : (
        <Start />
      )}
    </ButtonLink>
  );
}
