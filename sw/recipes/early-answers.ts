import { toCanonicalPath } from '../../contract/page/canonical-path.ts';
import { RECIPES, toRecipeAddress } from './recipe-addresses.ts';
import { answerRecipes, type WorkerPorts } from './recipes.ts';

/** Long enough for the page to load its scripts and ask, also on slow phones. */
const KEPT_MS = 10_000;
const RECIPE_PAGE = /^\/recipe\/([^/]+)(?:\/cook)?$/;

/** Answers that the worker prepares when a page is opened, until that page asks for them. */
export interface EarlyAnswers {
  /** Begins the answer to what the page at this address will ask for. */
  begin: (page: URL, ports: WorkerPorts) => void;
  /** Gives each answer once: a second request wants a newer one. */
  take: (asked: URL, now: number) => Promise<Response> | undefined;
}

/**
 * A page asks for its recipe only after its scripts have run. Begun with the navigation, the database is open by then, and the
 * network's deadline has started.
 */
export function createEarlyAnswers(): EarlyAnswers {
  let early: { path: string; at: number; answer: Promise<Response> } | undefined;
  return {
    begin: (page, ports) => {
      const [, id] = RECIPE_PAGE.exec(toCanonicalPath(page.pathname)) ?? [];
      if (id === undefined) return;
      const asked = new URL(`${RECIPES}/${id}`, page);
      const address = toRecipeAddress(asked);
      if (!address) return;
      const answer = answerRecipes(address, ports);
      ports.keepAlive(answer);
      early = { path: asked.pathname, at: ports.clock.now(), answer };
    },
    take: (asked, now) => {
      if (early?.path !== asked.pathname) return undefined;
      const { at, answer } = early;
      early = undefined;
      // The clock may have been set back meanwhile.
      return now >= at && now - at < KEPT_MS ? answer : undefined;
    },
  };
}
