import { queryOptions } from '@tanstack/react-query';
import { getMusicService } from '#contract/recipe/endpoints.ts';
import { cultureTexts } from '#texts/culture.ts';
import * as recipeMusicTexts from '#texts/recipe-music.ts';
import { markChunkErrorShown } from '../../../browser/chunk-error.ts';
import { fetchJson } from '../../../data/api.ts';
import { BrokenFailure } from '../../../data/failures.ts';

/** The playlists of a cuisine, chosen on the device from lazily loaded data. */
export const musicQuery = (cuisine: string) =>
  queryOptions({
    queryKey: ['playlists', cuisine],
    queryFn: async () => {
      try {
        const { toMusic } = await import('../../../knowledge/music/playlists.ts');
        return toMusic(cuisine);
      } catch (error) {
        markChunkErrorShown();
        throw new BrokenFailure(cultureTexts.failedPlaylists, { cause: error });
      }
    },
    // Needs no request to the server, so it works offline.
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The server's client id of the music service, if it has one. */
export const musicServiceQuery = () =>
  queryOptions({
    queryKey: ['music-service'],
    queryFn: ({ signal }) =>
      fetchJson(getMusicService, {
        signal,
        fallback: recipeMusicTexts.unreachable,
      }),
    retry: false,
  });
