import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../server/testing/sign-up.ts';
import { endSession } from '../../browser/session.ts';
import { useFreshDevice } from '../../offline/testing/fresh-device.ts';
import { type OpenApp, openApp } from '../../testing/open-app.tsx';
import { signInHere } from '../../testing/sign-in-here.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(useFreshDevice);
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

test('one step a screen, with Next, Back, and its title announced', async () => {
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

test('the words of a step are the recipe’s, letter for letter', async () => {
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

test('all steps are one tap away, and a tap on one leads there', async () => {
  await start();
  tap('Next');
  tap('All steps');
  const list = await screen.findByRole('dialog', { name: 'All steps' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  expect(list.querySelector('[aria-current=step]')?.textContent).toContain('Stir the sauce');
  fireEvent.click(within(list).getByRole('button', { name: /Boil the noodles/ }));
  expect(heading()).toBe('Step 6 of 8: Boil the noodles');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('Close leads to the recipe and keeps the place', async () => {
  const router = await start();
  tap('Next');
  tap('Next');
  tap('Close');
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/dan-dan-noodles'));
  app.open(COOK);
  await screen.findByRole('heading', { level: 1, name: /^Step 3 of 8/ });
});

/** Cooks to the end in no time. */
async function finish() {
  const router = await start();
  press('End');
  tap('Finish');
  await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' });
  return router;
}

test('the last step ends in Recipe Complete, and the next start is at step 1', async () => {
  await start();
  press('End');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  tap('Finish');
  await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' });
  expect(screen.getByText('Congratulations. Eight steps, four servings.')).toBeTruthy();
  await start();
});

test.each([
  ['Close', '/recipe/dan-dan-noodles'],
  ['Done', '/'],
])('from the end %s leads to %s', async (name, path) => {
  const router = await finish();
  tap(name);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('"I cooked this" begins a post with the name of the dish', async () => {
  await signInHere(await signUp(app.server.app));
  await finish();
  fireEvent.click(screen.getByRole('link', { name: 'I cooked this' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveProperty('value', 'Dan Dan Noodles');
});

test('the dish is added to favorites and saved from its end', async () => {
  await signInHere(await signUp(app.server.app));
  await finish();
  tap('Add to favorites');
  await screen.findByRole('button', { name: 'Remove from favorites' });
  tap('Save recipe');
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy();
});

test('three dishes to cook next stand below the end', async () => {
  await finish();
  const next = await screen.findByRole('region', { name: 'What to cook next' });
  expect(within(next).getAllByRole('link')).toHaveLength(3);
});

test('an unknown recipe cannot be cooked', async () => {
  app.open('/recipe/no-such-dish/cook');
  await screen.findByRole('heading', { name: 'Recipe not found' });
  expect(screen.getByText("The recipe you're looking for doesn't exist.")).toBeTruthy();
});
