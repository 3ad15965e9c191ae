import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage();

test('offers no mail features if the server sends no mail', async () => {
  const asked: string[] = [];
  page.instead = (_method, address) => {
    asked.push(new URL(address, 'http://simmer.test').pathname);
    return undefined;
  };
  page.open('/login');
  await screen.findByLabelText('Password');
  await waitFor(() => expect(asked).toContain('/api/mail'));
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();

  const cook = await page.signUp('Amara Diallo');
  expect(cook.user.emailVerified).toBe(false);
  await signInHere(cook);
  page.open('/profile');
  await screen.findByRole('button', { name: 'Settings' });
  expect(screen.queryByText('Confirm your email address')).toBeNull();
});
