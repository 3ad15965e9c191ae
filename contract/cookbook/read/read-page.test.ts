import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { BARE_PAGES } from './testing/bare-pages.ts';
import { BROKEN_PAGES } from './testing/broken-pages.ts';
import { CARD_TRAITS } from './testing/card-traits.ts';
import { GRAPH_TRAITS } from './testing/graph-traits.ts';
import { LAST_PAGES } from './testing/last-pages.ts';
import { LINKED_PAGES } from './testing/linked-pages.ts';
import { LINKED_TRAITS } from './testing/linked-traits.ts';
import { MARKED_PAGES } from './testing/marked-pages.ts';
import { MORE_PAGES } from './testing/more-pages.ts';
import { ODD_TRAITS } from './testing/odd-traits.ts';
import { PLUGIN_PAGES } from './testing/plugin-pages.ts';
import { SHOWN_TRAITS } from './testing/shown-traits.ts';
import { WILD_PAGES } from './testing/wild-pages.ts';
import { EMPTY_PAGES, WORLD_TRAITS } from './testing/world-traits.ts';

describe.each([
  ['JSON-LD', LINKED_PAGES],
  ['broken JSON-LD', BROKEN_PAGES],
  ['marks', MARKED_PAGES],
  ['cards of plugins', PLUGIN_PAGES],
  ['headings', BARE_PAGES],
  ['mixed styles', WILD_PAGES],
  ['more styles', MORE_PAGES],
  ['unusual forms', LAST_PAGES],
  ['rare forms of JSON-LD', [...LINKED_TRAITS, ...GRAPH_TRAITS]],
  ['lines with more in them', [...SHOWN_TRAITS, ...CARD_TRAITS]],
  ['other languages', WORLD_TRAITS],
  ['odd forms', ODD_TRAITS],
])('a page is read from %s', (_kind, pages) => {
  test.each(pages)('$name', ({ html, title, ingredients, steps }) => {
    const recipe = readPage(html)?.recipe;
    expect({
      title: recipe?.title,
      ingredients: recipe?.ingredients,
      steps: recipe?.instructions,
    }).toEqual({ title, ingredients, steps });
  });
});

test.each(EMPTY_PAGES)('finds no recipe in %s', (_name, html) => {
  expect(readPage(html)).toBeUndefined();
});
