import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { findFirstDishes } from '#server/testing/first-dishes.ts';
import { toTestDish } from '#server/testing/test-dishes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: await findFirstDishes() });
});
afterAll(() => app.close());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('a family page shows the recipes of all its cuisines, with their count', async () => {
  app.open('/cuisine/asian');
  await screen.findByText('6 recipes');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asian Heritage');
  expect(titles()).toContain('Murgh Makhani');
});

test('specification 9: the Asian region filters, in order', async () => {
  app.open('/cuisine/asian');
  await screen.findByText('6 recipes');
  const filters = screen.getByRole('navigation', { name: 'Regions' });
  expect([...filters.querySelectorAll('a')].map((filter) => filter.textContent)).toEqual([
    'All',
    'Chinese',
    'Japanese',
    'Korean',
    'Thai',
    'Vietnamese',
    'Indian',
  ]);
});

test.each([
  ['asian', 'Indian', 'Murgh Makhani'],
  ['american', 'New England', 'Clam Chowder'],
])('the region filter of %s shows only %s and is in the address', async (family, region, dish) => {
  const router = app.open(`/cuisine/${family}`);
  await screen.findByText('6 recipes');
  fireEvent.click(screen.getByRole('link', { name: region }));
  await waitFor(() => expect(router.state.location.search).toEqual({ region }));
  await screen.findByText('1 recipe');
  expect(titles().some((title) => title?.includes(dish))).toBe(true);
});

test('cuisine ids are lowercase names that map to capitalised names', async () => {
  app.open('/cuisine/new-england');
  const title = await screen.findByRole('heading', { level: 1, name: 'New England' });
  await screen.findByText('1 recipe');
  expect(title.textContent).toBe('New England');
});

test('an unknown cuisine is an empty list, not an error', async () => {
  app.open('/cuisine/atlantis');
  await screen.findByText('0 recipes');
  expect(await screen.findByText('No recipes here yet')).toBeTruthy();
});

test('at most three tags on a card', async () => {
  app.open('/cuisine/asian');
  await screen.findByText('6 recipes');
  for (const card of screen.getAllByRole('article')) {
    expect(card.querySelectorAll('.simmer-tag').length).toBeLessThanOrEqual(3);
  }
});

const openWith = async (path: string, state: { time?: number; mood?: 'comfort' | 'quick' }) => {
  const router = app.open('/trending-recipes');
  await screen.findAllByRole('article');
  await router.navigate({ to: path, state });
  return router;
};

test('the time in the navigation state keeps dishes at or below it, and the chip removes it', async () => {
  await openWith('/cuisine/mediterranean', { time: 45 });
  const chip = await screen.findByRole('button', { name: 'Up to 45 min, remove' });
  await screen.findAllByRole('article');
  expect(titles().length).toBeLessThan(6);
  await screen.findByText(`${titles().length} recipes`);
  expect(screen.queryByText(/^No recipes found within/)).toBeNull();
  fireEvent.click(chip);
  await screen.findByText('6 recipes');
  fireEvent.click(screen.getByRole('button', { name: 'Up to 45 min' }));
  await screen.findByRole('button', { name: 'Up to 45 min, remove' });
  await waitFor(() => expect(titles().length).toBeLessThan(6));
});

test('shows all dishes with a notice if none is as quick', async () => {
  await openWith('/cuisine/latin', { time: 15 });
  await screen.findByText('No recipes found within 15 minutes, showing all recipes');
  // The count appears after the list.
  expect(await screen.findByText('6 recipes')).toBeTruthy();
});

const totals = () =>
  screen.getAllByRole('article').map((card) => {
    const [, hours = '0', minutes = '0'] =
      /(?:(\d+)\sh)?\s?(?:(\d+)\smin)?\d+ servings/.exec(card.textContent ?? '') ?? [];
    return Number(hours) * 60 + Number(minutes);
  });

test.each([{ time: 15 }, { time: 15, mood: 'comfort' as const }])(
  'shows the nearest dishes first, each with its total time, if none is as quick: %j',
  async (state) => {
    await openWith('/cuisine/asian', state);
    await screen.findByText('No recipes found within 15 minutes, showing all recipes');
    expect(totals()).toEqual([50, 90, 110, 130, 235, 315]);
    expect(titles()[0]).toBe('Dan Dan Noodles');
    expect(screen.queryByText(/come first/)).toBeNull();
  },
);

test('a mood orders the dishes by a rule that the page shows, and a region keeps it', async () => {
  const router = await openWith('/cuisine/american', { mood: 'quick' });
  await screen.findByText('Quick: the quickest dishes come first.');
  expect(titles()).toHaveLength(6);
  fireEvent.click(screen.getByRole('link', { name: 'Cajun' }));
  await screen.findByText('1 recipe');
  expect(router.state.location.state).toMatchObject({ mood: 'quick' });
});

test("a failed list is 'Error loading recipes' with a way back, a failed region 'Failed to filter recipes'", async () => {
  const router = app.open('/cuisine/asian');
  await screen.findByText('6 recipes');
  answerWith(() => Promise.reject(new TypeError('no network')));
  fireEvent.click(screen.getByRole('link', { name: 'Thai' }));
  await screen.findByText(/Failed to filter recipes$/);
  expect(screen.getByRole('heading', { name: 'Error loading recipes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
  await router.navigate({ to: '/cuisine/$cuisineId', params: { cuisineId: 'latin' } });
  await screen.findByText(/Failed to load recipes$/);
});

test('many dishes of a family are grouped by region, in sections that can be collapsed', async () => {
  const names = ['thai', 'greek', 'korean'] as const;
  const places = {
    thai: ['asian', 'Thai'],
    greek: ['mediterranean', 'Greek'],
    korean: ['asian', 'Korean'],
  } as const;
  const dishes = names.flatMap((name) =>
    Array.from({ length: 7 }, (_, at) => {
      const [family, cuisine] = places[name];
      return [`${family}/${name}/${name}-${at}`, toTestDish({ cuisine })] as const;
    }),
  );
  const many = await openApp({ dishes: Object.fromEntries(dishes) });
  many.open('/cuisine/asian');
  await screen.findByText('14 recipes');
  const sections = [...document.querySelectorAll('details')];
  expect(sections.map((one) => one.querySelector('h2')?.textContent)).toEqual(['Korean', 'Thai']);
  expect(sections.map((one) => one.hasAttribute('open'))).toEqual([true, true]);
  expect(sections.map((one) => one.querySelectorAll('article').length)).toEqual([7, 7]);
  expect(screen.getAllByText('7 recipes')).toHaveLength(2);
  fireEvent.click(screen.getByRole('link', { name: 'Thai' }));
  await screen.findByText('7 recipes');
  expect([...document.querySelectorAll('details')]).toEqual([]);
  await many.close();
});
