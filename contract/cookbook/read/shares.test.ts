import { expect, test } from 'vitest';
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
import { readNaively } from './testing/naive-reader.ts';
import { ODD_TRAITS } from './testing/odd-traits.ts';
import { PLUGIN_PAGES } from './testing/plugin-pages.ts';
import { SHOWN_TRAITS } from './testing/shown-traits.ts';
import { WILD_PAGES } from './testing/wild-pages.ts';
import { WORLD_TRAITS } from './testing/world-traits.ts';

interface Read {
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
}
const PAGES = [
  LINKED_PAGES,
  BROKEN_PAGES,
  MARKED_PAGES,
  PLUGIN_PAGES,
  BARE_PAGES,
  WILD_PAGES,
  MORE_PAGES,
  LAST_PAGES,
  LINKED_TRAITS,
  GRAPH_TRAITS,
  SHOWN_TRAITS,
  CARD_TRAITS,
  WORLD_TRAITS,
  ODD_TRAITS,
].flat();

/** Counts the pages of which a reader reads the title, all ingredients and all steps. */
function countRead(read: (html: string) => Read | undefined) {
  const results = PAGES.map((page) => ({ page, read: read(page.html) }));
  return {
    titles: results.filter(({ page, read: result }) => result?.title === page.title).length,
    ingredients: results.filter(({ page, read: result }) =>
      isSame(result?.ingredients, page.ingredients),
    ).length,
    steps: results.filter(({ page, read: result }) => isSame(result?.steps, page.steps)).length,
  };
}

test('reads more of the pages than a simple reader of JSON-LD', () => {
  const naive = countRead((html) => {
    const recipe = readNaively(html);
    return (
      recipe && {
        title: recipe.name,
        ingredients: recipe.recipeIngredient,
        steps: recipe.recipeInstructions,
      }
    );
  });
  const ours = countRead((html) => {
    const recipe = readPage(html)?.recipe;
    return recipe && { ...recipe, steps: recipe.instructions };
  });
  expect(PAGES.length).toBeGreaterThanOrEqual(60);
  const all = PAGES.length;
  expect(ours).toEqual({ titles: all, ingredients: all, steps: all });
  expect(naive.titles).toBeLessThan(all / 2);
  expect(naive.ingredients).toBeLessThan(all / 2);
  expect(naive.steps).toBeLessThan(all / 2);
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
