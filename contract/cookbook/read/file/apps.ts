import { getValue, isThing, type Thing, toArray, toText } from '../thing/values.ts';

/** Converts recipes in the JSON of other apps to things in the vocabulary of schema.org. Returns none for other JSON. */
export function toThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(toThings);
  if (!isThing(value)) return [];
  if (isThing(value['recipe']) && Array.isArray(value['recipe']['steps']))
    return toThings(value['recipe']);
  if (Array.isArray(value['recipes']) && Array.isArray(value['recipes_ingredients'])) {
    return fromMealieTables(value);
  }
  if (Array.isArray(value['recipes'])) return value['recipes'].flatMap(toThings);
  if (isThing(value['data'])) return toThings(value['data']);
  if (typeof value['directions'] === 'string') return [fromPaprika(value)];
  if (isTandoor(value)) return [fromTandoor(value)];
  if (typeof value['title'] === 'string' && value['instructions'] !== undefined) {
    return [fromRecipeSage(value)];
  }
  return isMealie(value) ? [fromMealie(value)] : [];
}

function fromPaprika(one: Thing): Thing {
  return {
    '@type': 'Recipe',
    name: one['name'],
    description: one['description'],
    recipeIngredient: one['ingredients'],
    recipeInstructions: one['directions'],
    prepTime: one['prep_time'],
    cookTime: one['cook_time'],
    totalTime: one['total_time'],
    recipeYield: one['servings'],
    keywords: one['categories'],
    image: one['image_url'],
    author: one['source'],
    url: one['source_url'],
  };
}

function fromRecipeSage(one: Thing): Thing {
  const labels = toArray(one['labels'] ?? one['recipeLabels']).map((label) =>
    isThing(label)
      ? toText(label['title'] ?? getValue(isThing(label['label']) ? label['label'] : {}, 'title'))
      : label,
  );
  return {
    '@type': 'Recipe',
    name: one['title'],
    description: one['description'],
    recipeIngredient: one['ingredients'],
    recipeInstructions: one['instructions'],
    prepTime: one['activeTime'],
    totalTime: one['totalTime'],
    recipeYield: one['yield'],
    keywords: labels,
    author: one['source'],
    url: one['url'],
  };
}

function isTandoor(one: Thing): boolean {
  return toArray(one['steps']).some((step) => isThing(step) && 'instruction' in step);
}

function fromTandoor(one: Thing): Thing {
  const steps = toSorted(one['steps'], 'order');
  const servings = toText(one['servings']);
  return {
    '@type': 'Recipe',
    name: one['name'],
    description: one['description'],
    recipeIngredient: steps.flatMap((step) =>
      toSorted(step['ingredients'], 'order').flatMap(toLine),
    ),
    recipeInstructions: steps.map((step) => ({
      '@type': 'HowToStep',
      text: joinName(toText(step['name']), toText(step['instruction'])),
    })),
    prepTime: toMinutes(one['working_time']),
    cookTime: toMinutes(one['waiting_time']),
    recipeYield: servings === '' ? undefined : `${servings} servings`,
    keywords: toArray(one['keywords']).map((keyword) => toText(keyword)),
    image: one['image'],
    url: one['source_url'],
  };
}

function joinName(name: string, text: string): string {
  return name === '' || text === '' ? name || text : `${name.replace(/:$/, '')}: ${text}`;
}

function isMealie(one: Thing): boolean {
  return toArray(one['recipeIngredient'] ?? one['recipe_ingredient']).some(
    (line) => isThing(line) && ('food' in line || 'note' in line),
  );
}

function fromMealie(one: Thing): Thing {
  return {
    '@type': 'Recipe',
    name: one['name'],
    description: one['description'],
    recipeIngredient: toArray(one['recipeIngredient'] ?? one['recipe_ingredient']).flatMap(toLine),
    recipeInstructions: toArray(one['recipeInstructions'] ?? one['recipe_instructions']).map(
      (step) =>
        isThing(step)
          ? { '@type': 'HowToStep', text: joinName(toText(step['title']), toText(step['text'])) }
          : step,
    ),
    prepTime: one['prepTime'] ?? one['prep_time'],
    cookTime: one['performTime'] ?? one['perform_time'] ?? one['cookTime'],
    totalTime: one['totalTime'] ?? one['total_time'],
    recipeYield:
      one['recipeYield'] || one['recipe_yield'] || one['recipeServings'] || one['recipe_servings'],
    recipeCategory: one['recipeCategory'] ?? one['recipe_category'],
    keywords: one['tags'],
    url: one['orgURL'] ?? one['org_url'],
  };
}

/** A backup of Mealie has the tables of its database. */
function fromMealieTables(tables: Thing): Thing[] {
  const toNames = (table: unknown) =>
    new Map(toThingList(table).map((row) => [toText(row['id']), row]));
  const foods = toNames(tables['ingredient_foods']);
  const units = toNames(tables['ingredient_units']);
  const lines = groupRows(tables['recipes_ingredients']);
  const steps = groupRows(tables['recipe_instructions']);
  return toThingList(tables['recipes']).map((recipe) => {
    const id = toText(recipe['id']);
    return fromMealie({
      ...recipe,
      recipeIngredient: toSorted(lines.get(id), 'position').map((row) =>
        Object.assign({}, row, {
          food: foods.get(toText(row['food_id'])),
          unit: units.get(toText(row['unit_id'])),
        }),
      ),
      recipeInstructions: toSorted(steps.get(id), 'position'),
    });
  });
}

function groupRows(table: unknown): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const row of toThingList(table)) {
    const id = toText(row['recipe_id']);
    const rows = groups.get(id) ?? [];
    rows.push(row);
    groups.set(id, rows);
  }
  return groups;
}

/** Returns the line of an ingredient with a food, a unit and an amount, after the heading of its group. */
function toLine(value: unknown): string[] {
  if (!isThing(value)) return typeof value === 'string' ? [value] : [];
  const note = toText(value['note']);
  if (value['is_header'] === true) return [`${note}:`];
  const title = toText(value['title']);
  const amount = Number(value['amount'] ?? value['quantity'] ?? 0);
  const parts = [
    value['no_amount'] === true || !(amount > 0) ? '' : String(Math.round(amount * 1000) / 1000),
    toText(value['unit']),
    toText(value['food']),
  ].filter((part) => part !== '');
  const made = [parts.join(' '), note].filter((part) => part !== '').join(', ');
  const isMade = value['food'] !== undefined && value['food'] !== null;
  const given = toText(value['display']) || toText(value['originalText'] ?? value['original_text']);
  const line = isMade ? made : given || made.replace(/^([\d.]+), /, '$1 ');
  return [...(title === '' ? [] : [`${title.replace(/:$/, '')}:`]), ...(line === '' ? [] : [line])];
}

function toThingList(value: unknown): Thing[] {
  return toArray(value).filter(isThing);
}

function toSorted(value: unknown, key: string): Thing[] {
  return toThingList(value).toSorted((a, b) => Number(a[key] ?? 0) - Number(b[key] ?? 0));
}

function toMinutes(value: unknown): unknown {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
