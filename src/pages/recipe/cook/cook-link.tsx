import { CookingPot } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { useDishes } from '#domain/timer/stove/dishes.ts';
import { whenHinted } from '#platform/hints.ts';
import * as cookTexts from '#texts/cook.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import styles from './cook-link.module.css';

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
      <CookingPot size={22} />
      {isCooking ? <CookState recipeId={recipeId} /> : <span>{recipeTexts.cookStepByStep}</span>}
    </ButtonLink>
  );
}

/** For example "Continue: step 3 of 9, 3:12" if the recipe is in progress on this device. */
function CookState({ recipeId }: { recipeId: string }) {
  const dish = useDishes().find((one) => one.recipeId === recipeId);
  return <span>{dish ? cookTexts.continueAt(dish.state) : recipeTexts.cookStepByStep}</span>;
}
