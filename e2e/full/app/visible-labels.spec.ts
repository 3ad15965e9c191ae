import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { untilReady } from '../../support/page-ready.ts';
import { listUnnamedLabels } from '../../support/visible-labels.ts';

// A strict policy would stop the script that computes the names. These checks do not need the worker, and its downloads
// take a quarter of the work of a page.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

test('the visible text of a button or link is part of its name', async ({ page, server }) => {
  const ana = await Member.join(server.port, 'Ana');
  const id = await ana.post('Fourteen people, one pot', 'A long evening.');
  await ana.ask('POST', `/posts/${id}/like`);
  const { _id } = await server.fetchDish('asian');
  const look = async (where: string) => {
    expect.soft(await listUnnamedLabels(page, where)).toEqual([]);
  };
  const visit = async (path: string) => {
    await page.goto(path);
    await untilReady(page);
    await look(path);
  };
  await visit('/');
  await page.getByRole('button', { name: 'Start Cooking' }).first().click();
  await expect(page.getByRole('button', { name: /^Comfort/ })).toBeVisible();
  await look('quick start');
  await page.keyboard.press('Escape');
  await ana.signIn(page);
  const cooking = [`/recipe/${_id}`, `/recipe/${_id}?tab=music`, `/recipe/${_id}/cook`];
  const lists = ['/all-recipes', '/cuisine/asian', '/search?q=soup', '/search'];
  const people = ['/community', `/post/${id}`, '/profile', `/profile/${ana.id}`, '/create-post'];
  for (const path of [...lists, ...cooking, ...people]) await visit(path);
});
