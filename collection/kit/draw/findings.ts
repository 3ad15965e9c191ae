import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { DISH_RULES } from '#collection/rules/dish-rules.ts';
import { KITCHEN_RULES } from '#collection/rules/kitchen-rules.ts';
import { TAGS } from '#collection/rules/tags.ts';
import { toStems } from '#collection/rules/words.ts';
import { FAMILIES, toCuisineId } from '#contract/recipe/catalogue.ts';
import { Dish } from '#contract/recipe/dish.ts';
import { PICTURE_WIDTHS } from '#contract/recipe/picture.ts';
import { HERB_NAMES } from '../foods/larder.ts';
import { readCards } from './cards.ts';
import { findDescriptions, readDescription } from './description.ts';
import { readRecord } from './record.ts';
import { COLLECTION, PICTURES } from './sources.ts';
import { findVarietyProblems } from './variety.ts';

const LIMIT = 150 * 1024;

/** Reads the text of a dish from the folder of its cuisine. Returns `undefined` if there is none yet. */
export async function readText(id: string): Promise<unknown> {
  const file = (await findDescriptions()).get(id) ?? '';
  const cuisine = basename(dirname(file));
  for (const { id: family, cuisines } of FAMILIES) {
    if (!cuisines.some((name) => toCuisineId(name) === cuisine)) continue;
    try {
      return JSON.parse(await readFile(join(COLLECTION, family, cuisine, `${id}.json`), 'utf8'));
    } catch (error) {
      if (error instanceof SyntaxError) return { broken: error.message };
      return undefined;
    }
  }
  return undefined;
}

function findInText(text: unknown, foods: readonly string[]): string[] {
  const read = v.safeParse(Dish, text);
  if (!read.success)
    return read.issues.map((issue) => `text: ${v.getDotPath(issue)}: ${issue.message}`);
  const dish = read.output;
  const told = new Set(toStems(dish.ingredients.join(' ')));
  const unlisted = foods.filter((food) => {
    const words = toStems(food.replaceAll(/([A-Z])/g, ' $1'));
    return !words.some((word) => told.has(word));
  });
  return [
    ...[...DISH_RULES, ...KITCHEN_RULES].flatMap(([, rule]) =>
      rule(dish).map((problem) => `text: ${problem}`),
    ),
    ...dish.tags
      .filter((tag) => !TAGS.includes(tag))
      .map((tag) => `text: “${tag}” is not in collection/rules/tags.ts`),
    ...unlisted.map(
      (food) => `look: the picture shows ${food}; is it among the ingredients by another name?`,
    ),
  ];
}

async function findInFiles(id: string): Promise<string[]> {
  const record = await readRecord(id);
  if (record === undefined) return ['picture: not drawn'];
  const files = [
    ...PICTURE_WIDTHS.map((width) => `${id}.${record.hash}.${width}.avif`),
    `${id}.${record.hash}.640.webp`,
  ];
  const sizes = await Promise.all(files.map((file) => stat(join(PICTURES, file))));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  return total > LIMIT
    ? [`look: ${Math.round(total / 1024)} kB; 150 kB is the average that all keep together`]
    : [];
}

/** Lists what the tests would report for a dish, and what its author should check by eye (`look:`). */
export async function findProblems(id: string): Promise<string[]> {
  const { traits } = await readDescription(id);
  const text = await readText(id);
  const cards = await readCards();
  const own = cards.find((card) => card.id === id)?.cuisine;
  const variety = findVarietyProblems(cards, HERB_NAMES).filter(
    (problem) => problem.includes(id) || problem.startsWith(`${own}:`),
  );
  return [
    ...(text === undefined ? ['text: not written'] : findInText(text, traits.foods)),
    ...(await findInFiles(id)),
    ...variety.map((problem) => `picture: ${problem}`),
  ];
}
