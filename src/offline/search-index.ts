import type { Recipe } from '../../contract/recipe.ts';
import { SEARCH_FIELDS, SEARCH_WEIGHTS, toRecipeWords } from '../../contract/recipe-search.ts';
import { WordIndex } from './word-index.ts';

export interface Found {
  recipe: Recipe;
  /** The words of the recipe that were meant, as `toWords` makes them. */
  words: ReadonlySet<string>;
}

/** Finds recipes on the device as the server would (`server/recipes/search-store.ts`): names count most. */
export class SearchIndex {
  readonly #index = new WordIndex<Recipe>();

  /** Recipes that are found equally well stay in the order in which they were added. */
  add(recipe: Recipe): void {
    const words = toRecipeWords(recipe);
    this.#index.add(
      recipe,
      SEARCH_FIELDS.map((field) => [SEARCH_WEIGHTS[field], words[field]] as const),
    );
  }

  find(typed: string): Found[] {
    return this.#index.find(typed).map(({ item, words }) => ({ recipe: item, words }));
  }
}
