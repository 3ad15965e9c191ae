import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAMILIES, toCuisineId } from '#contract/recipe/catalogue.ts';
import type { Dish } from '#contract/recipe/dish.ts';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';

const SYLLABLES =
  'ba be bo ka ke ko da do fa fi ga go la le li lo ma mi mo na ni no pa pe po ra ri ro sa se so ta te to va vi za zo'.split(
    ' ',
  );
const KINDS = 3000;

/** Writes `count` dish files, the same ones every time. Returns the words of their names. */
export async function writeManyDishes(directory: string, count: number): Promise<string[]> {
  const random = createSeededRandom(7);
  const toAny = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const toWord = () => Array.from({ length: 3 }, () => toAny(SYLLABLES)).join('');
  const vocabulary = [...new Set(Array.from({ length: KINDS }, toWord))];
  // A few words are in half of the dishes and most are in few, as in real recipes.
  const pick = () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? 'salt';
  const toWords = (length: number) => Array.from({ length }, pick).join(' ');
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const family = FAMILIES[at % FAMILIES.length];
    const cuisine = family?.cuisines[at % family.cuisines.length];
    if (!family || !cuisine) throw new Error('The catalogue is empty.');
    const name = toWords(2);
    names.push(...name.split(' '));
    const dish: Dish = {
      recipe_name: `${name} ${at}`,
      title: `${name} ${at}`,
      subtitle: toWords(8),
      cuisine,
      imageAlt: toWords(12),
      tags: [pick(), pick(), pick()],
      ingredients: Array.from({ length: 13 }, () => `${toWords(2)} | 200 g`),
      instructions: Array.from({ length: 8 }, () => toWords(25)),
      stepTitles: Array.from({ length: 8 }, () => toWords(3)),
      stepIngredients: Array.from({ length: 8 }, () => [0, 1]),
      fun_facts: [toWords(20), '', toWords(20)],
      culturalBackground: toWords(80),
      prepTime: '20 minutes',
      cookTime: '40 minutes',
      servings: 4,
      difficulty: 'Medium',
      spiceLevel: '',
      shortform_video_url: '',
      longform_video_url: '',
    };
    const folder = join(directory, 'dishes', family.id, toCuisineId(cuisine));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `dish-${at}.json`), JSON.stringify(dish));
  }
  return [...new Set(names)];
}
