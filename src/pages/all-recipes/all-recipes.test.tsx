import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { toTestDish } from '#server/testing/test-dishes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

/** 120 dishes: 70 Thai ones, then 50 Greek ones. */
const toDishes = () =>
  Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => {
      const name = `Dish ${String(at).padStart(3, '0')}`;
      const file = name.toLowerCase().replace(' ', '-');
      const [folder, cuisine] = at < 70 ? ['asian/thai', 'Thai'] : ['mediterranean/greek', 'Greek'];
      return [`${folder}/${file}`, toTestDish({ recipe_name: name, title: name, cuisine })];
    }),
  );

/** Used only by tests that need more than one page of recipes, because rendering fifty cards is slow. */
let many: OpenApp;
let app: OpenApp;
beforeAll(async () => {
  many = await openApp({ dishes: toDishes() });
  app = await openApp();
});
afterAll(async () => {
  await many.close();
  await app.close();
});

// A query by role would inspect every element of a hundred cards.
const cards = () => [...document.querySelectorAll('article')];
const more = () => screen.findByText('Load More Recipes', { selector: 'button' });
const untilShown = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));

test('all recipes load 50 at a time; every loaded card stays in the page, also after Back', async () => {
  const router = many.open('/all-recipes');
  await untilShown(50);
  expect(screen.getByText('120 recipes')).toBeTruthy();
  expect(await screen.findByText('50 of 120 shown')).toBeTruthy();
  fireEvent.click(await more());
  await untilShown(100);
  expect(document.activeElement).toBe(cards()[50]?.querySelector('a'));
  fireEvent.click(screen.getByText('Dish 077', { selector: 'h2' }));
  await screen.findByRole('tab', { name: 'Authentic Recipe' });
  router.history.back();
  await untilShown(100);
  expect(await screen.findByText('100 of 120 shown')).toBeTruthy();
  fireEvent.click(await more());
  await untilShown(120);
  expect(screen.getByText('120 of 120 shown')).toBeTruthy();
  expect(screen.queryByText('Load More Recipes')).toBeNull();
  const names = cards().map((card) => card.querySelector('h2')?.textContent);
  expect(new Set(names).size).toBe(120);
});

test("'All Cuisines' and each cuisine: the filter asks the server and is in the address", async () => {
  const router = app.open('/all-recipes');
  const first = await screen.findByText('All Cuisines');
  expect(
    [...(first.closest('nav')?.querySelectorAll('a') ?? [])].map((chip) => chip.textContent),
  ).toEqual(['All Cuisines', 'Chinese', 'Thai', 'Greek', 'Mexican', 'New England']);
  fireEvent.click(screen.getByText('Greek', { selector: 'nav a *' }));
  await screen.findByText('1 recipe');
  expect(router.state.location.search).toEqual({ cuisine: 'Greek' });
  expect(cards()).toHaveLength(1);
  fireEvent.click(screen.getByText('All Cuisines'));
  await screen.findByText('6 recipes');
  expect(router.state.location.search).toEqual({});
});

test('time, diet and sort are chosen in one row and are in the address', async () => {
  const router = app.open('/all-recipes?difficulty=Easy');
  const sort = await screen.findByLabelText('Sort by');
  fireEvent.change(sort, { target: { value: 'name' } });
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ difficulty: 'Easy', sort: 'name' }),
  );
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '15' } });
  expect(await screen.findByRole('heading', { name: 'No recipes match' })).toBeTruthy();
  expect(router.state.location.search).toEqual({
    difficulty: 'Easy',
    sort: 'name',
    maxMinutes: '15',
  });
  fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await untilShown(6);
  expect(router.state.location.search).toEqual({});
});

test('a choice in the address is shown and can be removed; an invalid one is ignored', async () => {
  const router = app.open('/all-recipes?tag=soup&maxMinutes=90&diet=cake&cuisine=Thai');
  expect(await screen.findByText('1 recipe')).toBeTruthy();
  expect((await screen.findByLabelText<HTMLSelectElement>('Time')).value).toBe('90');
  expect(screen.getByLabelText<HTMLSelectElement>('Diet').value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'soup, remove' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      maxMinutes: '90',
      cuisine: 'Thai',
      diet: 'cake',
    }),
  );
});

const list = () => cards()[0]?.closest('ul')?.dataset['look'];

test('the switch between list and cards is remembered on the device', async () => {
  app.open('/all-recipes');
  await untilShown(6);
  expect(list()).toBe('rows');
  expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(list()).toBe('cards');
  app.open('/cuisine/latin');
  await screen.findAllByRole('article');
  expect(list()).toBe('cards');
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(list()).toBe('rows');
});

test('one tap chooses a diet', async () => {
  const router = app.open('/all-recipes');
  fireEvent.click(await screen.findByRole('button', { name: 'Vegan' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ diet: 'vegan' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Vegan, remove' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('diet'));
});

test('one tap chooses a time', async () => {
  const router = app.open('/all-recipes');
  fireEvent.click(await screen.findByRole('button', { name: 'Up to 30 min' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ maxMinutes: '30' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Up to 30 min, remove' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('maxMinutes'));
});

test('the search field opens the search page with the typed text', async () => {
  const router = app.open('/all-recipes');
  const field = await screen.findByRole('searchbox', { name: 'Search recipes' });
  fireEvent.change(field, { target: { value: ' tofu ' } });
  fireEvent.submit(field);
  await waitFor(() => expect(router.state.location.href).toBe('/search?q=tofu'));
});

test('a cuisine of more than 50 recipes loads more, also by its id; one of 50 does not', async () => {
  many.open('/all-recipes?cuisine=thai');
  await untilShown(50);
  const chip = (await screen.findByText('Thai', { selector: 'nav a *' })).closest('a');
  expect(chip?.getAttribute('aria-current')).toBe('true');
  fireEvent.click(await more());
  await untilShown(70);
  fireEvent.click(screen.getByText('Greek', { selector: 'nav a *' }));
  await untilShown(50);
  expect(screen.getByText('50 recipes')).toBeTruthy();
  expect(screen.queryByText('Load More Recipes')).toBeNull();
});

test("'Failed to load more recipes' keeps the list and offers a retry", async () => {
  many.open('/all-recipes?cuisine=Thai');
  await untilShown(50);
  answerWith(() => Promise.reject(new TypeError('no network')));
  fireEvent.click(await more());
  const failure = await screen.findByText('Failed to load more recipes');
  expect(failure.getAttribute('role')).toBe('alert');
  expect(cards()).toHaveLength(50);
  answerWith(many.server.fetch);
  fireEvent.click(await more());
  await untilShown(70);
  expect(screen.queryByText('Failed to load more recipes')).toBeNull();
});

test.each([
  ['/all-recipes', 'Failed to load recipes'],
  ['/all-recipes?cuisine=Thai', 'Failed to filter recipes'],
  ['/trending-recipes', 'Failed to load recipes'],
])(
  "if %s fails to load, it shows 'Error loading recipes', '%s' and a link back",
  async (path, text) => {
    const router = app.open('/status');
    await screen.findByText('The API is working');
    answerWith(() => Promise.reject(new TypeError('no network')));
    await router.navigate({ href: path });
    await screen.findByRole('heading', { name: 'Error loading recipes' });
    expect(screen.getByText(new RegExp(`${text}$`))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/');
    answerWith(app.server.fetch);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('article');
  },
);

test("shows 'Failed to load cuisines' if the cuisines fail to load", async () => {
  const router = app.open('/status');
  await screen.findByText('The API is working');
  answerWith((input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('/cuisines')
      ? Promise.reject(new TypeError('no network'))
      : app.server.fetch(input, init),
  );
  await router.navigate({ to: '/all-recipes' });
  expect(await screen.findByText(/Failed to load cuisines$/)).toBeTruthy();
  await untilShown(6);
});

test('an unknown cuisine is an empty list, not an error', async () => {
  app.open(`/all-recipes?cuisine=${encodeURIComponent('<b>"atlantis')}`);
  expect(await screen.findByText('No recipes here yet')).toBeTruthy();
  expect(screen.getByText('0 recipes')).toBeTruthy();
});

test('specification 9: the first three of all recipes are trending, numbered, with a link to all', async () => {
  app.open('/trending-recipes');
  await untilShown(3);
  expect(cards().map((card) => card.querySelector('h2')?.textContent)).toEqual([
    'Tacos al pastor',
    'Tom yum with prawns',
    'Moussaka',
  ]);
  expect(screen.getAllByText(/^[123]$/).map((place) => place.textContent)).toEqual(['1', '2', '3']);
  const all = screen.getByRole('link', { name: 'View All Recipes' });
  expect(all.getAttribute('href')).toBe('/all-recipes');
});
