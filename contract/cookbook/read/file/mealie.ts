import { isThing, type Thing, toArray, toText } from '../thing/values.ts';
import { joinName, toLine, toSorted, toThingList } from './line.ts';

/** True for a recipe of the API or of an export. An export names its fields with underscores. */
export function isMealie(one: Thing): boolean {
  if (one['@type'] !== undefined || typeof one['name'] !== 'string') return false;
  const hasLines = toArray(one['recipeIngredient'] ?? one['recipe_ingredient']).some(
    (line) => isThing(line) && ('food' in line || 'note' in line),
  );
  return (
    hasLines || ('slug' in one && ('recipeInstructions' in one || 'recipe_instructions' in one))
  );
}

export function fromMealie(one: Thing): Thing {
  const get = (name: string, other: string) => one[name] ?? one[other];
  const servings = get('recipeServings', 'recipe_servings');
  const made = get('recipeYield', 'recipe_yield');
  const count = get('recipeYieldQuantity', 'recipe_yield_quantity');
  return {
    '@type': 'Recipe',
    name: one['name'],
    description: one['description'],
    recipeIngredient: toArray(get('recipeIngredient', 'recipe_ingredient')).flatMap(toLine),
    recipeInstructions: toArray(get('recipeInstructions', 'recipe_instructions')).map((step) =>
      isThing(step)
        ? { '@type': 'HowToStep', text: joinName(toText(step['title']), toText(step['text'])) }
        : step,
    ),
    prepTime: get('prepTime', 'prep_time'),
    cookTime: get('performTime', 'perform_time') || get('cookTime', 'cook_time'),
    totalTime: get('totalTime', 'total_time'),
    recipeYield: [
      typeof servings === 'number' && servings > 0 ? servings : '',
      typeof count === 'number' && count > 0 ? `${count} ${toText(made)}` : made,
    ],
    recipeCuisine: get('recipeCuisine', 'recipe_cuisine'),
    recipeCategory: get('recipeCategory', 'recipe_category'),
    keywords: one['tags'],
    notes: one['notes'],
    url: get('orgURL', 'org_url'),
    pictureFolder: one['pictureFolder'],
  };
}

/** A backup has the tables of the database. Pictures are in a folder with the id of their recipe. */
export function fromMealieTables(tables: Thing): Thing[] {
  const foods = byId(tables['ingredient_foods']);
  const units = byId(tables['ingredient_units']);
  const lines = groupRows(tables['recipes_ingredients']);
  const steps = groupRows(tables['recipe_instructions']);
  const notes = groupRows(tables['notes']);
  const toLookup = (links: string, table: string, key: string) => {
    const names = byId(tables[table]);
    const rows = groupRows(tables[links]);
    return (id: string) => rows.get(id)?.map((row) => names.get(toText(row[key]))) ?? [];
  };
  const tagsOf = toLookup('recipes_to_tags', 'tags', 'tag_id');
  const categoriesOf = toLookup('recipes_to_categories', 'categories', 'category_id');
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
      tags: tagsOf(id),
      recipe_category: categoriesOf(id),
      notes: notes.get(id),
      pictureFolder: id,
    });
  });
}

function byId(table: unknown): Map<string, Thing> {
  return new Map(toThingList(table).map((row) => [toText(row['id']), row]));
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
