import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSession } from '#platform/session.ts';
import { type Mailbox, openMailbox, readToken } from '#server/testing/open-mailbox.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';

const NEW = 'Thyme8leaf';

let mailbox: Mailbox;
let app: OpenApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  app = await openApp({ mail: mailbox.mail, rateLimit: 'off' });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}
async function saveNew(): Promise<void> {
  await type('New password', NEW);
  await type('Confirm password', NEW);
  press('Save password');
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alertText = () => screen.getByRole('alert').textContent;

async function mailLink(email: string): Promise<string> {
  const payload = { email };
  // Delivers the confirmation mail first, so that the order of the two mails is fixed.
  await mailbox.deliver(app.server.pool);
  await app.server.app.inject({ method: 'POST', url: '/api/auth/forgot', payload });
  await mailbox.deliver(app.server.pool);
  return `/reset-password#token=${readToken(mailbox, email)}`;
}

test('resets a password: sign-in page, mail, new password, sign-in', async () => {
  const { email } = await signUp(app.server.app, 'Amara Diallo');
  await mailbox.deliver(app.server.pool);
  const asking = app.open('/login');
  const link = await screen.findByRole('link', { name: 'Forgot password?' });
  await asking.navigate({ to: link.getAttribute('href') ?? '' });
  await type('Email', email);
  press('Send the link');
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.getByText(new RegExp(`If there is an account for ${email}`))).toBeTruthy();
  await mailbox.deliver(app.server.pool);

  const router = app.open(`/reset-password#token=${readToken(mailbox, email)}`);
  await type('New password', NEW);
  expect(router.state.location.href).toBe('/reset-password');
  await type('Confirm password', NEW);
  press('Save password');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await type('Email', email);
  await type('Password', NEW);
  press('Sign In');
  await waitFor(() => expect(readSession()?.user.emailVerified).toBe(true));
});

test('shows the same text for an unknown address', async () => {
  app.open('/forgot-password');
  await type('Email', 'nobody@example.com');
  press('Send the link');
  expect(await screen.findByText(/If there is an account for nobody@example.com/)).toBeTruthy();
});

test('shows an error at the field for an invalid address', async () => {
  app.open('/forgot-password');
  await type('Email', 'nobody');
  press('Send the link');
  await screen.findByText('Please enter a valid email address');
  expect(document.activeElement?.getAttribute('name')).toBe('email');
});

test('shows an offline message without a connection, and works once there is one', async () => {
  let isOnline = false;
  app.open('/forgot-password', (...given) =>
    isOnline ? app.server.fetch(...given) : Promise.reject(new TypeError('no network')),
  );
  await type('Email', 'rosa@example.com');
  press('Send the link');
  await waitFor(() => expect(alertText()).toMatch(/^Offline\. /));
  isOnline = true;
  press('Send the link');
  await screen.findByRole('heading', { name: 'Check your email' });
});

test('checks the password rules and the repetition before sending anything', async () => {
  app.open('/reset-password#token=x');
  await type('New password', 'thyme');
  press('Save password');
  expect(await screen.findByText('Password must be at least 6 characters long')).toBeDefined();
  await type('New password', NEW);
  await type('Confirm password', 'Thyme9leaf');
  press('Save password');
  expect(await screen.findByText('Passwords do not match!')).toBeDefined();
});

test('shows that a used link no longer works, with a link to request a new one', async () => {
  const { email } = await signUp(app.server.app);
  const link = await mailLink(email);
  const payload = { token: link.split('=')[1], password: NEW };
  const used = await app.server.app.inject({ method: 'POST', url: '/api/auth/reset', payload });
  expect(used.statusCode).toBe(200);
  app.open(link);
  await type('New password', 'Sage9leaf');
  await type('Confirm password', 'Sage9leaf');
  press('Save password');
  await waitFor(() => expect(alertText()).toBe('This link no longer works. Ask for a new one.'));
  const again = screen.getByRole('link', { name: 'Ask for a new link' });
  expect(again.getAttribute('href')).toBe('/forgot-password');
});

test('a second link opened in the same tab replaces a dead one', async () => {
  const { email } = await signUp(app.server.app);
  const router = app.open('/reset-password#token=dead');
  await saveNew();
  await waitFor(() => expect(alertText()).toBe('This link no longer works. Ask for a new one.'));
  router.history.push(await mailLink(email));
  await waitFor(() => expect(alertText()).toBe(''));
  await saveNew();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('explains where to find the link if the token is missing', async () => {
  app.open('/reset-password');
  await screen.findByRole('heading', { name: 'Open the link in your email' });
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('confirms an address with a tap, after which the profile no longer asks for it', async () => {
  const cook = await signUp(app.server.app);
  await signInHere(cook);
  app.open('/profile');
  await screen.findByRole('heading', { name: 'Confirm your email address' });
  press('Send again');
  await waitFor(async () => {
    await mailbox.deliver(app.server.pool);
    expect(readToken(mailbox, cook.email)).not.toBe('');
  });
  const router = app.open(`/verify-email#token=${readToken(mailbox, cook.email)}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByRole('heading', { name: 'Your email address is confirmed' });
  expect(router.state.location.href).toBe('/verify-email');
  expect(readSession()?.user.emailVerified).toBe(true);
});
