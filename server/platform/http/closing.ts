import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/platform/problem.ts';
import * as httpTexts from '#texts/http.ts';

/** Seconds until another server is likely to respond. */
const RESTART_S = 2;

/** While the server closes, it answers new requests on open connections with a 503 and finishes running requests. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(
      isClosing ? new Problem(503, httpTexts.shuttingDown, { retryAfter: RESTART_S }) : undefined,
    );
  });
}
