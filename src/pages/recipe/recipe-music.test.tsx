import { webcrypto } from 'node:crypto';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toMusic, toPlaylistEmbed } from '#knowledge/music/playlists.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { toTestDish } from '#server/testing/test-dishes.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { getSystem } from '#ui/theme/system.ts';
import { musicServiceQuery } from './music/music-sign-in.tsx';
import { Playlists } from './music/playlists.tsx';

const DISHES = {
  'asian/thai/larb': toTestDish(),
  'american/cajun/gumbo': toTestDish({ cuisine: 'Cajun' }),
};

let app: OpenApp;
let withService: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: DISHES });
  withService = await openApp({ dishes: DISHES, musicClientId: 'client1' });
});
afterAll(() => Promise.all([app.close(), withService.close()]));
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['larb', 'Music from Thailand', 'Luk thung stories'],
  ['gumbo', 'Music from Louisiana', 'Cajun two-step'],
])('%s shows five playlists of its country', async (id, title, first) => {
  app.open(`/recipe/${id}?tab=music`);
  await screen.findByRole('heading', { level: 2, name: title });
  expect(screen.getByRole('heading', { level: 3, name: first })).toBeTruthy();
  const more = screen.getByRole('list', { name: 'More playlists' });
  expect(more.querySelectorAll('li')).toHaveLength(4);
});

test('an unverified playlist is a link to a search, opened safely', async () => {
  app.open('/recipe/larb?tab=music');
  const links = await screen.findAllByRole('link', { name: /[Ff]ind on Spotify/ });
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(
      /^https:\/\/open\.spotify\.com\/search\/[^/]+\/playlists$/,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(document.querySelector('iframe')).toBeNull();
});

test('the link replaces a player that does not load', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  app.open('/recipe/larb?tab=music');
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(document.querySelector('iframe')?.src).toContain('/embed/playlist/');
  await screen.findByText('The player did not load.');
  expect(document.querySelector('iframe')).toBeNull();
  const links = screen.getAllByRole('link', { name: 'Find on Spotify' });
  expect(links[0]?.getAttribute('href')).toContain('/search/Luk%20thung%20Thailand/');
});

test('a real playlist is embedded, on a tap only', () => {
  const embedUrl = toPlaylistEmbed('A1b2C3d4E5f6G7h8I9j0K1');
  const { playlists } = toMusic('Thai');
  for (const playlist of playlists) playlist.embedUrl = embedUrl;
  render(
    <ChakraProvider value={getSystem()}>
      <Playlists playlists={playlists} />
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Mor lam party/ }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Mor lam party');
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(document.querySelector('iframe')?.src).toBe(embedUrl);
});

test('without a music service only the playlists are shown', async () => {
  app.open('/recipe/larb?tab=music');
  await screen.findByRole('heading', { name: 'Music from Thailand' });
  const { queryKey } = musicServiceQuery();
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'));
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Use your own account' })).toBeNull();
});

test('Connect goes to the music service, and stores the page to return to', async () => {
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
  withService.open('/recipe/larb?tab=music');
  await screen.findByText('Sign in to your music service.');
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const { origin, pathname, searchParams } = new URL(String(assign.mock.calls[0]?.[0]));
  expect(origin + pathname).toBe('https://accounts.spotify.com/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'client1',
    response_type: 'code',
    redirect_uri: `${globalThis.location.origin}/callback`,
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(localStorage.getItem('music_return_url')).toBe('/recipe/larb?tab=music');
});

test('Connect creates a new `state` parameter each time', async () => {
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
  withService.open('/recipe/larb?tab=music');
  const connect = await screen.findByRole('button', { name: 'Connect' });
  fireEvent.click(connect);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  fireEvent.click(connect);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  const states = assign.mock.calls.map(([to]) => new URL(String(to)).searchParams.get('state'));
  expect(new Set(states).size).toBe(2);
});

test('Connect shows that HTTPS is missing if the browser cannot hash', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  });
  withService.open('/recipe/larb?tab=music');
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Connecting needs an HTTPS address.')).toBeTruthy();
});

test.each([
  [59, 'Your music service is connected'],
  [61, 'Use your own account'],
])('with a token that is %d minutes old, the heading is “%s”', async (minutes, title) => {
  localStorage.setItem('music_access_token', 'abc');
  localStorage.setItem('music_token_timestamp', String(Date.now() - minutes * 60_000));
  withService.open('/recipe/larb?tab=music');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('Disconnect deletes the token', async () => {
  localStorage.setItem('music_access_token', 'abc');
  localStorage.setItem('music_token_timestamp', String(Date.now()));
  withService.open('/recipe/larb?tab=music');
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(localStorage.getItem('music_access_token')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Use your own account' })).toBeTruthy();
});
