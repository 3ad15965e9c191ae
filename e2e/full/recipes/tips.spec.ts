import * as v from 'valibot';
import { Tips } from '#contract/tip/schema.ts';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { readStored } from '../../support/stored.ts';
import { arrivalTimeout, countStored } from '../../support/waiting.ts';

const RECIPE = '/recipe/dan-dan-noodles';
const BENS = 'Shake the pan all the while.';
const OWN = 'Off the heat while they still smell sweet.';

test('the tips of a dish can be read while cooking without a network, and a new tip arrives once', async ({
  page,
  server,
  network,
  writeLog,
  settle,
}) => {
  const [ana, ben] = await Promise.all([
    Member.join(server.port, 'Ana'),
    Member.join(server.port, 'Ben'),
  ]);
  await ben.ask('POST', '/recipes/dan-dan-noodles/tips', { step: 1, content: BENS });
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  await page.goto(RECIPE);
  await page.getByRole('heading', { name: 'Steps', exact: true }).scrollIntoViewIfNeeded();
  const tips = page.getByRole('button', { name: 'Tips from 1 cook' });
  await expect(tips).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await readStored(page, 'communityPages')))
    .toContain(BENS);

  await network.setCondition('server-down');
  await page.goto(`${RECIPE}/cook`);
  await expectStep(page, 1, 8);
  await tips.click();
  const sheet = page.getByRole('dialog', { name: 'Tips for step 1' });
  await expect(sheet.getByText(BENS)).toBeVisible();
  await sheet.getByLabel('Your tip').fill(OWN);
  await sheet.getByRole('button', { name: 'Share tip' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: OWN })).toContainText(
    'Waiting to send',
  );
  await expect.poll(() => writeLog.note(page)).toBe(1);
  await page.reload();
  await expectStep(page, 1, 8);
  await expect(page.getByRole('button', { name: 'Tips from 2 cooks' })).toBeVisible();

  await network.setCondition('perfect');
  await page.goto(RECIPE);
  await expect.poll(() => countStored(page), arrivalTimeout).toBe(0);
  const { tips: arrived } = v.parse(Tips, await ben.ask('GET', '/recipes/dan-dan-noodles/tips'));
  expect(arrived.filter(({ content }) => content === OWN)).toMatchObject([{ author: 'Ana' }]);
});
