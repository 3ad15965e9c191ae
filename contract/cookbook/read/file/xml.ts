import { Parser } from 'htmlparser2';
import type { Thing } from '../thing/values.ts';

const MOST = 5000;

/** Reads `<recipe>` elements with one child for each field, the export format of RecipeSage. */
export function readXml(text: string): Thing[] {
  const recipes: Record<string, string>[] = [];
  let recipe: Record<string, string> | undefined;
  let field = '';
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (recipe) depth += 1;
        if (name === 'recipe' && !recipe && recipes.length < MOST) {
          recipe = {};
          depth = 0;
        } else if (depth === 1) field = name;
      },
      ontext(part) {
        if (recipe && field !== '') recipe[field] = (recipe[field] ?? '') + part;
      },
      onclosetag() {
        if (recipe && depth === 0) {
          recipes.push(recipe);
          recipe = undefined;
        } else if (depth === 1) field = '';
        if (depth > 0) depth -= 1;
        else field = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(text.slice(0, 5_000_000));
  return recipes;
}
