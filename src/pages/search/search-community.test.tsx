import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onDevice } from '#offline/device/device.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { answerWith } from '#platform/network/http.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
let lucia: Cook;
let postId: string;
beforeAll(async () => {
  app = await openApp({ rateLimit: 'off' });
  lucia = await signUp(app.server.app, 'Lucía Ortega');
  await lucia.ask('PUT', '/auth/profile', { bio: 'Rice and smoke' });
  const content =
    'Three days on a gas ring by the sea, and then the socarrat came off in one piece.';
  const post = { title: 'Paella at the campsite', content, type: 'story', tags: ['#beach'] };
  postId = (await lucia.ask('POST', '/posts', post)).json()._id;
});
afterAll(() => app.close());
beforeEach(() => {
  useFreshDevice();
  localStorage.clear();
});

const noNetwork = () => Promise.reject(new TypeError('no network'));
const findSection = (name: string) => screen.findByRole('region', { name });
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('finds posts by their words, marked, in a separate section', async () => {
  app.open('/search?q=socarrat');
  const row = within(await findSection('Posts')).getByRole('link');
  expect(row.getAttribute('href')).toBe(`/post/${postId}`);
  within(row).getByRole('heading', { name: 'Paella at the campsite' });
  within(row).getByText(/^Story · Lucía Ortega$/);
  expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['socarrat']);
  expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
  expect(row.querySelector('[data-cloth]')?.textContent).toBe('P');
});

test('finds people by misspelled names, and counts them', async () => {
  app.open('/search?q=lucia+ortegga');
  const row = within(await findSection('People')).getByRole('link', { name: /Lucía Ortega/ });
  expect(row.getAttribute('href')).toBe(`/profile/${lucia.user.id}`);
  await waitFor(() => screen.getByText('0 recipes, 1 person'));
});

test('results stay while the user goes on typing, as long as they match', async () => {
  app.open('/search?q=luc');
  await findSection('People');
  type('lucia');
  expect(screen.getByRole('region', { name: 'People' })).toBeTruthy();
  type('xyzzy');
  await screen.findByRole('heading', { name: 'Nothing on the menu' });
});

test('with no network it searches the copies on this device, with a notice', async () => {
  app.open(`/profile/${lucia.user.id}`);
  await screen.findByText('Paella at the campsite');
  await waitFor(async () =>
    expect(await onDevice((device) => device.communityPages.count(), 0)).toBe(2),
  );
  cleanup();
  app.open('/search');
  await screen.findByRole('searchbox');
  answerWith(noNetwork);
  type('piece socarat');
  await findSection('Posts');
  screen.getByRole('heading', { name: 'Paella at the campsite' });
  await screen.findByText(/^Searching this device.* 1 post, 1 person\. You’re offline\.$/);
  type('lucia');
  within(await findSection('People')).getByRole('link', { name: /Lucía Ortega/ });
});
