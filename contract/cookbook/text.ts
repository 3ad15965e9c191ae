import * as v from 'valibot';

/** The readers of a recipe: only its owner; also the household; everyone with the id; everyone. */
export const VISIBILITIES = ['private', 'household', 'link', 'public'] as const;
export const Visibility = v.picklist(VISIBILITIES);
export type Visibility = v.InferOutput<typeof Visibility>;

/** The source of a recipe. `url` is an http or https address. */
export const CookbookSource = v.object({
  url: v.optional(v.string()),
  name: v.optional(v.string()),
});
export type CookbookSource = v.InferOutput<typeof CookbookSource>;

/** A recipe as its owner typed it. Ingredients and steps are the typed lines; structure is derived from them. */
export const CookbookText = v.object({
  title: v.string(),
  subtitle: v.string(),
  cuisine: v.string(),
  tags: v.array(v.string()),
  /** 0 if they are unknown. */
  servings: v.number(),
  prepTime: v.string(),
  cookTime: v.string(),
  difficulty: v.string(),
  spiceLevel: v.string(),
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
  notes: v.string(),
  source: v.optional(CookbookSource),
  /** Id of the dish of the collection that it was copied from. */
  basedOn: v.optional(v.string()),
});
export type CookbookText = v.InferOutput<typeof CookbookText>;
