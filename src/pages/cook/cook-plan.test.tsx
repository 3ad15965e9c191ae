import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readMealTime, removeMealTime } from '#offline/kitchen/meal-time.ts';
import { readTimers, removeTimer } from '#offline/kitchen/timer-store.ts';
import { startSession } from '#offline/recipes/cooking-session.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

const SIX = new Date('2026-11-23T18:00:00').getTime();
const MINUTE = 60_000;

/** 40 minutes, half of them in the oven. */
const roast = toSampleRecipe('roast', {
  title: 'Roast',
  instructions: ['Rub the joint with salt.', 'Roast it for 20 minutes.', 'Carve it and serve it.'],
  prepTime: '20 minutes',
  cookTime: '20 minutes',
  fun_facts: ['Salt draws water.', 'Ovens were public once.', ''],
  culturalBackground: 'Eaten on Sundays.',
});
/** 10 minutes of work. */
const salad = toSampleRecipe('salad', {
  title: 'Salad',
  instructions: ['Wash the leaves well.', 'Dress the leaves.'],
  prepTime: '10 minutes',
  cookTime: '0 minutes',
});

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => {
  useFreshDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: SIX });
});
afterEach(async () => {
  for (const { id } of await readTimers()) await removeTimer(id);
  await removeMealTime();
  vi.useRealTimers();
  localStorage.clear();
});

/** Advances the clock and returns to the page. */
const passTime = (minutes: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
  });

async function cook(step = 1) {
  await startSession(salad);
  await startSession(roast);
  const router = app.open(`/recipe/roast/cook#step-${step}`);
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^Step ${step} of 3`) });
  return router;
}

const listStarts = (sheet: ReturnType<typeof within>) => [
  ...sheet
    .getByRole('heading', { name: 'Start times' })
    .ownerDocument.querySelectorAll('dialog ol > li'),
];

async function openSheet() {
  fireEvent.click(await screen.findByRole('button', { name: /^Eat at/ }));
  return within(await screen.findByRole('dialog', { name: 'Eat at' }));
}

/** Plans a meal of both dishes. */
async function planFor(time: string) {
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('button', { name: 'Cook this too: Salad' }));
  await sheet.findAllByRole('button', { name: 'Leave out' });
  const field = sheet.getByLabelText<HTMLInputElement>('Eat at');
  fireEvent.change(field, { target: { value: time } });
  await waitFor(() => expect(field.value).toBe(time));
  await sheet.findByRole('heading', { name: 'Start times' });
  return sheet;
}

test('the timeline of the dish has a text that describes it', async () => {
  await cook(2);
  const bar = await screen.findByRole('img', { name: /^Timeline: / });
  expect(bar.getAttribute('aria-label')).toMatch(
    /^Timeline: 20\smin hands-on, 20\smin waiting. Now at step 2 of 3.$/,
  );
  await screen.findByText(/hands-on, then 20\smin waiting/);
});

test('plans backwards over all dishes in progress, and rings for the first step of each', async () => {
  await cook();
  const sheet = await planFor('19:30');
  expect(sheet.getByRole('status').textContent).toBe('Ready at 19:30');
  const starts = listStarts(sheet).map(({ textContent }) => textContent ?? '');
  expect(starts).toHaveLength(5);
  expect(starts[0]).toMatch(/^18:[45]\dRoast, Step 1/);
  expect(starts.some((start) => start.includes('Salad, Step 1'))).toBe(true);
  await waitFor(async () => {
    const alarms = (await readTimers()).filter(({ isStart }) => isStart);
    expect(alarms.map(({ dishId }) => dishId).toSorted()).toEqual(['roast', 'salad']);
  });
  // The steps are planned, but no timer is running yet.
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a dish viewed while a meal is planned joins it only when chosen', async () => {
  await cook();
  const sheet = await openSheet();
  fireEvent.change(sheet.getByLabelText('Eat at'), { target: { value: '19:30' } });
  await sheet.findByRole('heading', { name: 'Start times' });
  expect(listStarts(sheet)).toHaveLength(3);
  fireEvent.click(sheet.getByRole('button', { name: 'Cook this too: Salad' }));
  await waitFor(() => expect(listStarts(sheet)).toHaveLength(5));
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a tap on the other of two dishes in progress opens its step', async () => {
  const router = await cook();
  const dishes = within(screen.getByRole('navigation', { name: 'On the stove' }));
  expect(dishes.getByText('Roast').getAttribute('aria-current')).toBe('page');
  fireEvent.click(dishes.getByRole('link', { name: 'Salad' }));
  await screen.findByRole('heading', { level: 1, name: /^Step 1 of 2/ });
  expect(router.state.location.pathname).toBe('/recipe/salad/cook');
});

test('a dish can be left out, and the plan can be cancelled', async () => {
  await cook();
  const sheet = await planFor('19:30');
  expect(sheet.getByText(/^takes 10\smin$/)).toBeTruthy();
  fireEvent.click(sheet.getAllByRole('button', { name: 'Leave out' })[1] ?? document.body);
  await waitFor(() => expect(listStarts(sheet)).toHaveLength(3));
  await sheet.findByRole('button', { name: 'Cook this too: Salad' });
  fireEvent.click(sheet.getByRole('button', { name: 'Stop planning' }));
  await waitFor(() => expect(sheet.queryByRole('heading', { name: 'Start times' })).toBeNull());
  expect(await readMealTime()).toBeUndefined();
  await waitFor(async () => expect(await readTimers()).toEqual([]));
});

test('shows a late cook how late the meal will be', async () => {
  await cook();
  const sheet = await planFor('18:20');
  await waitFor(() => expect(sheet.getByRole('status').textContent).toMatch(/instead of 18:20$/));
  expect(sheet.getByRole('status').textContent).toMatch(/^Ready at 18:[345]\d/);
  expect(listStarts(sheet)[0]?.textContent).toMatch(/^Start now/);
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', {
    name: /^Eat at 18:20\. Ready at 18:[345]\d instead of 18:20$/,
  });
});

test('“Start now” chooses the earliest possible meal', async () => {
  await cook();
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('button', { name: /^Start now, eat at 18:[345]\d$/ }));
  await waitFor(() => expect(sheet.getByRole('status').textContent).toMatch(/^Ready at 18:\d\d$/));
});

test('rings at the planned start, and names what to start', async () => {
  await cook();
  await planFor('19:30');
  await waitFor(async () => expect((await readTimers()).length).toBe(2));
  passTime(60);
  const alert = await screen.findByRole('alert');
  await within(alert).findByText('Start Roast: step 1');
  expect(alert.textContent).toContain('As planned for your meal');
});

test('offers the timer of a wait once the planned work before it is over', async () => {
  await cook(2);
  const name = 'Start planned timer: 20 minutes';
  await planFor('19:00');
  expect(screen.queryByRole('button', { name })).toBeNull();
  passTime(50);
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('timer');
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

test('offers the culture of the dish during a waiting step while a timer runs', async () => {
  await cook(2);
  expect(screen.queryByRole('complementary', { name: 'While you wait' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start timer: 20 minutes' }));
  const aside = within(await screen.findByRole('complementary', { name: 'While you wait' }));
  expect(aside.getByText('Salt draws water.')).toBeTruthy();
  expect(aside.getByText('Eaten on Sundays.')).toBeTruthy();
  expect(aside.getByRole('heading', { name: 'Music from Thailand' })).toBeTruthy();
  expect(aside.getByText('Music needs a connection.')).toBeTruthy();
  fireEvent.click(aside.getByRole('button', { name: 'Close “While you wait”' }));
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'While you wait' })).toBeNull(),
  );
});

test('closes “While you wait” at a step without a wait', async () => {
  await cook(2);
  fireEvent.click(screen.getByRole('button', { name: 'Start timer: 20 minutes' }));
  await screen.findByRole('complementary', { name: 'While you wait' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'While you wait' })).toBeNull(),
  );
});
