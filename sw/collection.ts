import { API_BASE, apiPaths } from '../contract/paths.ts';
import type { World } from './network.ts';
import { toRecipeAddress } from './recipe-addresses.ts';
import { refreshRecipes } from './recipes.ts';

/** Fetches every recipe's text once, so that all of them open with no network. */
export async function fetchCollection(world: World, origin: string): Promise<void> {
  const address = toRecipeAddress(new URL(`${API_BASE}${apiPaths.recipes}`, origin));
  if (address) await refreshRecipes(address, world);
}
