import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { readSession } from '#platform/session.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const GOOD = {
  name: 'Amara Diallo',
  email: 'amara@simmer.test',
  password: 'Basil7',
  again: 'Basil7',
};
const LABELS = {
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  again: 'Confirm password',
};

async function fillIn(form: Partial<typeof GOOD>): Promise<void> {
  for (const [field, label] of Object.entries(LABELS)) {
    const value = { ...GOOD, ...form }[field];
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

// The rules are checked in this order, and the first failure is shown.
test.each([
  [{ name: ' A ', email: 'no', password: '1' }, 'Name must be at least 2 characters long', 'name'],
  [{ email: 'amara@', password: '1' }, 'Please enter a valid email address', 'email'],
  [{ email: 'amara@b..c' }, 'Please enter a valid email address', 'email'],
  [{ password: 'Ba7il' }, 'Password must be at least 6 characters long', 'password'],
  [{ password: 'basil' }, 'Password must be at least 6 characters long', 'password'],
  [{ password: 'basil7' }, 'Password must contain at least one uppercase letter', 'password'],
  [{ password: 'BASIL7' }, 'Password must contain at least one lowercase letter', 'password'],
  [{ password: 'Basils' }, 'Password must contain at least one number', 'password'],
  [{ again: 'Basil8' }, 'Passwords do not match!', 'confirmation'],
])('%o: %s', async (form, text, field) => {
  app.open('/register');
  await fillIn(form);
  const shown = await screen.findByText(text);
  const input = document.activeElement;
  expect(input?.getAttribute('name')).toBe(field);
  expect(input?.getAttribute('aria-describedby')?.split(' ')).toContain(shown.closest('[id]')?.id);
  expect(
    screen.getAllByText(/must|valid|match/).filter((one) => one.closest('p[id]')),
  ).toHaveLength(1);
  expect(readSession()).toBeUndefined();
});

test('typing clears the error, and the rules are ticked off meanwhile', async () => {
  app.open('/register');
  await fillIn({ password: 'Basils' });
  await screen.findByText('Password must contain at least one number');
  expect(screen.getByText('One number').textContent).toBe('One number');
  expect(
    screen.getByText('One number').parentElement?.querySelector('[aria-label="Missing:"]'),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Basil7' } });
  expect(screen.queryByText('Password must contain at least one number')).toBeNull();
  expect(
    screen.getByText('One number').parentElement?.querySelector('[aria-label="Done:"]'),
  ).toBeTruthy();
});

test('goes home, signed in, with the whole name in the banner and no sign-in button', async () => {
  const router = app.open('/register');
  await fillIn({});
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await screen.findByText('Amara Diallo')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Signin' })).toBeNull();
  expect(readSession()?.user.email).toBe('amara@simmer.test');
  expect(localStorage.getItem('token')).toBe(readSession()?.token);
});

test('shows the text of the specification for a taken email', async () => {
  app.open('/register');
  expect((await screen.findByRole('alert')).textContent).toBe('');
  await fillIn({ email: 'AMARA@simmer.test' });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('User with this email already exists'),
  );
});

test.each([
  [409, {}, 'User with this email already exists'],
  [422, {}, 'Validation failed'],
  [422, { details: [{ msg: 'One' }, { msg: 'Two' }] }, 'One, Two'],
  [403, {}, 'Registration failed'],
])('specification 8: status %i with %j shows "%s"', async (status, body, text) => {
  app.open('/register', async () => toOwnAnswer(body, { status }));
  await fillIn({ email: 'nadia@simmer.test' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
});

test('signs in on a second try if the account was created but the answer was lost', async () => {
  let isLost = true;
  const router = app.open('/register', async (...given) => {
    const answer = await app.server.fetch(...given);
    if (isLost) throw new TypeError('the answer was lost');
    return answer;
  });
  await fillIn({ email: 'lost@simmer.test' });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Registration failed. Please try again.'),
  );
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(readSession()?.user.email).toBe('lost@simmer.test');
});

test('shows a stranger that the email is taken, also after a lost answer', async () => {
  let isLost = true;
  app.open('/register', (...given) =>
    isLost ? Promise.reject(new TypeError('no network')) : app.server.fetch(...given),
  );
  await fillIn({ password: 'Thyme8', again: 'Thyme8' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('User with this email already exists'),
  );
  expect(readSession()).toBeUndefined();
});
