import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { RECONNECT } from '#contract/device/names.ts';
import { toCanonicalPath } from '#contract/page/canonical-path.ts';
import { allRecipesRoute } from './pages/all-recipes/route.tsx';
import { callbackRoute } from './pages/callback/route.tsx';
import { communityRoute } from './pages/community/route.tsx';
import { continueRoute } from './pages/continue/route.tsx';
import { cookOwnRoute, cookPostRoute, cookRoute } from './pages/cook/route.tsx';
import { cookbookRoute } from './pages/cookbook/route.tsx';
import { editRecipeRoute, newRecipeRoute } from './pages/cookbook-editor/route.tsx';
import { createPostRoute } from './pages/create-post/route.tsx';
import { cuisineRoute } from './pages/cuisine/route.tsx';
import { dietRoute } from './pages/diet/route.tsx';
import { homeRoute } from './pages/home/route.tsx';
import { listRoute } from './pages/list/route.tsx';
import { memberRoute } from './pages/member/route.tsx';
import { moderationRoute } from './pages/moderation/route.tsx';
import { noRecipeRoute } from './pages/no-recipe/route.tsx';
import { notificationsRoute } from './pages/notifications/route.tsx';
import { postRoute } from './pages/post/route.tsx';
import { profileRoute } from './pages/profile/route.tsx';
import { ownRecipeRoute, recipeRoute } from './pages/recipe/route.tsx';
import { searchRoute } from './pages/search/route.tsx';
import { signInRoutes } from './pages/sign-in/route.tsx';
import { statusRoute } from './pages/status/route.tsx';
import { storageRoute } from './pages/storage/route.tsx';
import { trendingRecipesRoute } from './pages/trending-recipes/route.tsx';
import { uploadDemoRoutes } from './pages/upload-demos/route.tsx';
import { whatCanICookRoute } from './pages/what-can-i-cook/route.tsx';
import { parseSearch, stringifySearch } from './shell/address-search.ts';
import { dataRoute } from './shell/data-route.tsx';
import { PageFailure } from './shell/page-failure.tsx';
import { rootRoute } from './shell/root-route.tsx';

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
    listRoute,
    cookbookRoute,
    newRecipeRoute,
    editRecipeRoute,
    ownRecipeRoute,
    cookOwnRoute,
    cookPostRoute,
    whatCanICookRoute,
    profileRoute,
    memberRoute,
    communityRoute,
    postRoute,
    notificationsRoute,
    moderationRoute,
    statusRoute,
    storageRoute,
    dietRoute,
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
  // Reading `scrollY` forces a layout, so a served page notes it (tools/build/start-script.js).
  let wasScrolled = globalThis.wasScrolledEarly ?? globalThis.scrollY > 0;
  const noteScroll = () => {
    wasScrolled = true;
  };
  if (typeof document !== 'undefined') {
    globalThis.addEventListener('scroll', noteScroll, { once: true, passive: true });
  }
  return () => {
    const isKept = isFirst && wasScrolled;
    isFirst = false;
    return !isKept;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
