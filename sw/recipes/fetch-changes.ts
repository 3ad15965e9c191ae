import * as v from 'valibot';
import { toCallPath } from '../../contract/endpoint.ts';
import { API_BASE } from '../../contract/paths.ts';
import { listRecipeChanges } from '../../contract/recipe/recipe-paths.ts';
import { toChangedCollection } from '../../src/offline/recipes/collection-changes.ts';
import { COLLECTION } from '../../src/offline/recipes/list-store.ts';
import { type Asking, type Fetch, fetchJsonText, type NetworkReply } from './network.ts';

/**
 * Fetches the whole collection: where the device has one, only what has changed since then, put together here to the list that
 * a server without such an answer would send.
 */
export async function fetchChanges(fetch: Fetch, asking: Asking): Promise<NetworkReply> {
  const { etag } = asking;
  if (etag === null) return fetchJsonText(fetch, COLLECTION, asking);
  const path = API_BASE + toCallPath(listRecipeChanges, { query: { since: etag } });
  const reply = await fetchJsonText(fetch, path, asking);
  const fetched = reply.kind === 'fresh' && reply.value.fetched;
  if (!fetched || !v.is(listRecipeChanges.response, fetched.body)) return reply;
  const recipes = await toChangedCollection(fetched.body);
  if (!recipes) return fetchJsonText(fetch, COLLECTION, { ...asking, etag: null });
  const text = JSON.stringify(recipes);
  return { ...reply, value: { text, fetched: { ...fetched, body: recipes } } };
}
