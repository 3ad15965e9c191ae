import { pagePaths } from '#contract/page/paths.ts';
import { TRENDING_COUNT } from '#contract/platform/limits.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as homeTexts from '#texts/home.ts';
import * as pageTexts from '#texts/page.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { DishCard } from './dish-card.tsx';
import { MoreSection } from './more-section.tsx';

/** The first dishes of the list, which are the trending ones. */
export function TrendingDishes({ recipes }: { recipes: readonly Recipe[] }) {
  return (
    <MoreSection
      title={homeTexts.trendingDishes}
      columns={TRENDING_COUNT}
      link={<TextLink to={pagePaths.trendingRecipes}>{pageTexts.trendingRecipe}</TextLink>}
    >
      {recipes.slice(0, TRENDING_COUNT).map((recipe) => (
        <li key={recipe._id}>
          <DishCard
            recipe={recipe}
            sizes="(min-width: 1280px) 387px, (min-width: 1024px) 30vw, 48vw"
          />
        </li>
      ))}
    </MoreSection>
  );
}
