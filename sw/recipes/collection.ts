import { COLLECTION, isWhole, readCollectionFetchedAt } from '#offline/recipes/list-store.ts';
import { toRecipeAddress } from './recipe-addresses.ts';
import { refreshRecipes, type WorkerPorts } from './recipes.ts';

/** Pages request the collection at every start, but it changes only weekly. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Fetches the texts of all recipes for offline use, unless they were fetched within a day. */
export async function fetchCollection(ports: WorkerPorts, origin: string): Promise<void> {
  if (await isFresh(ports.clock.now())) return;
  const address = toRecipeAddress(new URL(COLLECTION, origin));
  if (address) await refreshRecipes(address, ports);
}

async function isFresh(now: number): Promise<boolean> {
  const fetchedAt = await readCollectionFetchedAt();
  if (fetchedAt === undefined) return false;
  const age = now - fetchedAt;
  // A time in the future was stored while the clock was set ahead.
  return age >= 0 && age < FRESH_MS && (await isWhole(COLLECTION));
}
