import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCooklang } from './read-cooklang.ts';
import { readFile } from './read-file.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { BARE_PAGES } from './testing/bare-pages.ts';
import { BROKEN_PAGES } from './testing/broken-pages.ts';
import { LINKED_PAGES } from './testing/linked-pages.ts';
import { MARKED_PAGES } from './testing/marked-pages.ts';
import { MORE_PAGES } from './testing/more-pages.ts';
import { PLUGIN_PAGES } from './testing/plugin-pages.ts';

const MANY = 100_000;
const LD = '<script type="application/ld+json">';
/** Inputs for which a parser with recursion or a regular expression with backtracking would not end. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['nested tags', '<div>'.repeat(MANY)],
  ['nested bold', `<h2>Ingredients</h2>${'<b>1 '.repeat(MANY)}`],
  [
    'nested marks',
    '<div itemprop="ingredients" itemscope itemtype="http://schema.org/Recipe">x'.repeat(20_000),
  ],
  [
    'marks in a row',
    `<div itemscope itemtype="http://schema.org/Recipe">${'<i itemprop="ingredients">1 g</i>'.repeat(50_000)}`,
  ],
  ['telling classes', '<div class="ingredients"><p>1 egg</p>'.repeat(20_000)],
  ['headings', '<h2>Ingredients</h2><p>1 egg</p>'.repeat(40_000)],
  ['spaces', `<h2>Ingredients</h2><p>1${' '.repeat(1_500_000)}egg</p>`],
  ['breaks', `<h2>Ingredients</h2>${'1 egg<br>'.repeat(MANY)}`],
  ['entities', `<h2>Ingredients</h2><li>${'&amp;'.repeat(MANY)}</li>`],
  ['a large script', `${LD}{"@type":"Recipe","name":"${'a"b '.repeat(250_000)}`],
  [
    'spaces in a script',
    `${LD}{"@type":"Recipe"${' '.repeat(1_000_000)}x}${' '.repeat(500_000)}x</script>`,
  ],
  ['quotes', `${LD}{"@type":"Recipe","recipeIngredient":["${'"'.repeat(1_000_000)}`],
  ['nested arrays', `${LD}{"recipeIngredient":${'['.repeat(500_000)}`],
  ['nested objects', `${LD}${'{"@type":"Recipe","a":'.repeat(50_000)}`],
  ['starts of objects', `<script>"recipeIngredient"${'{"@type":'.repeat(MANY)}</script>`],
  [
    'encoded tags',
    `${LD}{"@type":"Recipe","name":"x","recipeInstructions":"${'&lt;b&gt;'.repeat(MANY)}"}</script>`,
  ],
  [
    'sentences',
    `${LD}{"@type":"Recipe","name":"x","recipeInstructions":"${'Mix.Add. 1. '.repeat(30_000)}"}</script>`,
  ],
  ['comments', `<!-- ${'<!-- '.repeat(MANY)}`],
  ['attributes', `<p ${'a=b '.repeat(MANY)}>`],
  ['brackets of Cooklang', `>> title: x\n${'[- '.repeat(MANY)}@a{}`],
  ['signs of Cooklang', `>> title: x\n${'@a'.repeat(MANY)}{${'@{'.repeat(MANY)}`],
  ['a line of Cooklang', `>> title: x\n=x${' '.repeat(400_000)}x\n@egg{1}`],
  ['custom elements', `<p>1 egg</p>${'<a-b></a-b>'.repeat(MANY)}`],
  ['lists of metadata', `---\ntags: ${'['.repeat(MANY)}${']'.repeat(MANY)}\n---\n@egg{1}`],
  ['spaces in a list of metadata', `---\ntags: [${' '.repeat(400_000)}x]\n---\n@egg{1}`],
  ['spaces in metadata', `---\ntags: x${' '.repeat(400_000)}x\n---\n@egg{1}`],
  ['lines of a text', '1 egg\n\n'.repeat(MANY)],
];

test.each(HOSTILE)('ends soon and without an error for many %s', (_kind, text) => {
  const inputs = [readPage(text), readText(text), readCooklang(text)];
  for (const draft of inputs) {
    expect(draft?.recipe.ingredients.length ?? 0).toBeLessThanOrEqual(100);
    expect(draft?.recipe.instructions.length ?? 0).toBeLessThanOrEqual(60);
  }
});

test('never throws for any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '<li>',
      '<p>',
      '</',
      '<script type="application/ld+json">',
      '{"@type":"Recipe",',
      '"name":"a"',
    ),
    fc.constantFrom(
      '"recipeIngredient":[',
      ']',
      '}',
      ',',
      '&amp;',
      '@egg{1%g}',
      '>> title: x\n',
      '\n\n',
      '1 egg',
      '---\n',
    ),
    fc.constantFrom('<h2>Ingredients</h2>', '<h2>Method</h2>', 'PT1H', '\u0000', '\ud800'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const file = readFile('a.json', new TextEncoder().encode(text));
      expect([readPage(text, 'x:'), readText(text), readCooklang(text), file]).toHaveLength(4);
    }),
  );
});

test('reads any part of a page without an error', () => {
  const pages = [
    LINKED_PAGES,
    BROKEN_PAGES,
    MARKED_PAGES,
    PLUGIN_PAGES,
    BARE_PAGES,
    MORE_PAGES,
  ].flat();
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.nat(4000), fc.nat(4000), ({ html }, one, other) => {
      const draft = readPage(html.slice(Math.min(one, other), Math.max(one, other)));
      expect(draft?.recipe.title ?? '').not.toContain('<');
    }),
  );
});
