import type { CookbookText } from '../text.ts';

const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?(?: \d\/\d)?[¼-¾⅐-⅞]?|[¼-¾⅐-⅞])`;
const UNIT =
  'g|kg|mg|ml|cl|dl|l|tsp|tbsp|cups?|oz|lb|lbs|pinch|cloves?|cans?|slices?|bunch|sprigs?';
/** "200 g flour", "2 eggs" and "2-3 onions". */
const LINE = new RegExp(
  String.raw`^(${NUMBER}(?:[-–]${NUMBER})?)(?: (${UNIT}))? ([^\s{}@#~%|][^{}@#~%|]*)$`,
  'i',
);

/**
 * A recipe in Cooklang (cooklang.org/docs/spec): metadata, a section with one ingredient a line, and a section with one
 * step a paragraph. Amount, unit and name of an ingredient give its line again, separated by single spaces.
 */
export function toCooklang(recipe: CookbookText): string {
  const metadata = toMetadata(recipe).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [
    ['---', ...metadata, '---'].join('\n'),
    '= Ingredients',
    recipe.ingredients.map(toIngredient).join('\n'),
    '= Steps',
    ...recipe.instructions.map((step) => escape(step.trim().replace(/\n\s*\n/g, '\n'))),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** JSON strings are also YAML strings. */
function toMetadata(recipe: CookbookText): [name: string, value: unknown][] {
  const { title, subtitle, cuisine, tags, servings, source, basedOn, notes } = recipe;
  const all: [string, unknown][] = [
    ['title', title],
    ['description', subtitle],
    ['cuisine', cuisine],
    ['tags', tags.length > 0 ? tags : undefined],
    ['servings', servings === 0 ? undefined : servings],
    ['prep time', recipe.prepTime],
    ['cook time', recipe.cookTime],
    ['difficulty', recipe.difficulty],
    ['spice level', recipe.spiceLevel],
    ['source', source?.url],
    ['source name', source?.name],
    ['based on', basedOn],
    ['notes', notes],
  ];
  return all.filter(([, value]) => value !== undefined && value !== '');
}

function toIngredient(line: string): string {
  const [, amount = '', unit, name = ''] = LINE.exec(line) ?? [];
  if (name === '') return `@${escape(line)}{}`;
  return `@${name}{${unit === undefined ? amount : `${amount}%${unit}`}}`;
}

/** Signs of the language within a text. */
function escape(text: string): string {
  return text
    .replace(/[\\@#~{}]/g, String.raw`\$&`)
    .replace(/--|\[-|^[=>]/gm, (sign) => `\\${sign}`);
}
