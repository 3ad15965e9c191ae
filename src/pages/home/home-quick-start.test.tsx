import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const openQuickStart = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Start Cooking' }));
  return within(await screen.findByRole('dialog', { name: 'What are we cooking?' }));
};
const listPressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

test('quick start asks for mood, cuisine and time; a button below the four families shows all cuisines', async () => {
  app.open('/');
  const dialog = await openQuickStart();
  const countries = await dialog.findByRole('button', { name: 'Countries and regions' });
  expect(dialog.queryByRole('button', { name: 'Thai' })).toBeNull();
  fireEvent.click(countries);
  expect(countries.getAttribute('aria-expanded')).toBe('true');
  const names = (label: string) =>
    within(dialog.getByRole('group', { name: label }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names('I’m in the mood for')).toEqual([
    'Comfort Warm and slow',
    'Healthy Light and fresh',
    'Quick Fast and easy',
    'Adventure New to me',
  ]);
  expect(names('I have')).toEqual(['15 minutes', '30 minutes', '45 minutes', '60 minutes']);
  expect(names('Cuisine (required)').slice(0, 4)).toEqual([
    'Asian',
    'Mediterranean',
    'Latin',
    'American',
  ]);
  expect(names('Cuisine (required)').slice(5)).toEqual([
    'Chinese',
    'Thai',
    'Greek',
    'Mexican',
    'New England',
  ]);
  const headings = dialog.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
  expect(headings).toEqual(['Asian', 'Mediterranean', 'Latin', 'American']);
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Thai' }));
  fireEvent.click(countries);
  expect(dialog.queryByRole('button', { name: 'Greek' })).toBeNull();
  expect(listPressed()).toEqual(['Thai']);
});

test('Find Recipes is disabled until a cuisine is chosen, and a click shows the missing choice', async () => {
  const router = app.open('/');
  const dialog = await openQuickStart();
  const find = dialog.getByRole('button', { name: 'Find Recipes' });
  expect(find.getAttribute('aria-disabled')).toBe('true');
  expect(find.hasAttribute('disabled')).toBe(false);
  expect(dialog.queryByText('Please select a cuisine first!')).toBeNull();
  const reason = dialog.getByText('Choose a cuisine to find recipes.');
  expect(find.getAttribute('aria-describedby')).toBe(reason.id);
  fireEvent.click(find);
  expect(dialog.getByRole('alert').textContent).toBe('Please select a cuisine first!');
  expect(router.state.location.pathname).toBe('/');
  expect(find.getAttribute('aria-describedby')).toBe(dialog.getByRole('alert').id);
  fireEvent.click(dialog.getByRole('button', { name: 'Asian' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(find.getAttribute('aria-disabled')).toBe('false');
});

test('each opening of the dialog resets the choices', async () => {
  app.open('/');
  const dialog = await openQuickStart();
  for (const name of [/^Comfort/, 'Latin', '30 minutes']) {
    fireEvent.click(dialog.getByRole('button', { name }));
  }
  expect(listPressed()).toHaveLength(3);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openQuickStart();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('opens the cuisine page, with time and mood in the navigation state', async () => {
  const router = app.open('/');
  const dialog = await openQuickStart();
  for (const name of [
    /^Quick/,
    'Countries and regions',
    'New England',
    '45 minutes',
    'Find Recipes',
  ]) {
    fireEvent.click(await dialog.findByRole('button', { name }));
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/cuisine/new-england'));
  expect(router.state.location.state).toMatchObject({ mood: 'quick', time: 45 });
});

test("shows 'Failed to load cuisines' if the cuisines do not load, and the families still work", async () => {
  const router = app.open('/');
  answerWith(() => Promise.reject(new TypeError('no network')));
  const dialog = await openQuickStart();
  await dialog.findByText('Failed to load cuisines');
  fireEvent.click(dialog.getByRole('button', { name: 'Mediterranean' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Find Recipes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cuisine/mediterranean'));
});
