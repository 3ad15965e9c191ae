import { AFRICAN_MUSIC } from './african.ts';
import { AMERICAN_MUSIC } from './american.ts';
import { ASIAN_MUSIC } from './asian.ts';
import { EUROPEAN_MUSIC } from './european.ts';
import { LATIN_MUSIC } from './latin.ts';
import { MEDITERRANEAN_MUSIC } from './mediterranean.ts';
import { toCountry, toMusicPlace } from './places.ts';
import { REAL_PLAYLISTS } from './real-playlists.ts';

/** Default genres. One per line: genre | playlist | description. */
const ANY_MUSIC = `
# Any
Pop | Kitchen pop | Light hands, light songs
Classical | Classical simmer | Strings for slow pots
Jazz | Jazz and onions | Brushes, bass and a low flame
Folk | Folk at the table | Guitars and voices nearby
Ambient | Ambient steam | Space to think and stir
`;

/** A playlist, built on the device and never fetched. */
export interface Playlist {
  id: string;
  name: string;
  genre: string;
  owner: { displayName: string };
  description: string;
  images: { url: string }[];
  externalUrl: string;
  /** Address of the embedded player. Only set if the playlist is known to exist. */
  embedUrl: string | undefined;
}

export interface Music {
  /** "China", "the American South", or undefined for an unknown cuisine. */
  place: string | undefined;
  playlists: Playlist[];
}

interface Genre {
  genre: string;
  name: string;
  description: string;
}

/** Our own cover drawings, so that no external picture is loaded. */
const COVERS = ['disc', 'hills', 'waves', 'triangle', 'strings', 'sun'] as const;
/** Genres with a drum on their cover. */
const DRUMMED = /pansori|bhangra|dabke|gnawa|samba|afro-peruvian/i;
const PLAYED_ON_KEYS = /classical|house|italo/i;

const SETS = toSets(
  [
    ANY_MUSIC,
    ASIAN_MUSIC,
    MEDITERRANEAN_MUSIC,
    LATIN_MUSIC,
    AMERICAN_MUSIC,
    AFRICAN_MUSIC,
    EUROPEAN_MUSIC,
  ].join('\n'),
);

/** Returns the five playlists of a cuisine: of its region, else of its country, else the default set. */
export function toMusic(cuisine: string): Music {
  const place = toMusicPlace(cuisine);
  const set = cuisine.trim().toLowerCase();
  const country = toCountry(cuisine) ?? '';
  const own = SETS.get(set) ?? SETS.get(country.toLowerCase());
  const name = own ? (SETS.has(set) ? set : country) : (place ?? 'any');
  const playlists = (own ?? SETS.get('any') ?? []).map((genre, at) =>
    toPlaylist(genre, at, name, place),
  );
  return { place, playlists: playlists.toSorted((one, other) => canPlay(other) - canPlay(one)) };
}

/** Sorts playable playlists before those that only link to a search. */
function canPlay({ embedUrl }: Playlist): number {
  return embedUrl === undefined ? 0 : 1;
}

function toPlaylist(
  { genre, name, description }: Genre,
  at: number,
  set: string,
  place: string | undefined,
): Playlist {
  const id = `${toSlug(set)}-${toSlug(genre)}`;
  const words = [genre, place?.replace(/^the /, '') ?? ''].join(' ').trim();
  const real = REAL_PLAYLISTS[id];
  return {
    id,
    name,
    genre,
    owner: { displayName: 'Simmer' },
    description,
    images: [{ url: `/covers/${toCover(genre, set.length + at)}.svg` }],
    externalUrl: `https://open.spotify.com/search/${encodeURIComponent(words)}/playlists`,
    embedUrl: real === undefined ? undefined : toPlaylistEmbed(real),
  };
}

function toCover(genre: string, at: number): string {
  if (DRUMMED.test(genre)) return 'drum';
  if (PLAYED_ON_KEYS.test(genre)) return 'keys';
  return COVERS[at % COVERS.length] ?? 'disc';
}

/** Returns the embed address of a playlist id of the music service, or undefined for an invalid id. */
export function toPlaylistEmbed(playlistId: string): string | undefined {
  return /^[A-Za-z0-9]{22}$/.test(playlistId)
    ? `https://open.spotify.com/embed/playlist/${playlistId}`
    : undefined;
}

function toSlug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9ı]+/g, '-')
    .replace(/^-|-$/g, '');
}

function toSets(text: string): Map<string, Genre[]> {
  const sets = new Map<string, Genre[]>();
  let current: Genre[] = [];
  for (const line of text.split('\n')) {
    const [genre = '', name, description] = line.split(' | ');
    if (genre.startsWith('# ')) sets.set(genre.slice(2).toLowerCase(), (current = []));
    else if (name && description) current.push({ genre, name, description });
  }
  return sets;
}
