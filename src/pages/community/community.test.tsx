import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PostPage } from '#contract/post/schema.ts';
import { readPage } from '#offline/community/community-pages.ts';
import { queryClient } from '#platform/network/query-client.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { findCard, listTitles, publish } from '#src/testing/feed.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let amara: Cook;
let kofi: Cook;

beforeAll(async () => {
  [amara, kofi] = [await page.signUp('Amara Diallo'), await page.signUp('Kofi Mensah')];
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await page.server.pool.query('delete from posts');
});
afterEach(() => vi.restoreAllMocks());

test('shows a visitor author, time and the first 150 characters of each post', async () => {
  const content = 'word '.repeat(40);
  const tags = ['#brazilian', '#sunday', 'Italian', 'One Pot'];
  const id = await publish(kofi, 'One pot', {
    content,
    tags,
    type: 'story',
    category: 'food-story',
  });
  page.open('/community');
  const card = await findCard('One pot');
  expect(card.getByRole('link', { name: 'One pot' }).getAttribute('href')).toBe(`/post/${id}`);
  expect(card.getByRole('link', { name: 'Kofi Mensah' }).getAttribute('href')).toBe(
    `/profile/${kofi.user.id}`,
  );
  expect(card.getByText('Story')).toBeDefined();
  expect(card.getByText('Food story').closest('p')?.textContent).toBe('Just now · Food story');
  expect(card.getByText(`${content.slice(0, 150)}…`, { normalizer: (text) => text })).toBeDefined();
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(tags.slice(0, 3));
  expect(card.getByRole('link', { name: '0 comments' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('a post without a picture shows its title on the tablecloth of its category', async () => {
  await publish(kofi, '“Stew”', { category: 'technique' });
  page.open('/community');
  const card = await findCard('“Stew”');
  const title = card.getByRole('heading', { level: 2, name: '“Stew”' });
  expect(title.closest('[data-cloth]')?.getAttribute('data-cloth')).toBe('other');
});

test('does not repeat the badge in the text beside it', async () => {
  await publish(kofi, 'Stew', { type: 'recipe', category: 'recipe' });
  page.open('/community');
  expect((await findCard('Stew')).getAllByText('Recipe')).toHaveLength(1);
});

test('My Posts and Create Post are for members; a visitor who opens My Posts sees the feed', async () => {
  await publish(kofi, 'Stew');
  page.open('/community?tab=my-posts');
  await findCard('Stew');
  expect(screen.getByRole('link', { name: 'Feed' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Trending' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'My Posts' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create Post' })).toBeNull();
});

test('the My Posts tab is in the address and lists the posts of the member', async () => {
  await signInHere(amara);
  await publish(kofi, 'His');
  await publish(amara, 'Hers');
  const router = page.open('/community');
  await findCard('His');
  expect(screen.getByRole('link', { name: 'Create Post' }).getAttribute('href')).toBe(
    '/create-post',
  );
  fireEvent.click(screen.getByRole('link', { name: 'My Posts' }));
  await waitFor(() => expect(listTitles()).toEqual(['Hers']));
  expect(router.state.location.search).toEqual({ tab: 'my-posts' });
  const card = await findCard('Hers');
  fireEvent.click(card.getByRole('button', { name: 'More actions' }));
  expect(card.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toMatch(/\?edit=/);
  fireEvent.click(screen.getByRole('link', { name: 'Feed' }));
  await waitFor(() => expect(listTitles()).toEqual(['Hers', 'His']));
  expect(router.state.location.href).toBe('/community');
});

test('shows the last stored page with its age if the feed cannot be loaded', async () => {
  await publish(kofi, 'Stew');
  page.open('/community');
  await findCard('Stew');
  const name = { userId: '', kind: 'feed', id: '' } as const;
  await expect.poll(() => readPage(name, PostPage)).toBeDefined();
  page.hasNetwork = false;
  cleanup();
  page.open('/community');
  await findCard('Stew');
  expect(screen.getByText(/^You’re offline. Showing posts from \d\d:\d\d.$/)).toBeDefined();
});

test('shows an empty list with a retry button without a stored page', async () => {
  await publish(kofi, 'Stew');
  page.hasNetwork = false;
  page.open('/community');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^Offline/)).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  page.hasNetwork = true;
  fireEvent.click(again);
  await findCard('Stew');
});

test('refreshes the list when the window gets the focus', async () => {
  page.open('/community');
  await screen.findByText('No posts yet');
  await publish(kofi, 'Stew');
  fireEvent.focus(window);
  expect(await findCard('Stew')).toBeDefined();
});

test('announces new posts with a notice instead of inserting them', async () => {
  await publish(kofi, 'First');
  page.open('/community');
  await findCard('First');
  await publish(kofi, 'Second');
  await act(() => queryClient.refetchQueries({ queryKey: ['community', '', 'feed', 'head'] }));
  const show = await screen.findByRole('button', { name: 'New posts' });
  await act(async () => {});
  expect(listTitles()).toEqual(['First']);
  fireEvent.click(show);
  await waitFor(() => expect(listTitles()).toEqual(['Second', 'First']));
  expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
});

test('loads more posts on request', async () => {
  for (let at = 1; at <= 21; at += 1) await publish(kofi, `Dish ${at}`);
  page.open('/community');
  await findCard('Dish 21');
  expect(screen.queryByRole('article', { name: 'Dish 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await findCard('Dish 1');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows the success message over the fresh list when opened with the refresh flag', async () => {
  const router = page.open('/status');
  await waitFor(() => expect(router.state.status).toBe('idle'));
  await publish(kofi, 'Stew');
  const scroll = vi.spyOn(globalThis, 'scrollTo');
  await act(async () => router.history.push('/community', { refresh: 'Post published' }));
  await findCard('Stew');
  await screen.findByText('Post published');
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
});

test('lists the posts with the most likes as trending', async () => {
  const liked = await publish(kofi, 'Liked');
  await publish(kofi, 'Newer');
  await amara.ask('POST', `/posts/${liked}/like`);
  page.open('/community?tab=trending');
  await waitFor(() => expect(listTitles().slice(0, 1)).toEqual(['Liked']));
});
