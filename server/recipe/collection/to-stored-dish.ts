import * as v from 'valibot';
import { toDietFacts } from '#contract/food/facts.ts';
import { FAMILIES, toCuisineId } from '#contract/recipe/catalogue.ts';
import { Dish } from '#contract/recipe/dish.ts';
import { DISH_PICTURE_PATH } from '#contract/recipe/picture.ts';
import { Recipe } from '#contract/recipe/schema.ts';
import { toHash } from '#server/platform/http/etag.ts';
import type { DishSource } from './dish-sources.ts';

const DishPicture = v.object({
  hash: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  thumbhash: v.pipe(v.string(), v.minLength(1)),
});

export interface StoredDish {
  id: string;
  name: string;
  cuisine: string;
  cuisineId: string;
  family: string;
  region: string | null;
  order: number | null;
  body: string;
  etag: string;
  sourceHash: string;
  insight: string;
}

/** Validates a dish file and builds its row of `recipes`. Throws with the file, the field and the reason. */
export function toStoredDish(source: DishSource): StoredDish {
  const file = `collection/dishes/${source.file}`;
  readInto(Recipe.entries._id, source.id, file, 'the name of the file');
  const dish = readInto(Dish, toJson(source.text, file), file);
  const family = FAMILIES.find(({ cuisines }) => cuisines.includes(dish.cuisine));
  if (family === undefined) {
    throw new Error(`${file}: cuisine: "${dish.cuisine}" is not in the catalogue.`);
  }
  const folder = `${family.id}/${toCuisineId(dish.cuisine)}`;
  if (folder !== `${source.family}/${source.cuisineId}`) {
    throw new Error(`${file}: cuisine: a dish that is ${dish.cuisine} belongs into ${folder}.`);
  }
  const { insight: _notes, ...written } = dish;
  const recipe: Recipe = {
    _id: source.id,
    ...toDietFacts(dish.ingredients),
    ...written,
    ...toPicture(source),
  };
  const body = JSON.stringify(recipe);
  return {
    id: source.id,
    name: dish.recipe_name,
    cuisine: dish.cuisine,
    cuisineId: toCuisineId(dish.cuisine),
    family: family.id,
    region: dish.region ?? null,
    order: dish.order ?? null,
    body,
    etag: toHash(body),
    sourceHash: source.hash,
    insight: composeInsight(dish),
  };
}

/**
 * Returns the cultural insight of a dish: the notes of its authors in order, or its facts, or its background if it
 * has fewer than two facts.
 */
function composeInsight({ insight, fun_facts, culturalBackground }: Dish): string {
  if (insight) return insight.map(({ text }) => text).join('\n\n');
  const facts = fun_facts.filter((fact) => fact.trim() !== '');
  return facts.length > 1 ? facts.join(' ') : [culturalBackground, ...facts].join('\n\n').trim();
}

function toPicture({ id, picture }: DishSource): Pick<Recipe, 'image_url' | 'image' | 'imageHash'> {
  if (picture === undefined) return { image_url: '', image: '', imageHash: '' };
  const file = `collection/pictures/${id}.json`;
  const { hash, thumbhash } = readInto(DishPicture, toJson(picture, file), file);
  const address = `${DISH_PICTURE_PATH}${id}.${hash}.640.webp`;
  return { image_url: address, image: address, imageHash: thumbhash };
}

function toJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function readInto<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
  whole = 'the file',
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? whole}: ${issue.message}`);
  throw new Error(`${file}: ${reasons.join('; ')}.`);
}
