import { toPath } from '../../contract/endpoint.ts';
import { getRecipe } from '../../contract/endpoints/recipes.ts';
import { toPicturePaths } from '../../contract/picture.ts';
import { recipeTexts } from '../../texts/en/recipes.ts';
import { isKept, readKept, readLacking } from '../offline/downloads.ts';
import { savePicture } from '../offline/picture-store.ts';
import { saveRecipe } from '../offline/recipe-store.ts';
import { fetchJson } from './api.ts';
import { OfflineFailure } from './failures.ts';
import { fetchPicture } from './pictures.ts';

/** `missed`: this one cannot be had, others may; `stopped`: no network, or no room, so that nor can any other. */
type Keeping = 'here' | 'missed' | 'stopped';

/**
 * Brings one recipe onto the device: its text and every picture that the app may show for it. It does not pin: what nobody
 * pins may be evicted again.
 */
export async function keepRecipe(recipeId: string): Promise<Keeping> {
  if (await isKept(recipeId)) return 'here';
  try {
    const path = toPath(getRecipe, { recipeId });
    const answer = await fetchJson(path, getRecipe.response, {
      fallback: recipeTexts.failedRecipe,
    });
    // The worker stores it too; where there is none, nobody else does.
    if (answer.storedAt === undefined) {
      await saveRecipe(answer.value, { fetchedAt: Date.now(), etag: null });
    }
    const saved = await Promise.all(toPicturePaths(answer.value.image_url).map(keepPicture));
    if (saved.includes(false)) return 'stopped';
  } catch (error) {
    return error instanceof OfflineFailure ? 'stopped' : 'missed';
  }
  return (await isKept(recipeId)) ? 'here' : 'missed';
}

/** Fetches what users of this device saved and what is not here yet, one after the other. */
export async function keepWanted(): Promise<void> {
  for (const id of await readLacking()) {
    if ((await keepRecipe(id)) === 'stopped') return;
  }
}

/** Keeps many, one after the other, past those that cannot be had. `tell` learns how many are here. */
export async function keepAll(
  recipeIds: readonly string[],
  tell: (kept: number) => void,
): Promise<boolean> {
  const kept = await readKept(recipeIds);
  tell(kept.size);
  for (const id of recipeIds) {
    if (kept.has(id)) continue;
    const keeping = await keepRecipe(id);
    if (keeping === 'stopped') return false;
    if (keeping === 'missed') continue;
    kept.add(id);
    tell(kept.size);
  }
  return recipeIds.every((id) => kept.has(id));
}

async function keepPicture(path: string): Promise<boolean> {
  return savePicture(path, await fetchPicture(path));
}
