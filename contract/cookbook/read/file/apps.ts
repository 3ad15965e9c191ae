import { getValue, isThing, type Thing, toArray, toText } from '../thing/values.ts';
import { fromMealie, fromMealieTables, isMealie } from './mealie.ts';
import { fromTandoor, isTandoor } from './tandoor.ts';

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

/** `photo_data` is a JPEG in Base64. `photos` has the larger pictures between the steps. */
function fromPaprika(one: Thing): Thing {
  const [photo] = toArray(one['photos']);
  return {
    '@type': 'Recipe',
    name: one['name'],
    description: one['description'],
    recipeIngredient: one['ingredients'],
    recipeInstructions: withoutPhotos(one['directions']),
    prepTime: one['prep_time'],
    cookTime: one['cook_time'],
    totalTime: one['total_time'],
    recipeYield: one['servings'],
    keywords: one['categories'],
    notes: withoutPhotos(one['notes']),
    image: one['image_url'],
    pictureData: one['photo_data'] || (isThing(photo) ? photo['data'] : undefined),
    author: one['source'],
    url: one['source_url'],
  };
}

/** "[photo:Dough]" is a picture, and "[recipe:Dough]" the name of another recipe. */
function withoutPhotos(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  return text
    .replace(/\[photo:[^\]\n]{0,200}\]/gi, '')
    .replace(/\[recipe:([^\]\n]{0,200})\]/gi, '$1');
}

export function fromRecipeSage(one: Thing): Thing {
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
    notes: one['notes'],
    author: one['source'],
    url: one['url'],
  };
}
