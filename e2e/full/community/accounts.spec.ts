import sharp from 'sharp';
import { expect, test } from '../../support/fixtures.ts';
import { findUser, PASSWORD, signIn, signUp } from '../../support/journeys/accounts.ts';
import { Member } from '../../support/members.ts';

test('register by keyboard, save a recipe, open it from a new tab with the server stopped', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('latin');
  await page.goto('/register');
  await page.getByLabel('Full name').focus();
  for (const text of ['Amara Diallo', 'amara@simmer.test', PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Skips the button that shows the password.
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back, Amara Diallo')).toBeVisible();
  await settle(page);

  await page.goto(`/recipe/${dish._id}`);
  await page.getByRole('button', { name: 'Save recipe' }).first().click();
  await expect(page.getByText('Saved offline').filter({ visible: true })).toHaveCount(1);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await expect
    .poll(async () => (await findUser(server, token)).savedRecipes)
    .toEqual([dish.recipe_name]);
  await page.close();
  await network.setCondition('server-down');
  await server.stop();

  const later = await context.newPage();
  await later.goto('/profile');
  await expect(later.getByRole('heading', { name: 'Amara Diallo' })).toBeVisible();
  await expect(later.getByRole('img', { name: 'Saved offline' })).toBeVisible();
  await later.getByRole('link', { name: dish.title }).click();
  await expect(later.getByRole('heading', { level: 1, name: dish.title })).toBeVisible();
  const picture = later.getByRole('img', { name: dish.imageAlt });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a notice appears above open dialogs', async ({ page, server }) => {
  const member = await Member.join(server.port, 'Ana');
  await page.goto('/profile');
  await member.signIn(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  const notice = page.getByRole('status').getByText('No other device was signed in.');
  await expect(notice).toBeVisible();
  const isOnTop = await notice.evaluate((text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === text;
  });
  expect(isOnTop).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(notice).toBeVisible();
});

test('a visitor who saves signs in first; every tab shows the signed-in member', async ({
  context,
  page,
  server,
}) => {
  const dish = await server.fetchDish('american');
  const { user, token } = await signUp(server, 'Tab Cook');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goto(`/recipe/${dish._id}`);
  await page.getByRole('button', { name: 'Save recipe' }).first().click();
  await expect(page).toHaveURL('/login');
  await signIn(page, user.email);
  await expect(page).toHaveURL(new RegExp(`/recipe/${dish._id}$`));
  await expect
    .poll(async () => (await findUser(server, token)).savedRecipes)
    .toEqual([dish.recipe_name]);
  await expect(other.getByRole('heading', { name: 'Tab Cook' })).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('a photo uploads with a progress percentage, on the profile and on both demo pages', async ({
  page,
  server,
  network,
}) => {
  const { user } = await signUp(server, 'Photo Cook');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 700, height: 500, channels: 3, background: '#a83', noise } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.goto('/profile-upload-demo');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await signIn(page, user.email);
  await page.getByLabel('Choose a profile image').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Profile photo updated successfully!')).toBeVisible();

  await page.goto('/upload-demo');
  await page.getByLabel('Choose an image').setInputFiles(file);
  await expect(page.getByRole('link', { name: /^\/media\/uploads\// })).toBeVisible();
  await page.getByRole('button', { name: 'Delete image' }).click();
  await expect(page.getByRole('link', { name: /^\/media\/uploads\// })).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByLabel('Change your photo')).toBeAttached();
  await network.setCondition('slow');
  await page.getByLabel('Change your photo').setInputFiles(file);
  await expect(page.getByText('Uploading your photo')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await network.setCondition('perfect');
  await page.getByLabel('Change your photo').setInputFiles(file);
  await expect(page.getByText('Profile photo updated successfully!')).toBeVisible();
});
