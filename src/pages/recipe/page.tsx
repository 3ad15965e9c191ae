import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { toPageTitle } from '#contract/page/title.ts';
import { findListedRecipe, recipeQuery } from '#domain/recipe/queries.ts';
import { RecipeFailure } from '#domain/recipe/recipe-failure.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { RecipeSheet } from './recipe-sheet.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';

const route = getRouteApi('/data/recipe/$recipeId');

/** One recipe with its four views. */
export default function Page() {
  const { recipeId } = route.useParams();
  const { tab = 'recipe' } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const answer = useQuery(recipeQuery(recipeId));
  const name = answer.data?.value.title;
  useTitle(name && toPageTitle(name));
  // A failed refetch does not replace the shown recipe.
  if (answer.data) {
    return (
      <RecipeSheet
        key={recipeId}
        answer={answer.data}
        tab={tab}
        chooseTab={(chosen) =>
          void navigate({
            search: chosen === 'recipe' ? {} : { tab: chosen },
            replace: true,
            resetScroll: false,
          })
        }
      />
    );
  }
  if (answer.error) {
    return <RecipeFailure error={answer.error} retry={() => void answer.refetch()} />;
  }
  const listed = findListedRecipe(client, recipeId);
  return <RecipeSkeleton cloth={listed && toCloth(listed.cuisine)} />;
}
