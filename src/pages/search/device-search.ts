import { useEffect, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import type { SearchIndex } from '#contract/search/index-of-words.ts';

/** Maximum time per slice: short enough that a touch feels no delay. */
const SLICE_MS = 6;

let kept: { recipes: readonly Recipe[]; index: SearchIndex } | undefined;

/** The index of these recipes. While it is being built, the index of the previous recipes. */
export function useSearchIndex(recipes: readonly Recipe[] | undefined): SearchIndex | undefined {
  const [index, setIndex] = useState(kept?.index);
  useEffect(() => {
    if (!recipes || kept?.recipes === recipes) return undefined;
    const leaving = new AbortController();
    const build = async () => {
      const built = await ignoreError(
        buildIndex(recipes, leaving.signal),
        'the server still answers the search',
      );
      if (!built) return;
      kept = { recipes, index: built };
      setIndex(built);
    };
    void build();
    return () => leaving.abort();
  }, [recipes]);
  return recipes && index;
}

/** Builds the index in slices, so that typing stays smooth. Resolves with undefined if aborted. */
async function buildIndex(
  recipes: readonly Recipe[],
  leaving: AbortSignal,
): Promise<SearchIndex | undefined> {
  const words = await import('#contract/search/index-of-words.ts');
  const index = new words.SearchIndex();
  let until = performance.now() + SLICE_MS;
  for (const recipe of recipes) {
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      if (leaving.aborted) return undefined;
      until = performance.now() + SLICE_MS;
    }
    index.add(recipe);
  }
  return index;
}
