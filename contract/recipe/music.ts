import * as v from 'valibot';

/** Addresses for signing in to the music service and for exchanging the sign-in code for a token. */
export const MUSIC_AUTHORIZE_URL = 'https://accounts.spotify.com/authorize';
export const MUSIC_TOKEN_URL = 'https://accounts.spotify.com/api/token';

/** Client id for the sign-in to the music service, or null if this server has none. */
export const MusicService = v.object({ clientId: v.nullable(v.string()) });
export type MusicService = v.InferOutput<typeof MusicService>;

export const MusicToken = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4096}$/));
