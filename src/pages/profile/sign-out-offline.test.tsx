import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '#platform/session.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {}, rateLimit: 'off' });

test.each([
  ['when the network is back', () => globalThis.dispatchEvent(new Event('online'))],
  [
    'at the next start',
    () => {
      cleanup();
      page.open('/');
    },
  ],
])('a sign-out with no network reaches the server %s', async (_when, reconnect) => {
  const amara = await page.signUp('Amara');
  const status = async () => (await amara.ask('GET', '/auth/profile')).statusCode;
  await signInHere(amara);
  page.open('/profile');
  await screen.findByRole('heading', { level: 2, name: 'Amara' });
  page.hasNetwork = false;
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(localStorage.getItem('token')).toBeNull();
  expect(await status()).toBe(200);

  page.hasNetwork = true;
  reconnect();
  await expect.poll(status).toBe(401);
  await expect.poll(() => localStorage.getItem('simmer.pending-sign-outs')).toBeNull();
});
