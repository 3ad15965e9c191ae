import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PublicUser } from '#contract/account/user.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { closeDevice } from '#offline/device/device.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { answerWith } from '#platform/network/http.ts';
import { readSession } from '#platform/session.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';

let app: OpenApp;
let lucia: Cook;
let amara: Cook;
let hasNetwork = true;
beforeAll(async () => {
  app = await openApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => app.close());
beforeEach(async () => {
  useFreshDevice();
  localStorage.clear();
  sessionStorage.clear();
  hasNetwork = true;
  // The outbox uses the global `fetch`.
  vi.stubGlobal('fetch', ask);
  [lucia, amara] = [await join('Lucía Ortega'), await join('Amara Diallo')];
});
afterEach(() => vi.unstubAllGlobals());

const ask = (input: string | URL | Request, init?: RequestInit) =>
  hasNetwork ? app.server.fetch(input, init) : Promise.reject(new TypeError('no network'));
const join = (name: string) => signUp(app.server.app, name);
const follow = (cook: Cook, { user }: Cook) =>
  cook.ask('PUT', `/users/${user.id}/follow`, { following: true });
const pageOf = ({ user }: Cook, search = '') => `/profile/${user.id}${search}`;
const findName = (name: string) => screen.findByRole('heading', { level: 1, name });
const findButton = (name: string) => screen.findByRole('button', { name });
const listNames = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);
const findList = (name: string) => screen.findByRole('list', { name });

function open(address: string) {
  const router = app.open(address);
  answerWith(ask);
  return router;
}

async function see({ user }: Cook): Promise<PublicUser> {
  return (await app.server.app.inject({ url: `/api/users/${user.id}` })).json().user;
}

test('a profile shows the name, the join date, and the numbers of posts and people', async () => {
  await lucia.ask('PUT', '/auth/profile', { bio: 'Rice,\nsmoke. www.rice.example' });
  await follow(amara, lucia);
  open(pageOf(lucia));
  await findName('Lucía Ortega');
  expect(document.title).toBe('Lucía Ortega · Simmer');
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
  screen.getByText(`Food Enthusiast · Member since ${month.format(Date.now())}`);
  const link = await screen.findByRole('link', { name: 'www.rice.example' });
  expect(link.parentElement?.textContent).toBe('Rice,\nsmoke. www.rice.example');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Posts0',
    'Followers1',
    'Following0',
  ]);
});

test('posts show exactly 100 characters of their text, and link to themselves', async () => {
  const content = 'Rice, then patience. '.repeat(9);
  const post = await lucia.ask('POST', '/posts', { title: 'Socarrat', content });
  open(pageOf(lucia));
  const link = await screen.findByRole('link', { name: /Socarrat/ });
  expect(link.getAttribute('href')).toBe(`/post/${post.json()._id}`);
  expect(link.querySelector('p')?.textContent).toBe(`${content.slice(0, 100)}…`);
  expect(link.querySelector('[data-cloth] h2')?.textContent).toBe('Socarrat');
  cleanup();
  open(pageOf(amara));
  await screen.findByRole('heading', { name: 'No posts yet' });
});

test('the open tab is in the address, except for the posts', async () => {
  const router = open(pageOf(lucia));
  await findName('Lucía Ortega');
  fireEvent.click(screen.getByRole('tab', { name: /^Followers/ }));
  await screen.findByRole('heading', { name: 'No followers yet' });
  expect(router.state.location.search).toEqual({ tab: 'followers' });
  fireEvent.keyDown(screen.getByRole('tab', { name: /^Followers/ }), { key: 'ArrowRight' });
  await screen.findByRole('heading', { name: 'Not following anyone yet' });
  expect(router.state.location.search).toEqual({ tab: 'following' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Following/);
  fireEvent.click(screen.getByRole('tab', { name: /^Posts/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('marks friends, and can filter by them', async () => {
  const ben = await join('Ben');
  await Promise.all([follow(amara, lucia), follow(ben, lucia), follow(lucia, ben)]);
  const router = open(pageOf(lucia, '?tab=followers'));
  await findList('Followers');
  expect(new Set(listNames('Followers'))).toEqual(new Set(['Amara Diallo', 'Ben']));
  const marked = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('Friend'));
  expect(marked.map((row) => row.querySelector('b')?.textContent)).toEqual(['Ben']);
  fireEvent.click(screen.getByRole('link', { name: 'Friends' }));
  await findList('Friends');
  expect(listNames('Friends')).toEqual(['Ben']);
  expect(router.state.location.search).toEqual({ tab: 'followers', only: 'friends' });
});

test('following updates button, count and list at once, then the server and the stored user', async () => {
  await follow(lucia, amara);
  await signInHere(amara);
  open(pageOf(lucia, '?tab=followers'));
  await screen.findByRole('heading', { name: 'No followers yet' });
  screen.getByText('Follows you');
  fireEvent.click(await findButton('Follow'));
  await findButton('Following');
  await findList('Followers');
  expect(listNames('Followers')).toEqual(['Amara Diallo']);
  expect(screen.getByRole('tab', { name: /^Followers/ }).textContent).toBe('Followers1');
  expect(screen.getAllByText('Friend')).toHaveLength(2);
  await expect.poll(async () => (await see(lucia)).followers).toEqual([amara.user.id]);
  // The followed users are part of the stored user.
  await waitFor(() => expect(readSession()?.user.following).toEqual([lucia.user.id]));

  fireEvent.click(await findButton('Following'));
  await findButton('Follow');
  await screen.findByRole('heading', { name: 'No followers yet' });
  await expect.poll(async () => (await see(lucia)).followerCount).toBe(0);
  await waitFor(() => expect(readSession()?.user.followingCount).toBe(0));
});

test('a follow made offline is shown at once as waiting, and is sent exactly once', async () => {
  await signInHere(amara);
  open(pageOf(lucia, '?tab=followers'));
  const button = await findButton('Follow');
  await screen.findByRole('heading', { name: 'No followers yet' });
  hasNetwork = false;
  fireEvent.click(button);
  await findButton('Following');
  await findList('Followers');
  expect((await screen.findAllByText('Waiting to send')).length).toBe(2);
  expect((await see(lucia)).followerCount).toBe(0);
  hasNetwork = true;
  await sendNow();
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  await findButton('Following');
  expect(listNames('Followers')).toEqual(['Amara Diallo']);
  expect(await see(lucia)).toMatchObject({ followerCount: 1, followers: [amara.user.id] });
});

test('a visitor who follows must sign in first, then returns and follows', async () => {
  const router = open(pageOf(lucia, '?tab=following'));
  fireEvent.click(await findButton('Follow'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: amara.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.href).toBe(pageOf(lucia, '?tab=following')));
  await findButton('Following');
  await expect.poll(async () => (await see(lucia)).followers).toEqual([amara.user.id]);
});

test('the viewer’s own page has an edit link instead of a Follow button', async () => {
  await signInHere(amara);
  open(pageOf(amara));
  await findName('Amara Diallo');
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  const edit = screen.getByRole('link', { name: 'Edit profile' });
  expect(edit.getAttribute('href')).toBe('/profile');
});

test('every member in a list except the viewer can be followed there; names link to profiles', async () => {
  const ben = await join('Ben');
  await Promise.all([follow(amara, lucia), follow(ben, lucia)]);
  await signInHere(amara);
  const router = open(pageOf(lucia, '?tab=followers'));
  await findList('Followers');
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('b'));
  const ownRow = rows.find((row) => within(row).queryByText('Amara Diallo'));
  expect(ownRow && within(ownRow).queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Follow Ben' }));
  await findButton('Following Ben');
  await expect.poll(async () => (await see(ben)).followers).toEqual([amara.user.id]);
  fireEvent.click(screen.getByRole('link', { name: /^Ben/ }));
  await findName('Ben');
  expect(router.state.location.pathname).toBe(pageOf(ben));
});

test('loads more of a long list', async () => {
  for (let fan = 0; fan < 21; fan += 1) await follow(await join(`Fan ${fan}`), lucia);
  open(pageOf(lucia, '?tab=followers'));
  await findList('Followers');
  expect(listNames('Followers')).toHaveLength(20);
  fireEvent.click(await findButton('Show more'));
  await waitFor(() => expect(listNames('Followers')).toHaveLength(21));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an unknown member opens the community with a message', async () => {
  const router = open('/profile/018f0000-0000-7000-8000-000000000000');
  await waitFor(() => expect(router.state.location.pathname).toBe('/community'));
  await screen.findByText('User not found');
});

test('shows a stored profile with its age when offline, or a retry button without one', async () => {
  const ben = await join('Ben Carter');
  await follow(amara, lucia);
  open(pageOf(lucia, '?tab=followers'));
  await findList('Followers');
  await waitFor(async () => expect(await countKept()).toBeGreaterThan(1));
  cleanup();
  hasNetwork = false;
  const router = open(pageOf(lucia, '?tab=followers'));
  await findName('Lucía Ortega');
  await screen.findByText(/^You’re offline\. Showing this profile from \d\d:\d\d\.$/);
  await findList('Followers');
  expect(listNames('Followers')).toEqual(['Amara Diallo']);
  await router.navigate({ to: pageOf(ben) });
  await findName('This profile isn’t on this device yet');
  hasNetwork = true;
  fireEvent.click(await findButton('Try again'));
  await findName('Ben Carter');
});

async function countKept(): Promise<number> {
  const { onDevice } = await import('#offline/device/device.ts');
  return onDevice((device) => device.communityPages.count(), 0);
}

test('writes directly to the server on a device without storage', async () => {
  await signInHere(amara);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  closeDevice();
  open(pageOf(lucia));
  fireEvent.click(await findButton('Follow'));
  await findButton('Following');
  expect(await see(lucia)).toMatchObject({ followers: [amara.user.id] });
  expect(readSession()?.user.following).toEqual([lucia.user.id]);
});
