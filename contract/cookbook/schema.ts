import * as v from 'valibot';
import { PostImage } from '#contract/post/images.ts';
import { Recipe } from '#contract/recipe/schema.ts';
import { CookbookText, Visibility } from './text.ts';

const lines = v.pipe(v.array(v.string()), v.minLength(1));

/** A recipe of a member. It has the fields of a `Recipe`, so that it can be cooked like a dish of the collection. */
export const CookbookRecipe = v.object({
  ...v.omit(Recipe, ['notes']).entries,
  recipe_name: v.string(),
  title: v.string(),
  subtitle: v.string(),
  cuisine: v.string(),
  tags: v.array(v.string()),
  ingredients: lines,
  instructions: lines,
  notes: v.optional(v.string()),
  /** All pictures, at most four. `image_url` is the address of the first, or ''. */
  images: v.array(PostImage),
  ownerId: v.string(),
  /** Only in a single recipe that another member reads. */
  ownerName: v.optional(v.string()),
  visibility: Visibility,
  source: CookbookText.entries.source,
  basedOn: CookbookText.entries.basedOn,
  /** Changes with every change of the text or the pictures. `ETag` and `If-Match` hold it in quotes. */
  version: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type CookbookRecipe = v.InferOutput<typeof CookbookRecipe>;

/** The recipes of a member, or what has changed since a cursor. `removed` holds ids of deleted recipes. */
export const CookbookChanges = v.object({
  recipes: v.array(CookbookRecipe),
  removed: v.array(v.string()),
  cursor: v.string(),
  /** True if it does not continue an earlier response: the recipes replace all that are known. */
  isWhole: v.boolean(),
  /** True if more recipes follow after the cursor, because they are too many for one response. */
  hasMore: v.boolean(),
});
export type CookbookChanges = v.InferOutput<typeof CookbookChanges>;

/** A recipe that another member of the household shares. `GET /cookbook/{id}` has the whole recipe. */
export const SharedCookbookRecipe = v.object({
  ...v.pick(CookbookRecipe, [
    '_id',
    'title',
    'subtitle',
    'cuisine',
    'servings',
    'prepTime',
    'cookTime',
    'image_url',
    'imageAlt',
    'ownerId',
    'version',
    'updatedAt',
  ]).entries,
  ownerName: v.string(),
});
export type SharedCookbookRecipe = v.InferOutput<typeof SharedCookbookRecipe>;

/** At most `SHARED_MAX` recipes, the latest changes first. */
export const SharedCookbook = v.object({
  recipes: v.array(SharedCookbookRecipe),
  /** True if there are more recipes than that. */
  hasMore: v.boolean(),
});
export type SharedCookbook = v.InferOutput<typeof SharedCookbook>;
