import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { findCard, publish } from '#src/testing/feed.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });
let kofi: Cook;
let postId: string;

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** Amara has read the feed, has opened no post, and is offline. */
async function readFeed(title: string): Promise<void> {
  kofi = await page.signUp('Kofi Mensah');
  postId = await publish(kofi, title);
  await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Beans' });
  const amara = await page.signUp('Amara Diallo');
  await signInHere(amara);
  page.open('/community');
  await findCard(title);
  const { readAllPages } = await import('#offline/community/community-pages.ts');
  await waitFor(async () => expect(await readAllPages(amara.user.id)).not.toEqual([]));
  page.hasNetwork = false;
  cleanup();
}

test('a post seen only in the feed opens with no network, and can be commented on', async () => {
  await readFeed('Fourteen people');
  page.open(`/post/${postId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fourteen people' })).toBeTruthy();
  expect(screen.getByText('Slowly.')).toBeTruthy();
  expect(await screen.findByText(/^You’re offline\. Showing this post from/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
  expect(screen.getByText('The comments are not on this device yet.')).toBeTruthy();
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Saved!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: '2 comments' })).toBeTruthy();
  page.hasNetwork = true;
  await sendNow();
  const countComments = async () => (await kofi.ask('GET', `/posts/${postId}`)).json().commentCount;
  await expect.poll(countComments, { timeout: 10_000 }).toBe(2);
});

test('a member seen only as an author has a name, a notice and a way back', async () => {
  await readFeed('One pot');
  page.open(`/profile/${kofi.user.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kofi Mensah' })).toBeTruthy();
  expect(
    await screen.findByText(/The rest of this profile is not on this device yet/),
  ).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByText(/Member since/)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Back to the community' }));
  await waitFor(() => expect(screen.queryByText(/The rest of this profile/)).toBeNull());
});
