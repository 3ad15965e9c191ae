import * as v from 'valibot';
import { ALLERGENS, DIETS } from './diet.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1));

/**
 * One recipe as it crosses the wire, whole in lists too (cards need the counts of ingredients and instructions).
 * `stepIngredients[n]` holds the indices into `ingredients` that step n uses. `image_url` is the 640 px WebP of the
 * dish, empty where none has been drawn; the other widths are derived from it (see `picture.ts`).
 */
export const Recipe = v.object({
  _id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  recipe_name: line,
  title: line,
  subtitle: line,
  cuisine: line,
  region: v.optional(line),
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  image_url: v.string(),
  image: v.string(),
  imageAlt: v.string(),
  imageHash: v.string(),
  tags: v.array(line),
  ingredients: v.pipe(v.array(line), v.minLength(1)),
  instructions: v.pipe(v.array(line), v.minLength(1)),
  stepTitles: v.optional(v.array(line)),
  stepIngredients: v.optional(v.array(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))))),
  /** Item n is shown with step n; an empty text means that the step has none. */
  fun_facts: v.array(v.string()),
  culturalBackground: v.string(),
  notes: v.optional(line),
  // Specification 9 has defaults for these four: without one of them (0 servings) a recipe can still be cooked.
  prepTime: v.fallback(v.string(), ''),
  cookTime: v.fallback(v.string(), ''),
  servings: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 0),
  difficulty: v.fallback(v.string(), ''),
  spiceLevel: v.string(),
  // Older copies on devices lack these two: nothing is claimed then.
  diets: v.optional(v.array(v.picklist(DIETS))),
  allergens: v.optional(v.array(v.picklist(ALLERGENS))),
  /** Minutes of work within prep and cook time, where the rest is waiting. */
  handsOnTime: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  shortform_video_url: v.string(),
  longform_video_url: v.string(),
});
export type Recipe = v.InferOutput<typeof Recipe>;

export const RecipeList = v.array(Recipe);

export const RecipePage = v.object({
  recipes: RecipeList,
  pagination: v.object({
    page: v.number(),
    limit: v.number(),
    total: v.number(),
    hasMore: v.boolean(),
  }),
  /** Of a search: nothing has what was typed, these come near it. */
  isNear: v.optional(v.boolean()),
});
export type RecipePage = v.InferOutput<typeof RecipePage>;

/** The difference between two lists of all recipes. `removed` holds ids; `digest` is the SHA-256 of the new list's `toDigestText` (base64). */
export const RecipeChanges = v.object({
  changed: RecipeList,
  removed: v.array(v.string()),
  digest: v.string(),
});
export type RecipeChanges = v.InferOutput<typeof RecipeChanges>;

export const CuisineNames = v.array(v.string());
