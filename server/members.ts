import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { NEWS_GATHER_MS } from '#contract/push/limits.ts';
import { addExportRoutes } from './account/export/routes.ts';
import { createPasswords, type Passwords } from './account/passwords.ts';
import type { Mail } from './account/ports.ts';
import { addAccountRoutes } from './account/routes.ts';
import { checkWritesEarly, createFindViewer, createNeedSession } from './account/signed-in.ts';
import { addCommentRoutes } from './comment/routes.ts';
import { addCookbookImportRoute, type ImportReach } from './cookbook/import/routes.ts';
import { addCookbookRoutes } from './cookbook/routes.ts';
import { addDietRoutes } from './diet/routes.ts';
import { addHouseholdRoutes } from './household/routes.ts';
import { addListRoutes } from './list/routes.ts';
import { addBlockRoutes } from './member/block-routes.ts';
import { addPeopleRoutes } from './member/routes.ts';
import { addReportRoutes } from './moderation/reports/routes.ts';
import { addModerationRoutes } from './moderation/routes.ts';
import { addNotificationRoutes } from './notification/routes.ts';
import { addBrowserFaultRoutes } from './platform/browser-faults/routes.ts';
import { createRedisChannel } from './platform/events/redis-channel.ts';
import { addEventRoutes } from './platform/events/routes.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { createMemoryCounters } from './platform/limits/counters.ts';
import { limitByAddress } from './platform/limits/limits.ts';
import { createRedisCounters } from './platform/limits/redis-counters.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { UploadFiles } from './platform/uploads/files.ts';
import { hidePictures } from './platform/uploads/hide-pictures.ts';
import { readPictures } from './platform/uploads/post-pictures.ts';
import { addUploadRoutes } from './platform/uploads/routes.ts';
import { deleteUnused } from './platform/uploads/store.ts';
import { addHiddenPostRoutes } from './post/hidden/routes.ts';
import type { GivenPictures } from './post/ports.ts';
import { addPosts } from './post/routes.ts';
import { addPushRoutes, type PushParts } from './push/routes.ts';
import { addMarkedRecipeRoutes } from './recipe/marks/routes.ts';
import { addRecipeNoteRoutes } from './recipe/notes/routes.ts';
import { removeAccount } from './remove-account.ts';
import { addTipRoutes } from './tip/routes.ts';

interface Parts extends Pick<PushParts, 'pushReach' | 'wakePush'> {
  pool: Pool;
  rateLimit?: 'on' | 'off';
  passwords?: Passwords;
  files: UploadFiles;
  redis?: Redis | undefined;
  metrics?: Metrics | undefined;
  mail?: Mail | undefined;
  importReach?: ImportReach | undefined;
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
  const shared = { pool, gate };
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
  addDietRoutes(app, shared);
  addTipRoutes(app, shared);
  addListRoutes(app, shared);
  addHouseholdRoutes(app, shared);
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
  const pictures = {
    readPictures: (given: GivenPictures) => readPictures(files, given),
    deleteUnused,
    removeFiles,
  };
  addPosts(app, { ...shared, ...pictures });
  addCookbookRoutes(app, { ...shared, ...pictures });
  addCookbookImportRoute(app, { gate, importReach: parts.importReach });
  addCommentRoutes(app, shared);
  await app.register((uploads) => addUploadRoutes(uploads, { ...shared, files }));
}
