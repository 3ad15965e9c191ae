import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { listViolationsInBoth } from '../../support/accessibility.ts';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';

interface Dish {
  _id: string;
  title: string;
  instructions: readonly unknown[];
}

/** Cooks to the end and opens the postcard. */
async function openPostcard(page: Page, { _id, title, instructions }: Dish) {
  await page.goto(`/recipe/${_id}/cook`);
  await expectStep(page, 1, instructions.length);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Postcard' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your postcard' });
  const card = sheet.getByRole('img', { name: new RegExp(`^Postcard: ${title}`) });
  await expect(card).toBeVisible();
  return { sheet, card };
}

async function takeDownload(page: Page, keep: () => Promise<void>): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await keep();
  return readFile(await (await started).path());
}

/** The colour variation in the middle of the picture's area, which is near zero for a plain background. */
async function toLiveliness(picture: Buffer): Promise<number> {
  const middle = { left: 300, top: 200, width: 480, height: 440 };
  const { channels } = await sharp(await sharp(picture).extract(middle).toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test('a postcard made without a network is stored, and posted with the dish when the network is back', async ({
  page,
  server,
  network,
  settle,
  writeLog,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const recipe = await server.fetchDish('asian');
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  await page.goto(`/recipe/${recipe._id}`);
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  await network.setCondition('server-down');
  const { sheet, card } = await openPostcard(page, recipe);
  await sheet.getByLabel('Your own line').fill('Hot as it should be');
  await expect(card).toHaveAccessibleName(/Hot as it should be$/);
  // This browser has no system share sheet.
  await expect(sheet.getByRole('button', { name: 'Share' })).toHaveCount(0);

  const keep = sheet.getByRole('button', { name: 'Save' });
  const kept = await takeDownload(page, () => keep.click());
  const { format, width, height } = await sharp(kept).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1080, height: 1440 });
  expect(await toLiveliness(kept)).toBeGreaterThan(20);

  await sheet.getByRole('button', { name: 'Post it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(recipe.title);
  await expect(page.getByLabel('What happened in the kitchen?')).toHaveValue('Hot as it should be');
  const picture = page.getByRole('img', { name: 'Your picture' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight))
    .toBe(1440);
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL('**/community');
  expect(await writeLog.note(page)).toBe(2);
  writeLog.noteFault();
  await network.setCondition('perfect');
  await page.reload();
  await expect.poll(async () => (await ana.fetchPosts()).length, { timeout: 20_000 }).toBe(1);
  const [post] = await ana.fetchPosts();
  expect(post).toMatchObject({ recipeId: recipe._id, rating: 5, content: 'Hot as it should be' });
  expect(post?.image).toMatch(/^\/media\/uploads\//);
});

test('a postcard with a member’s photo is shared through the system share sheet', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        shared.push(...files.map(({ name, type }) => `${name} ${type}`));
        document.title = shared.join(', ');
      },
    });
  });
  const recipe = await server.fetchDish('latin');
  const { sheet, card } = await openPostcard(page, recipe);
  const plate = await card.getAttribute('src');
  const red = { width: 300, height: 400, channels: 3 as const, background: '#c00000' };
  const buffer = await sharp({ create: red }).jpeg().toBuffer();
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer });
  await expect(card).not.toHaveAttribute('src', plate ?? '');
  const keep = sheet.getByRole('button', { name: 'Save' });
  const kept = await takeDownload(page, () => keep.click());
  const middle = { left: 530, top: 400, width: 8, height: 8 };
  const [r = 0, g = 255] = await sharp(kept).extract(middle).raw().toBuffer();
  expect([r > 170, g < 30]).toEqual([true, true]);
  await sheet.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`simmer-${recipe._id}.jpg image/jpeg`);
});

test.describe('seen', () => {
  // A strict policy would stop inline styles that axe needs to judge contrast.
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  test('the postcard on phones, light and dark', async ({ page, server }) => {
    await openPostcard(page, await server.fetchDish('asian'));
    expect(await listViolationsInBoth(page, 'postcard')).toEqual([]);
  });
});
