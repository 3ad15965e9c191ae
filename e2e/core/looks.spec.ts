import type { Page } from 'playwright/test';
import { listViolationsInBoth, SIZES } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectWhole } from '../support/journeys/large-text.ts';
import { MAIN_PAGES } from '../support/journeys/main-pages.ts';
import { Member } from '../support/members.ts';
import { untilReady } from '../support/page-ready.ts';
import { listUnnamedLabels } from '../support/visible-labels.ts';

// A strict policy would stop inline styles that axe needs to judge contrast. These checks do not need the worker, and
// its downloads take a quarter of the work of a page.
test.use({ bypassCSP: true, serviceWorkers: 'block', viewport: SIZES.phone });

/** Runs all checks on one open page. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  expect.soft(await listViolationsInBoth(page, path)).toEqual([]);
  expect.soft(await listUnnamedLabels(page, path)).toEqual([]);
  await expectWhole(page, path, [SIZES.phone]);
}

test('the main pages have no axe fault in light and dark, accessible names with the visible text, and no overflow at 200 %', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  const { _id } = await server.fetchDish('asian');
  for (const path of Object.values(MAIN_PAGES)) await look(page, path.replace('_', _id));
});

test('member pages have no axe fault, names with the visible text, and no overflow at 200 %', async ({
  page,
  server,
}) => {
  const ben = await Member.join(server.port, 'Ben');
  const ana = await Member.join(server.port, 'Ana');
  const post = await ana.post('Fourteen people, one pot', 'A long evening.');
  await ben.ask('POST', `/posts/${post}/comments`, { content: 'Which beans?' });
  await ben.ask('PUT', `/users/${ana.id}/follow`, { following: true });
  for (const path of ['/login', '/register', '/profile']) await look(page, path);
  await ana.signIn(page);
  const own = [
    '/notifications',
    '/profile?list=recipes',
    '/create-post',
    `/create-post?edit=${post}`,
  ];
  for (const path of [...own, '/community', `/post/${post}`, `/profile/${ben.id}`]) {
    await look(page, path);
  }
});
