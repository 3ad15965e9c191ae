import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { NEWS_GATHER_MS } from '../contract/push/push-limits.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import type { Mail } from './accounts/ports.ts';
import { addAccountRoutes } from './accounts/routes.ts';
import { checkWritesEarly, createFindViewer, createNeedSession } from './accounts/signed-in.ts';
import { addBrowserFaultRoutes } from './browser-faults/routes.ts';
import { createRedisChannel } from './events/redis-channel.ts';
import { addEventRoutes } from './events/routes.ts';
import { addExportRoutes } from './export/routes.ts';
import { addHiddenPostRoutes } from './hidden-posts/routes.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { createMemoryCounters } from './limits/counters.ts';
import { limitByAddress } from './limits/limits.ts';
import { createRedisCounters } from './limits/redis-counters.ts';
import { addMarkedRecipeRoutes } from './marked-recipes/routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { addModerationRoutes } from './moderation/routes.ts';
import { addNotificationRoutes } from './notifications/routes.ts';
import { addBlockRoutes } from './people/block-routes.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { addPosts } from './posts/routes.ts';
import { addPushRoutes, type PushParts } from './push/routes.ts';
import { addRecipeNoteRoutes } from './recipe-notes/routes.ts';
import { removeAccount } from './remove-account.ts';
import { addReportRoutes } from './reports/routes.ts';
import { addTipRoutes } from './tips/routes.ts';
import type { UploadFiles } from './uploads/files.ts';
import { hidePictures } from './uploads/hide-pictures.ts';
import { readPictures } from './uploads/post-pictures.ts';
import { addUploadRoutes } from './uploads/routes.ts';
import { deleteUnused } from './uploads/store.ts';
import { createAnswerWrite } from './writes/answer-write.ts';

interface Parts extends Pick<PushParts, 'pushReach' | 'wakePush'> {
  pool: Pool;
  rateLimit?: 'on' | 'off';
  passwords?: Passwords;
  files: UploadFiles;
  redis?: Redis | undefined;
  metrics?: Metrics | undefined;
  mail?: Mail | undefined;
}

/** Adds all routes with responses that depend on the caller. No shared cache may store them. */
export async function addMembers(app: FastifyInstance, parts: Parts): Promise<void> {
  const { pool, files, redis, mail, passwords = createPasswords() } = parts;
  const limiter =
    parts.rateLimit === 'off'
      ? undefined
      : redis
        ? createRedisCounters(redis)
        : createMemoryCounters();
  if (limiter) await limitByAddress(app, limiter);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  compressAnswers(app);
  const needSession = createNeedSession(pool, limiter);
  checkWritesEarly(app, { needSession, limiter });
  const gate = { needSession, findViewer: createFindViewer(needSession), limiter };
  const shared = { pool, gate, answerWrite: createAnswerWrite(pool) };
  const removeFiles = (names: readonly string[]) => files.remove(names);
  const { wakePush } = parts;
  addEventRoutes(app, {
    ...shared,
    channel: redis && createRedisChannel(redis),
    // The delay collects several notifications into one push.
    noteWrite: () => wakePush?.(Date.now() + NEWS_GATHER_MS),
  });
  addBrowserFaultRoutes(app, parts.metrics?.countBrowserFault);
  addAccountRoutes(app, { ...shared, passwords, mail, removeAccount, removeFiles });
  addMarkedRecipeRoutes(app, shared);
  addRecipeNoteRoutes(app, shared);
  addTipRoutes(app, shared);
  addPeopleRoutes(app, shared);
  addBlockRoutes(app, shared);
  addHiddenPostRoutes(app, shared);
  addReportRoutes(app, shared);
  addModerationRoutes(app, {
    ...shared,
    deleteUnused,
    removeFiles,
    hidePictures: () => hidePictures(pool, files),
  });
  addNotificationRoutes(app, shared);
  addExportRoutes(app, { pool, gate, findFile: (name) => files.find(name) });
  addPushRoutes(app, { ...parts, ...shared });
  addPosts(app, {
    ...shared,
    readPictures: (given) => readPictures(files, given),
    deleteUnused,
    removeFiles,
  });
  await app.register((uploads) => addUploadRoutes(uploads, { ...shared, files }));
}
