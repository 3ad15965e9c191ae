import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { toBookmarklet } from './bookmarklet.ts';
import { readSource } from './read-source.ts';

/** Runs the bookmarklet in a page with these scripts. Returns the addresses that it opens and its messages. */
function run(...scripts: string[]) {
  const opened: string[] = [];
  const alerts: string[] = [];
  const code = decodeURIComponent(
    toBookmarklet('https://simmer.example').replace('javascript:', ''),
  );
  runInNewContext(code, {
    document: { querySelectorAll: () => scripts.map((textContent) => ({ textContent })) },
    location: { href: 'https://example.com/soup' },
    window: { open: (address: string) => opened.push(address) },
    alert: (text: string) => alerts.push(text),
    encodeURIComponent,
  });
  return { opened, alerts };
}

it('[T-import-10] sends only the recipe of the page', async () => {
  const recipe = {
    '@type': ['Recipe'],
    name: 'Soup',
    recipeIngredient: ['1 onion'],
    review: ['Good'],
  };
  const graph = {
    '@graph': [
      { '@type': 'Person', name: 'Ana' },
      { ...recipe, recipeInstructions: 'Fry.' },
    ],
  };
  const { opened } = run('{"@type":"WebSite"}', JSON.stringify(graph));
  expect(opened).toHaveLength(1);
  const [start, hash = ''] = opened[0]?.split('#') ?? [];
  expect(start).toBe('https://simmer.example/cookbook/new');
  expect(decodeURIComponent(hash)).not.toMatch(/Ana|Good/);
  const { drafts } = await readSource({ kind: 'hash', hash }, [], () => undefined);
  expect(drafts[0]?.text).toMatchObject({
    title: 'Soup',
    ingredients: ['1 onion'],
    source: { url: 'https://example.com/soup' },
  });
});

it('sends broken JSON unchanged, and shows a message on a page without a recipe', () => {
  expect(run('{"@type":"Recipe","name":"Soup",}').opened).toHaveLength(1);
  const { opened, alerts } = run('{"@type":"WebSite"}');
  expect([opened.length, alerts.length]).toEqual([0, 1]);
});
