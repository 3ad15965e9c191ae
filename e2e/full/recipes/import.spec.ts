import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import * as v from 'valibot';
import { CookbookChanges } from '#contract/cookbook/schema.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { arrivalTimeout } from '../../support/waiting.ts';

/** A recipe of Paprika, which contains its picture. */
async function toPaprikaFile(title: string) {
  const create = { width: 900, height: 600, channels: 3 as const, background: '#c84' };
  const photo = await sharp({ create }).jpeg().toBuffer();
  const recipe = {
    name: title,
    ingredients: '2 eggs\n1 tsp butter',
    directions: 'Beat the eggs.\nFry them in the butter.',
    notes: 'Serve hot.\nOr cold.',
    photo_data: photo.toString('base64'),
  };
  const name = `${title}.paprikarecipe`;
  return { name, mimeType: '', buffer: gzipSync(JSON.stringify(recipe)) };
}

test('[T-import-11] recipes of another app arrive with their notes and pictures', async ({
  page,
  server,
  network,
}) => {
  const amara = await Member.join(server.port, 'Amara');
  await page.goto(network.origin);
  await amara.signIn(page, `${network.origin}/cookbook`);
  const pick = async (...titles: string[]) => {
    await page.getByRole('button', { name: 'Import' }).click();
    const files = await Promise.all(titles.map(toPaprikaFile));
    await page.getByLabel('Choose files', { exact: true }).last().setInputFiles(files);
  };
  await pick('Eggs');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Serve hot.\nOr cold.');
  await expect(page.locator('form img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save recipe' }).last().click();
  await expect(page.getByRole('heading', { name: 'Eggs', level: 1 })).toBeVisible();

  await page.goto(`${network.origin}/cookbook`);
  await pick('Omelette', 'Scrambled eggs');
  await page.getByRole('button', { name: 'Save 2 recipes' }).click();
  const readAll = async () => {
    const { recipes } = v.parse(CookbookChanges, await amara.ask('GET', '/cookbook'));
    return recipes
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map(({ title, notes, images }) => [title, notes, images.length]);
  };
  const notes = 'Serve hot.\nOr cold.';
  await expect
    .poll(readAll, arrivalTimeout)
    .toEqual(['Eggs', 'Omelette', 'Scrambled eggs'].map((title) => [title, notes, 1]));
});
