import { useEffect, useState } from 'react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { SearchIndex } from '../../../contract/recipe/search-index.ts';

/** As long as this a finger on the glass notices nothing. */
const SLICE_MS = 6;

let kept: { recipes: readonly Recipe[]; index: SearchIndex } | undefined;

/** The index of these recipes, once it is built; until then that of the recipes before them. */
export function useSearchIndex(recipes: readonly Recipe[] | undefined): SearchIndex | undefined {
  const [index, setIndex] = useState(kept?.index);
  useEffect(() => {
    if (!recipes || kept?.recipes === recipes) return undefined;
    const leaving = new AbortController();
    const build = async () => {
      const built = await buildIndex(recipes, leaving.signal);
      if (!built) return;
      kept = { recipes, index: built };
      setIndex(built);
    };
    void build();
    return () => leaving.abort();
  }, [recipes]);
  return recipes && index;
}

/** In slices, so that typing goes on meanwhile; undefined where the page was left before the end. */
async function buildIndex(
  recipes: readonly Recipe[],
  leaving: AbortSignal,
): Promise<SearchIndex | undefined> {
  const index = new SearchIndex();
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
