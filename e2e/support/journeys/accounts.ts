import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { AuthAnswer } from '#contract/account/auth.ts';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import type { BuiltServer } from '../server.ts';

export const PASSWORD = 'Basil7leaf';
let members = 0;

/** Registers a new member by the API. */
export async function signUp(server: BuiltServer, name: string) {
  members += 1;
  const json = { name, email: `member-${members}@simmer.test`, password: PASSWORD };
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  });
  return v.parse(AuthAnswer, await answer.json());
}

/** The profile of the member, fetched from the server without the browser. */
export async function findUser(server: BuiltServer, token: string) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/auth/profile`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return v.parse(CurrentUserAnswer, await answer.json()).user;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
