import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#offline/recipes/cooking-session.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { readSession } from '#platform/session.ts';
import { type Cook, PASSWORD } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();
let amara: Cook;
beforeEach(async () => {
  amara = await page.signUp('Amara Diallo');
  await signInHere(amara);
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function signInElsewhere(): Promise<string> {
  const answer = await page.server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': FIREFOX },
    payload: { email: amara.email, password: PASSWORD },
  });
  return answer.json().token;
}

async function openList(): Promise<HTMLElement> {
  for (const name of ['Settings', 'Where you’re signed in']) {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  }
  return screen.findByRole('dialog', { name: 'Where you’re signed in' });
}

test('signs out another device with one tap', async () => {
  const token = await signInElsewhere();
  page.open('/profile');
  const dialog = within(await openList());
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('This device'),
    expect.stringContaining('Firefox on LinuxLast used today'),
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out Firefox on Linux' }));
  await dialog.findByText('You are not signed in anywhere else.');
  await screen.findByText('Firefox on Linux was signed out.');
  const { statusCode } = await page.server.app.inject({
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(401);
});

test('asks before signing out this device', async () => {
  const router = page.open('/profile');
  const dialog = within(await openList());
  const ask = async () => {
    fireEvent.click(await dialog.findByRole('button', { name: 'Sign out this device' }));
    return within(await screen.findByRole('alertdialog', { name: 'Sign out of this device?' }));
  };
  fireEvent.click((await ask()).getByRole('button', { name: 'Stay signed in' }));
  expect(readSession()).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click((await ask()).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(readSession()).toBeUndefined());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the question before signing out this device replaces the settings dialog', async () => {
  await startSession(toSampleRecipe('pho'));
  page.open('/profile');
  const dialog = within(await openList());
  fireEvent.click(await dialog.findByRole('button', { name: 'Sign out this device' }));
  const sure = await screen.findByRole('alertdialog', { name: 'Sign out of this device?' });
  fireEvent.click(within(sure).getByRole('button', { name: 'Sign out' }));
  const question = await screen.findByRole('dialog', { name: 'Before you go' });
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([question]));
  fireEvent.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }));
  expect(readSession()).toBeDefined();
});

test('shows an offline message instead of the list, which loads once there is a connection', async () => {
  page.open('/profile');
  await screen.findByRole('button', { name: 'Settings' });
  page.hasNetwork = false;
  const dialog = within(await openList());
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Offline\. /);
  page.hasNetwork = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
});
