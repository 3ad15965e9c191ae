import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { findFirstDishes } from '#server/testing/first-dishes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: await findFirstDishes() });
});
afterAll(() => app.close());
beforeEach(() => localStorage.clear());

const findField = () =>
  screen.findByRole<HTMLInputElement>('searchbox', { name: /^Search recipes/ });
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const findSection = () => screen.findByRole('region', { name: 'Recipes' });

test('the field has the focus when the page opens, and typed text goes into the address', async () => {
  const router = app.open('/search');
  const field = await findField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  type('creme ');
  type('pho bo');
  await findSection();
  expect(titles()[0]).toBe('Phở Bò');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'pho bo' }));
  expect(router.history.length).toBe(1);
});

test.each(['/search?q=cevice', '/search?q=CEVICHÉ'])('%s shows the dish', async (address) => {
  app.open(address);
  await findSection();
  expect(titles()).toContain('Ceviche Clásico');
  expect(document.title).toBe(
    `Search: ${new URLSearchParams(address.split('?')[1]).get('q')} · Simmer`,
  );
});

test('a dish found by an ingredient shows it, marked', async () => {
  app.open('/search?q=star+anise');
  const section = await findSection();
  const row = within(section).getByRole('link', { name: /Phở Bò/ });
  expect(row.textContent).toContain('With 4 star anise');
  expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'star',
    'anise',
  ]);
});

test('typed words for a time become the time filter, which one tap changes or removes', async () => {
  const router = app.open('/search?q=vegetarian+under+40+minutes');
  await findSection();
  const limited = titles().length;
  fireEvent.click(await screen.findByRole('button', { name: 'Up to 40 min, remove' }));
  await waitFor(() => expect(titles().length).toBeGreaterThan(limited));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'vegetarian' }));
  fireEvent.click(screen.getByRole('button', { name: 'Up to 60 min' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: 'vegetarian under 60 min' }),
  );
});

test('if no dish is as quick as typed, slower matches are shown with a note', async () => {
  app.open('/search?q=ramen+in+2+minutes');
  const section = await findSection();
  await within(section).findByText('No recipes found within 2 minutes, showing all recipes');
  expect(titles().length).toBeGreaterThan(0);
});

test('announces the number of results', async () => {
  app.open('/search?q=ramen');
  await findSection();
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '1 recipe',
    ),
  );
});

test('no results show a message and a link to browse', async () => {
  app.open('/search?q=xyzzy');
  await screen.findByRole('heading', { name: 'Nothing on the menu' });
  expect(screen.getByRole('link', { name: 'Browse recipes' }).getAttribute('href')).toBe(
    '/all-recipes',
  );
});

test('shows a note if there are only near matches', async () => {
  app.open('/search?q=dumplings');
  const section = await findSection();
  expect(within(section).getByText('Nothing for dumplings. Similar results:')).toBeTruthy();
  expect(titles()).toEqual(['Empanadas Mendocinas']);
});

test('finds a dish by a synonym of an ingredient, and shows which one', async () => {
  app.open('/search?q=shrimp');
  const section = await findSection();
  expect(within(section).queryByText(/^Nothing for/)).toBeNull();
  const row = within(section).getByRole('link', { name: /Paella de Marisco/ });
  expect(row.textContent).toContain('With 500 g raw prawns in their shells');
  expect(row.querySelector('mark')?.textContent).toBe('prawns');
});

test.each([
  ['lentil', 'Hummus bi Tahini'],
  ['cheese', 'Dan Dan Noodles'],
  ['cake', 'Shoyu Ramen'],
])('"%s" does not find %s', async (typed, other) => {
  app.open(`/search?q=${typed}`);
  await screen.findByRole('heading', { name: /^(?:Recipes|Nothing on the menu)$/ });
  await waitFor(() => expect(screen.queryByText('Loading recipes')).toBeNull());
  expect(screen.queryByRole('heading', { level: 3, name: other })).toBeNull();
});

test('remembers an opened dish, offers it again, and forgets it on request', async () => {
  const router = app.open('/search');
  await findField();
  type('paela');
  await findSection();
  fireEvent.click(screen.getByRole('link', { name: /Paella de Marisco/ }));
  await screen.findByRole('heading', { level: 1, name: 'Paella de Marisco' });
  router.history.back();
  await findSection();
  expect((await findField()).value).toBe('paela');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  const recent = await screen.findByRole('region', { name: 'Recent searches' });
  fireEvent.click(within(recent).getByRole('link', { name: 'paela' }));
  await findSection();
  expect((await findField()).value).toBe('paela');
  fireEvent.keyDown(await findField(), { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
});

test('offers cuisines and common tags before anything is typed', async () => {
  app.open('/search');
  const cuisines = await screen.findByRole('region', { name: 'Cuisines' });
  expect(within(cuisines).getByRole('link', { name: 'Thai' }).getAttribute('href')).toBe(
    '/cuisine/thai',
  );
  const ideas = await screen.findByRole('region', { name: 'Ideas' });
  fireEvent.click(within(ideas).getByRole('link', { name: 'Comfort food' }));
  await findSection();
  expect(titles()).toContain('Clam Chowder');
});

test('the arrow keys move from the field through the results and back', async () => {
  app.open('/search?q=noodles');
  await findSection();
  const field = await findField();
  field.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key });
  const [first, second] = screen.getAllByRole('link').filter((link) => 'result' in link.dataset);
  press('ArrowDown');
  expect(document.activeElement).toBe(first);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
  press('ArrowDown');
  press('Escape');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('noodles');
});

test('the device’s results stay if the server’s search fails', async () => {
  app.open('/search');
  await findField();
  await waitFor(() => expect(queryClient.getQueryData(['recipes', 'all'])).toBeTruthy());
  answerWith(() => Promise.reject(new TypeError('no network')));
  type('bibimbab');
  await findSection();
  expect(titles()[0]).toBe('Bibimbap');
  await screen.findByText(/^Searching this device: \d+ recipes/);
  expect(titles()[0]).toBe('Bibimbap');
});

test('shows an error and a retry button without device and server', async () => {
  const router = app.open('/all-recipes');
  await screen.findAllByRole('article');
  queryClient.clear();
  answerWith(() => Promise.reject(new TypeError('no network')));
  await router.navigate({ to: '/search', search: { q: 'soup' } });
  await screen.findByRole('heading', { name: 'Error loading recipes' });
  answerWith(app.server.fetch);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await findSection();
  expect(titles().length).toBeGreaterThan(0);
});

test.each([
  '1e5',
  '0.50',
  '1.0',
  '12345678901234567890',
  '"quoted"',
  'null',
  'true',
  '{"a":1}',
  '[1]',
  '007',
  '-0',
  '50 % + more & so on',
])('the field shows %s as it is in the address', async (typed) => {
  const router = app.open(`/search?${new URLSearchParams({ q: typed })}`);
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe(typed);
  await router.navigate({ to: '/search', search: { q: `${typed}!` } });
  expect(new URLSearchParams(router.state.location.searchStr).get('q')).toBe(`${typed}!`);
});
