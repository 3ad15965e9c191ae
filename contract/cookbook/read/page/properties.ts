import type { Thing } from '../thing/values.ts';
import { toBlocks } from './blocks.ts';
import { toRegionIngredients, toRegionSteps } from './region.ts';
import { type Element, findAll, toClasses } from './tree.ts';

const RECIPE = /(?:^|[/#:])recipe$/i;
const OLD_NAMES: Readonly<Record<string, string>> = {
  fn: 'name',
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  yield: 'recipeYield',
  photo: 'image',
  summary: 'description',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  duration: 'totalTime',
  totaltime: 'totalTime',
  category: 'recipeCategory',
};
/** The names of microformats and of their older form, as classes. */
const CLASSES =
  /^(?:(?:p|u|e|dt)-)?(name|fn|ingredients?|instructions?|yield|photo|summary|preptime|cooktime|duration|totaltime|author|published)$/i;

/** Values inside these properties do not describe the recipe. */
const OF_OTHERS = /^(?:author|creator|publisher|reviews?|comment|video|aggregateRating|nutrition)$/;

/** An ingredient on its own is one line, whatever it contains. */
const ITEM = /^(?:li|span|p|tr|td|label|dd)$/;

type Reader = (element: Element) => readonly string[];
const fromMicrodata: Reader = ({ attributes }) => toNames(attributes['itemprop']);
const fromRdfa: Reader = ({ attributes }) => toNames(attributes['property'] ?? attributes['rel']);
const fromClasses: Reader = (element) =>
  toClasses(element).flatMap((name) => CLASSES.exec(name)?.[1]?.toLowerCase() ?? []);

function toNames(attribute: string | undefined): string[] {
  if (attribute === undefined) return [];
  return attribute.split(/\s+/).map((name) => name.replace(/^(?:.*\/|schema:|v:)/, ''));
}

/** Reads recipes marked by microdata, RDFa or microformats as things in the vocabulary of schema.org. */
export function readProperties(root: Element): Thing[] {
  const microdata = findAll(root, ({ attributes }) => isRecipe(attributes['itemtype']));
  const rdfa = findAll(root, ({ attributes }) => isRecipe(attributes['typeof']));
  const classes = findAll(root, (element) =>
    toClasses(element).some((name) => /^(?:h-?recipe)$/i.test(name)),
  );
  const things = [
    ...microdata.slice(0, 20).map((element) => toThing(element, fromMicrodata, 0)),
    ...rdfa.slice(0, 20).map((element) => toThing(element, fromRdfa, 0)),
    ...classes.slice(0, 20).map((element) => toThing(element, fromClasses, 0)),
  ];
  if (things.length > 0) return things;
  const isMarked = findAll(root, ({ attributes }) =>
    /^(?:recipeIngredient|ingredients)$/.test(attributes['itemprop'] ?? ''),
  );
  return isMarked.length >= 1 ? [toThing(root, fromMicrodata, 0)] : [];
}

function isRecipe(types: string | undefined): boolean {
  return types !== undefined && types.split(/\s+/).some((type) => RECIPE.test(type));
}

function toThing(scope: Element, toNamesOf: Reader, depth: number): Thing {
  const properties = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => {
    const values = properties.get(name) ?? [];
    if (!properties.has(name)) properties.set(name, values);
    if (values.length < 2000) values.push(...[value].flat());
  };
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const names = toNamesOf(child).map((name) => OLD_NAMES[name] ?? name);
      const isScope = 'itemscope' in child.attributes || 'typeof' in child.attributes;
      const inner = isScope && depth < 5 ? toThing(child, toNamesOf, depth + 1) : undefined;
      for (const name of names) {
        const isUsed =
          inner && (!name.startsWith('recipeIn') || inner['text'] || inner['itemListElement']);
        add(name, isUsed ? inner : toValue(child, name));
      }
      // Ingredients are sometimes marked one by one within a marked list.
      const isRead = names.some((name) => name.startsWith('recipeIn') || OF_OTHERS.test(name));
      if (!isScope && !isRead) visit(child);
    }
  };
  visit(scope);
  const type = scope.attributes['itemtype'] ?? scope.attributes['typeof'] ?? 'Recipe';
  return { ...Object.fromEntries(properties), '@type': type };
}

function toValue(element: Element, name: string): unknown {
  const { attributes, tag } = element;
  const isLink = tag === 'a' || tag === 'link' || tag === 'img' || tag === 'amp-img';
  const given = attributes['content'] ?? attributes['datetime'];
  if (given !== undefined && given !== '') return given;
  if (/^(?:image|url|photo)$/.test(name) || tag === 'img') {
    const inner = isLink ? element : findAll(element, ({ tag: one }) => one === 'img')[0];
    const from = inner?.attributes;
    return from?.['data-src'] ?? from?.['src'] ?? from?.['href'] ?? '';
  }
  const title = findAll(element, (one) => toClasses(one).includes('value-title'))[0]?.attributes[
    'title'
  ];
  if (title !== undefined) return title;
  const blocks = toBlocks(element);
  const text = blocks.map((block) => block.text).join(' ');
  if (name === 'recipeIngredient') return ITEM.test(tag) ? text : toRegionIngredients(blocks);
  return name === 'recipeInstructions' && tag !== 'li' ? toRegionSteps(blocks) : text;
}
