import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findDurations } from '#knowledge/durations/find-durations.ts';
import { startTimer } from '#offline/kitchen/timer.ts';
import { saveTimer } from '#offline/kitchen/timer-store.ts';
import { startSession } from '#offline/recipes/cooking-session.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { endSession } from '#platform/session.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  useFreshDevice();
});
afterEach(endSession);

const COOK = '/recipe/dan-dan-noodles/cook';
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function start() {
  const router = app.open(COOK);
  await screen.findByRole('heading', { level: 1, name: 'Step 1 of 8: Toast the peppercorns' });
  return router;
}

test('shows one step per screen, with Next, Back, and an announced title', async () => {
  await start();
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('aria-live')).toBe('polite');
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back.getAttribute('aria-disabled')).toBe('true');
  const next = screen.getByRole('button', { name: 'Next' });
  const described = document.getElementById(next.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Stir the sauce');
  tap('Next');
  expect(heading()).toBe('Step 2 of 8: Stir the sauce');
  tap('Back');
  expect(heading()).toBe('Step 1 of 8: Toast the peppercorns');
});

test('shows the text of a step exactly as in the recipe', async () => {
  await start();
  expect(document.body.textContent).toContain(
    'Toast 2 tsp Sichuan peppercorns in a dry pan over a low heat for 3 minutes, until they smell of orange peel.',
  );
});

test('arrow keys, PageUp and PageDown, Home and End change the step', async () => {
  await start();
  press('ArrowRight');
  press('PageDown');
  expect(heading()).toMatch(/^Step 3 of 8/);
  press('ArrowLeft');
  expect(heading()).toMatch(/^Step 2 of 8/);
  press('End');
  expect(heading()).toMatch(/^Step 8 of 8/);
  press('PageUp');
  press('Home');
  expect(heading()).toMatch(/^Step 1 of 8/);
});

test('ticks stay with their ingredient over the steps', async () => {
  await start();
  fireEvent.click(screen.getByRole('checkbox', { name: '2 tsp Sichuan peppercorns' }));
  tap('Next');
  const again = screen.getByRole('checkbox', { name: /Sichuan peppercorns/ });
  expect(again).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: /sesame paste/ })).toHaveProperty('checked', false);
});

test('several dishes are cooked at once: each is listed with its step and timer, and opens there', async () => {
  await startSession(toSampleRecipe('gumbo', { title: 'Gumbo' }));
  const now = Date.now();
  const place = { id: 'gumbo/1/0', dishId: 'gumbo', step: 1, name: 'Gumbo' };
  const [duration] = findDurations('Simmer for 30 minutes.');
  if (!duration) throw new Error('A duration is wanted');
  await saveTimer(startTimer(place, duration, now));
  const router = await start();
  tap('All steps');
  const stove = await screen.findByRole('region', { name: 'On the stove' });
  expect(within(stove).getAllByRole('link')).toHaveLength(1);
  fireEvent.click(
    within(stove).getByRole('link', { name: /^Gumbo Step 1 of \d+, (?:30:00|29:5\d)$/ }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/gumbo/cook'));
  expect(screen.queryByRole('dialog', { name: 'All steps' })).toBeNull();
});

test('all steps are one tap away, and a tap on one opens it', async () => {
  await start();
  tap('Next');
  tap('All steps');
  const list = await screen.findByRole('dialog', { name: 'All steps' });
  expect(within(list).getAllByRole('button', { name: /^Step \d: / })).toHaveLength(8);
  expect(list.querySelector('[aria-current=step]')?.textContent).toContain('Stir the sauce');
  fireEvent.click(within(list).getByRole('button', { name: /Boil the noodles/ }));
  expect(heading()).toBe('Step 6 of 8: Boil the noodles');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the list of all steps has the ticks and the timers of the steps', async () => {
  await start();
  tap('All steps');
  const list = await screen.findByRole('dialog', { name: 'All steps' });
  const needed = within(list).getByRole('list', { name: 'For step 1' });
  fireEvent.click(within(needed).getByRole('checkbox', { name: '2 tsp Sichuan peppercorns' }));
  const begin = await within(list).findAllByRole('button', { name: 'Start timer: 3 minutes' });
  fireEvent.click(begin[0] ?? list);
  const timer = await within(list).findByRole('timer', { name: '3 minutes' });
  expect(timer.textContent).toMatch(/^3:00|2:5\d$/);
  fireEvent.click(within(list).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ticked = screen.getByRole('checkbox', { name: '2 tsp Sichuan peppercorns' });
  expect(ticked).toHaveProperty('checked', true);
});

test('all ingredients are one tap away, with the same ticks', async () => {
  await start();
  tap('Ingredients');
  const list = await screen.findByRole('dialog', { name: 'Ingredients' });
  expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(10);
  within(list).getByRole('region', { name: 'Good to know' });
  fireEvent.click(within(list).getByRole('checkbox', { name: /Sichuan peppercorns/ }));
  fireEvent.click(within(list).getByRole('button', { name: 'Close' }));
  const ticked = await screen.findByRole('checkbox', { name: '2 tsp Sichuan peppercorns' });
  expect(ticked).toHaveProperty('checked', true);
});

const findPork = (name: RegExp) => screen.findByRole('checkbox', { name });

test('one tap shows a step in other units, and another tap restores its own', async () => {
  await start();
  while (!screen.queryByRole('checkbox', { name: /minced pork/ })) tap('Next');
  await findPork(/^250 g minced pork$/);
  tap('Show US amounts');
  await findPork(/ (?:oz|lb) ground pork$/);
  tap('Show metric amounts');
  expect(await findPork(/^250 g minced pork$/)).toBeTruthy();
});

test('Close opens the recipe and keeps the current step', async () => {
  const router = await start();
  tap('Next');
  tap('Next');
  tap('Close');
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/dan-dan-noodles'));
  app.open(COOK);
  await screen.findByRole('heading', { level: 1, name: /^Step 3 of 8/ });
});

test('an unknown recipe cannot be cooked', async () => {
  app.open('/recipe/no-such-dish/cook');
  await screen.findByRole('heading', { name: 'Recipe not found' });
  expect(screen.getByText("The recipe you're looking for doesn't exist.")).toBeTruthy();
});
