import { CookingPot } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import * as recipePageTexts from '../../../texts/en/recipe-page.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import styles from './cook-link.module.css';

/** The view's one flame button: to the stove. */
export function CookLink({ recipeId, isWhole = false }: { recipeId: string; isWhole?: boolean }) {
  return (
    <ButtonLink
      to={pagePaths.cook(recipeId)}
      variant="flame"
      size="xl"
      className={isWhole ? styles.whole : undefined}
    >
      <CookingPot aria-hidden size={22} />
      {recipePageTexts.cookStepByStep}
    </ButtonLink>
  );
}
