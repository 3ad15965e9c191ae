import { useEffect, useSyncExternalStore } from 'react';

const downloadedIds = new Set<string>();
const checkedIds = new Set<string>();
const listeners = new Set<() => void>();

/** True if a recipe opens offline with its pictures. `isWanted`: only for pinned recipes, as it loads the database. */
export function useIsDownloaded(recipeId: string, isWanted: boolean): boolean {
  useEffect(() => {
    if (isWanted && !checkedIds.has(recipeId)) void checkDownloads([recipeId]);
  }, [recipeId, isWanted]);
  return useSyncExternalStore(
    listen,
    () => isWanted && downloadedIds.has(recipeId),
    () => false,
  );
}

/** True if all recipes are known to be downloaded. It starts no check; the single cards do. */
export function useAreDownloaded(recipeIds: readonly string[]): boolean {
  return useSyncExternalStore(
    listen,
    () => recipeIds.every((id) => downloadedIds.has(id)),
    () => false,
  );
}

export async function checkDownloads(recipeIds: readonly string[]): Promise<void> {
  for (const id of recipeIds) checkedIds.add(id);
  const { readDownloaded } = await import('#offline/recipes/downloads.ts');
  const kept = await readDownloaded(recipeIds);
  for (const id of recipeIds) {
    if (kept.has(id)) downloadedIds.add(id);
    else downloadedIds.delete(id);
  }
  for (const listener of listeners) listener();
}

export function recheckDownloads(): void {
  void checkDownloads([...checkedIds]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
