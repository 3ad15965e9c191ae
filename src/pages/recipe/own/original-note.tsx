import { useQuery } from '@tanstack/react-query';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { recipeQuery } from '#domain/recipe/queries.ts';
import { countDifferences } from '#knowledge/cookbook/differences.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './own.module.css';

/** How a copy differs from its dish, with the way to the dish. Nothing until the dish is loaded. */
export function OriginalNote({ recipe, dishId }: { recipe: CookbookRecipe; dishId: string }) {
  const dish = useQuery(recipeQuery(dishId), queryClient).data?.value;
  if (!dish) return null;
  const { amounts, ingredients, steps } = countDifferences(recipe, dish);
  const isSame = amounts + ingredients + steps === 0;
  return (
    <p className={styles.note}>
      <strong>{cookbookTexts.basedOn(dish.title)}</strong>
      <span>
        {isSame
          ? cookbookTexts.sameAsOriginal
          : cookbookTexts.changedParts(amounts, ingredients, steps)}
      </span>
      <TextLink to={pagePaths.recipe(dishId)}>{cookbookTexts.seeOriginal}</TextLink>
    </p>
  );
}
