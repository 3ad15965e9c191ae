import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
} from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { API_BASE } from '#contract/platform/api-base.ts';
import { BODY_MAX } from '#contract/platform/body-limits.ts';
import type { Passwords } from './account/passwords.ts';
import type { Mail } from './account/ports.ts';
import type { ImportReach } from './cookbook/import/routes.ts';
import { addFoodRoutes } from './food/routes.ts';
import { findMember } from './member/user-store.ts';
import { addMembers } from './members.ts';
import { addMusicRoutes } from './music/routes.ts';
import { findPublicPages, findSitemapState } from './page/sitemap-store.ts';
import { LONGEST_NAME, toRoutedAddress } from './page/unreadable-address.ts';
import { addWeb } from './page/web.ts';
import { addApiDocument } from './platform/api-document/routes.ts';
import { createDatabaseCheck } from './platform/database/is-answering.ts';
import { addHealthRoutes } from './platform/health/routes.ts';
import { answerClientError } from './platform/http/client-error.ts';
import { refuseWhileClosing } from './platform/http/closing.ts';
import { answerError, answerNotFound, createErrorExit } from './platform/http/error-exit.ts';
import { toApiHeaders } from './platform/http/headers.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { createSendText } from './platform/http/send-text.ts';
import { createStatusProblem } from './platform/http/status-problem.ts';
import type { Schedule } from './platform/keep-sending.ts';
import { warnOfForwarded } from './platform/limits/forwarded.ts';
import { AnswerLog } from './platform/log/answer-log.ts';
import { createRequestIds } from './platform/log/request-id.ts';
import { addMailRoutes } from './platform/mail/routes.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { createUploadFiles, type UploadFiles } from './platform/uploads/files.ts';
import { findPicture, toPreviewJpeg } from './platform/uploads/link-preview.ts';
import { serveUploads } from './platform/uploads/serve.ts';
import { findDishRating } from './post/dish-store.ts';
import { findPostSummary } from './post/head-store.ts';
import type { PushReach } from './push/push-address.ts';
import type { InsightModel } from './recipe/insight/model.ts';
import { addInsightRoutes } from './recipe/insight/routes.ts';
import { createRecipeLookup } from './recipe/recipe-lookup.ts';
import { addRecipeRoutes } from './recipe/routes.ts';
import { findFirstRecipe, findRecipesOf } from './recipe/store.ts';

export interface AppParts {
  pool: Pool;
  version: string;
  rateLimit?: 'on' | 'off';
  /** Strong by default. Tests use cheap hashes. */
  passwords?: Passwords;
  uploadsDir: string;
  /** The storage of pictures, if it is not `uploadsDir`. */
  files?: UploadFiles | undefined;
  /** Redis that several servers share. If unset, limits are counted in memory, and the database publishes changes. */
  redis?: Redis | undefined;
  /** The built client. If unset, only the API and the pictures are served. */
  clientDir?: string;
  picturesDir?: string;
  /** Writes the cultural insights. If unset, they come from the collection. */
  insightModel?: InsightModel | undefined;
  musicClientId?: string | undefined;
  /** Which pages are imported by their address. Off by default. */
  importReach?: ImportReach | undefined;
  /** Sends links to reset passwords and confirm emails. If unset, the server sends no mail. */
  mail?: Mail | undefined;
  /** `local` allows push services on this machine, for tests. */
  pushReach?: PushReach;
  wakePush?: Schedule['wake'];
  /** The origin of canonical links, previews and structured data. Defaults to the origin of each request. */
  publicUrl?: string | undefined;
  trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  logger?: FastifyBaseLogger;
  metrics?: Metrics | undefined;
}

/** Builds the app without listening. Closing the app does not close the pool. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: parts.trustProxy ?? false,
    ...(parts.logger && { loggerInstance: parts.logger }),
    logController: new AnswerLog(),
    genReqId: createRequestIds(Boolean(parts.trustProxy)),
    // The default of ten seconds can be too short on a busy machine.
    pluginTimeout: 60_000,
    // Enough for 5 MB at 40 kB per second. Headers still have to arrive within a minute.
    requestTimeout: 150_000,
    bodyLimit: BODY_MAX,
    // `refuseWhileClosing` answers in the format of the API instead.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    rewriteUrl: toRoutedAddress,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_NAME },
  });
  if (!parts.trustProxy) warnOfForwarded(app);
  parts.metrics?.observeAnswers(app);
  app.decorate('publicUrl', parts.publicUrl);
  const sendText = createSendText();
  const files = parts.files ?? createUploadFiles(parts.uploadsDir);
  readJsonBodies(app);
  app.setErrorHandler(createErrorExit(createDatabaseCheck(parts.pool)));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${API_BASE}/`)) reply.headers(toApiHeaders(request));
    // PostgreSQL cannot store a NUL, and no URL of the app contains one.
    const isUnreadable = request.raw.url?.includes('%00') ?? false;
    done(isUnreadable ? createStatusProblem(400) : undefined);
  });
  refuseWhileClosing(app);

  await app.register(
    async (api) => {
      api.setNotFoundHandler(answerNotFound);
      addHealthRoutes(api, parts);
      addRecipeRoutes(api, parts.pool, sendText);
      addFoodRoutes(api, sendText);
      addInsightRoutes(api, { ...parts, sendText });
      addMusicRoutes(api, parts.musicClientId);
      addMailRoutes(api, parts.mail !== undefined);
      await addApiDocument(api, { version: parts.version, sendText });
      await api.register((members) => addMembers(members, { ...parts, files }));
    },
    { prefix: API_BASE },
  );
  serveUploads(app, files);
  const { pool } = parts;
  const sources = {
    findRecipe: createRecipeLookup(pool),
    findRating: (id: string) => findDishRating(pool, id),
    findFirstRecipe: () => findFirstRecipe(pool),
    findRecipesOf: (cuisine: string) => findRecipesOf(pool, cuisine),
    findPostSummary: (id: string) => findPostSummary(pool, id),
    findMember: (id: string) => findMember(pool, id),
    findPublicPages: () => findPublicPages(pool),
    findSitemapState: () => findSitemapState(pool),
  };
  const previews = { findPicture: (id: string) => findPicture(files, id), toPreviewJpeg };
  await app.register((web) => addWeb(web, { ...parts, sources, previews, sendText }));
  return app;
}
