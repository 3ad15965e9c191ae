import { defineEndpoint } from '../endpoint.ts';
import { Changes } from '../live/changes.ts';

/**
 * What changes while somebody reads, as server-sent events that hold a `response` each, until either side ends the stream. Asked
 * for by `fetch`, since it carries the bearer token.
 */
export const listenToEvents = defineEndpoint({
  method: 'GET',
  path: '/events',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: null,
  response: Changes,
  statuses: [200],
  writes: false,
});
