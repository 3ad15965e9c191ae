import { expect, test } from 'vitest';
import { RenderedPages } from './rendered-pages.ts';

const toPage = (html: string) => ({ html, styles: [] });

test('renders a page once per version', async () => {
  const pages = new RenderedPages();
  const rendered: string[] = [];
  const read = (version: string) =>
    pages.find('/recipe/ramen', version, async () => {
      rendered.push(version);
      return toPage(version);
    });
  await Promise.all([read('1'), read('1')]);
  expect((await read('1'))?.html).toBe('1');
  expect((await read('2'))?.html).toBe('2');
  expect(rendered).toEqual(['1', '2']);
});

test('evicts the least recently read page', async () => {
  const pages = new RenderedPages(2);
  const rendered: string[] = [];
  const read = (path: string) =>
    pages.find(path, '1', async () => {
      rendered.push(path);
      return toPage(path);
    });
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await read(path);
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
});
