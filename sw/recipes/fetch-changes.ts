import * as v from 'valibot';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toCallPath } from '#contract/platform/endpoint.ts';
import { listRecipeChanges } from '#contract/recipe/paths.ts';
import { toChangedCollection } from '#offline/recipes/collection-changes.ts';
import { COLLECTION } from '#offline/recipes/list-store.ts';
import { type Fetch, type FetchOptions, fetchJsonText, type NetworkReply } from './network.ts';

/**
 * Fetches the whole collection. If the device has one, only the changes are transferred. The reply always has the
 * complete list.
 */
export async function fetchChanges(fetch: Fetch, options: FetchOptions): Promise<NetworkReply> {
  const { etag } = options;
  if (etag === null) return fetchJsonText(fetch, COLLECTION, options);
  const path = API_BASE + toCallPath(listRecipeChanges, { query: { since: etag } });
  const reply = await fetchJsonText(fetch, path, options);
  const fetched = reply.kind === 'fresh' && reply.value.fetched;
  if (!fetched || !v.is(listRecipeChanges.response, fetched.body)) return reply;
  const recipes = await toChangedCollection(fetched.body);
  if (!recipes) return fetchJsonText(fetch, COLLECTION, { ...options, etag: null });
  const text = JSON.stringify(recipes);
  return { ...reply, value: { text, fetched: { ...fetched, body: recipes } } };
}
