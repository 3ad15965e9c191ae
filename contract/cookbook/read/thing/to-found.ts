import { createFound, type Found } from '../draft.ts';
import { toTextLines } from '../text/clean-text.ts';
import { readServings } from '../text/servings.ts';
import { readMinutes } from '../text/times.ts';
import { INGREDIENT_NAMES, resolve, STEP_NAMES, type Things } from './find-recipes.ts';
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
    ingredients: toIngredients(get(...INGREDIENT_NAMES)),
    steps: toSteps(get(...STEP_NAMES)),
    prep: toTime(get('prepTime')),
    cook: toTime(get('cookTime', 'performTime')),
    total: toTime(get('totalTime', 'duration')),
    servings: servings?.count,
    author: toText(get('author', 'creator', 'creditText')),
    site: toText(get('publisher')) || toText(site === undefined ? '' : getValue(site, 'name')),
    url: toAddress(get('url', 'mainEntityOfPage', 'isBasedOn')),
    notes: toNotes(get('notes')).concat(toNotes(toArray(get('comment')).filter(isOfAuthor))),
    pictureData: toImageData(get('image')) || toStringOrEmpty(get('pictureData')),
    pictureFolder: toText(get('pictureFolder')),
  });
  if (servings?.isGuessed) found.doubts.push({ field: 'servings', code: 'servings-guessed' });
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

/** RecipeSage writes its notes as a comment. All other comments are of visitors. */
function isOfAuthor(comment: unknown): boolean {
  return isThing(comment) && toText(comment['name']) === 'Author Notes';
}

function toNotes(value: unknown): string[] {
  return toArray(value)
    .slice(0, 50)
    .flatMap((one) => {
      if (typeof one === 'string') return toTextLines(one);
      if (!isThing(one)) return [];
      const title = toText(one['title']);
      const lines = toTextLines(toStringOrEmpty(getValue(one, 'text')));
      return title === '' ? lines : [`${title.replace(/:$/, '')}:`].concat(lines);
    });
}

function toStringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const DATA_URL = /^data:image\/[a-z]{2,8};base64,/;

/** Returns the data of an image without an address, in Base64. */
function toImageData(value: unknown): string {
  const [first] = toArray(value);
  const text = isThing(first) ? getValue(first, 'url', 'contentUrl') : first;
  return typeof text === 'string' && DATA_URL.test(text) ? text.replace(DATA_URL, '') : '';
}

function toAddress(value: unknown): string {
  if (isThing(value)) return toAddress(getValue(value, '@id', 'url'));
  return typeof value === 'string' ? value.trim() : '';
}
