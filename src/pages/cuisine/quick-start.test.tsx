import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { findFirstDishes } from '#server/testing/first-dishes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: await findFirstDishes() });
});
afterAll(() => app.close());

const openQuickStart = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Start Cooking' }));
  return within(await screen.findByRole('dialog', { name: 'What are we cooking?' }));
};
/** The text below each time tile, by its minutes. */
const readStates = () =>
  [15, 30, 45, 60].map((time) => {
    const tile = screen.getByRole('button', { name: `${time} minutes` });
    return document.getElementById(tile.getAttribute('aria-describedby') ?? '')?.textContent;
  });
const read = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  ['Greek', 15, '20 min', ['no dish', undefined, undefined, undefined]],
  ['Vietnamese', 60, '5 h 15 min', ['no dish', 'no dish', 'no dish', 'no dish']],
  ['Asian', 45, '50 min', ['no dish', 'no dish', 'no dish', undefined]],
] as const)(
  'for %s, times up to %i minutes show in advance that they find nothing',
  async (cuisine, limit, quickest, expected) => {
    app.open('/');
    const dialog = await openQuickStart();
    fireEvent.click(await dialog.findByRole('button', { name: 'Countries and regions' }));
    fireEvent.click(await dialog.findByRole('button', { name: cuisine }));
    const line = await dialog.findByText(new RegExp(`^No ${cuisine} dish takes`));
    expect(read(line.textContent)).toBe(
      `No ${cuisine} dish takes ${limit} minutes or less. The quickest takes ${quickest}.`,
    );
    expect(readStates()).toEqual(expected);
    expect(screen.queryByRole('button', { name: '15 minutes', pressed: true })).toBeNull();
  },
);

test('no time shows a hint before a cuisine is chosen and its list is loaded', async () => {
  app.open('/');
  const dialog = await openQuickStart();
  fireEvent.click(await dialog.findByRole('button', { name: 'Countries and regions' }));
  const greek = await dialog.findByRole('button', { name: 'Greek' });
  expect(readStates()).toEqual([undefined, undefined, undefined, undefined]);
  answerWith(() => Promise.reject(new TypeError('no network')));
  fireEvent.click(greek);
  await waitFor(() => expect(greek.getAttribute('aria-pressed')).toBe('true'));
  expect(readStates()).toEqual([undefined, undefined, undefined, undefined]);
});

test('a time that finds nothing can still be chosen, and opens the nearest dishes', async () => {
  const router = app.open('/');
  const dialog = await openQuickStart();
  for (const name of ['Countries and regions', 'Vietnamese', '15 minutes', 'Find Recipes']) {
    fireEvent.click(await dialog.findByRole('button', { name }));
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/cuisine/vietnamese'));
  await screen.findByText('No recipes found within 15 minutes, showing all recipes');
  expect(read(screen.getByRole('article').textContent)).toContain('5 h 15 min');
});
