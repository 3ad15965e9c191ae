import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTimer } from '#offline/kitchen/timer.ts';
import { saveTimer } from '#offline/kitchen/timer-store.ts';
import { startSession } from '#offline/recipes/cooking-session.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { setHint } from '#platform/hints.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const continueTo = async () =>
  (await screen.findByRole('link', { name: 'Continue' })).getAttribute('href');

test('offers the newest dish in progress, then the older one once that is removed', async () => {
  useFreshDevice();
  await startSession(toSampleRecipe('gumbo', { title: 'Gumbo' }), minutesAgo(40));
  const image_url = '/media/dishes/ramen.ab12.640.webp';
  await startSession(toSampleRecipe('ramen', { title: 'Ramen', image_url }), minutesAgo(20));
  setHint('cooking', true);
  // The space is reserved before the card loads.
  expect(document.documentElement.classList.contains('cooking')).toBe(true);
  app.open('/');
  expect(await continueTo()).toBe('/recipe/ramen/cook');
  const card = screen.getByRole('region', { name: 'Continue cooking' });
  const cuisine = screen.getByRole('link', { name: /^Asian Heritage/ });
  expect(card.compareDocumentPosition(cuisine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card.querySelector('img')?.getAttribute('src')).toBe(image_url);
  const others = await within(card).findByRole('region', { name: 'On the stove' });
  const older = within(others).getByRole('link', { name: /^Gumbo Step 1 of/ });
  expect(older.getAttribute('href')).toBe('/recipe/gumbo/cook');
  fireEvent.click(screen.getByRole('button', { name: 'Take Ramen off the stove' }));
  await screen.findByRole('heading', { name: 'Gumbo' });
  expect(await continueTo()).toBe('/recipe/gumbo/cook');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On the stove' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Take Gumbo off the stove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull());
});

test('Cook in the bar opens the unfinished dish, or quick start if there is none', async () => {
  useFreshDevice();
  setHint('cooking', false);
  const router = app.open('/community');
  const cook = await screen.findByRole('button', { name: 'Cook' });
  fireEvent.click(cook);
  await screen.findByRole('dialog');
  await startSession(toSampleRecipe('ramen', { title: 'Ramen' }));
  setHint('cooking', true);
  fireEvent.click(cook);
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/ramen/cook'));
});

test('a dish in progress shows its step and the time left on its timer', async () => {
  useFreshDevice();
  await startSession(toSampleRecipe('ramen', { title: 'Ramen' }));
  const place = { id: 't', dishId: 'ramen', step: 1, name: 'Ramen' };
  await saveTimer(startTimer(place, { words: '3 minutes', seconds: 180 }, Date.now() + 60_000));
  setHint('cooking', true);
  app.open('/');
  const card = await screen.findByRole('region', { name: 'Continue cooking' });
  expect(await within(card).findByText(/^Step 1 of \d+, [23]:\d\d$/)).toBeTruthy();
});
