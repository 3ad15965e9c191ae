import { getValue, hasType, isThing, type Thing, toArray } from './values.ts';

const MOST = 100_000;
const DEEPEST = 60;

export interface Things {
  recipes: Thing[];
  byId: ReadonlyMap<string, Thing>;
  site: Thing | undefined;
}

/** Finds recipes at any depth of parsed JSON-LD, or of any JSON with the properties of a recipe. */
export function findRecipes(values: readonly unknown[], isWanted = isRecipe): Things {
  const recipes: Thing[] = [];
  const byId = new Map<string, Thing>();
  let site: Thing | undefined;
  const waiting = values.map((value) => ({ value, depth: 0 })).toReversed();
  let visited = 0;
  for (let next = waiting.pop(); next && visited < MOST; next = waiting.pop()) {
    const { value, depth } = next;
    visited += 1;
    if (depth > DEEPEST || typeof value !== 'object' || value === null) continue;
    const children: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (isThing(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && Object.keys(value).length > 1) byId.set(id, value);
      if (hasType(value, 'WebSite') || hasType(value, 'Organization')) site ??= value;
      if (isWanted(value)) recipes.push(value);
    }
    for (const child of children.toReversed()) waiting.push({ value: child, depth: depth + 1 });
  }
  return { recipes, byId, site };
}

/** True for an object with ingredients, steps and a title under the names that apps choose. */
export function isAppRecipe(thing: Thing): boolean {
  const [name, lines, steps] = [
    getValue(thing, 'title', 'name'),
    getValue(thing, ...INGREDIENT_NAMES),
    getValue(thing, ...STEP_NAMES),
  ];
  const isText = typeof name === 'string' && name.length <= 200;
  return (
    isText && toArray(lines).length >= 2 && (Array.isArray(steps) || typeof steps === 'string')
  );
}

export const INGREDIENT_NAMES = [
  'recipeIngredient',
  'ingredients',
  'ingredient',
  'ingredientGroups',
  'ingredientSections',
];
export const STEP_NAMES = [
  'recipeInstructions',
  'instructions',
  'step',
  'steps',
  'directions',
  'method',
  'methods',
  'preparation',
  'preparationSteps',
];

function isRecipe(thing: Thing): boolean {
  if (hasType(thing, 'Recipe')) return true;
  return (
    toArray(getValue(thing, 'recipeIngredient', 'recipeInstructions')).length > 0 &&
    getValue(thing, 'name', 'headline') !== undefined
  );
}

/** Replaces references such as `{"@id": "#author"}` by their targets. */
export function resolve(value: unknown, byId: ReadonlyMap<string, Thing>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => resolve(one, byId));
  if (!isThing(value)) return value;
  const id = value['@id'];
  const isReference =
    typeof id === 'string' && Object.keys(value).every((key) => key.startsWith('@'));
  return isReference ? (byId.get(id) ?? value) : value;
}
