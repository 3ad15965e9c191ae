import * as v from 'valibot';

/** What a page must know to sign in to the music service: null where this server has no client id. */
export const MusicService = v.object({ clientId: v.nullable(v.string()) });
export type MusicService = v.InferOutput<typeof MusicService>;
