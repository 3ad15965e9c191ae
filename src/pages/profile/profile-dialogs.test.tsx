import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readSessions, startSession } from '#offline/recipes/cooking-session.ts';
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
  page.open('/profile');
});

async function press(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
}

async function open(name: string) {
  if (name !== 'Edit profile') await press('Settings');
  const opener = await press(name);
  return { opener, dialog: await screen.findByRole('dialog', { name }) };
}

const DIALOGS = ['Edit profile', 'Change password', 'Delete my account'];

test.each(DIALOGS)('%s gives the focus back when it is cancelled', async (name) => {
  const { opener, dialog } = await open(name);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test.each(DIALOGS)('%s gives the focus back after Escape', async (name) => {
  const { opener, dialog } = await open(name);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('saving the profile gives the focus back', async () => {
  const { opener, dialog } = await open('Edit profile');
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Amara D.' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function fillInPasswords(dialog: HTMLElement): void {
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  type('Current password', PASSWORD);
  type('New password', 'Saffron8');
}

test('changes the password on a second try after the first answer was lost', async () => {
  const { dialog } = await open('Change password');
  fillInPasswords(dialog);
  const change = () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change password' }));
  page.losesAnswers = true;
  change();
  await within(dialog).findByText('An error occurred. Please try again.');
  page.losesAnswers = false;
  change();
  expect(await screen.findByText(/^Your password has been changed/)).toBeTruthy();
});

test('changing the password gives the focus back', async () => {
  const { opener, dialog } = await open('Change password');
  fillInPasswords(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change password' }));
  await screen.findByText(/^Your password has been changed/);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('announces a deleted account, and removes its cooking sessions', async () => {
  await startSession(toSampleRecipe('gumbo', { title: 'Gumbo' }));
  const { dialog } = await open('Delete my account');
  fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: PASSWORD } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  await screen.findByText(
    'Your account has been deleted, with everything of yours on this device.',
  );
  expect(readSession()).toBeUndefined();
  expect(await readSessions()).toEqual([]);
  expect((await amara.ask('GET', '/auth/profile')).statusCode).toBe(401);
});
