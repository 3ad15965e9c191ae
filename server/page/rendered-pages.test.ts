import { expect, test } from 'vitest';
import { RenderedPages } from './rendered-pages.ts';

const toRendered = (html: string) => ({ page: { html, styles: [] } });

test('renders a page once per version', async () => {
  const pages = new RenderedPages();
  const rendered: string[] = [];
  const read = (exact: string) =>
    pages.find('/recipe/ramen', { exact }, async () => {
      rendered.push(exact);
      return toRendered(exact);
    });
  await Promise.all([read('1'), read('1')]);
  expect((await read('1'))?.page.html).toBe('1');
  expect((await read('2'))?.page.html).toBe('2');
  expect(rendered).toEqual(['1', '2']);
});

test('evicts the least recently read page', async () => {
  const pages = new RenderedPages(2);
  const rendered: string[] = [];
  const read = (path: string) =>
    pages.find(path, { exact: '1' }, async () => {
      rendered.push(path);
      return toRendered(path);
    });
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await read(path);
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
});

test('renders a busy page every three seconds if only its counts change, and otherwise at once', async () => {
  let now = 0;
  const pages = new RenderedPages(2, () => now);
  const read = async (at: number, exact: string, withoutCounts: string) => {
    now = at;
    const version = { exact, withoutCounts };
    return (await pages.find('/community', version, async () => toRendered(exact)))?.page.html;
  };
  expect(await read(0, '1 like', 'soup')).toBe('1 like');
  expect(await read(2900, '2 likes', 'soup')).toBe('1 like');
  expect(await read(3000, '3 likes', 'soup')).toBe('3 likes');
  expect(await read(3100, '3 likes and a post', 'soup, bread')).toBe('3 likes and a post');
});
