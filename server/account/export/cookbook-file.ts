import * as v from 'valibot';
import { CookbookText, Visibility } from '#contract/cookbook/text.ts';
import { toJsonLd } from '#contract/cookbook/write/jsonld.ts';
import { PostImage } from '#contract/post/images.ts';

const Rows = v.array(
  v.object({
    _id: v.string(),
    recipe: CookbookText,
    visibility: Visibility,
    images: v.array(PostImage),
    createdAt: v.string(),
    updatedAt: v.string(),
  }),
);

/** Converts the rows of a cookbook to a list of schema.org recipes, which other apps can import. */
export function toCookbookFile(rows: unknown): unknown {
  return v.parse(Rows, rows).map(({ recipe, createdAt, updatedAt, ...made }) =>
    toJsonLd({
      ...recipe,
      ...made,
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
    }),
  );
}
