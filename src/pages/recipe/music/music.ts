import { queryOptions } from '@tanstack/react-query';
import { getMusicService } from '#contract/recipe/endpoints.ts';
import { fetchJson } from '#platform/network/api.ts';
import * as recipeMusicTexts from '#texts/recipe-music.ts';

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
