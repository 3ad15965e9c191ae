import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { dataRoute } from './data-route.tsx';
import { PageFailure } from './features/shell/page-failure.tsx';
import { rootRoute } from './root-route.tsx';
import { allRecipesRoute } from './routes/all-recipes.tsx';
import { callbackRoute } from './routes/callback.tsx';
import { communityRoute } from './routes/community.tsx';
import { continueRoute } from './routes/continue.tsx';
import { cookRoute } from './routes/cook.tsx';
import { createPostRoute } from './routes/create-post.tsx';
import { cuisineRoute } from './routes/cuisine.tsx';
import { homeRoute } from './routes/home.tsx';
import { loginRoute } from './routes/login.tsx';
import { memberRoute } from './routes/member.tsx';
import { noRecipeRoute } from './routes/no-recipe.tsx';
import { postRoute } from './routes/post.tsx';
import { profileRoute } from './routes/profile.tsx';
import { profileUploadDemoRoute } from './routes/profile-upload-demo.tsx';
import { recipeRoute } from './routes/recipe.tsx';
import { registerRoute } from './routes/register.tsx';
import { searchRoute } from './routes/search.tsx';
import { statusRoute } from './routes/status.tsx';
import { storageRoute } from './routes/storage.tsx';
import { trendingRecipesRoute } from './routes/trending-recipes.tsx';
import { uploadDemoRoute } from './routes/upload-demo.tsx';

const routeTree = rootRoute.addChildren([
  homeRoute,
  noRecipeRoute,
  loginRoute,
  registerRoute,
  uploadDemoRoute,
  profileUploadDemoRoute,
  continueRoute,
  callbackRoute,
  createPostRoute,
  dataRoute.addChildren([
    allRecipesRoute,
    trendingRecipesRoute,
    cuisineRoute,
    recipeRoute,
    cookRoute,
    searchRoute,
    profileRoute,
    memberRoute,
    communityRoute,
    postRoute,
    statusRoute,
    storageRoute,
  ]),
]);

/** `history` is the browser's unless a test brings its own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultErrorComponent: PageFailure,
    defaultPreload: 'intent',
    // The query client knows what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
