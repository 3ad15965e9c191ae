import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { hasTime, toTotalMinutes } from '#contract/recipe/minutes.ts';
import { Recipe } from '#contract/recipe/schema.ts';
import { SearchIndex } from '#contract/search/index-of-words.ts';
import { FOR_CHILDREN, FOR_PICNICS, OTHER_NAMES } from '#contract/search/other-names.ts';
import { toTimedSearch } from '#contract/search/time-words.ts';
import { EVERYDAY_WORDS } from '#contract/testing/everyday-words.ts';
import { readDishSources } from './collection/dish-sources.ts';
import { toStoredDish } from './collection/to-stored-dish.ts';

const LOOKED_AT = 5;
const index = new SearchIndex();
const all: Recipe[] = [];
beforeAll(async () => {
  const folder = fileURLToPath(new URL('../../collection', import.meta.url));
  for (const source of await readDishSources(folder)) {
    const recipe = v.parse(Recipe, JSON.parse(toStoredDish(source).body));
    all.push(recipe);
    index.add(recipe);
  }
});

const isMain = ({ tags }: Recipe) =>
  !tags.some((tag) => ['Sweet', 'Bread', 'Breakfast', 'Mezze'].includes(tag));
const isSpicy = ({ spiceLevel }: Recipe) => spiceLevel === 'Hot' || spiceLevel === 'Medium';
const toMinutes = (recipe: Recipe) => (hasTime(recipe) ? toTotalMinutes(recipe) : Infinity);

/** True if the dish fits one word of the table, such as `<30` (minutes), `#Soup` (tag) or `mild`. */
function fits(recipe: Recipe, mark: string): boolean {
  const words = mark.slice(1).replaceAll('~', ' ');
  const { _id: id, tags, ingredients, cuisine, diets = [], allergens = [] } = recipe;
  if (mark.startsWith('#')) return tags.includes(words);
  if (mark.startsWith('=')) return cuisine === words;
  if (mark.startsWith('<')) return toMinutes(recipe) <= Number(words);
  if (mark.startsWith('!')) return !allergens.some((one) => one === words);
  if (mark.startsWith('*')) {
    return [recipe.title, ...ingredients].join().toLowerCase().includes(words);
  }
  if (mark === 'main') return isMain(recipe);
  if (mark === 'spicy') return isSpicy(recipe);
  if (mark === 'mild') return !isSpicy(recipe);
  if (mark === 'easy') return recipe.difficulty === 'Easy';
  return id === mark || diets.some((diet) => diet === mark);
}

function search(typed: string): { recipes: Recipe[]; isNear: boolean } {
  const { words, maxMinutes = Infinity } = toTimedSearch(typed);
  const { hits, isNear } = index.find(words);
  const found = words === '' ? all : hits.map(({ recipe }) => recipe);
  return { recipes: found.filter((recipe) => toMinutes(recipe) <= maxMinutes), isNear };
}

test('lists other names only for dishes of the collection', () => {
  const ids = new Set(all.map(({ _id }) => _id));
  const named = [...Object.keys(OTHER_NAMES), ...FOR_CHILDREN, ...FOR_PICNICS];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('finds only matching dishes for everyday searches, or reports no match', () => {
  const problems = EVERYDAY_WORDS.flatMap((line) => {
    const [typed = '', right = ''] = line.split(': ');
    const marks = right.split(' ');
    const { recipes, isNear } = search(typed);
    const first = recipes.slice(0, LOOKED_AT);
    const wrong = first.filter(
      (recipe) => !marks.some((mark) => mark.split('&').every((one) => fits(recipe, one))),
    );
    const isNothing = isNear || first.length === 0;
    if (isNothing && marks.includes('-')) return [];
    if (isNothing) return [`missing: ${line}`];
    return wrong.length > 0 ? [`wrong: ${typed}: ${wrong.map(({ _id }) => _id).join(' ')}`] : [];
  });
  expect(problems).toEqual([]);
});
