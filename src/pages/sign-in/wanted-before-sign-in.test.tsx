import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readSession } from '#platform/session.ts';
import { type Cook, PASSWORD } from '#server/testing/sign-up.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let lucia: Cook;
let amara: Cook;
beforeEach(async () => {
  [lucia, amara] = [await page.signUp('Lucía Ortega'), await page.signUp('Amara Diallo')];
});

type Router = ReturnType<typeof page.open>;

test.each([
  ['another page', (router: Router) => router.navigate({ to: '/status' })],
  ['a forgotten password', (router: Router) => router.navigate({ to: '/forgot-password' })],
  ['a reload or another address', () => globalThis.dispatchEvent(new Event('pagehide'))],
])('drops the action of a visitor who leaves the sign-in page: %s', async (_by, leave) => {
  const router = page.open(`/profile/${lucia.user.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  await screen.findByLabelText('Email');
  await act(async () => leave(router));
  await act(() => router.navigate({ to: '/login' }));
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: amara.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
  await waitFor(() => expect(readSession()?.user.name).toBe('Amara Diallo'));
  const { user } = (await lucia.ask('GET', '/auth/profile')).json();
  expect(user.followers).toEqual([]);
});

async function tapHeart(): Promise<HTMLElement> {
  const [heart] = await screen.findAllByRole('button', { name: 'Add to favorites' });
  if (!heart) throw new Error('no heart');
  heart.focus();
  fireEvent.click(heart);
  return heart;
}

async function findSheet() {
  return within(await screen.findByRole('dialog', { name: /^Sign in to save / }));
}

test.each(['/recipe/tom-yum', '/trending-recipes'])(
  "a visitor's heart on %s first asks to sign in, then is filled",
  async (address) => {
    const router = page.open(address);
    await tapHeart();
    const sheet = await findSheet();
    expect(router.state.location.pathname).toBe(address);
    fireEvent.click(sheet.getByRole('button', { name: 'Log In' }));
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: amara.email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    await screen.findAllByRole('button', { name: 'Remove from favorites' });
    const fetchMe = async () => (await amara.ask('GET', '/auth/profile')).json().user;
    await expect.poll(async () => (await fetchMe()).favorites).toHaveLength(1);
  },
);

test('a new user creates an account in the same sheet, and the heart is filled', async () => {
  const router = page.open('/recipe/tom-yum');
  await tapHeart();
  fireEvent.click((await findSheet()).getByRole('button', { name: 'Create Account' }));
  for (const [label, value] of [
    ['Full name', 'Nadia Rahman'],
    ['Email', 'nadia@simmer.test'],
    ['Password', 'Basil7'],
    ['Confirm password', 'Basil7'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/tom-yum'));
  await screen.findAllByRole('button', { name: 'Remove from favorites' });
});

test('closing the sheet drops the action, and leaves the focus on the heart', async () => {
  const router = page.open('/recipe/tom-yum');
  const heart = await tapHeart();
  fireEvent.click((await findSheet()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(heart);
  expect(router.state.location.pathname).toBe('/recipe/tom-yum');
});
