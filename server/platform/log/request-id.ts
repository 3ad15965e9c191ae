import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ID_HEADER = 'x-request-id';
const READABLE = /^[\w-]{8,64}$/;

/**
 * Gives each request an id. Behind a trusted proxy it is the id of the proxy, so that a request has the same id in
 * both logs.
 */
export function createRequestIds(trustsProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = trustsProxy ? headers[ID_HEADER] : undefined;
    return typeof given === 'string' && READABLE.test(given) ? given : randomUUID();
  };
}
