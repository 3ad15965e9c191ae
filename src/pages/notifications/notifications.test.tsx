import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { answerWith } from '#platform/network/http.ts';
import { RETURN_ADDRESS_KEY } from '#platform/return-address.ts';
import { type Cook, signIn, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';

let app: OpenApp;
let amara: Cook;
let ben: Cook;
let zoe: Cook;
let postId: string;
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
  vi.stubGlobal('fetch', ask);
  [amara, ben, zoe] = [await join('Amara'), await join('Ben'), await join('Zoe')];
  const made = await amara.ask('POST', '/posts', { title: 'Socarrat', content: 'Hot' });
  postId = made.json()._id;
});
afterEach(() => vi.unstubAllGlobals());

const ask = (input: string | URL | Request, init?: RequestInit) =>
  hasNetwork ? app.server.fetch(input, init) : Promise.reject(new TypeError('no network'));
const join = (name: string) => signUp(app.server.app, name);
const like = (by: Cook) => by.ask('POST', `/posts/${postId}/like`);
const follow = (by: Cook) => by.ask('PUT', `/users/${amara.user.id}/follow`, { following: true });
const countUnread = async (by = amara) =>
  (await by.ask('GET', '/user/notifications')).json().unread;

function open(address = '/notifications') {
  const router = app.open(address);
  answerWith(ask);
  return router;
}

const listRows = () =>
  within(screen.getByRole('region', { name: 'Today' }))
    .getAllByRole('link')
    .map((row) => [row.textContent?.replace(/just now.*/, ''), row.getAttribute('href')]);

test('lists who did what by day, with links; new ones are marked', async () => {
  await like(ben);
  await like(zoe);
  await follow(ben);
  await signInHere(amara);
  open();
  await screen.findByRole('region', { name: 'Today' });
  expect(document.title).toBe('Notifications · Simmer');
  expect(listRows()).toEqual([
    ['Unread: Ben follows you', `/profile/${ben.user.id}`],
    ['Unread: Zoe and Ben like your post “Socarrat”', `/post/${postId}`],
  ]);
});

test('marks shown notifications as read on all devices; the marks stay until the page is left', async () => {
  await like(ben);
  await signInHere(amara);
  open();
  await screen.findByText(/likes your post/);
  await waitFor(async () => {
    await sendNow();
    expect(await countUnread()).toBe(0);
  });
  screen.getByText('Unread:', { exact: false });
  const phone = await signIn(app.server.app, amara.email);
  expect(await countUnread(phone)).toBe(0);
  cleanup();
  open();
  await screen.findByText(/likes your post/);
  expect(screen.queryByText('Unread:', { exact: false })).toBeNull();
});

test('stays readable without a network, and is marked as read later', async () => {
  await like(ben);
  await signInHere(amara);
  open('/profile');
  await screen.findByRole('link', { name: 'Notifications, 1 unread notification' });
  // The bottom bar shows only the number here, because the bell on the page has the accessible text.
  const place = screen.getByText('You', { selector: 'a > span' }).closest('li');
  await within(place ?? document.body).findByText('1');
  expect(screen.queryByText('1 unread notification')).toBeNull();
  cleanup();
  hasNetwork = false;
  open();
  await screen.findByText(/likes your post/);
  await screen.findByText(/Showing notifications/);
  expect(await countUnread()).toBe(1);
  hasNetwork = true;
  await waitFor(async () => {
    await sendNow();
    expect(await countUnread()).toBe(0);
  });
});

test('shows a message without network and copy, and an invitation without notifications', async () => {
  await signInHere(amara);
  hasNetwork = false;
  open();
  await screen.findByRole('heading', { name: 'Your notifications aren’t on this device yet' });
  cleanup();
  hasNetwork = true;
  open();
  await screen.findByRole('heading', { name: 'No notifications yet' });
  expect(screen.getByRole('link', { name: 'Back to the community' })).toBeTruthy();
});

test('the bars show the number of unread notifications, and none if all are read', async () => {
  await like(ben);
  await follow(zoe);
  await signInHere(amara);
  open('/community');
  await screen.findByRole('link', { name: 'Notifications, 2 unread notifications' });
  screen.getByText('2 unread notifications');
  cleanup();
  await signInHere(ben);
  open('/community');
  await screen.findAllByText('Socarrat');
  expect(screen.queryByText(/unread notification/)).toBeNull();
});

test('loads more with the button', async () => {
  await app.server.pool.query(
    `with made as (
       insert into posts (id, author_id, body, category, type, created_at)
       select gen_random_uuid(), $1, '{"title":"Stew"}', 'recipe', 'recipe', now() from generate_series(1, 25)
       returning id
     ) insert into likes (user_id, post_id) select $2, id from made`,
    [amara.user.id, ben.user.id],
  );
  await signInHere(amara);
  open();
  await waitFor(() => expect(listRows()).toHaveLength(20));
  (await screen.findByRole('button', { name: 'Show more' })).click();
  await waitFor(() => expect(listRows()).toHaveLength(25));
});

test('a visitor has to sign in, and then returns', async () => {
  const router = open();
  await screen.findByRole('heading', { name: 'Sign in to see your notifications' });
  fireEvent.click(screen.getByRole('link', { name: 'Log In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem(RETURN_ADDRESS_KEY)).toBe('/notifications');
});
