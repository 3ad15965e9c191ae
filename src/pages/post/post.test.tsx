import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { endSession } from '#platform/session.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { deleteForGood } from '#src/testing/delete-for-good.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });
const NOT_HERE = 'This post isn’t on this device yet';
let amara: Cook;
let kofi: Cook;
let postId: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  amara = await page.signUp('Amara Diallo');
  kofi = await page.signUp('Kofi Mensah');
  const made = await kofi.ask('POST', '/posts', {
    title: 'Fourteen people',
    content: 'Two  days\n\tof soaking. https://beans.example/how.',
    type: 'story',
    category: 'food-story',
    cuisine: 'Brazilian',
    tags: ['#Feijoada', 'Beans'],
  });
  postId = made.json()._id;
});
afterEach(() => vi.restoreAllMocks());

const open = (address = `/post/${postId}`) => page.open(address);
const heading = () => screen.findByRole('heading', { level: 1, name: 'Fourteen people' });
const fetchPost = async () => (await kofi.ask('GET', `/posts/${postId}`)).json();

test('shows visitors the whole post: its text unchanged, its author and its topics', async () => {
  await amara.ask('POST', `/posts/${postId}/comments`, { content: 'The oranges!' });
  open();
  await heading();
  const link = screen.getByRole('link', { name: 'https://beans.example/how' });
  expect(link.parentElement?.textContent).toBe(
    'Two  days\n\tof soaking. https://beans.example/how.',
  );
  expect(screen.getByText('Story')).toBeTruthy();
  expect(screen.getByText(/Food story/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Kofi Mensah/ }).getAttribute('href')).toBe(
    `/profile/${kofi.user.id}`,
  );
  for (const [word, address] of [
    ['Brazilian', '/search?q=Brazilian'],
    ['#Feijoada', '/community?tag=feijoada'],
    ['Beans', '/community?tag=beans'],
  ] as const) {
    expect(screen.getByRole('link', { name: word }).getAttribute('href')).toBe(address);
  }
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
  expect(screen.getByText('The oranges!')).toBeTruthy();
  expect(document.title).toBe('Fourteen people · Simmer');
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('specification 6: a like on the post redirects a visitor to /login', async () => {
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a like toggles at once on screen, then on the server', async () => {
  await signInHere(amara);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }));
  const unlike = await screen.findByRole('button', { name: 'Unlike' });
  expect(screen.getByText('1 like')).toBeTruthy();
  await expect.poll(async () => (await fetchPost()).likeCount).toBe(1);
  fireEvent.click(unlike);
  await screen.findByRole('button', { name: 'Like' });
  expect(screen.getByText('0 likes')).toBeTruthy();
  await expect.poll(async () => (await fetchPost()).likeCount).toBe(0);
});

test('the like count opens the list of likers, with the viewer’s waiting like first', async () => {
  await kofi.ask('POST', `/posts/${postId}/like`);
  await signInHere(amara);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }));
  fireEvent.click(await screen.findByRole('button', { name: '2 likes' }));
  const sheet = await screen.findByRole('dialog', { name: 'Likes' });
  const people = await within(sheet).findAllByRole('link');
  expect(people.map((link) => link.getAttribute('href'))).toEqual([
    `/profile/${amara.user.id}`,
    `/profile/${kofi.user.id}`,
  ]);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
});

test('the author can edit the post, or delete it after confirming and return to the community', async () => {
  await signInHere(kofi);
  const router = open();
  await heading();
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe(
    `/create-post?edit=${postId}`,
  );
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
  expect(question.textContent).toContain(
    'Are you sure you want to delete this post? This action cannot be undone.',
  );
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/community'));
  expect(await screen.findByText('Post deleted successfully')).toBeTruthy();
  await deleteForGood();
  await expect.poll(async () => (await kofi.ask('GET', `/posts/${postId}`)).statusCode).toBe(404);
});

test('specification 8: Post Not Found', async () => {
  open('/post/01900000-0000-7000-8000-000000000000');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeTruthy();
  expect(screen.getByText('The post you are looking for does not exist.')).toBeTruthy();
});

test('a post being deleted disappears at once', async () => {
  await signInHere(kofi);
  page.instead = (method) => {
    if (method === 'DELETE') throw new TypeError('no network');
    return undefined;
  };
  await queueWrites([{ command: { op: 'post.delete', postId }, userId: kofi.user.id }]);
  open();
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeTruthy();
});

test('shows a retry button without a copy and a network', async () => {
  page.hasNetwork = false;
  open();
  expect(await screen.findByRole('heading', { level: 1, name: NOT_HERE })).toBeTruthy();
  page.hasNetwork = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading()).toBeTruthy();
});

test('shows a status while the post loads', async () => {
  open();
  answerWith(() => new Promise(() => undefined));
  expect(await screen.findByRole('status', { name: 'Loading post' })).toBeTruthy();
});

test('does not show a visitor the copy stored for a member', async () => {
  await signInHere(amara);
  open();
  await heading();
  act(() => endSession('left'));
  page.hasNetwork = false;
  cleanup();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: NOT_HERE })).toBeTruthy();
});
