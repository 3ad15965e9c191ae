import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { RECONNECT } from '#contract/device/reconnect.ts';
import { toCanonicalPath } from '#contract/page/canonical-path.ts';
import { parseSearch, stringifySearch } from './address-search.ts';
import { dataRoute } from './data-route.tsx';
import { PageFailure } from './features/shell/page-failure.tsx';
import { rootRoute } from './root-route.tsx';
import { callbackRoute } from './routes/account/callback.tsx';
import { profileRoute } from './routes/account/profile.tsx';
import { signInRoutes } from './routes/account/sign-in.tsx';
import { uploadDemoRoutes } from './routes/account/upload-demos.tsx';
import { communityRoute } from './routes/community/community.tsx';
import { createPostRoute } from './routes/community/create-post.tsx';
import { memberRoute } from './routes/community/member.tsx';
import { moderationRoute } from './routes/community/moderation.tsx';
import { notificationsRoute } from './routes/community/notifications.tsx';
import { postRoute } from './routes/community/post.tsx';
import { statusRoute } from './routes/device/status.tsx';
import { storageRoute } from './routes/device/storage.tsx';
import { allRecipesRoute } from './routes/recipes/all-recipes.tsx';
import { continueRoute } from './routes/recipes/continue.tsx';
import { cookRoute } from './routes/recipes/cook.tsx';
import { cuisineRoute } from './routes/recipes/cuisine.tsx';
import { homeRoute } from './routes/recipes/home.tsx';
import { noRecipeRoute } from './routes/recipes/no-recipe.tsx';
import { recipeRoute } from './routes/recipes/recipe.tsx';
import { searchRoute } from './routes/recipes/search.tsx';
import { trendingRecipesRoute } from './routes/recipes/trending-recipes.tsx';

const routeTree = rootRoute.addChildren([
  homeRoute,
  noRecipeRoute,
  ...signInRoutes,
  ...uploadDemoRoutes,
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
    notificationsRoute,
    moderationRoute,
    statusRoute,
    storageRoute,
  ]),
]);

export function createAppRouter(history: RouterHistory = createBrowserHistory()) {
  replaceOtherSpelling(history);
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    history,
    defaultErrorComponent: PageFailure,
    defaultPreload: 'intent',
    // The query client decides which data is stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: createScrollRestoration(),
    trailingSlash: 'never',
  });
}

/** The reconnect parameter, which is appended to the end of the query. */
const RECONNECTED = new RegExp(`[?&]${RECONNECT}=1$`);

/**
 * Replaces a non-canonical address. The server redirects instead, but the service worker serves every spelling with the
 * same page.
 */
function replaceOtherSpelling(history: RouterHistory): void {
  const { pathname, search, hash, state } = history.location;
  const path = toCanonicalPath(pathname);
  const query = search.replace(RECONNECTED, '');
  if (path !== pathname || query !== search) history.replace(path + query + hash, state);
}

/** Restores the scroll position of each page, unless the user scrolled a prerendered page before hydration. */
function createScrollRestoration(): () => boolean {
  let isFirst = true;
  return () => {
    const wasScrolled = isFirst && globalThis.scrollY > 0;
    isFirst = false;
    return !wasScrolled;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
