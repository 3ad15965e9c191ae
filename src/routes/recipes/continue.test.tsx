import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeSession, startSession } from '../../offline/recipes/cooking-session.ts';
import { useFreshDevice, useNoDevice } from '../../offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../../offline/testing/sample-recipes.ts';
import { type OpenApp, openApp } from '../../testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(useFreshDevice);

test('"Continue cooking" leads to the unfinished session touched last, though an older one waits', async () => {
  await startSession(toSampleRecipe('gumbo'), Date.now() - 2000);
  const latest = await startSession(toSampleRecipe('ramen'), Date.now() - 1000);
  const router = app.open('/continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/ramen/cook'));
  await closeSession(latest.id);
  const next = app.open('/continue');
  await waitFor(() => expect(next.state.location.pathname).toBe('/recipe/gumbo/cook'));
});

test('it leads home where nothing is on the stove', async () => {
  const router = app.open('/continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('it leads home where the browser keeps nothing', async () => {
  useNoDevice();
  const router = app.open('/continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
