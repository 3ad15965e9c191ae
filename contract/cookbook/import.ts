import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import * as texts from '#texts/cookbook.ts';
import { PAGE_MAX, SOURCE_URL_MAX } from './limits.ts';
import { CookbookSource } from './text.ts';

const content = v.optional(
  v.pipe(v.string(texts.importRequired), v.maxLength(PAGE_MAX, texts.importTooLarge)),
);

const ImportBody = v.pipe(
  v.object({
    /** A page as the browser has it. `url` is then only the source, and nothing is fetched. */
    html: content,
    /** A pasted text: JSON-LD, Cooklang or plain text. */
    text: content,
    url: v.optional(
      v.pipe(
        v.string(texts.importAddressInvalid),
        v.maxLength(SOURCE_URL_MAX, texts.importAddressInvalid),
      ),
    ),
  }),
  v.check(
    ({ html, text, url }) => [html, text, url].some((one) => one !== undefined),
    texts.importRequired,
  ),
);
export type ImportBody = v.InferOutput<typeof ImportBody>;

/** An unsaved recipe. Fields that were not found are empty. */
export const ImportDraft = v.object({
  recipe: v.object({
    title: v.string(),
    subtitle: v.string(),
    cuisine: v.string(),
    image_url: v.string(),
    tags: v.array(v.string()),
    ingredients: v.array(v.string()),
    instructions: v.array(v.string()),
    prepTime: v.string(),
    cookTime: v.string(),
    servings: v.optional(v.number()),
    /** Notes and tips of the source, one a line. */
    notes: v.optional(v.string()),
  }),
  /** Fields that the member should check, each with a reason such as `steps-guessed`. */
  notes: v.array(v.object({ field: v.string(), code: v.string() })),
  source: v.optional(CookbookSource),
});

export type ImportDraft = v.InferOutput<typeof ImportDraft>;

/** Reads the recipe of a page, a text or an address. 422 if there is none. */
export const importCookbookRecipe = defineEndpoint({
  method: 'POST',
  path: '/cookbook/import',
  access: 'member',
  limit: 'imports',
  body: ImportBody,
  bodyMax: 3 * PAGE_MAX,
  query: null,
  response: ImportDraft,
  statuses: [200],
  writes: false,
});
