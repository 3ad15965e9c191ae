import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

const component = lazyPage(() => import('../seldom/page.tsx'), 'EditorPage');

export const newRecipeRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: pagePaths.newRecipe,
  component,
});

export const editRecipeRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/cookbook/$recipeId/edit',
  component,
});
