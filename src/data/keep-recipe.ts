import { apiPaths } from '../../contract/paths.ts';
import { toPicturePaths } from '../../contract/picture.ts';
import { Recipe } from '../../contract/recipe.ts';
import { texts } from '../../contract/texts.ts';
import { isKept, readKept, readLacking, saveDownload } from '../offline/downloads.ts';
import { savePicture } from '../offline/picture-store.ts';
import { saveRecipe } from '../offline/recipe-store.ts';
import { fetchJson } from './api.ts';
import { fetchPicture } from './pictures.ts';

/**
 * Brings one recipe onto the device: its text and every picture that the app may show for it. Answers whether all of it is
 * here now. It does not pin: what nobody pins may be evicted again.
 */
export async function keepRecipe(recipeId: string): Promise<boolean> {
  if (await isKept(recipeId)) return true;
  await saveDownload(recipeId, 'pending');
  try {
    const path = apiPaths.recipe(recipeId);
    const answer = await fetchJson(path, Recipe, { fallback: texts.failedRecipe });
    // The worker stores it too; where there is none, nobody else does.
    if (answer.storedAt === undefined) {
      await saveRecipe(answer.value, { fetchedAt: Date.now(), etag: null });
    }
    await Promise.all(toPicturePaths(answer.value.image_url).map(keepPicture));
  } catch {
    // What is missing shows below; it is tried again at the next occasion.
  }
  const isHere = await isKept(recipeId);
  await saveDownload(recipeId, isHere ? 'done' : 'failed');
  return isHere;
}

/** Fetches what users of this device saved and what is not here yet, one after the other. */
export async function keepWanted(): Promise<void> {
  for (const id of await readLacking()) {
    if (!(await keepRecipe(id))) return;
  }
}

/** Keeps many, one after the other, and stops where one cannot be had. `tell` learns how many are here. */
export async function keepAll(
  recipeIds: readonly string[],
  tell: (kept: number) => void,
): Promise<boolean> {
  const kept = await readKept(recipeIds);
  tell(kept.size);
  for (const id of recipeIds) {
    if (kept.has(id)) continue;
    if (!(await keepRecipe(id))) return false;
    kept.add(id);
    tell(kept.size);
  }
  return true;
}

async function keepPicture(path: string): Promise<void> {
  await savePicture(path, await fetchPicture(path));
}
