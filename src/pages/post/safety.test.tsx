import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '#platform/session.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });
let amara: Cook;
let kofi: Cook;
let postId: string;
let count = 0;
let title: string;
let name: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  amara = await page.signUp('Amara Diallo');
  count += 1;
  name = `Kofi ${count}`;
  kofi = await page.signUp(name);
  title = `Fourteen people ${count}`;
  const made = await kofi.ask('POST', '/posts', { title, content: 'Soak.' });
  postId = made.json()._id;
  await amara.ask('POST', '/posts', { title: `Quiet soup ${count}`, content: 'Stir.' });
  await signInHere(amara);
});
afterEach(() => vi.restoreAllMocks());

const click = (element: HTMLElement) => fireEvent.click(element);
const button = (label: string) => screen.findByRole('button', { name: label });
const item = (label: string) => screen.findByRole('menuitem', { name: label });
const blocksOf = async (cook: Cook) => (await cook.ask('GET', '/auth/profile')).json().user.blocked;

async function chooseBlock(menu: string): Promise<void> {
  click(await button(menu));
  click(await item(`Block ${name}`));
  await screen.findByRole('alertdialog', { name: `Block ${name}?` });
  click(await button('Block'));
}

test('blocking from a post in the feed hides all posts of the author at once, and reaches the server', async () => {
  page.open('/community');
  await screen.findByRole('heading', { name: title });
  await chooseBlock(`More about the post by ${name}`);
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  await screen.findByRole('heading', { name: `Quiet soup ${count}` });
  await expect.poll(() => blocksOf(amara)).toEqual([kofi.user.id]);
  await waitFor(() => expect(readSession()?.user.blocked).toEqual([kofi.user.id]));
});

test('a dialog explains a block, and can be cancelled', async () => {
  page.open(`/post/${postId}`);
  click(await button(`More about the post by ${name}`));
  click(await item(`Block ${name}`));
  await screen.findByText(/You will no longer see each other’s posts/);
  click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await blocksOf(amara)).toEqual([]);
  await screen.findByRole('heading', { level: 1, name: title });
});

test('blocking from a profile opens the community; the settings can unblock', async () => {
  const router = page.open(`/profile/${kofi.user.id}`);
  await screen.findByRole('heading', { level: 1, name: name });
  await chooseBlock(`More about ${name}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/community'));
  await expect.poll(() => blocksOf(amara)).toEqual([kofi.user.id]);
  await router.navigate({ to: '/profile' });
  click(await button('Settings'));
  click(await button('Blocked members'));
  await screen.findByText(name);
  click(await button(`Unblock ${name}`));
  await screen.findByText('You haven’t blocked anyone.');
  await expect.poll(() => blocksOf(amara)).toEqual([]);
});

test('a copy on the device shows nothing of a blocked member', async () => {
  const router = page.open('/community');
  await screen.findByRole('heading', { name: title });
  page.hasNetwork = false;
  await chooseBlock(`More about the post by ${name}`);
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  await router.navigate({ to: `/post/${postId}` });
  await screen.findByRole('heading', { name: /not found/i });
});

test.each([
  ['post', () => `More about the post by ${name}`, () => `/post/${postId}`, () => postId],
  ['member', () => `More about ${name}`, () => `/profile/${kofi.user.id}`, () => kofi.user.id],
] as const)('a report of a %s reaches the server with its reason', async (kind, menu, at, id) => {
  page.open(at());
  click(await button(menu()));
  click(await item('Report'));
  click(await screen.findByRole('radio', { name: 'Unsafe advice' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Anything else/ }), {
    target: { value: 'Raw beans' },
  });
  click(await button('Send report'));
  await screen.findByText('Report sent. Thank you.');
  const sent = await page.server.pool.query('select kind, thing_id, reason, text from reports');
  expect(sent.rows.at(-1)).toEqual({ kind, thing_id: id(), reason: 'unsafe', text: 'Raw beans' });
});

test('a comment can be reported; offline the report waits with a message', async () => {
  const answer = await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'No.' });
  page.open(`/post/${postId}`);
  const menu = await button(`More about the comment by ${name}`);
  click(menu);
  click(await item('Report'));
  await button('Send report');
  page.hasNetwork = false;
  click(await button('Send report'));
  await screen.findByText('Waiting to send. Your report is sent when you’re back online.');
  expect(answer.statusCode).toBe(201);
});

test('offers neither to the author of the post', async () => {
  await signInHere(kofi);
  page.open(`/post/${postId}`);
  await button('More actions');
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
});
