import { useEffect, useState } from 'react';
import type { Recipe } from '../../contract/recipe/recipe.ts';

/** The recipes on the device in the collection's order; none until they are read. */
export function useStoredDishes(): readonly Recipe[] {
  const [dishes, setDishes] = useState<readonly Recipe[]>([]);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const { readRecipes } = await import('../offline/recipes/recipe-store.ts');
      const found = await readRecipes();
      if (isHere) setDishes(found);
    };
    // Without them the page still says what it is for.
    read().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return dishes;
}
