import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { toJson } from '#contract/platform/to-json.ts';
import { rootRoute } from '#shell/root-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const createPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.createPost,
  // The post to edit is in the address or in the navigation state, which the page copies to the
  // address.
  validateSearch: toSearch,
  component: lazyPage(() => import('./page.tsx')),
});

interface Search {
  edit?: string;
  /** Content shared by another app (`share_target` of the web manifest). */
  title?: string;
  text?: string;
  url?: string;
  /** The picture of the cooked dish. */
  picture?: string;
  /** The key under which its postcard is stored. */
  postcard?: string;
  /** The dish and how it was cooked. It is not validated here. */
  cooked?: unknown;
}

function toSearch(given: Record<string, unknown>): Search {
  const search: Search = { cooked: toCooked(given['cooked']) };
  for (const name of ['edit', 'title', 'text', 'url', 'picture', 'postcard'] as const) {
    const value = given[name];
    if (typeof value === 'string') search[name] = value;
  }
  return search;
}

/** The value is JSON in an address, and an object in a link within the app. */
function toCooked(given: unknown): unknown {
  return typeof given === 'string' ? toJson(given) : given;
}
