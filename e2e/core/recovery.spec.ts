import type { Page } from 'playwright/test';
import { listViolationsInBoth } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';

test.use({
  // A strict policy would stop inline styles that axe needs to judge contrast.
  bypassCSP: true,
  serviceWorkers: 'block',
  // The origin of the links in the mails.
  baseURL: async ({ server }, use) => use(server.origin),
});

const OLD = 'Basil7leaf';
const NEW = 'Thyme8leaf';

let members = 0;

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

test('a member confirms an address and resets the password by mail; axe finds nothing', async ({
  page,
  server,
  mailbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  members += 1;
  const email = `amara-${members}@simmer.test`;
  const kofi = await Member.join(server.port, 'Kofi');
  const postId = await kofi.post('Bread for whoever comes back', 'It keeps for days.');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const reach = (heading: string) =>
    expect(page.getByRole('heading', { name: heading })).toBeVisible();
  /** Also checks the page with axe. Other journeys check sign-in, registration and the profile. */
  const look = async (heading: string) => {
    await reach(heading);
    expect.soft(await listViolationsInBoth(page, heading)).toEqual([]);
  };

  await page.goto('/register');
  await fill(page, { 'Full name': 'Amara Diallo', Email: email, Password: OLD });
  await fill(page, { 'Confirm password': OLD });
  await reach('Pull up a chair');
  await press('Create Account');
  await expect(page.getByText('Welcome back, Amara Diallo')).toBeVisible();
  await page.goto('/profile');
  await look('Confirm your email address');

  await page.goto(await mailbox.waitForLink(email, '/verify-email'));
  await look('Confirm your email address');
  await expect(page).toHaveURL('/verify-email');
  await press('Confirm');
  await look('Your email address is confirmed');
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await reach('Amara Diallo');
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toHaveCount(0);
  await press('Logout');
  await expect(page).toHaveURL('/');

  await page.goto(`/post/${postId}`);
  await press('Like');
  await reach('Welcome back');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await look('Forgot password?');
  await fill(page, { Email: email });
  await press('Send the link');
  await look('Check your email');

  await page.goto(await mailbox.waitForLink(email, '/reset-password'));
  await look('Choose a new password');
  await expect(page).toHaveURL('/reset-password');
  await fill(page, { 'New password': NEW, 'Confirm password': NEW });
  await press('Save password');
  await reach('Welcome back');
  await fill(page, { Email: email, Password: OLD });
  await press('Sign In');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await fill(page, { Password: NEW });
  await press('Sign In');
  // Returns to the page that asked to sign in. The action wanted there belonged to that visit (contract, Delivery).
  await expect(page).toHaveURL(`/post/${postId}`);
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  expect((await kofi.fetchPost(postId)).likeCount).toBe(0);
});
