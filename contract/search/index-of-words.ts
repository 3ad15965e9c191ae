import type { Recipe } from '#contract/recipe/schema.ts';
import { toNearWords } from './meaning.ts';
import { SEARCH_FIELDS, SEARCH_WEIGHTS, toRecipeWords } from './recipe-words.ts';
import { WordIndex } from './word-index.ts';

export interface Found {
  recipe: Recipe;
  words: ReadonlySet<string>;
}

export interface FoundRecipes {
  hits: Found[];
  isNear: boolean;
}

/** Finds recipes, on the server and on the device. Matches in names count most. */
export class SearchIndex {
  readonly #index = new WordIndex<Recipe>();

  add(recipe: Recipe): void {
    const words = toRecipeWords(recipe);
    this.#index.add(
      recipe,
      SEARCH_FIELDS.map((field) => [SEARCH_WEIGHTS[field], words[field]] as const),
      toNearWords(new Set([...words.name, ...words.kind, ...words.ingredient])),
    );
  }

  find(typed: string): FoundRecipes {
    const { items, isNear } = this.#index.find(typed);
    return { hits: items.map(({ item, words }) => ({ recipe: item, words })), isNear };
  }
}
