import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { readSession } from '#platform/session.ts';
import { makeModerator } from '#server/testing/make-moderator.ts';
import { type Cook, PASSWORD } from '#server/testing/sign-up.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {}, rateLimit: 'off' });
const REASON = 'Your account is suspended: Insults cooks';

/** Suspends a member. `restore` ends the suspension. */
async function suspend(): Promise<{ kofi: Cook; restore: () => Promise<void> }> {
  const kofi = await page.signUp('Kofi');
  const mod = await page.signUp('Mod');
  await makeModerator(page.server, mod);
  await mod.ask('POST', '/reports', { kind: 'member', id: kofi.user.id, reason: 'abuse' });
  const { reports } = (await mod.ask('GET', '/moderation/reports')).json();
  const decide = async (action: string, note: string) => {
    const answer = await mod.ask('POST', `/moderation/reports/${reports[0]._id}`, { action, note });
    expect(answer.statusCode).toBe(200);
  };
  await decide('suspend', 'Insults cooks');
  return { kofi, restore: () => decide('restore', 'A mistake') };
}

const alertText = () => screen.getByRole('alert').textContent;

// Must be the first test of this file: the app fetches the signed-in user once per start.
test('shows a suspended member the reason, and keeps them signed in', async () => {
  const { kofi, restore } = await suspend();
  await signInHere(kofi);
  page.open('/');
  await waitFor(() => expect(alertText()).toContain(REASON));
  expect(readSession()?.user.name).toBe('Kofi');
  await restore();
});

test('refuses waiting writes with the reason, and can send them after the suspension', async () => {
  const author = await page.signUp('Amara');
  const made = await author.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
  const address = `/posts/${made.json()._id}`;
  const { kofi, restore } = await suspend();
  await signInHere(kofi);
  page.hasNetwork = false;
  await queueWrites([
    {
      command: { op: 'comment.add', postId: made.json()._id, commentId: v7(), content: 'Late' },
      userId: kofi.user.id,
    },
  ]);
  page.open('/trending-recipes');
  page.hasNetwork = true;
  await act(() => sendNow());
  const [badge] = await screen.findAllByRole('button', { name: /\d couldn’t be sent/ });
  if (badge) fireEvent.click(badge);
  const sheet = await screen.findByRole('dialog', { name: /^1 thing couldn’t/ });
  await within(sheet).findByText(new RegExp(REASON));
  const countComments = async () => (await author.ask('GET', address)).json().commentCount;
  expect(await countComments()).toBe(0);
  await restore();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await countComments()).toBe(1));
});

test('shows the reason after sign-in, but not after a wrong password', async () => {
  const { kofi, restore } = await suspend();
  page.open('/login');
  const signIn = async (password: string) => {
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: kofi.email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  await signIn('Wrong7leaf');
  await waitFor(() => expect(alertText()).toBe('Invalid email or password'));
  await signIn(PASSWORD);
  await waitFor(() => expect(readSession()?.user.name).toBe('Kofi'));
  await screen.findByText(REASON);
  await restore();
});
