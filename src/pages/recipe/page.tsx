import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import { findListedRecipe, recipeQuery } from '#domain/recipe/queries.ts';
import { RecipeFailure } from '#domain/recipe/recipe-failure.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { optionalPart } from '#ui/optional-part.ts';
import { RecipeSheet } from './recipe-sheet.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';

const route = getRouteApi('/data/recipe/$recipeId');

const ownRoute = getRouteApi('/data/cookbook/$recipeId');

/** All that only a recipe of the cookbook needs. */
const OwnRecipe = optionalPart(() => import('./own/own-recipe.tsx').then((part) => part.OwnRecipe));

/** A recipe of the cookbook in the same form. */
export function OwnPage() {
  const { recipeId } = ownRoute.useParams();
  const { tab } = ownRoute.useSearch();
  const navigate = ownRoute.useNavigate();
  return (
    <Suspense fallback={<RecipeSkeleton cloth={undefined} />}>
      <OwnRecipe key={recipeId} recipeId={recipeId} loading={<RecipeSkeleton cloth={undefined} />}>
        {(answer, own) => (
          <RecipeSheet
            answer={answer}
            own={own}
            tab={tab === 'health' ? tab : 'recipe'}
            chooseTab={(chosen) =>
              void navigate({
                search: chosen === 'health' ? { tab: chosen } : {},
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
      </OwnRecipe>
    </Suspense>
  );
}

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
