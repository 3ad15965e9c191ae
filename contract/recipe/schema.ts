import * as v from 'valibot';
import { ALLERGENS, DIETS } from './diet.ts';

export const SERVINGS_MAX = 50;

const line = v.pipe(v.string(), v.trim(), v.minLength(1));

/**
 * A recipe in an API response, complete in lists too, since cards show the counts of ingredients and instructions.
 * `stepIngredients[n]` holds the indices into `ingredients` that step n uses. `image_url` is the dish's 640 px WebP, or
 * empty without a picture; `picture.ts` derives the other widths from it.
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
  /** Item n is shown with step n. An empty text means that the step has no fact. */
  fun_facts: v.array(v.string()),
  culturalBackground: v.string(),
  notes: v.optional(line),
  // Pages have defaults for these four, so a recipe that lacks one (or has 0 servings) can still be cooked.
  prepTime: v.fallback(v.string(), ''),
  cookTime: v.fallback(v.string(), ''),
  servings: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 0),
  difficulty: v.fallback(v.string(), ''),
  spiceLevel: v.string(),
  // Older copies on devices lack these two. The app then makes no claim about diets or allergens.
  diets: v.optional(v.array(v.picklist(DIETS))),
  allergens: v.optional(v.array(v.picklist(ALLERGENS))),
  /** Minutes of work within prep and cook time. The rest is waiting. */
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
  /** True in a search without exact matches: the recipes are close matches. */
  isNear: v.optional(v.boolean()),
});
export type RecipePage = v.InferOutput<typeof RecipePage>;

/** `removed` holds ids. `digest` is the SHA-256 of the new list's `toDigestText`, in base64. */
export const RecipeChanges = v.object({
  changed: RecipeList,
  removed: v.array(v.string()),
  digest: v.string(),
});
export type RecipeChanges = v.InferOutput<typeof RecipeChanges>;

export const CuisineNames = v.array(v.string());
