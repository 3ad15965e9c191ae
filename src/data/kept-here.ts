import { useEffect, useSyncExternalStore } from 'react';

const here = new Set<string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Whether a recipe would open now with all its pictures and no network. Only asked where somebody wanted that (`isWanted`):
 * it loads the device's database.
 */
export function useIsHere(recipeId: string, isWanted: boolean): boolean {
  useEffect(() => {
    if (isWanted && !asked.has(recipeId)) void lookFor([recipeId]);
  }, [recipeId, isWanted]);
  return useSyncExternalStore(
    listen,
    () => isWanted && here.has(recipeId),
    () => false,
  );
}

/** Whether all of these would. Whoever shows them one by one has them looked for. */
export function useAreHere(recipeIds: readonly string[]): boolean {
  return useSyncExternalStore(
    listen,
    () => recipeIds.every((id) => here.has(id)),
    () => false,
  );
}

/** Looks anew: after something was fetched or cleared. */
export async function lookFor(recipeIds: readonly string[]): Promise<void> {
  for (const id of recipeIds) asked.add(id);
  const { readKept } = await import('../offline/downloads.ts');
  const kept = await readKept(recipeIds);
  for (const id of recipeIds) {
    if (kept.has(id)) here.add(id);
    else here.delete(id);
  }
  for (const listener of listeners) listener();
}

/** What was known may be otherwise by now. */
export function lookAgain(): void {
  void lookFor([...asked]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
