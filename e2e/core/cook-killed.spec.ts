import { expectKeptStep, expectStep } from '../support/cooking-steps.ts';
import { expect, test } from '../support/fixtures.ts';
import { Phone } from '../support/phone.ts';
import { settleOn } from '../support/stored.ts';

/** A step with a timer of 20 minutes, which outlasts this journey. */
const STEP = '/recipe/murgh-makhani/cook#step-4';
const TIME_LEFT = /^1\d:\d\d$/;

test('after a kill with a running timer and no network, home offers the step and the time left', async ({
  server,
  network,
}) => {
  const phone = await Phone.open();
  const first = await phone.start();
  await first.goto(`${network.origin}${STEP}`);
  await settleOn(first, (await server.fetchAll()).length);
  await first.getByRole('button', { name: 'Start timer: 20 minutes' }).click();
  await expect(first.getByRole('timer')).toHaveCount(1);
  await first.getByRole('button', { name: 'Next', exact: true }).click();
  await expectStep(first, 5, 9);
  await expectKeptStep(first, 5);
  await network.setCondition('server-down');
  await phone.kill();
  const again = await phone.start();
  await again.goto(network.origin);
  const card = again.getByRole('region', { name: 'Continue cooking' });
  await expect(card.getByText(/^Step 5 of 9, 1\d:\d\d$/)).toBeVisible();
  await card.getByRole('link', { name: 'Continue' }).click();
  await expectStep(again, 5, 9);
  await expect(again.getByRole('timer')).toHaveText(TIME_LEFT);
  await phone.close();
});
