import { createRoute } from '@tanstack/react-router';
import { type AddressedChoice, CHOICE_PARAMETERS } from '#contract/recipe/choice-parameters.ts';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const allRecipesRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/all-recipes',
  validateSearch: (search): AllRecipesSearch => toSearch(search),
  loaderDeps: ({ search: { cuisine = '', ...choice } }) => ({
    cuisine,
    choice,
  }),
  loader: ({ deps }) =>
    prefetchForPage((client, recipes) =>
      Promise.all([
        client.prefetchInfiniteQuery(recipes.recipePagesQuery(deps.cuisine, deps.choice)),
        client.prefetchQuery(recipes.cuisinesQuery()),
      ]),
    ),
  component: lazyPage(() => import('./page.tsx')),
});

interface AllRecipesSearch extends AddressedChoice {
  cuisine?: string | undefined;
}

/** Values are passed on without validation, numbers as strings. The server and the device ignore invalid ones. */
function toSearch(search: Record<string, unknown>): AllRecipesSearch {
  const known = ['cuisine', ...CHOICE_PARAMETERS].filter(
    (name) => typeof search[name] === 'string' || typeof search[name] === 'number',
  );
  return Object.fromEntries(known.map((name) => [name, String(search[name])]));
}
