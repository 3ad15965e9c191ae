import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { CookbookChanges } from '#contract/cookbook/schema.ts';
import { listViolationsInBoth } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';
import { settleOn } from '../support/stored.ts';
import { arrivalTimeout } from '../support/waiting.ts';

test.use({ bypassCSP: true });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

async function readTitles(member: Member): Promise<string[]> {
  const { recipes } = v.parse(CookbookChanges, await member.ask('GET', '/cookbook'));
  return recipes.map(({ title }) => title).toSorted();
}

/** Follows a link within the app, which works without a network. */
async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Sunday noodles');
  await page
    .getByRole('textbox', { name: 'Cuisine' })
    .or(page.getByRole('combobox', { name: 'Cuisine' }))
    .fill('Japanese');
  await page
    .getByRole('textbox', { name: 'Ingredients' })
    .fill('200 g wheat noodles\nFor the sauce:\n2 tbsp soy sauce\n3 glimmerworts');
  await page
    .getByRole('textbox', { name: 'Steps' })
    .fill('Boil the noodles for 8 minutes.\n\nStir in the soy sauce.');
}

test('[T-own-recipe-1] a recipe that is written without a network survives a reload as a draft, is cooked, and arrives once', async ({
  page,
  server,
  network,
}) => {
  const amara = await Member.join(server.port, 'Amara');
  await page.goto(network.origin);
  await amara.signIn(page);
  await settleOn(page, (await server.fetchAll()).length);
  await page.goto(`${network.origin}/cookbook`);
  await expect(page.getByRole('heading', { name: 'Your cookbook is empty' })).toBeVisible();
  const violations = await listViolationsInBoth(page, 'empty cookbook', [PHONE, DESKTOP]);

  await network.setCondition('server-down');
  await page.getByRole('link', { name: 'New recipe' }).click();
  await write(page);
  await page.reload();
  await expect(page.getByText('Your draft is back.')).toBeVisible();
  await expect(page.getByText('unknown food')).toBeVisible();
  violations.push(...(await listViolationsInBoth(page, 'editor', [PHONE, DESKTOP])));
  await page.getByRole('button', { name: 'Save recipe' }).last().click();
  await expect(page.getByRole('heading', { name: 'Sunday noodles', level: 1 })).toBeVisible();
  violations.push(...(await listViolationsInBoth(page, 'own recipe', [PHONE, DESKTOP])));
  await page.getByRole('link', { name: 'Cook step by step' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: /Step 1 of 2/ })).toBeAttached();
  await expect(page.getByRole('checkbox', { name: /wheat noodles/ })).toBeVisible();

  await network.setCondition('perfect');
  await expect.poll(() => readTitles(amara), arrivalTimeout).toEqual(['Sunday noodles']);
  await page.goto(`${network.origin}/cookbook`);
  await expect(page.getByRole('heading', { name: 'Sunday noodles' })).toBeVisible();
  violations.push(...(await listViolationsInBoth(page, 'cookbook', [PHONE, DESKTOP])));
  expect(violations).toEqual([]);
});
