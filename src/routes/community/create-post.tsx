import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

export const createPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.createPost,
  // Specification 2: edit mode comes from here, or from the navigation state, which the page then writes here.
  validateSearch: toSearch,
  component: lazyPage(() => import('./create-post.late.tsx')),
});

interface Search {
  edit?: string;
  /** What another app shared (`share_target` of the web manifest). */
  title?: string;
  text?: string;
  url?: string;
  /** The picture of the dish that was cooked. */
  picture?: string;
  /** What the postcard of it is held under. */
  postcard?: string;
  /** The dish itself and how it was cooked; whoever reads it checks it. */
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

/** JSON in an address, and an object in a link within the app. */
function toCooked(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
