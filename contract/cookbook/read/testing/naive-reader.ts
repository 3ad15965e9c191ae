import * as v from 'valibot';
import { findAll, parsePage, toRawText } from '../page/tree.ts';

const Step = v.pipe(
  v.union([v.string(), v.object({ text: v.string() })]),
  v.transform((step) => (typeof step === 'string' ? step : step.text)),
);
const Simple = v.object({
  '@type': v.literal('Recipe'),
  name: v.fallback(v.string(), ''),
  recipeIngredient: v.fallback(v.array(v.string()), []),
  recipeInstructions: v.fallback(v.array(Step), []),
});

/** Simple reader for comparison: valid JSON-LD with a recipe as its first object. */
export function readNaively(html: string) {
  const scripts = findAll(
    parsePage(html),
    ({ attributes }) => attributes['type'] === 'application/ld+json',
  );
  for (const script of scripts) {
    try {
      const value: unknown = JSON.parse(toRawText(script));
      const recipe = v.safeParse(Simple, Array.isArray(value) ? value[0] : value);
      if (recipe.success) return recipe.output;
    } catch {
      return undefined;
    }
  }
  return undefined;
}
