import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { BARE_PAGES } from './testing/bare-pages.ts';
import { BROKEN_PAGES } from './testing/broken-pages.ts';
import { LAST_PAGES } from './testing/last-pages.ts';
import { LINKED_PAGES } from './testing/linked-pages.ts';
import { MARKED_PAGES } from './testing/marked-pages.ts';
import { MORE_PAGES } from './testing/more-pages.ts';
import { PLUGIN_PAGES } from './testing/plugin-pages.ts';
import { WILD_PAGES } from './testing/wild-pages.ts';

describe.each([
  ['JSON-LD', LINKED_PAGES],
  ['broken JSON-LD', BROKEN_PAGES],
  ['marks', MARKED_PAGES],
  ['cards of plugins', PLUGIN_PAGES],
  ['headings', BARE_PAGES],
  ['mixed styles', WILD_PAGES],
  ['more styles', MORE_PAGES],
  ['unusual forms', LAST_PAGES],
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
