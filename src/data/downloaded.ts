import { useEffect, useSyncExternalStore } from 'react';

const here = new Set<string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** True if a recipe opens offline with its pictures. `isWanted`: only for pinned recipes, as it loads the database. */
export function useIsDownloaded(recipeId: string, isWanted: boolean): boolean {
  useEffect(() => {
    if (isWanted && !asked.has(recipeId)) void checkDownloads([recipeId]);
  }, [recipeId, isWanted]);
  return useSyncExternalStore(
    listen,
    () => isWanted && here.has(recipeId),
    () => false,
  );
}

/** True if all recipes are known to be downloaded. It starts no check; the single cards do. */
export function useAreDownloaded(recipeIds: readonly string[]): boolean {
  return useSyncExternalStore(
    listen,
    () => recipeIds.every((id) => here.has(id)),
    () => false,
  );
}

export async function checkDownloads(recipeIds: readonly string[]): Promise<void> {
  for (const id of recipeIds) asked.add(id);
  const { readDownloaded } = await import('../offline/recipes/downloads.ts');
  const kept = await readDownloaded(recipeIds);
  for (const id of recipeIds) {
    if (kept.has(id)) here.add(id);
    else here.delete(id);
  }
  for (const listener of listeners) listener();
}

export function recheckDownloads(): void {
  void checkDownloads([...asked]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
