import { defineEndpoint } from '../endpoint.ts';
import { Health } from '../health.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: Health,
  // The server answers 503 with the same body if its database is down or its disk is full.
  statuses: [200, 503],
  writes: false,
});
