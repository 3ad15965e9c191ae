import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { ListChanges, Lists } from '#contract/list/schema.ts';
import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';
import { Phone } from '../support/phone.ts';
import { expectKeptPage, settleOn } from '../support/stored.ts';
import { arrivalTimeout } from '../support/waiting.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Add an item' });
const line = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function add(page: Page, item: string, shown: string): Promise<void> {
  await box(page).fill(item);
  await box(page).press('Enter');
  await expect(line(page, shown)).toBeVisible();
}

/** Texts on the server's list, those that were bought with a tick. */
async function readList(member: Member): Promise<string[]> {
  const [list] = v.parse(Lists, await member.ask('GET', '/lists'));
  if (!list) return [];
  const { needs, ticks } = v.parse(ListChanges, await member.ask('GET', `/lists/${list._id}`));
  const bought = new Set(ticks.flatMap(({ needId, ticked }) => (ticked ? [needId] : [])));
  return needs.map(({ _id, text }) => (bought.has(_id) ? `${text} ✓` : text)).toSorted();
}

test('[T-list-1] the shopping list opens from a cold start with the server stopped, and sends new items and ticks once', async ({
  server,
  network,
}) => {
  const amara = await Member.join(server.port, 'Amara');
  const phone = await Phone.open();
  const first = await phone.start();
  await first.goto(network.origin);
  await amara.signIn(first);
  await settleOn(first, (await server.fetchAll()).length);
  await first.goto(`${network.origin}/list`);
  await add(first, '2 l milk', '2 l milk');
  await expect.poll(() => readList(amara), arrivalTimeout).toEqual(['2 l milk']);
  await first.reload();
  await expect(line(first, '2 l milk')).toBeVisible();
  const [list] = v.parse(Lists, await amara.ask('GET', '/lists'));
  await expectKeptPage(first, amara.id, 'list', list?._id ?? '');

  // The session is in local storage, which a browser writes late.
  await phone.quit();
  await network.setCondition('server-down');
  const page = await phone.start();
  await page.goto(`${network.origin}/list`);
  await line(page, '2 l milk').check();
  await add(page, '5 onions', '5 onions');
  await expect(page.getByText('changes wait to be sent')).toBeVisible();

  await network.setCondition('perfect');
  await expect.poll(() => readList(amara), arrivalTimeout).toEqual(['2 l milk ✓', '5 onions']);
  await phone.close();
});
