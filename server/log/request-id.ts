import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ID_HEADER = 'x-request-id';
const READABLE = /^[\w-]{8,64}$/;

/**
 * Gives each request an id. Behind a proxy that is believed it is the proxy's, so that one request has one id in
 * both logs.
 */
export function createRequestIds(trustsProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = trustsProxy ? headers[ID_HEADER] : undefined;
    return typeof given === 'string' && READABLE.test(given) ? given : randomUUID();
  };
}
