import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PostPage } from '#contract/post/schema.ts';
import { readPage } from '#offline/community/community-pages.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { findCard, listTitles, publish } from '#src/testing/feed.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let amara: Cook;
let kofi: Cook;

beforeAll(async () => {
  [amara, kofi] = [await page.signUp('Amara Diallo'), await page.signUp('Kofi Mensah')];
});
beforeEach(async () => {
  await page.server.pool.query('delete from posts');
});

test('a hashtag and a tag of a post link to all posts with that tag', async () => {
  await publish(kofi, 'Rice', { tags: ['#Weeknight'] });
  await publish(kofi, 'Bread');
  const content = 'For every #weeknight, as @Kofi_Mensah says.';
  const id = await publish(kofi, 'Stew', { content, tags: ['sunday'] });
  page.open(`/post/${id}`);
  const name = await screen.findByRole('link', { name: '@Kofi_Mensah' });
  expect(name.getAttribute('href')).toBe('/search?q=Kofi+Mensah');
  const tag = screen.getByRole('link', { name: 'sunday' });
  expect(tag.getAttribute('href')).toBe('/community?tag=sunday');
  fireEvent.click(screen.getByRole('link', { name: '#weeknight' }));
  await screen.findByRole('heading', { level: 1, name: '#weeknight' });
  await findCard('Rice');
  expect(listTitles()).toEqual(['Stew', 'Rice']);
  await waitFor(() => expect(document.title).toContain('#weeknight'));
});

test('waiting posts appear only in the lists of their tags', async () => {
  await signInHere(amara);
  page.hasNetwork = false;
  for (const [at, tags] of [['#soup'], ['#bread']].entries()) {
    await queueWrites([
      {
        command: {
          op: 'post.create',
          post: {
            _id: `018f0000-0000-7000-8000-00000000000${at}`,
            title: `Waiting ${at}`,
            content: 'Slowly.',
            tags,
          },
        },
        userId: amara.user.id,
      },
    ]);
  }
  page.open('/community?tag=Soup');
  await findCard('Waiting 0');
  expect(listTitles()).toEqual(['Waiting 0']);
});

test('shows the list of a tag again without a network', async () => {
  await publish(kofi, 'Rice', { tags: ['#weeknight'] });
  page.open('/community?tag=weeknight');
  await findCard('Rice');
  const name = { userId: '', kind: 'tag', id: '#weeknight' } as const;
  await expect.poll(() => readPage(name, PostPage)).toBeDefined();
  page.hasNetwork = false;
  cleanup();
  page.open('/community?tag=weeknight');
  await findCard('Rice');
  expect(screen.getByText(/^You’re offline. Showing posts from \d\d:\d\d.$/)).toBeTruthy();
});

test('an unused tag shows an invitation', async () => {
  page.open('/community?tag=Leftovers');
  const title = { name: 'No posts with #leftovers yet' };
  expect(await screen.findByRole('heading', title)).toBeTruthy();
});
