import type { CurrentUser } from '#contract/account/user.ts';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { NETWORK_WAIT_WITHOUT_COPY_MS } from '#contract/platform/limits.ts';
import { getRecipe } from '#contract/recipe/endpoints.ts';
import { toPicturePaths } from '#contract/recipe/picture.ts';
import { hasName } from '#domain/overlay/has-name.ts';
import { isDownloaded, readDownloaded, readMissing } from '#offline/recipes/downloads.ts';
import { savePicture } from '#offline/recipes/picture-store.ts';
import { pinRecipes } from '#offline/recipes/pins.ts';
import { saveRecipe } from '#offline/recipes/recipe-store.ts';
import { fetchJson } from '#platform/network/api.ts';
import { BrokenFailure, OfflineFailure } from '#platform/network/failures.ts';
import { requestHttp } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { askToPersist } from '#platform/persistence.ts';
import { readSession } from '#platform/session.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { checkDownloads } from './downloaded.ts';
import { allRecipesQuery } from './queries.ts';

/** `failed`: this recipe failed, others may work. `stopped`: no network or storage, so others would fail too. */
type DownloadResult = 'stored' | 'failed' | 'stopped';

/** Downloads a recipe's text and every picture that the app may show for it. It does not pin the recipe. */
export async function downloadRecipe(recipeId: string): Promise<DownloadResult> {
  if (await isDownloaded(recipeId)) return 'stored';
  try {
    const answer = await fetchJson(getRecipe, {
      params: { recipeId },
      fallback: recipeTexts.failedRecipe,
    });
    // The worker stores it too, but there may be no worker.
    if (answer.storedAt === undefined) {
      await saveRecipe(answer.value, { fetchedAt: Date.now(), etag: null });
    }
    const saved = await Promise.all(toPicturePaths(answer.value.image_url).map(storePicture));
    if (saved.includes(false)) return 'stopped';
  } catch (error) {
    return error instanceof OfflineFailure ? 'stopped' : 'failed';
  }
  return (await isDownloaded(recipeId)) ? 'stored' : 'failed';
}

export async function downloadMissing(): Promise<void> {
  for (const id of await readMissing()) {
    if ((await downloadRecipe(id)) === 'stopped') return;
  }
}

/** Downloads recipes in sequence and skips failed ones. `onProgress` receives the number of stored recipes. */
export async function downloadAll(
  recipeIds: readonly string[],
  onProgress: (stored: number) => void,
): Promise<boolean> {
  const stored = await readDownloaded(recipeIds);
  onProgress(stored.size);
  for (const id of recipeIds) {
    if (stored.has(id)) continue;
    const result = await downloadRecipe(id);
    if (result === 'stopped') return false;
    if (result === 'failed') continue;
    stored.add(id);
    onProgress(stored.size);
  }
  return recipeIds.every((id) => stored.has(id));
}

async function storePicture(path: string): Promise<boolean> {
  return savePicture(path, await fetchPicture(path));
}

/** Fetches exactly this picture file, without the worker's substitutes. */
async function fetchPicture(path: string): Promise<{ type: string; body: ArrayBuffer }> {
  try {
    const response = await requestHttp(path, {
      headers: { [SOURCE_HEADER]: 'network' },
      deadlineMs: NETWORK_WAIT_WITHOUT_COPY_MS,
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !type.startsWith('image/')) throw new BrokenFailure(path);
    return { type, body: await response.arrayBuffer() };
  } catch (error) {
    if (error instanceof BrokenFailure) throw error;
    throw new OfflineFailure(path, { cause: error });
  }
}

let turn = Promise.resolve();

/** Pins and downloads saved and favourite recipes. Calls run in sequence, so the last one wins. */
export function downloadMarked(me: CurrentUser): Promise<void> {
  turn = ignoreError(
    turn.then(() => pinAndDownload(me)),
    'retried later',
  );
  return turn;
}

/** Called after signing out, so that recipes of this member may be evicted. */
export async function unpinMember(userId: string): Promise<void> {
  await unpin(userId);
  // Repeat after a running download, which may have pinned recipes meanwhile.
  turn = ignoreError(
    turn.then(() => unpin(userId)),
    'the recipes stay longer',
  );
}

async function unpin(userId: string): Promise<void> {
  await pinRecipes(userId, 'saved', []);
  await pinRecipes(userId, 'favorite', []);
}

async function pinAndDownload(me: CurrentUser): Promise<void> {
  const { value, isPartial } = await queryClient.fetchQuery(allRecipesQuery());
  // An incomplete list would remove pins, and a signed-out user pins nothing.
  if (isPartial || readSession()?.user.id !== me.id) return;
  // Favourites and saved recipes are stored as names. If two dishes have the same name, both are downloaded.
  const toIds = (names: readonly string[]) =>
    value.flatMap((recipe) => (hasName(names, recipe.recipe_name) ? recipe._id : []));
  const saved = toIds(me.savedRecipes);
  const favorites = toIds(me.favorites);
  await pinRecipes(me.id, 'saved', saved);
  await pinRecipes(me.id, 'favorite', favorites);
  if (saved.length > 0) void askToPersist();
  await downloadMissing();
  await checkDownloads([...saved, ...favorites]);
}
