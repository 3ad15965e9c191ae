import { pagePaths } from '#contract/page/paths.ts';
import * as cookingTexts from '#texts/cooking.ts';
import { recipeTexts } from '#texts/recipes.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';
import type { EndProps } from './end-props.ts';

/** Fallback for the end if the celebration fails to load. */
export function PlainEnd({ recipe }: EndProps) {
  return (
    <NoticePage title={recipeTexts.recipeComplete} hint={cookingTexts.isReady(recipe.title)}>
      <ButtonLink
        to={pagePaths.createPost}
        search={{ title: recipe.title, cooked: { recipeId: recipe._id } }}
      >
        {cookingTexts.iCookedThis}
      </ButtonLink>
      <ButtonLink to={pagePaths.recipe(recipe._id)} replace variant="outline">
        {cookingTexts.backToTheRecipe}
      </ButtonLink>
      <ButtonLink to={pagePaths.home} replace variant="quiet">
        {cookingTexts.done}
      </ButtonLink>
    </NoticePage>
  );
}
