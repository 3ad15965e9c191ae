import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });
let amara: Cook;
let asked = 0;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  asked = 0;
  amara = await page.signUp('Amara Diallo');
  await signInHere(amara);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Stubs a browser with push, in which the user gives this answer to the permission prompt. */
function givePush(answer: NotificationPermission): void {
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => {
      asked += 1;
      return answer;
    },
  });
}

async function openSettings(): Promise<void> {
  page.open('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('heading', { name: 'Notifications' });
}
const tick = (name: string) => screen.findByRole('checkbox', { name });
const readSettings = async () => (await amara.ask('GET', '/auth/profile')).json().user.pushSettings;

test('asks for permission only at the tap, then offers kinds and quiet hours', async () => {
  givePush('granted');
  await openSettings();
  expect(asked).toBe(0);
  fireEvent.click(await tick('Notify me when the app is closed'));
  fireEvent.click(await tick('Likes on my posts'));
  expect(asked).toBe(1);
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '21:30' } });
  await expect.poll(readSettings).toMatchObject({
    on: true,
    kinds: ['comments', 'follows', 'tips', 'cooks', 'moderation'],
    quiet: { from: 21 * 60 + 30, to: 8 * 60 },
  });
  fireEvent.click(await tick('Quiet hours'));
  await expect.poll(async () => (await readSettings()).quiet).toBeNull();
});

test('stays off and shows the reason if the browser denies permission', async () => {
  givePush('denied');
  await openSettings();
  fireEvent.click(await tick('Notify me when the app is closed'));
  await screen.findByText(/^Your browser blocks notifications/);
  expect(await readSettings()).toBeUndefined();
});

test('shows a message in a browser without push', async () => {
  await openSettings();
  await screen.findByText('This browser cannot show notifications while the app is closed.');
  expect(screen.queryByRole('checkbox', { name: 'Notify me when the app is closed' })).toBeNull();
});

test('settings chosen without a network wait', async () => {
  givePush('granted');
  await openSettings();
  page.hasNetwork = false;
  fireEvent.click(await tick('Notify me when the app is closed'));
  await tick('Likes on my posts');
  expect(await readSettings()).toBeUndefined();
});
