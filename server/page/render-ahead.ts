import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { listAllRecipes } from '#contract/recipe/paths.ts';
import { type Recipe, RecipeList } from '#contract/recipe/schema.ts';

/** The start of the server and its first requests come first. */
const FIRST_MS = 10_000;
/** Another server may have loaded a newer collection. */
const AGAIN_MS = 60_000;

type Pause = (milliseconds: number) => Promise<unknown>;

/**
 * Renders the lists and all dishes in the background, soon after the start and after every change of the collection, so
 * that a busy server has them before they are requested. Returns a function that stops it.
 */
export function renderAhead(app: FastifyInstance): () => void {
  const stop = new AbortController();
  const pause: Pause = (ms) => wait(ms, undefined, { signal: stop.signal, ref: false });
  void ignoreError(keepRendering(app, pause), 'it was stopped');
  return () => stop.abort();
}

async function keepRendering(app: FastifyInstance, pause: Pause): Promise<never> {
  let etag: string | undefined;
  await pause(FIRST_MS);
  for (;;) {
    etag = await renderChanged(app, etag, pause);
    await pause(AGAIN_MS);
  }
}

/** Renders the pages unless `etag` is that of the collection. Returns the ETag of the rendered collection. */
export async function renderChanged(
  app: FastifyInstance,
  etag: string | undefined,
  pause: Pause,
): Promise<string | undefined> {
  const headers = etag === undefined ? {} : { 'if-none-match': etag };
  const answer = await app.inject({ url: API_BASE + toPath(listAllRecipes), headers });
  if (answer.statusCode !== 200) return etag;
  for (const path of listPages(v.parse(RecipeList, answer.json()))) {
    const startedAt = performance.now();
    await app.inject({ url: path });
    // Leaves half of the time to requests of other pages, which wait for the same thread.
    await pause(performance.now() - startedAt);
  }
  return String(answer.headers.etag);
}

function listPages(recipes: readonly Recipe[]): string[] {
  const cuisines = new Set(recipes.map(({ cuisine }) => cuisine));
  return [
    pagePaths.allRecipes,
    pagePaths.trendingRecipes,
    pagePaths.search,
    pagePaths.community,
    ...FAMILIES.map(({ id }) => pagePaths.cuisine(id)),
    ...recipes.map(({ _id }) => pagePaths.recipe(_id)),
    ...[...cuisines].map((cuisine) => pagePaths.cuisine(cuisine)),
  ];
}
