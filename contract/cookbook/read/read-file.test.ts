import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { anyRecipe } from './testing/any-recipe.ts';
import * as write from './testing/write-apps.ts';
import { writeMealie, writeMealieBackup } from './testing/write-mealie.ts';
import { toTimeText } from './text/times.ts';

const WRITERS = [
  ['Paprika', 'all.paprikarecipes', write.writePaprika],
  ['Mealie', 'mealie.zip', writeMealie],
  ['a backup of Mealie', 'backup.zip', writeMealieBackup],
  ['Tandoor', 'export.zip', write.writeTandoor],
  ['Nextcloud Cookbook', 'cookbook.zip', write.writeNextcloud],
  ['RecipeSage', 'recipesage.json', write.writeRecipeSage],
  ['RecipeSage, as text', 'recipesage.txt', write.writeRecipeSageText],
  ['a list of JSON-LD', 'recipes.json', write.writeLinkedData],
] as const;

function toShape({ title, ingredients, steps, servings, prep, cook }: write.Written) {
  const times = { prepTime: toTimeText(prep), cookTime: toTimeText(cook) };
  return { title, ingredients, instructions: steps, servings, ...times };
}

test.each(WRITERS)('reads what %s wrote, and the same recipe only once', (_app, name, writer) => {
  fc.assert(
    fc.property(fc.array(anyRecipe, { minLength: 1, maxLength: 4 }), (recipes) => {
      const once = readFile(name, writer(recipes));
      const distinct = [
        ...new Map(recipes.toReversed().map((one) => [key(one), one])).values(),
      ].toReversed();
      expect(once.refused).toEqual([]);
      expect(once.kept.map(({ recipe }) => recipe)).toMatchObject(distinct.map(toShape));
      expect(once.merged).toBe(recipes.length - distinct.length);
    }),
  );
});

function key({ title, ingredients }: write.Written): string {
  return [title, ...ingredients].join();
}

test.each([
  ['recipe.cook', write.writeCooklang],
  ['recipe.txt', write.writePlainText],
])('reads what was written to %s', (name, writer) => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const { kept, refused } = readFile(name, strToU8(writer(recipe)));
      expect(refused).toEqual([]);
      const shape = toShape(recipe);
      const [first = '', ...rest] = shape.instructions;
      const isCooklang = name.endsWith('.cook');
      const steps = isCooklang
        ? [`${recipe.ingredients.join(' ')} ${first}`, ...rest]
        : recipe.steps;
      expect(kept[0]?.recipe).toMatchObject({ ...shape, instructions: steps });
    }),
  );
});

const recipe: write.Written = {
  title: 'Soup',
  ingredients: ['1 l water'],
  steps: ['Boil the water.', 'Eat.'],
  servings: 2,
  prep: 5,
  cook: 10,
};

test('refuses what exceeds the limits, and keeps the rest', () => {
  const good = write.toJsonBytes(write.toLinkedRecipe(recipe));
  const nested = [1, 2, 3].reduce(
    (inner) => zipSync({ 'inner.zip': inner }),
    zipSync({ 'a.json': good }),
  );
  const file = zipSync({
    'good.json': good,
    'zeros.json': new Uint8Array(3_000_000),
    'nested.zip': nested,
    'empty.txt': strToU8('Hello'),
    'broken.zip': strToU8('PK\u0003\u0004 broken'),
  });
  const { kept, refused } = readFile('mixed.zip', file);
  expect(kept.map((draft) => draft.recipe.title)).toEqual(['Soup']);
  expect(refused).toEqual([
    { name: 'zeros.json', code: 'expands-too-much' },
    { name: 'inner.zip', code: 'too-deep' },
    { name: 'empty.txt', code: 'no-recipe' },
    { name: 'broken.zip', code: 'damaged' },
  ]);
  expect(readFile('large.zip', new Uint8Array(50_000_001)).refused).toEqual([
    { name: 'large.zip', code: 'too-large' },
  ]);
});

test('refuses an archive with more than 5,000 entries', () => {
  const entries = Array.from({ length: 5001 }, (_, n) => [`${n}.txt`, strToU8('x')] as const);
  const { kept, refused } = readFile('many.zip', zipSync(Object.fromEntries(entries)));
  expect(kept).toEqual([]);
  expect(refused).toEqual([{ name: 'many.zip', code: 'too-many-entries' }]);
});

test('refuses an entry that is larger than the archive claims', () => {
  const file = zipSync({ 'a.json': strToU8(`"${'a'.repeat(90_000)}"`) });
  const view = new DataView(file.buffer);
  const central = file.findLastIndex(
    (byte, at) => byte === 0x50 && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(central + 24, 10, true);
  expect(readFile('liar.zip', file).refused).toMatchObject([{ name: 'a.json' }]);
});

test('never throws for any bytes, and for archives with changed bytes', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('', 'PK\u0003\u0004', '\u001f\u008b', '{'),
      (bytes, start) => {
        const file = new Uint8Array([
          ...Array.from(start, (letter) => letter.charCodeAt(0)),
          ...bytes,
        ]);
        expect(readFile('x', file).kept.length).toBeLessThan(2);
      },
    ),
  );
  const whole = write.writeTandoor([recipe, { ...recipe, title: 'Stew' }]);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      const changed = whole.slice();
      changed[at] = byte;
      const { kept, refused } = readFile('x.zip', changed);
      expect(kept.length + refused.length).toBeLessThan(5);
    }),
  );
});
