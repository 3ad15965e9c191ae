import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '#platform/session.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {} });
let amara: Cook;
let postId: string;
let count = 0;
let title: string;
let menu: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  count += 1;
  amara = await page.signUp('Amara Diallo');
  const kofi = await page.signUp(`Kofi ${count}`);
  title = `Fourteen people ${count}`;
  menu = `More about the post by Kofi ${count}`;
  postId = (await kofi.ask('POST', '/posts', { title, content: 'Soak.' })).json()._id;
  await amara.ask('POST', '/posts', { title: `Quiet soup ${count}`, content: 'Stir.' });
  await signInHere(amara);
});
afterEach(() => vi.restoreAllMocks());

const click = (element: HTMLElement) => fireEvent.click(element);
const button = (label: string) => screen.findByRole('button', { name: label });
const item = (label: string) => screen.findByRole('menuitem', { name: label });
const hiddenOf = async (cook: Cook) =>
  (await cook.ask('GET', '/auth/profile')).json().user.hiddenPosts;
const isHidden = () =>
  waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());

async function hide(): Promise<void> {
  click(await button(menu));
  click(await item('Hide this post'));
}

async function hideBefore(): Promise<void> {
  const answer = await amara.ask('PUT', `/user/hidden-posts/${postId}`, { hidden: true });
  await signInHere({ ...amara, user: answer.json().user });
}

test('hiding a post removes it from the feed at once, and Undo restores it', async () => {
  page.open('/community');
  await screen.findByRole('heading', { name: title });
  await hide();
  await isHidden();
  await screen.findByText('You no longer see this post in your feed.');
  await screen.findByRole('heading', { name: `Quiet soup ${count}` });
  await expect.poll(() => hiddenOf(amara)).toEqual([postId]);
  await waitFor(() => expect(readSession()?.user.hiddenPosts).toEqual([postId]));
  click(await button('Undo'));
  await screen.findByRole('heading', { name: title });
  await expect.poll(() => hiddenOf(amara)).toEqual([]);
});

test('hides a post without a network, and sends that to the server later', async () => {
  page.open('/community');
  await screen.findByRole('heading', { name: title });
  page.hasNetwork = false;
  await hide();
  await isHidden();
  expect(await hiddenOf(amara)).toEqual([]);
});

test('the page of a hidden post opens with a notice, and can show it again', async () => {
  await hideBefore();
  page.open(`/post/${postId}`);
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByText(/^You have hidden this post/);
  click(await button('Show again'));
  await waitFor(() => expect(screen.queryByText(/^You have hidden this post/)).toBeNull());
  await expect.poll(() => hiddenOf(amara)).toEqual([]);
});

test('the settings list hidden posts by title, and can show them again', async () => {
  await hideBefore();
  page.open('/profile');
  click(await button('Settings'));
  click(await button('Hidden posts'));
  await screen.findByRole('link', { name: title });
  click(await button(`Show again: “${title}”`));
  await screen.findByText('You have not hidden any posts.');
  await expect.poll(() => hiddenOf(amara)).toEqual([]);
});
