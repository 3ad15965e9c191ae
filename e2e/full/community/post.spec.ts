import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { Post } from '#contract/post/schema.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { readStored } from '../../support/stored.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true });

const WORDS = 'Saving this for the next snow day.';

async function publish(author: Member): Promise<Post> {
  const content = 'Two days of soaking.\n\nThe beans: https://beans.example/black.';
  const post = { title: 'Fourteen people', content, type: 'story', tags: ['#Feijoada'] };
  return v.parse(Post, await author.ask('POST', '/posts', post));
}

/** Counts how often a listed comment is removed from the list. */
async function watchLosses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((words) => {
    const isVisible = () =>
      [...document.querySelectorAll('li')].some((row) => row.textContent?.includes(words));
    let was = isVisible();
    let losses = 0;
    new MutationObserver(() => {
      const is = isVisible();
      if (was && !is) losses += 1;
      was = is;
      document.documentElement.dataset['losses'] = String(losses);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.documentElement.dataset['losses'] = '0';
  }, WORDS);
  return async () => Number(await page.locator('html').getAttribute('data-losses'));
}

test('a comment written with no network waits through a reload, and arrives once without a flicker', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const kofi = await Member.join(server.port, 'Kofi');
  const ana = await Member.join(server.port, 'Ana');
  const { _id } = await publish(kofi);
  await page.goto(`/post/${_id}`);
  await settle(page);
  await ana.signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fourteen people' })).toBeVisible();
  await expect.poll(async () => (await readStored(page, 'communityPages')).length).not.toBe(0);

  network.wasDisturbed = true;
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(WORDS);
  await page.getByRole('button', { name: 'Send' }).click();
  const comment = page.getByRole('listitem').filter({ hasText: WORDS });
  await expect(comment.getByText('Waiting to send')).toBeVisible();

  await page.reload();
  await expect(comment.getByText('Waiting to send')).toBeVisible();
  await expect(page.getByText(/^You’re offline\. Showing this post from /)).toBeVisible();
  const countLosses = await watchLosses(page);
  await context.setOffline(false);
  await expect(comment.getByText('Waiting to send')).toBeHidden({ timeout: 20_000 });
  await expect(page.getByText(/^You’re offline\./)).toBeHidden({ timeout: 20_000 });
  await expect(comment).toHaveCount(1);
  expect(await countLosses()).toBe(0);

  const { comments } = v.parse(Post, await kofi.ask('GET', `/posts/${_id}`));
  expect(comments.map(({ content }) => content)).toEqual([WORDS]);
});

test('a post can be read, liked and commented on without a pointer, and axe finds nothing', async ({
  page,
  server,
}) => {
  const kofi = await Member.join(server.port, 'Kofi');
  const { _id } = await publish(kofi);
  await kofi.ask('POST', `/posts/${_id}/comments`, { content: 'Ask me anything' });
  await page.goto(`/post/${_id}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findFaults(page)).toEqual([]);
  }
  await kofi.signIn(page);
  await page.getByRole('button', { name: 'Like' }).press('Enter');
  await page.getByRole('button', { name: '1 like' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Likes' }).getByText('Kofi')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('textbox', { name: 'Add a comment' }).focus();
  await page.keyboard.type('Or the neighbour');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Add a comment' });
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Reply to Kofi' }).first().press('Enter');
  await expect(page.getByText('Replying to Kofi')).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.type('How long do they soak?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Replies to Kofi' })).toHaveText(/How long/);
  await page.getByRole('button', { name: 'Reply to Kofi' }).first().press('Enter');
  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    expect(await findFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(await findSmall(page)).toEqual([]);
  }
});

async function findFaults(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 2, name: /comments?$/ })).toBeVisible();
  await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/** Buttons and boxes in the page that are too small to tap. */
function findSmall(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button:visible, textarea:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    );
}

test('a comment with replies keeps its width, and the replies are indented beside its avatar', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const amara = await Member.join(server.port, 'Amara');
  const { _id } = await publish(amara);
  const addComment = async (content: string, replyTo?: string): Promise<string> => {
    const body = { content, ...(replyTo && { replyTo }) };
    const answer = await amara.ask('POST', `/posts/${_id}/comments`, body);
    return v.parse(CommentAnswer, answer).comment._id;
  };
  await addComment(
    'Salt them early, a reply of two lines',
    await addComment('Which beans would you take for this?'),
  );
  await page.goto('/status');
  await amara.signIn(page, `/post/${_id}`);
  const measure = async (words: string) =>
    (await page.getByText(words).boundingBox()) ?? { x: 0, width: 0 };
  const comment = await measure('Which beans would you take');
  const reply = await measure('Salt them early');
  expect(comment.width).toBeGreaterThan(250);
  expect(reply.width).toBeGreaterThan(180);
  expect(reply.x).toBeGreaterThan(comment.x);
});

const CommentAnswer = v.object({ comment: v.object({ _id: v.string() }) });
