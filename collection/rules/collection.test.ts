import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TRENDING_COUNT } from '#contract/platform/limits.ts';
import { FAMILIES, findFamilyOf, toCuisineId } from '#contract/recipe/catalogue.ts';
import { Dish } from '#contract/recipe/dish.ts';
import { DISH_RULES } from './dish-rules.ts';
import { KITCHEN_RULES } from './kitchen-rules.ts';
import { readIngredient } from './units.ts';
import { namesPeople } from './voice.ts';
import { toSharedRuns } from './words.ts';

const folder = fileURLToPath(new URL('../dishes/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path.split('/').length === 3)
  .toSorted()
  .map((path) => {
    const text = readFileSync(`${folder}${path}`, 'utf8');
    const data: unknown = JSON.parse(text);
    return { path, text, read: v.safeParse(Dish, data) };
  });
const dishes = files.flatMap(({ path, read }) =>
  read.success ? [{ path, id: basename(path, '.json'), ...read.output }] : [],
);

function toRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('the collection', () => {
  it('contains only dishes that match the schema', () => {
    const problems = files.flatMap(({ path, read }) =>
      (read.issues ?? []).map((issue) => `${path}: ${v.getDotPath(issue)}: ${issue.message}`),
    );
    expect(problems).toEqual([]);
  });

  it('stores every dish in the folder of its family and cuisine', () => {
    const strays = dishes
      .map(({ path, id, cuisine }) => ({
        path,
        wanted: `${findFamilyOf(cuisine)?.id}/${toCuisineId(cuisine)}/${id}.json`,
      }))
      .filter(({ path, wanted }) => path !== wanted);
    expect(strays).toEqual([]);
  });

  it('gives no two dishes the same id, name or subtitle', () => {
    expect(toRepeated(dishes.map(({ id }) => id))).toEqual([]);
    expect(toRepeated(dishes.map(({ title }) => title))).toEqual([]);
    expect(toRepeated(dishes.map(({ subtitle }) => subtitle))).toEqual([]);
  });

  it('uses ids that are safe in URLs', () => {
    expect(dishes.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('starts with dishes of three families and gives no position twice', () => {
    const ordered = dishes
      .filter(({ order }) => order !== undefined)
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
    expect(toRepeated(ordered.map(({ order }) => String(order)))).toEqual([]);
    const first = ordered.slice(0, TRENDING_COUNT);
    expect(first.map(({ order }) => order)).toEqual([1, 2, 3]);
    expect(new Set(first.map(({ cuisine }) => findFamilyOf(cuisine)?.id)).size).toBe(
      TRENDING_COUNT,
    );
  });

  it('has a dish for every cuisine of the catalogue', () => {
    const cooked = new Set(dishes.map(({ cuisine }) => cuisine));
    const wanted = FAMILIES.flatMap(({ cuisines }) => cuisines);
    expect(wanted.filter((cuisine) => !cooked.has(cuisine))).toEqual([]);
  });

  it('uses both spellings of ingredients from the specification', () => {
    const spellings = dishes.map(({ ingredients }) => {
      const lines = ingredients.map(readIngredient);
      const first = lines.filter(
        (line) => typeof line !== 'string' && line.spelling === 'name first',
      );
      return first.length * 2 > lines.length ? 'name first' : 'quantity first';
    });
    expect(new Set(spellings)).toEqual(new Set(['name first', 'quantity first']));
  });

  it('shares no phrase of six words between two dishes', () => {
    const told = dishes.map(({ id, culturalBackground, fun_facts, insight = [], subtitle }) => ({
      id,
      text: [subtitle, culturalBackground, ...fun_facts, ...insight.map(({ text }) => text)].join(
        ' ',
      ),
    }));
    const shared = told.flatMap((one, n) =>
      told
        .slice(n + 1)
        .flatMap((other) =>
          toSharedRuns(one.text, other.text, 6).map((run) => `${one.id}, ${other.id}: ${run}`),
        ),
    );
    expect(shared).toEqual([]);
  });
});

it('contains no impersonal words for people', () => {
  expect(
    dishes.flatMap((dish) => namesPeople(dish).map((text) => `${dish.path}: ${text}`)),
  ).toEqual([]);
});

describe('in every dish', () => {
  it.each([...DISH_RULES, ...KITCHEN_RULES])('%s', (_, rule) => {
    const problems = dishes.flatMap((dish) => rule(dish).map((text) => `${dish.path}: ${text}`));
    expect(problems).toEqual([]);
  });
});
