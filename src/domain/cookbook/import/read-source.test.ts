import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { anyRecipe } from '#contract/cookbook/read/testing/any-recipe.ts';
import * as write from '#contract/cookbook/read/testing/write-apps.ts';
import { writeMealie } from '#contract/cookbook/read/testing/write-mealie.ts';
import { anyCookbookText } from '#contract/cookbook/testing/any-text.ts';
import type { CookbookText } from '#contract/cookbook/text.ts';
import { toCooklang } from '#contract/cookbook/write/cooklang.ts';
import { toJsonLd } from '#contract/cookbook/write/jsonld.ts';
import { toPlainText } from '#contract/cookbook/write/plain-text.ts';
import { readSource } from './read-source.ts';

const PANCAKES: CookbookText = {
  title: 'Pancakes',
  subtitle: 'Thin ones',
  cuisine: 'French',
  tags: ['Sweet'],
  servings: 4,
  prepTime: '15 minutes',
  cookTime: 'about half an hour',
  difficulty: 'Easy',
  spiceLevel: '',
  ingredients: ['For the batter:', '200 g flour', '2 eggs'],
  instructions: ['Mix everything.', 'Fry at a low heat.'],
  notes: 'Better on the next day.',
  source: { url: 'https://example.com/p', name: 'Nonna' },
};

const readFiles = (
  files: Readonly<Record<string, Uint8Array | string>>,
  known: readonly CookbookText[] = [],
  onProgress: (progress: { done: number; total: number }) => void = () => undefined,
) =>
  readSource(
    {
      kind: 'files',
      names: Object.keys(files),
      files: Object.values(files).map(
        (content) =>
          new Blob([Uint8Array.from(typeof content === 'string' ? strToU8(content) : content)]),
      ),
    },
    known,
    onProgress,
  );

describe('files', () => {
  it.each([
    ['all.paprikarecipes', write.writePaprika],
    ['mealie.zip', writeMealie],
    ['export.zip', write.writeTandoor],
    ['cookbook.zip', write.writeNextcloud],
    ['recipesage.json', write.writeRecipeSage],
    ['recipes.json', write.writeLinkedData],
  ])('[T-import-5] importing %s twice adds nothing', async (name, writer) => {
    const recipes = fc.sample(anyRecipe, 20);
    const first = await readFiles({ [name]: writer(recipes) });
    expect(first.drafts.length + first.merged + first.refused.length).toBe(20);
    expect(first.drafts.length).toBeGreaterThan(10);
    const known = first.drafts.map(({ text }) => text);
    const again = await readFiles({ [name]: writer(recipes) }, known);
    expect(again).toMatchObject({ drafts: [], merged: 20 - first.refused.length });
  });

  it('[T-import-6] exporting and importing again changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCookbookText, { minLength: 1, maxLength: 3 }), async (texts) => {
        const json = JSON.stringify(texts.map((text) => toJsonLd(text)));
        const zip = zipSync({ 'a/cookbook.json': strToU8(json) });
        for (const files of [{ 'cookbook.json': json }, { 'simmer.zip': zip }]) {
          const { drafts, merged } = await readFiles(files);
          const distinct = drafts.map(({ text }) => text);
          expect(texts).toEqual(expect.arrayContaining(distinct));
          expect(distinct.length + merged).toBe(texts.length);
        }
      }),
    );
  });

  it('reads what Simmer has written as Cooklang and as text', async () => {
    for (const [name, content] of [
      ['p.cook', toCooklang(PANCAKES)],
      ['p.txt', toPlainText(PANCAKES)],
    ] as const) {
      const [draft] = (await readFiles({ [name]: content })).drafts;
      const { title, ingredients, instructions, servings, notes } = PANCAKES;
      expect(draft?.text).toMatchObject({ title, ingredients, instructions, servings, notes });
    }
  });

  it('keeps the pictures of an archive', async () => {
    const recipes = fc.sample(anyRecipe, 2);
    const { drafts } = await readFiles({ 'export.zip': write.writeTandoor(recipes) });
    for (const { picture } of drafts) {
      expect(picture).toMatchObject({ name: 'picture.jpeg', type: 'image/jpeg', size: 7 });
    }
    expect(drafts.length).toBeGreaterThan(0);
  });

  it('reports merged and refused recipes, and its progress', async () => {
    const done: number[] = [];
    const json = JSON.stringify(toJsonLd(PANCAKES));
    const files = {
      'a.json': json,
      'b.json': json,
      'c.txt': 'Hello',
      'd.zip': strToU8('PK\u0003\u0004'),
    };
    const result = await readFiles(files, [], (progress) => done.push(progress.done));
    expect(result).toMatchObject({
      drafts: [{ text: PANCAKES, notes: [] }],
      merged: 1,
      refused: [
        { name: 'c.txt', code: 'no-recipe' },
        { name: 'd.zip', code: 'damaged' },
      ],
    });
    expect(done).toEqual([1, 2, 3, 4]);
  });
});

const readHash = async (hash: string) =>
  (await readSource({ kind: 'hash', hash }, [], () => undefined)).drafts[0];

describe('the end of an address', () => {
  it('is the JSON-LD of the bookmarklet', async () => {
    const ld = {
      '@type': 'Recipe',
      name: 'Soup 100%',
      recipeIngredient: ['1 onion'],
      recipeInstructions: 'Fry it.',
      url: 'https://example.com/soup',
    };
    const draft = await readHash(`#${encodeURIComponent(JSON.stringify(ld))}`);
    expect(draft?.text).toMatchObject({
      title: 'Soup 100%',
      ingredients: ['1 onion'],
      source: { url: 'https://example.com/soup' },
    });
  });

  it('may be damaged', async () => {
    for (const hash of ['#', '#q=', '#q=%', '#q=AAAA', '#%E0%A4%A', '#{"@type":"Recipe"']) {
      expect(await readHash(hash)).toBeUndefined();
    }
  });
});
