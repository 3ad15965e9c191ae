import { expect, test } from '../support/fixtures.ts';
import { findUser, signIn, signUp } from '../support/journeys/accounts.ts';

test('sign-out asks about pending writes; no other member sends them; they arrive once', async ({
  page,
  server,
  network,
  settle,
  consoleErrors,
}) => {
  // Leaving the page right after the sign-out drops its response, and the next page sends the request again.
  consoleErrors.expect(/status of 401/);
  const dish = await server.fetchDish('asian');
  const first = await signUp(server, 'First Cook');
  const second = await signUp(server, 'Second Cook');
  await page.goto('/login');
  await signIn(page, first.user.email);
  await expect(page.getByText('Welcome back, First Cook')).toBeVisible();
  await settle(page);
  await page.goto(`/recipe/${dish._id}`);
  await network.setCondition('server-down');
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove from favorites' }).first()).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Keep for my next sign-in' }).click();
  await expect(page).toHaveURL('/');
  await network.setCondition('perfect');
  await page.goto('/login');
  await signIn(page, second.user.email);
  await expect(page.getByText('Welcome back, Second Cook')).toBeVisible();
  await page.goto('/profile?list=favorites');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect((await findUser(server, second.token)).favorites).toEqual([]);

  await page.goto('/login');
  await signIn(page, first.user.email);
  await expect
    .poll(async () => (await findUser(server, first.token)).favorites)
    .toEqual([dish.recipe_name]);
});
