import {
  COLLECTION,
  isWhole,
  readCollectionFetchedAt,
} from '../../src/offline/recipes/list-store.ts';
import { toRecipeAddress } from './recipe-addresses.ts';
import { refreshRecipes, type WorkerPorts } from './recipes.ts';

/** Pages ask at every start; once a day is enough for a collection that changes by the week. */
const YOUNG_MS = 24 * 60 * 60 * 1000;

/** Fetches every recipe's text, so that all of them open with no network, unless they were fetched within a day. */
export async function fetchCollection(ports: WorkerPorts, origin: string): Promise<void> {
  if (await isFetched(ports.clock.now())) return;
  const address = toRecipeAddress(new URL(COLLECTION, origin));
  if (address) await refreshRecipes(address, ports);
}

async function isFetched(now: number): Promise<boolean> {
  const fetchedAt = await readCollectionFetchedAt();
  if (fetchedAt === undefined) return false;
  const age = now - fetchedAt;
  // A time still to come was stored while the clock was set ahead.
  return age >= 0 && age < YOUNG_MS && (await isWhole(COLLECTION));
}
