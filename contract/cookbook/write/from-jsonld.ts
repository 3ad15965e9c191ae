import * as v from 'valibot';
import { CookbookText } from '../text.ts';

/** Name by which our own files are recognised and read without any change. */
export const WRITER = 'Simmer';

const text = v.optional(v.string(), '');
const Property = v.object({ propertyID: v.string(), value: v.string() });

const Written = v.object({
  sdPublisher: v.object({ name: v.literal(WRITER) }),
  name: v.string(),
  description: text,
  recipeCuisine: text,
  keywords: v.optional(v.array(v.string()), []),
  recipeYield: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), '0'),
  recipeIngredient: v.array(v.string()),
  recipeInstructions: v.array(v.object({ text: v.string() })),
  comment: v.optional(v.object({ text: v.string() })),
  isBasedOn: v.optional(v.object({ url: v.optional(v.string()), name: v.optional(v.string()) })),
  additionalProperty: v.optional(v.array(Property), []),
});

/** Reads what `toJsonLd` has written, without any change. Returns `undefined` for the JSON-LD of others. */
export function fromJsonLd(value: unknown): CookbookText | undefined {
  const result = v.safeParse(Written, value);
  if (!result.success) return undefined;
  const written = result.output;
  const properties = new Map(
    written.additionalProperty.map(({ propertyID, value: given }) => [propertyID, given]),
  );
  const get = (name: string) => properties.get(name) ?? '';
  const basedOn = properties.get('basedOn');
  return v.parse(CookbookText, {
    title: written.name,
    subtitle: written.description,
    cuisine: written.recipeCuisine,
    tags: written.keywords,
    servings: Number(written.recipeYield),
    prepTime: get('prepTime'),
    cookTime: get('cookTime'),
    difficulty: get('difficulty'),
    spiceLevel: get('spiceLevel'),
    ingredients: written.recipeIngredient,
    instructions: written.recipeInstructions.map((step) => step.text),
    notes: written.comment?.text ?? '',
    ...(written.isBasedOn && { source: written.isBasedOn }),
    ...(basedOn !== undefined && { basedOn }),
  });
}
