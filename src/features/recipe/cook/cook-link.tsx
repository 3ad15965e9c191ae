import { CookingPot } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as recipePageTexts from '#texts/recipe-page.ts';
import { whenHinted } from '../../../browser/hints.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { lazyPage } from '../../../ui/lazy-page.ts';
import styles from './cook-link.module.css';

/** Not in server-rendered pages: it loads only if a dish is in progress on this device. */
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

/** The main button of a recipe: starts cooking, or resumes the unfinished session of this recipe. */
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
