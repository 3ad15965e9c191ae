import { useEffect, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Recipe } from '#contract/recipe/schema.ts';

/** Returns the recipes on the device in the collection's order, or none until they are read. */
export function useStoredDishes(): readonly Recipe[] {
  const [dishes, setDishes] = useState<readonly Recipe[]>([]);
  useEffect(() => {
    let isMounted = true;
    const read = async () => {
      const { readRecipes } = await import('#offline/recipes/recipe-store.ts');
      const found = await readRecipes();
      if (isMounted) setDishes(found);
    };
    void ignoreError(read(), 'the page shows no dishes');
    return () => {
      isMounted = false;
    };
  }, []);
  return dishes;
}
