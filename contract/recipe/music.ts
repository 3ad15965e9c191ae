import * as v from 'valibot';

/** Where one signs in to the music service, and where the page exchanges the code of a sign-in for a token. */
export const MUSIC_AUTHORIZE_URL = 'https://accounts.spotify.com/authorize';
export const MUSIC_TOKEN_URL = 'https://accounts.spotify.com/api/token';

/** What a page must know to sign in to the music service: null where this server has no client id. */
export const MusicService = v.object({ clientId: v.nullable(v.string()) });
export type MusicService = v.InferOutput<typeof MusicService>;

/** An access token of the music service. */
export const MusicToken = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4096}$/));
