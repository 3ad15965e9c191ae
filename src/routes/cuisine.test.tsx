import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
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
])('the region filter of %s keeps to %s and lives in the address', async (family, region, dish) => {
  const router = app.open(`/cuisine/${family}`);
  await screen.findByText('6 recipes');
  fireEvent.click(screen.getByRole('link', { name: region }));
  await waitFor(() => expect(router.state.location.search).toEqual({ region }));
  await screen.findByText('1 recipes');
  expect(titles().some((title) => title?.includes(dish))).toBe(true);
});

test('cuisine ids are lowercase names that map to capitalised names', async () => {
  app.open('/cuisine/new-england');
  const title = await screen.findByRole('heading', { level: 1, name: 'New England' });
  await screen.findByText('1 recipes');
  expect(title.textContent).toBe('New England');
});

test('an unknown cuisine is an empty list, not an error', async () => {
  app.open('/cuisine/atlantis');
  await screen.findByText('0 recipes');
  expect(screen.getByText('No recipes here yet.')).toBeTruthy();
});

test('at most three tags on a card', async () => {
  app.open('/cuisine/asian');
  await screen.findByText('6 recipes');
  for (const card of screen.getAllByRole('article')) {
    expect(card.querySelectorAll('.simmer-tag').length).toBeLessThanOrEqual(3);
  }
});
