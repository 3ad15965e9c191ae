import type { FastifyInstance } from 'fastify';

const FORWARDED = ['x-forwarded-for', 'forwarded'];

const WARNING =
  'A request has a forwarded client address, but TRUST_PROXY is unset: all clients of the proxy count as one address and share its rate limits. Set TRUST_PROXY to the address of the proxy, or to 1 for one proxy in front.';

/** Logs the warning only once, because any client can send such a header. */
export function warnOfForwarded(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!isLogged && FORWARDED.some((name) => name in headers)) {
      isLogged = true;
      log.warn(WARNING);
    }
    done();
  });
}
