import type { Draft, Found } from './draft.ts';
import { toBlocks } from './page/blocks.ts';
import { chooseRecipe, completeFrom, isSameRecipe } from './page/choose.ts';
import { readClasses } from './page/classes.ts';
import { readFacts } from './page/facts.ts';
import { readHeadings, readRun } from './page/headings.ts';
import { type PageFacts, readMeta } from './page/meta.ts';
import { readProperties } from './page/properties.ts';
import { readAppData, readScripts } from './page/scripts.ts';
import { type Element, parsePage } from './page/tree.ts';
import { hasAmount } from './text/amounts.ts';
import { findRecipes, isAppRecipe } from './thing/find-recipes.ts';
import { toFound } from './thing/to-found.ts';
import { toDraft } from './to-draft.ts';

const NONE = { byId: new Map(), site: undefined };

/**
 * Reads the recipe of a page: from JSON-LD, microdata and microformats, then from the class names of plugins, then from
 * headings. A missing part is taken from the next source. Returns `undefined` if there is no recipe. Never throws.
 */
export function readPage(html: string, url?: string): Draft | undefined {
  const root = parsePage(html);
  const meta = readMeta(root);
  const things = findRecipes(readScripts(root));
  const marked = [
    ...things.recipes.slice(0, 50).map((recipe) => toFound(recipe, things)),
    ...readProperties(root).map((recipe) => toFound(recipe, NONE)),
  ].filter(({ ingredients, steps }) => ingredients.length + steps.length > 0);
  const { recipe, isOneOfSeveral } = chooseRecipe(marked, meta.names);
  const same = marked.filter((one) => recipe && one !== recipe && isSameRecipe(one, recipe));
  const shown = isOneOfSeveral ? [] : readShown(root, meta);
  const first = recipe ?? shown.find(isPlausible) ?? readApp(root, meta);
  if (!first || first.ingredients.length + first.steps.length === 0) return undefined;
  const whole = completeFrom(first, [...same, ...shown]);
  if (whole.ingredients.length === 0 && !recipe) return undefined;
  if (isOneOfSeveral) whole.doubts.push({ field: 'recipe', code: 'several-recipes' });
  noteOrigin(whole, first, shown, recipe !== undefined);
  return toDraft(withMeta(whole, meta), url ?? '');
}

/** Shopping lists have no steps, and lists of other things have no amounts. */
function isPlausible({ ingredients, steps }: Found): boolean {
  return ingredients.length > 0 && (steps.length > 0 || ingredients.filter(hasAmount).length >= 2);
}

/** Reads embedded JSON of pages that render the recipe with a script. */
function readApp(root: Element, meta: PageFacts): Found | undefined {
  const things = findRecipes(readAppData(root), isAppRecipe);
  const found = things.recipes.slice(0, 50).map((recipe) => toFound(recipe, things));
  return chooseRecipe(found.filter(isWhole), meta.names).recipe;
}

/** Reads what a visitor of the page sees. */
function readShown(root: Element, meta: PageFacts): Found[] {
  const blocks = toBlocks(root, 5000);
  const classes = readClasses(root);
  const headings = readHeadings(blocks);
  if (headings) headings.title = meta.title || headings.title;
  const isFound = [classes, headings].some((one) => one && one.ingredients.length > 0);
  const run = isFound ? undefined : readRun(blocks);
  const facts = readFacts(blocks.slice(0, 3000).map(({ text }) => text));
  return [classes, headings, run]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))
    .map((one) => {
      for (const name of ['prep', 'cook', 'total', 'servings'] as const) one[name] ??= facts[name];
      return one;
    });
}

function isWhole({ ingredients, steps }: Found): boolean {
  return ingredients.length > 0 && steps.length > 0;
}

/** Marks parts that were not read from marks of the page. */
function noteOrigin(whole: Found, first: Found, shown: readonly Found[], isMarked: boolean): void {
  const isShown = (part: 'ingredients' | 'steps') =>
    shown.some((one) => one[part] === whole[part]) && !(isMarked && first[part].length > 0);
  if (isShown('ingredients')) {
    whole.doubts.push({ field: 'ingredients', code: 'ingredients-from-headings' });
  }
  if (isShown('steps')) whole.doubts.push({ field: 'instructions', code: 'steps-from-headings' });
}

function withMeta(found: Found, meta: PageFacts): Found {
  return {
    ...found,
    title: found.title || meta.title,
    image: found.image || meta.image,
    author: found.author || meta.author,
    site: found.site || meta.site,
    url: meta.url || found.url,
  };
}
