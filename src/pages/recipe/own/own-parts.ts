import type { ReactNode } from 'react';
import type { IngredientHeading } from '#knowledge/cookbook/own-recipe.ts';

/** Parts of the page that only a recipe of the cookbook has. */
export interface OwnParts {
  headings: readonly IngredientHeading[];
  /** Below the title and the subtitle: who wrote it. */
  byline: ReactNode;
  /** Below the facts. */
  actions: ReactNode;
  /** Below the steps. */
  extras: ReactNode;
}
