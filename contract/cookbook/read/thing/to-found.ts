import { createFound, type Found } from '../draft.ts';
import { readServings } from '../text/servings.ts';
import { readMinutes } from '../text/times.ts';
import { resolve, type Things } from './find-recipes.ts';
import { toIngredients } from './ingredients.ts';
import { toSteps } from './steps.ts';
import { getValue, isThing, type Thing, toArray, toText, toWordList } from './values.ts';

/** Converts a recipe in the vocabulary of schema.org. */
export function toFound(recipe: Thing, { byId, site }: Omit<Things, 'recipes'>): Found {
  const get = (...names: string[]) => resolve(getValue(recipe, ...names), byId);
  const servings =
    readServings(get('recipeYield', 'yield')) ?? readServings(get('servings', 'numberOfServings'));
  const found = createFound({
    title: toText(get('name', 'headline', 'title')),
    subtitle: toText(get('description', 'summary')),
    cuisine: toWordList(get('recipeCuisine'))[0] ?? '',
    image: toImage(get('image', 'thumbnailUrl', 'photo'), byId),
    tags: [...toWordList(get('keywords', 'tags')), ...toWordList(get('recipeCategory'))],
    ingredients: toIngredients(get('recipeIngredient', 'ingredients', 'ingredient')),
    steps: toSteps(get('recipeInstructions', 'instructions', 'step')),
    prep: toTime(get('prepTime')),
    cook: toTime(get('cookTime', 'performTime')),
    total: toTime(get('totalTime', 'duration')),
    servings: servings?.count,
    author: toText(get('author', 'creator')),
    site: toText(get('publisher')) || toText(site === undefined ? '' : getValue(site, 'name')),
    url: toAddress(get('url', 'mainEntityOfPage')),
  });
  if (servings?.isGuessed) found.notes.push({ field: 'servings', code: 'servings-guessed' });
  return found;
}

function toTime(value: unknown): number | undefined {
  const [one] = toArray(value);
  return readMinutes(isThing(one) ? getValue(one, 'maxValue', '@value', 'value', 'name') : one);
}

function toImage(value: unknown, byId: Things['byId'], depth = 0): string {
  for (const one of toArray(value).slice(0, 10)) {
    const image = resolve(one, byId);
    if (typeof image === 'string' && image.trim() !== '' && !image.startsWith('data:')) {
      return image.trim();
    }
    if (isThing(image) && depth < 4) {
      const inner = getValue(image, 'url', 'contentUrl', 'src', '@id', 'image');
      const address = toImage(inner, byId, depth + 1);
      if (address !== '') return address;
    }
  }
  return '';
}

function toAddress(value: unknown): string {
  if (isThing(value)) return toAddress(getValue(value, '@id', 'url'));
  return typeof value === 'string' ? value.trim() : '';
}
