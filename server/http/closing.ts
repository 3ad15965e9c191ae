import type { FastifyInstance } from 'fastify';
import * as httpErrorTexts from '../../texts/en/http-errors.ts';
import { Problem } from '../problem.ts';

/** Seconds until another server may answer. */
const RESTART_S = 2;

/** A request that comes over an open connection while the server closes is a 503; those under way are finished. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(
      isClosing
        ? new Problem(503, httpErrorTexts.shuttingDown, { retryAfter: RESTART_S })
        : undefined,
    );
  });
}
