import type { Page } from 'playwright/test';
import { listViolationsInBoth } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { MAIN_PAGES } from '../support/journeys/main-pages.ts';
import { Member } from '../support/members.ts';
import { untilStands } from '../support/standing.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
// Nothing here is the worker's: filling the device takes a quarter of the work of such a page.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStands(page);
  expect.soft(await listViolationsInBoth(page, path)).toEqual([]);
}

test('axe finds nothing on the main pages, in light and in dark', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  const { _id } = await server.fetchDish('asian');
  for (const path of Object.values(MAIN_PAGES)) await check(page, path.replace('_', _id));
});

test('axe finds nothing on the pages of people, in light and in dark', async ({ page, server }) => {
  const ben = await Member.join(server.port, 'Ben');
  const ana = await Member.join(server.port, 'Ana');
  const post = await ana.post('Fourteen people, one pot', 'A long evening.');
  await ben.ask('POST', `/posts/${post}/comments`, { content: 'Which beans?' });
  await ben.ask('PUT', `/users/${ana.id}/follow`, { following: true });
  for (const path of ['/login', '/register', '/profile', `/post/${post}`]) await check(page, path);
  await ana.signIn(page);
  const own = ['/profile', '/notifications', '/create-post', `/create-post?edit=${post}`];
  for (const path of [...own, '/community', `/post/${post}`, `/profile/${ben.id}`]) {
    await check(page, path);
  }
});
