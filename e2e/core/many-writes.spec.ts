import type { Page } from 'playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { Tips } from '#contract/tip/schema.ts';
import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';
import { expectKeptPage, readStored } from '../support/stored.ts';
import { arrivalTimeout, likeShown, markDishes } from '../support/waiting.ts';

const WORDS = ['Smoked paprika?', 'Never mind, it was the pan.', 'I make it on Sunday.'];

const NOTE = 'Half the chilli.';
const TIP = 'Off the heat while it still smells sweet.';

let journeys = 0;

async function visit(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Opens a page and waits until its data is stored, so that it opens with no network. */
async function keep(
  page: Page,
  [address, heading]: readonly [address: string, heading: string],
  kind: string,
  owner: Member,
): Promise<void> {
  await visit(page, address, heading);
  const id = address.split('/')[2] ?? '';
  await expectKeptPage(page, owner.id, kind, id);
}

async function comment(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(row.getByText('Waiting to send')).toBeVisible();
}

async function keepNote(page: Page, words: string): Promise<void> {
  const note = page.getByRole('region', { name: 'Your note' });
  await note.getByRole('textbox', { name: 'Only you can see it' }).fill(words);
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note.getByRole('status')).toHaveText(/^Saved/);
}

/** Gives a tip for the first step of the open recipe. */
async function giveTip(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a tip' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Tips for step 1' });
  await sheet.getByLabel('Your tip').fill(words);
  await sheet.getByRole('button', { name: 'Share tip' }).click();
  await expect(sheet.getByText('Waiting to send')).toBeVisible();
}

async function confirm(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Close and delete for good' }).click();
}

async function publish(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('What happened in the kitchen?').fill(content);
  await page.getByRole('button', { name: /^(Publish|Save changes)$/ }).click();
  await page.waitForURL('**/community');
}

test('[T-outbox-1] twenty offline writes of every kind arrive once each, while another member changes the same post', {
  tag: '@journey-1',
}, async ({ page, server, network, writeLog, settle }) => {
  const [ana, ben] = await Promise.all([
    Member.join(server.port, 'Ana'),
    Member.join(server.port, 'Ben'),
  ]);
  journeys += 1;
  const toTitle = (dish: string) => `${dish} no. ${journeys}`;
  const title = toTitle('Paella');
  const cold = toTitle('Gazpacho');
  const dry = toTitle('Migas');
  const paella = await ben.post(title, 'Hot');
  const liked = await ben.post(cold, 'Cold');
  const third = await ben.post(dry, 'Dry');
  const stew = await ana.post('Stew', 'Slow');
  const old = await ana.post('Old soup', 'Thin');
  await ana.ask('POST', `/posts/${liked}/like`, { liked: true });
  await ana.ask('POST', `/posts/${paella}/comments`, { content: 'Which rice?' });
  const photo = {
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 640, height: 480, channels: 3, background: '#c84' },
    })
      .jpeg()
      .toBuffer(),
  };
  const dish = await server.fetchDish('latin');
  await page.goto('/');
  await settle(page);
  await ana.signIn(page, `/post/${paella}`);
  await expectKeptPage(page, ana.id, 'post', paella);
  await keep(page, [`/post/${old}`, 'Old soup'], 'post', ana);
  await keep(page, [`/post/${stew}`, 'Stew'], 'post', ana);
  await keep(page, [`/profile/${ben.id}`, 'Ben'], 'member', ana);
  await keep(page, ['/community', 'Community'], 'feed', ana);

  await network.setCondition('server-down');
  await likeShown(page, [title, dry]);
  const gazpacho = page.getByRole('article').filter({ hasText: cold });
  await gazpacho.getByRole('button', { name: 'Unlike' }).click();
  await expect(gazpacho.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await markDishes(page, 'asian', 3);
  await visit(page, `/recipe/${dish._id}`, dish.title);
  await page.getByRole('button', { name: 'Save recipe' }).first().click();
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible();
  await keepNote(page, NOTE);
  await giveTip(page, TIP);
  await visit(page, `/post/${paella}`, title);
  for (const words of WORDS) await comment(page, words);
  const first = page.getByRole('listitem').filter({ hasText: 'Which rice?' });
  await first.getByRole('button', { name: 'Delete comment' }).click();
  await confirm(page);
  await expect(first).toBeHidden();
  await visit(page, `/profile/${ben.id}`, 'Ben');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.goto('/create-post');
  await publish(page, 'Fideos', 'By the sea.');
  await page.getByRole('link', { name: 'Create Post' }).click();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await publish(page, 'Picnic', 'By the river.');
  await page.goto(`/create-post?edit=${stew}`);
  await expect(page.getByLabel('Title')).toHaveValue('Stew');
  await publish(page, 'Bean stew', 'Slower.');
  await visit(page, `/post/${old}`, 'Old soup');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page);
  await page.waitForURL('**/community');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('About you').fill('Cooks on trains.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByLabel('Change your photo').setInputFiles(photo);
  // Twenty writes, and an upload that is sent before its post.
  await expect.poll(() => writeLog.note(page)).toBe(21);

  await ben.edit(paella, { title: 'Paella on coals' });
  await ben.ask('POST', `/posts/${paella}/comments`, { content: 'Bomba, always.' });
  await ben.ask('POST', `/posts/${paella}/like`, { liked: true });
  await network.setCondition('perfect');
  // A reload skips the minutes between two retries.
  await page.reload();
  await expect.poll(() => readStored(page, 'outbox')).toEqual([]);

  const there = await ben.fetchPost(paella);
  expect(there).toMatchObject({ title: 'Paella on coals', likeCount: 2 });
  const texts = there.comments.map(({ content }) => content);
  expect(texts).toEqual(['Bomba, always.', ...WORDS]);
  expect(await ana.fetchPost(liked)).toMatchObject({ likeCount: 0 });
  expect(await ana.fetchPost(third)).toMatchObject({ likeCount: 1 });
  const own = await ana.fetchPosts();
  expect(own.map((post) => post.title).toSorted()).toEqual(['Bean stew', 'Fideos', 'Picnic']);
  expect(own.find((post) => post.title === 'Picnic')?.image).toMatch(/^\/media\//);
  const me = await ana.fetchMe();
  expect(me).toMatchObject({ bio: 'Cooks on trains.', followingCount: 1 });
  expect(me.favorites).toHaveLength(3);
  expect(me.savedRecipes).toEqual([dish.recipe_name]);
  expect(me.recipeNotes).toEqual([{ recipeId: dish._id, text: NOTE }]);
  const { tips } = v.parse(Tips, await ana.ask('GET', `/recipes/${dish._id}/tips`));
  expect(tips.filter(({ authorId }) => authorId === ana.id)).toMatchObject([
    { step: 1, content: TIP },
  ]);
  expect(me.avatar).toMatch(/^\/media\//);
  await expect(page.getByText('Cooks on trains.')).toBeVisible(arrivalTimeout);
});
