import { ALLERGENS, type Allergen, DIETS, type Diet } from '#contract/recipe/diet.ts';
import type { Food } from './food.ts';
import { AISLES, type Aisle } from './schema.ts';

/** Contents that matter for allergies and diets. `meat` is from land animals or their rennet. `honey` is not vegan. */
export type Content = Allergen | 'meat' | 'honey';

export interface TableRow {
  food: Food;
  contents: readonly Content[];
  /** Pairs of a British and an American name, in the singular. */
  translations: readonly (readonly [british: string, american: string])[];
}

const CONTENTS: readonly Content[] = [...ALLERGENS, 'meat', 'honey'];
const FROM_ANIMALS: readonly Content[] = ['meat', 'fish', 'crustaceans', 'molluscs'];
/** Contents that a diet forbids. */
export const FORBIDDEN: Readonly<Record<Diet, readonly Content[]>> = {
  vegetarian: FROM_ANIMALS,
  vegan: [...FROM_ANIMALS, 'eggs', 'milk', 'honey'],
  'gluten-free': ['gluten'],
};

const LINE =
  /^(?<british>[^/<!~]+)(?:\/(?<american>[^<!~]+))?(?:<(?<kind>[^!~]+))?(?:!(?<contents>[^~]+))?(?:~(?<weights>.+))?$/;

/**
 * Reads foods from a text with one food in each line, below headings with the aisle (`# produce`):
 * `spring onion, salad onion / scallion < onion ! celery ~ piece 15, spoon 6, cup 100`. That is: the British names, the
 * American names, the kind, the contents, and weights in grams. All parts but the first are optional. A name with
 * another American name is written `treacle=molasses`. The build removes spaces and shortens
 * `! celery ~ piece 15` to `!ce~p15`.
 * @throws if a line has another form
 */
export function readTable(text: string): TableRow[] {
  const rows: TableRow[] = [];
  let aisle: Aisle = 'other';
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) aisle = toAisle(line.slice(2));
    else if (line !== '') rows.push(readLine(line, aisle));
  }
  return rows;
}

function readLine(line: string, aisle: Aisle): TableRow {
  const parts = LINE.exec(line)?.groups;
  if (!parts) throw new Error(`Not a food: ${line}`);
  const given = toList(parts['british']);
  const american = toList(parts['american']);
  const names = [...given.flatMap((name) => name.split('=')), ...american];
  const [first = ''] = names;
  const named = new Set((parts['contents'] ?? '').split(' ').filter(Boolean).map(toContent));
  const contents = CONTENTS.filter((one) => named.has(one));
  const kind = parts['kind']?.trim();
  const food = {
    id: toFoodId(first),
    names: [...new Set(names)],
    ...(american[0] !== undefined && { american: american[0] }),
    ...(kind !== undefined && { kind: toFoodId(kind) }),
    aisle,
    allergens: toAllergens(contents),
    diets: toDiets(contents),
    ...readWeights(parts['weights']),
  };
  const translations = given.flatMap((name) => {
    const [one = '', other] = name.split('=');
    return other === undefined ? [] : [[one, other] as const];
  });
  if (american[0] !== undefined) translations.push([first, american[0]]);
  return { food, contents, translations };
}

export function toAllergens(contents: readonly Content[]): Allergen[] {
  return ALLERGENS.filter((one) => contents.includes(one));
}

/** The diets that allow all these contents. */
export function toDiets(contents: readonly Content[]): Diet[] {
  return DIETS.filter((diet) => !FORBIDDEN[diet].some((one) => contents.includes(one)));
}

/** "jalapeño" -> "jalapeno", "za’atar" -> "zaatar" */
function toFoodId(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function toContent(prefix: string): Content {
  const [one, ...others] = CONTENTS.filter((content) => content.startsWith(prefix));
  if (!one || others.length > 0) throw new Error(`Not one content: ${prefix}`);
  return one;
}

function readWeights(
  text: string | undefined,
): Pick<Food, 'pieceGrams' | 'spoonGrams' | 'cupGrams'> {
  const weights = new Map(
    toList(text).map((each) => {
      const [, word, grams] = /^(p|s|c|piece|spoon|cup) ?([\d.]+)$/.exec(each) ?? [];
      if (!word) throw new Error(`Not a weight: ${each}`);
      return [word.charAt(0), Number(grams)];
    }),
  );
  const [piece, spoon, cup] = [weights.get('p'), weights.get('s'), weights.get('c')];
  return {
    ...(piece !== undefined && { pieceGrams: piece }),
    ...(spoon !== undefined && { spoonGrams: spoon }),
    ...(cup !== undefined && { cupGrams: cup }),
  };
}

function toList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function toAisle(name: string): Aisle {
  const aisle = AISLES.find((one) => one === name);
  if (!aisle) throw new Error(`Unknown aisle: ${name}`);
  return aisle;
}
