import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RETURN_ADDRESS_KEY } from '#platform/return-address.ts';
import { makeModerator } from '#server/testing/make-moderator.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: {}, rateLimit: 'off' });
let mod: Cook;
let kofi: Cook;
let amara: Cook;
let postId: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await page.server.pool.query('delete from reports; delete from moderation_actions');
  mod = await page.signUp('Mod');
  await makeModerator(page.server, mod);
  kofi = await page.signUp('Kofi');
  amara = await page.signUp('Amara');
  const made = await kofi.ask('POST', '/posts', { title: 'Buy now', content: 'Cheap pans.' });
  postId = made.json()._id;
});
afterEach(() => vi.restoreAllMocks());

const report = (kind: string, id: string, more: object = {}) =>
  amara.ask('POST', '/reports', { kind, id, reason: 'spam', ...more });
const click = (element: HTMLElement) => fireEvent.click(element);
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const postStatus = async (by: Cook) => (await by.ask('GET', `/posts/${postId}`)).statusCode;

const link = (card: HTMLElement) =>
  within(card).getByRole('link', { name: 'View' }).getAttribute('href');

async function decide(action: string, note: string): Promise<HTMLElement> {
  click(await button(action));
  const dialog = await screen.findByRole('dialog', { name: action });
  const box = within(dialog).getByRole('textbox', { name: /^Note/ });
  fireEvent.change(box, { target: { value: note } });
  click(within(dialog).getByRole('button', { name: action }));
  return dialog;
}

test('a visitor has to sign in, and then returns', async () => {
  page.open('/moderation');
  await heading('Sign in to moderate');
  click(screen.getByRole('link', { name: 'Log In' }));
  await screen.findByLabelText('Email');
  expect(sessionStorage.getItem(RETURN_ADDRESS_KEY)).toBe('/moderation');
});

test('a member without the role sees a refusal, and no link in the profile', async () => {
  await report('post', postId);
  await signInHere(amara);
  page.open('/moderation');
  await heading('This page is for moderators.');
  screen.getByText('Only moderators may see this');
  expect(screen.queryByText('Cheap pans.')).toBeNull();
  cleanup();
  page.open('/profile');
  click(await button('Settings'));
  await button('Blocked members');
  expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull();
});

test('a moderator finds the page in the settings, with each report and its reason', async () => {
  await report('post', postId, { text: 'An advertisement' });
  const answer = await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Only today!' });
  await report('comment', answer.json().comment._id, { reason: 'abuse' });
  await report('member', kofi.user.id);
  const { user } = (await mod.ask('GET', '/auth/profile')).json();
  await signInHere({ ...mod, user });
  page.open('/profile');
  click(await button('Settings'));
  click(await screen.findByRole('link', { name: 'Moderation' }));
  const post = await screen.findByRole('listitem', { name: 'Post by Kofi' });
  within(post).getByText('Cheap pans.');
  within(post).getByText('Spam or advertising');
  within(post).getByText('An advertisement');
  within(post).getByText(/^1 report/);
  expect(link(post)).toBe(`/post/${postId}`);
  const comment = screen.getByRole('listitem', { name: 'Comment by Kofi' });
  within(comment).getByText('On “Buy now”');
  expect(link(comment)).toBe(`/post/${postId}`);
  const member = screen.getByRole('listitem', { name: 'Member Kofi' });
  expect(link(member)).toBe(`/profile/${kofi.user.id}`);
  expect(within(member).queryByRole('button', { name: 'Hide' })).toBeNull();
  expect(document.title).toBe('Moderation · Simmer');
});

test('hides a post with a note, lists it in the audit, and reverts it', async () => {
  await report('post', postId);
  await signInHere(mod);
  const router = page.open('/moderation');
  const dialog = await decide('Hide', ' ');
  await within(dialog).findByText('Write a note first');
  expect(await postStatus(amara)).toBe(200);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Sells pans' } });
  click(within(dialog).getByRole('button', { name: 'Hide' }));
  await heading('No open reports');
  expect([await postStatus(amara), await postStatus(kofi)]).toEqual([404, 200]);

  click(screen.getByRole('tab', { name: 'Audit log' }));
  await heading('Hidden: Post by Kofi');
  expect(router.state.location.search).toEqual({ tab: 'audit' });
  screen.getByText('Sells pans');
  screen.getByText(/by Mod ·/);
  await decide('Restore', 'A mistake');
  await heading('Restored: Post by Kofi');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
  expect(await postStatus(amara)).toBe(200);
});

test('the second of two moderators sees that the report is already decided', async () => {
  await report('post', postId);
  const [{ _id }] = (await mod.ask('GET', '/moderation/reports')).json().reports;
  await signInHere(mod);
  page.open('/moderation');
  await button('Delete');
  await mod.ask('POST', `/moderation/reports/${_id}`, { action: 'dismiss', note: 'Harmless' });
  const dialog = await decide('Delete', 'Sells pans');
  await within(dialog).findByText('Another moderator has already decided this');
  expect(await postStatus(amara)).toBe(200);
});

test('shows an offline message without a network, and continues once there is one', async () => {
  await report('post', postId);
  await signInHere(mod);
  page.open('/moderation');
  await screen.findByText('Cheap pans.');
  page.hasNetwork = false;
  const dialog = await decide('Hide', 'Sells pans');
  await within(dialog).findByRole('alert');
  expect(await postStatus(amara)).toBe(200);
  cleanup();
  page.open('/moderation');
  await heading('Moderation needs a connection');
  // Moderation data is never stored on the device.
  expect(screen.queryByText('Cheap pans.')).toBeNull();
  page.hasNetwork = true;
  click(await button('Try again'));
  await screen.findByText('Cheap pans.');
});

test('the author sees in the feed, at a post and at a comment that they are hidden', async () => {
  const answer = await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Only today!' });
  await report('post', postId);
  await report('comment', answer.json().comment._id);
  for (const { _id } of (await mod.ask('GET', '/moderation/reports')).json().reports) {
    await mod.ask('POST', `/moderation/reports/${_id}`, { action: 'hide', note: 'Sells pans' });
  }
  await signInHere(kofi);
  page.open(`/post/${postId}`);
  await screen.findByText('Only today!');
  await waitFor(() => expect(screen.getAllByText('Hidden by the moderators')).toHaveLength(2));
  cleanup();
  page.open('/community');
  await screen.findByText('Hidden by the moderators');
  expect(screen.queryByText('Only today!')).toBeNull();
});

test('hides a reported member with everything they wrote, and reverts that', async () => {
  await report('member', kofi.user.id);
  await signInHere(mod);
  page.open('/moderation');
  const dialog = await decide('Hide everything', 'Spam');
  within(dialog).getByText(/^Their page and everything they wrote will be hidden/);
  await waitFor(async () => expect(await postStatus(amara)).toBe(404));
  click(await screen.findByRole('tab', { name: 'Audit log' }));
  await decide('Restore', 'A mistake');
  await waitFor(async () => expect(await postStatus(amara)).toBe(200));
});
