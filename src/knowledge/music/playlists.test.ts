import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { toCountry, toMusicPlace } from './places.ts';
import { toMusic, toPlaylistEmbed } from './playlists.ts';
import { REAL_PLAYLISTS } from './real-playlists.ts';

const CUISINES = FAMILIES.flatMap(({ cuisines }) => cuisines);
const DEFAULT = ['Pop', 'Classical', 'Jazz', 'Folk', 'Ambient'];
const toGenres = (cuisine: string) => toMusic(cuisine).playlists.map(({ genre }) => genre);

test.each(CUISINES)('specification 9: %s has a country and five genres', (cuisine) => {
  expect(toCountry(cuisine)).toMatch(/\w/);
  expect(new Set(toGenres(cuisine)).size).toBe(5);
});

test('no two cuisines with their own music share a set', () => {
  const own = CUISINES.map((cuisine) => toGenres(cuisine).join()).filter(
    (genres) => genres !== DEFAULT.join(),
  );
  expect(own.length).toBeGreaterThanOrEqual(24);
  expect(new Set(own).size).toBe(own.length);
});

test.each(['Irish', 'Martian', ''])(
  'specification 9: "%s" gets the default set Pop, Classical, Jazz, Folk, Ambient',
  (cuisine) => expect(toGenres(cuisine)).toEqual(DEFAULT),
);

test.each([
  ['Thai', 'Thailand', 'Thailand'],
  ['korean', 'South Korea', 'South Korea'],
  ['Cajun', 'the United States', 'Louisiana'],
  ['New England', 'the United States', 'New England'],
  ['Martian', undefined, undefined],
])('the adjective %s maps to %s, and its music comes from %s', (cuisine, country, place) => {
  expect(toCountry(cuisine)).toBe(country);
  expect(toMusicPlace(cuisine)).toBe(place);
});

test('specification 3: a playlist has id, name, owner, description, images and external url', () => {
  expect(toMusic('Chinese').playlists.find(({ genre }) => genre === 'Guzheng')).toEqual({
    id: 'china-guzheng',
    name: 'Guzheng at dusk',
    genre: 'Guzheng',
    owner: { displayName: 'Simmer' },
    description: 'The long zither, plucked without hurry',
    images: [{ url: expect.stringMatching(/^\/covers\/[a-z]+\.svg$/) }],
    externalUrl: 'https://open.spotify.com/search/Guzheng%20China/playlists',
    embedUrl: undefined,
  });
});

test('every playlist has a unique id and name, and a cover drawing', () => {
  const all = [...CUISINES, 'Martian'].flatMap((cuisine) => toMusic(cuisine).playlists);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ id }) => !/^[a-z0-9ı-]+$/.test(id))).toEqual([]);
  const covers = new Set(readdirSync('public/covers').map((name) => `/covers/${name}`));
  expect(all.filter(({ images }) => !covers.has(images[0]?.url ?? ''))).toEqual([]);
  for (const cuisine of CUISINES) {
    const shown = toMusic(cuisine).playlists.map(({ images }) => images[0]?.url);
    expect(new Set(shown).size).toBe(5);
  }
});

test('specification 7: an embed address is built from a playlist id', () => {
  const id = 'A1b2C3d4E5f6G7h8I9j0K1';
  expect(toPlaylistEmbed(id)).toBe(`https://open.spotify.com/embed/playlist/${id}`);
  expect(toPlaylistEmbed('../evil')).toBeUndefined();
});

const Evidence = v.object({
  playlists: v.record(v.string(), v.object({ playlist: v.string() })),
});
const ALL = [...CUISINES, 'Martian'].flatMap((cuisine) => toMusic(cuisine).playlists);

test('only known playlists have an id of the music service, and it was verified', () => {
  const file = readFileSync('collection/media-evidence.json', 'utf8');
  const found = v.parse(Evidence, JSON.parse(file)).playlists;
  const ids = new Set(ALL.map(({ id }) => id));
  expect(Object.keys(REAL_PLAYLISTS).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.values(REAL_PLAYLISTS).filter((real) => !toPlaylistEmbed(real))).toEqual([]);
  expect(new Set(Object.values(REAL_PLAYLISTS)).size).toBe(Object.keys(REAL_PLAYLISTS).length);
  expect(REAL_PLAYLISTS).toEqual(
    Object.fromEntries(Object.entries(found).map(([id, { playlist }]) => [id, playlist])),
  );
});

test.each([...CUISINES.slice(0, 23), 'Martian'].filter((cuisine) => cuisine !== 'California'))(
  'what can be played of %s stands first',
  (cuisine) => {
    const { playlists } = toMusic(cuisine);
    const playable = playlists.map(({ embedUrl }) => embedUrl !== undefined);
    expect(playable[0]).toBe(true);
    expect(playable).toEqual(playable.toSorted((one, other) => Number(other) - Number(one)));
  },
);
