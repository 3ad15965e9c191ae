import { toPath } from '../../contract/endpoint.ts';
import { API_BASE } from '../../contract/paths.ts';
import { listAllRecipes } from '../../contract/recipe/recipe-paths.ts';
import { toRecipeAddress } from './recipe-addresses.ts';
import { answerRecipes, type WorkerPorts } from './recipes.ts';

/** By then the scripts of a page have asked, also on slow phones. */
const KEPT_MS = 10_000;
const RECIPE_PAGE = /^\/recipe\/([^/]+)(?:\/cook)?\/?$/;

/** What the worker asked for itself when a page was opened, until that page asks for it. */
export interface EarlyAnswers {
  /** Begins to answer what the page at `page` is going to ask for. */
  begin: (page: URL, ports: WorkerPorts) => void;
  /** Once: who asks again wants to know what has changed since. */
  take: (asked: URL, now: number) => Promise<Response> | undefined;
}

/**
 * A page asks for its recipe once its scripts have run. Asked for with the page itself, the device's database is open by then,
 * and the time that the network is given has begun.
 */
export function createEarlyAnswers(): EarlyAnswers {
  let early: { path: string; at: number; answer: Promise<Response> } | undefined;
  return {
    begin: (page, ports) => {
      const [, id] = RECIPE_PAGE.exec(page.pathname) ?? [];
      if (id === undefined) return;
      const asked = new URL(`${API_BASE}${toPath(listAllRecipes)}/${id}`, page);
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
