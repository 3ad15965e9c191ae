import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeSession, startSession } from '#offline/recipes/cooking-session.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { setHint } from '#platform/hints.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(useFreshDevice);

test('"Continue cooking" opens the unfinished session touched last, though an older one waits', async () => {
  await startSession(toSampleRecipe('gumbo'), Date.now() - 2000);
  const latest = await startSession(toSampleRecipe('ramen'), Date.now() - 1000);
  const router = app.open('/continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/ramen/cook'));
  await closeSession(latest.id);
  const next = app.open('/continue');
  await waitFor(() => expect(next.state.location.pathname).toBe('/recipe/gumbo/cook'));
});

test('opens the home page if no dish is in progress', async () => {
  const router = app.open('/continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('opens the home page if the browser has no storage', async () => {
  useNoDevice();
  const router = app.open('/continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('“Undo” restores a dish taken off the stove', async () => {
  await startSession(toSampleRecipe('ramen', { title: 'Ramen' }));
  setHint('cooking', true);
  app.open('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Take Ramen off the stove' }));
  await screen.findByText('Ramen is off the stove');
  await waitFor(() => expect(screen.queryByText('Still on the stove')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Still on the stove');
});

test('the page of a dish in progress links back to its step', async () => {
  app.open('/recipe/shoyu-ramen/cook');
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: /^Step 2 of/ });
  cleanup();
  app.open('/recipe/shoyu-ramen');
  const [link] = await screen.findAllByRole('link', { name: /^Continue: step 2 of \d+$/ });
  expect(link?.getAttribute('href')).toBe('/recipe/shoyu-ramen/cook');
});
