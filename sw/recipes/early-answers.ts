import { toCanonicalPath } from '#contract/page/canonical-path.ts';
import { RECIPES, toRecipeAddress } from './recipe-addresses.ts';
import { answerRecipes, type WorkerPorts } from './recipes.ts';

/** Long enough for a slow phone to load the page's scripts and send the request. */
const LIFETIME_MS = 10_000;
const RECIPE_PAGE = /^\/recipe\/([^/]+)(?:\/cook)?$/;

/** Responses that the worker prepares while a page loads. */
export interface EarlyAnswers {
  /** Starts to prepare the response that the page at this address will request. */
  begin: (page: URL, ports: WorkerPorts) => void;
  /** Returns each response once, because a second request wants a newer one. */
  take: (request: URL, now: number) => Promise<Response> | undefined;
}

/**
 * Prepares a recipe during the navigation, before the page's scripts request it. Then the database is open and the
 * network's deadline is running.
 */
export function createEarlyAnswers(): EarlyAnswers {
  let early: { path: string; at: number; answer: Promise<Response> } | undefined;
  return {
    begin: (page, ports) => {
      const [, id] = RECIPE_PAGE.exec(toCanonicalPath(page.pathname)) ?? [];
      if (id === undefined) return;
      const request = new URL(`${RECIPES}/${id}`, page);
      const address = toRecipeAddress(request);
      if (!address) return;
      const answer = answerRecipes(address, ports);
      ports.keepAlive(answer);
      early = { path: request.pathname, at: ports.clock.now(), answer };
    },
    take: (request, now) => {
      if (early?.path !== request.pathname) return undefined;
      const { at, answer } = early;
      early = undefined;
      // The clock may have been set back.
      return now >= at && now - at < LIFETIME_MS ? answer : undefined;
    },
  };
}
