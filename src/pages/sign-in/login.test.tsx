import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { readSession } from '#platform/session.ts';
import { PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
let email: string;
beforeAll(async () => {
  app = await openApp();
  ({ email } = await signUp(app.server.app, 'Amara Diallo'));
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function signIn(password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}
const alertText = () => screen.getByRole('alert').textContent;

test('goes home after a sign-in', async () => {
  const router = app.open('/login');
  await signIn(PASSWORD);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(readSession()?.user.name).toBe('Amara Diallo');
});

test('returns to the page that asked to sign in', async () => {
  saveReturnAddress('/trending-recipes');
  const router = app.open('/login');
  await signIn(PASSWORD);
  await waitFor(() => expect(router.state.location.pathname).toBe('/trending-recipes'));
});

test('the return address survives a visit to the forgotten-password page', async () => {
  saveReturnAddress('/trending-recipes');
  const router = app.open('/login');
  await screen.findByLabelText('Password');
  await router.navigate({ to: '/forgot-password' });
  await screen.findByRole('button', { name: 'Send the link' });
  await router.navigate({ to: '/login' });
  await screen.findByLabelText('Password');
  await signIn(PASSWORD);
  await waitFor(() => expect(router.state.location.pathname).toBe('/trending-recipes'));
});

test('a visitor who gives up leaves no return address and no pending action for the next sign-in', async () => {
  saveReturnAddress('/trending-recipes');
  const router = app.open('/login');
  await screen.findByLabelText('Email');
  await router.navigate({ to: '/register' });
  await screen.findByLabelText('Full name');
  await router.navigate({ to: '/status' });
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
  await router.navigate({ to: '/login' });
  await signIn(PASSWORD);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('shows the text of the specification for a wrong password until the user types', async () => {
  app.open('/login');
  await signIn('Wrong7leaf');
  await waitFor(() => expect(alertText()).toBe('Invalid email or password'));
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'W' } });
  expect(alertText()).toBe('');
});

test('requires both fields', async () => {
  app.open('/login');
  fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(alertText()).toBe('Email is required'));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(alertText()).toBe('Password is required');
});

test('shows the fallback text of the page without an answer', async () => {
  app.open('/login');
  answerWith(() => Promise.reject(new TypeError('no network')));
  await signIn(PASSWORD);
  await waitFor(() => expect(alertText()).toBe('An error occurred. Please try again.'));
  screen.getByText('Simmer can’t be reached. Check your connection.');
});

const answerStatus = (status: number, body: object) =>
  answerWith(async () => toOwnAnswer(body, { status }));

test.each([
  [401, {}, 'Invalid email or password'],
  [401, { code: 'x' }, 'Invalid email or password'],
  [422, {}, 'Validation failed'],
  [422, { details: [{ msg: 'One' }, { msg: 'Two' }] }, 'One, Two'],
  [422, { error: '', details: [] }, 'Validation failed'],
  [422, { error: 'Said', details: 'broken' }, 'Said'],
  [403, {}, 'Login failed'],
  [400, { error: 'Said' }, 'Said'],
])('specification 8: status %i with %j shows "%s"', async (status, body, text) => {
  app.open('/login');
  answerStatus(status, body);
  await signIn(PASSWORD);
  await waitFor(() => expect(alertText()).toBe(text));
});

test.each([
  ['another address', async () => globalThis.dispatchEvent(new Event('pagehide'))],
  [
    'Back',
    async (router: ReturnType<typeof app.open>) => {
      router.history.back();
      await screen.findByRole('heading', { level: 1, name: 'Status' });
    },
  ],
])('drops the return address after leaving the sign-in page: %s', async (_by, leave) => {
  const router = app.open('/status');
  saveReturnAddress('/trending-recipes');
  await router.navigate({ to: '/login' });
  await screen.findByLabelText('Email');
  await leave(router);
  await router.navigate({ to: '/login' });
  await signIn(PASSWORD);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the social buttons are disabled and marked as coming soon', async () => {
  const router = app.open('/login');
  for (const name of ['Google', 'Facebook']) {
    const button = await screen.findByRole('button', { name, description: 'Coming soon' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
  }
  expect(router.state.location.pathname).toBe('/login');
});

test('links to registration and to home', async () => {
  app.open('/login');
  const register = await screen.findByRole('link', { name: 'Create an account' });
  expect(register.getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});

test('[T-accounts-13] the password can be shown, and password managers recognise the fields', async () => {
  app.open('/login');
  const password = await screen.findByLabelText('Password');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');
});
