import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { Changes } from './changes.ts';

/** Server-sent events, one `response` each. Clients use `fetch`, because `EventSource` cannot send the bearer token. */
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
