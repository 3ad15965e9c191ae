import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toTestDish } from '../../server/testing/test-dishes.ts';
import { Playlists } from '../features/recipe/music/playlists.tsx';
import { toMusic, toPlaylistEmbed } from '../knowledge/music/playlists.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';
import { system } from '../ui/theme/system.ts';

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

test('a playlist nobody has opened is an honest link to a search, opened safely', async () => {
  app.open('/recipe/larb?tab=music');
  const links = await screen.findAllByRole('link', { name: /[Ff]ind on Spotify/ });
  expect(links).toHaveLength(5);
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(
      /^https:\/\/open\.spotify\.com\/search\/[^/]+\/playlists$/,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(document.querySelector('iframe')).toBeNull();
});

test('a real playlist is embedded, on a tap only', () => {
  const embedUrl = toPlaylistEmbed('A1b2C3d4E5f6G7h8I9j0K1');
  const { playlists } = toMusic('Thai');
  for (const playlist of playlists) playlist.embedUrl = embedUrl;
  render(
    <ChakraProvider value={system}>
      <Playlists playlists={playlists} />
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Mor lam party/ }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Mor lam party');
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(document.querySelector('iframe')?.src).toBe(embedUrl);
});

test('without a client id the button says why', async () => {
  app.open('/recipe/larb?tab=music');
  await screen.findByText('No music service is set up here.');
  const connect = screen.getByRole('button', { name: 'Connect' });
  expect(connect.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(connect);
  expect(localStorage.getItem('music_state')).toBeNull();
});

test('Connect goes to the music service, and keeps where to come back to', async () => {
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
  withService.open('/recipe/larb?tab=music');
  await screen.findByText('Sign in to your music service.');
  const connect = screen.getByRole('button', { name: 'Connect' });
  await vi.waitFor(() => expect(connect.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(connect);
  const { origin, pathname, searchParams } = new URL(String(assign.mock.calls[0]?.[0]));
  expect(origin + pathname).toBe('https://accounts.spotify.com/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'client1',
    response_type: 'token',
    redirect_uri: `${globalThis.location.origin}/callback`,
    state: localStorage.getItem('music_state'),
  });
  expect(localStorage.getItem('music_state')).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem('music_return_url')).toBe('/recipe/larb?tab=music');
});

test.each([
  [59, 'Your music service is connected'],
  [61, 'Use your own account'],
])('a token of %d minutes: %s', async (minutes, title) => {
  localStorage.setItem('music_access_token', 'abc');
  localStorage.setItem('music_token_timestamp', String(Date.now() - minutes * 60_000));
  app.open('/recipe/larb?tab=music');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('Disconnect forgets the token', async () => {
  localStorage.setItem('music_access_token', 'abc');
  localStorage.setItem('music_token_timestamp', String(Date.now()));
  app.open('/recipe/larb?tab=music');
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(localStorage.getItem('music_access_token')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Use your own account' })).toBeTruthy();
});
