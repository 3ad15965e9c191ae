import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beginStepTimer } from '#domain/timer/stove-timers.tsx';
import { findDurations } from '#knowledge/durations/find-durations.ts';
import { readTimers, removeTimer } from '#offline/kitchen/timer-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

const NOON = 1_780_000_000_000;
const MINUTE = 60_000;

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(() => {
  useFreshDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(async () => {
  for (const { id } of await readTimers()) await removeTimer(id);
  vi.useRealTimers();
  localStorage.clear();
});

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Advances the clock and returns to the page. */
const passTime = (ms: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Opens the buttons of the timer with this name. */
const openTimer = async (name: RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, expanded: false }));

async function cook(dish: string, step: number) {
  const router = app.open(`/recipe/${dish}/cook#step-${step}`);
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^Step ${step} of`) });
  return router;
}

test('each duration is a button; a tap starts a timer of its dish and step', async () => {
  await cook('dan-dan-noodles', 1);
  tap('Start timer: 3 minutes');
  expect((await screen.findByRole('timer')).closest('li')?.textContent).toBe('3:00Peppercorns');
  await openTimer(/step 1: 3 minutes$/);
  const group = await screen.findByRole('group', { name: 'Dan Dan Noodles, step 1: 3 minutes' });
  expect(within(group).getByRole('timer').textContent).toBe('3:00');
  expect(group.textContent).toContain('Step 1, Dan Dan Noodles');
  expect(screen.getByText(/once it is closed, no timer can ring/)).toBeTruthy();
  passTime(61_000);
  // React subscribes to the clock a moment after the timer is rendered.
  await waitFor(() => expect(within(group).getByRole('timer').textContent).toBe('1:59'));
  // An accidental second tap keeps the one timer.
  tap('Start timer: 3 minutes');
  await act(() => readTimers());
  expect(screen.getAllByRole('timer')).toHaveLength(1);
  expect(screen.getByRole('timer').textContent).toBe('1:59');
});

test('a timer can be paused, resumed, extended by a minute and stopped', async () => {
  await cook('dan-dan-noodles', 1);
  tap('Start timer: 3 minutes');
  await openTimer(/step 1/);
  tap('Pause');
  await screen.findByRole('button', { name: 'Resume' });
  passTime(10 * MINUTE);
  expect(screen.getByRole('timer').textContent).toBe('3:00');
  tap('Resume');
  await screen.findByRole('button', { name: 'Pause' });
  tap('Add a minute');
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('4:00'));
  tap('Stop');
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('4:00'));
  await openTimer(/step 1/);
  tap('Stop');
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(localStorage.getItem('simmer.timers')).toBeNull();
});

test('every timer is a chip; a tap shows one with its buttons, and another tap or Escape hides them', async () => {
  const router = await cook('dan-dan-noodles', 1);
  tap('Start timer: 3 minutes');
  await screen.findByRole('timer');
  await act(() => router.navigate({ hash: 'step-6' }));
  await screen.findByRole('heading', { level: 1, name: /^Step 6 of/ });
  tap('Start timer: 3 to 4 minutes');
  const chip = 'Dan Dan Noodles, step 6: 3 to 4 minutes, rings after the shorter time, 3\u00a0min';
  await waitFor(() => expect(screen.getAllByRole('button', { name: chip })).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  await openTimer(/step 1/);
  expect(screen.getByRole('group').getAttribute('aria-label')).toMatch(/step 1/);
  tap(chip);
  expect(screen.getByRole('group').getAttribute('aria-label')).toMatch(/step 6/);
  expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(1);
  tap(chip);
  expect(screen.queryByRole('group')).toBeNull();
  tap(chip);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('group')).toBeNull();
});

test('the note at the first timer is shown until it was read', async () => {
  await cook('dan-dan-noodles', 1);
  tap('Start timer: 3 minutes');
  await screen.findByText(/once it is closed, no timer can ring/);
  tap('Dismiss');
  expect(screen.queryByText(/once it is closed/)).toBeNull();
  cleanup();
  await cook('dan-dan-noodles', 1);
  await screen.findByRole('timer');
  expect(screen.queryByText(/once it is closed/)).toBeNull();
  await openTimer(/step 1/);
  expect(screen.getByText(/once it is closed, no timer can ring/)).toBeTruthy();
});

test('a range of minutes rings at its lower end, with a message', async () => {
  await cook('dan-dan-noodles', 6);
  tap('Start timer: 3 to 4 minutes');
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toBe('3:00');
  await openTimer(/step 6/);
  expect(screen.getByText(/rings after the shorter time, 3\smin/)).toBeTruthy();
  passTime(3 * MINUTE);
  const alert = screen.getByRole('alert');
  await within(alert).findByText('Time’s up');
  expect(alert.textContent).toMatch(/3 to 4 minutes, the shorter time, 3\smin/);
  fireEvent.click(within(alert).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('offers the timer of the second side once the first has rung', async () => {
  await cook('dan-dan-noodles', 1);
  const [duration] = findDurations('Fry for 3 minutes a side.');
  if (!duration) throw new Error('No duration found');
  const place = { dishId: 'dan-dan-noodles', step: 1, name: 'Dan Dan Noodles' };
  await act(() => beginStepTimer(place, 0, duration));
  await screen.findByRole('button', { name: /first side/ });
  passTime(3 * MINUTE);
  fireEvent.click(await screen.findByRole('button', { name: 'Start the second side' }));
  await screen.findByRole('button', { name: /, second side/ });
  expect(screen.getByRole('timer').textContent).toBe('3:00');
});

test('a timer links back to its step, but a reload does not follow it', async () => {
  const router = await cook('dan-dan-noodles', 1);
  tap('Start timer: 3 minutes');
  await openTimer(/step 1: 3 minutes/);
  const group = await screen.findByRole('group', { name: /step 1: 3 minutes/ });
  expect(router.state.location.hash).toBe('');
  tap('Next');
  await screen.findByRole('heading', { level: 1, name: /^Step 2 of/ });
  fireEvent.click(within(group).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: /^Step 1 of/ });
  await waitFor(() => expect(router.state.location.hash).toBe(''));
});
