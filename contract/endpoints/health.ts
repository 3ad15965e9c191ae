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
  // Without its database or on a full disk the server says the same with 503.
  statuses: [200, 503],
  writes: false,
});
