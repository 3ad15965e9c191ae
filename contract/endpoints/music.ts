import { defineEndpoint } from '../endpoint.ts';
import { MusicService } from '../recipe/music.ts';

export const getMusicService = defineEndpoint({
  method: 'GET',
  path: '/music',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: MusicService,
  statuses: [200],
  writes: false,
});
