import { join, resolve } from 'node:path';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { buildApp } from './app.ts';
import { findNews } from './notification/store.ts';
import { renderAhead } from './page/render-ahead.ts';
import { openDatabase } from './platform/database/open.ts';
import { keepSending } from './platform/keep-sending.ts';
import { createLogger } from './platform/log/logger.ts';
import { createMetrics, serveMetrics } from './platform/metrics/metrics.ts';
import { createQueryWatch } from './platform/metrics/query-watch.ts';
import { findRoot, readVersion } from './platform/root.ts';
import { closeEach, closeOnSignal, finish } from './platform/shutdown.ts';
import { createPushKeys } from './push/key-store.ts';
import { createSender } from './push/send-due.ts';
import { readSettings, type Settings, toInsightModel, toPushContact } from './settings.ts';
import { checkPorts } from './start/check-ports.ts';
import { openRedis } from './start/open-redis.ts';
import { openUploadFiles } from './start/open-upload-files.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { toErrorText } from './start/start-failure.ts';
import { startMail } from './start/start-mail.ts';
import { keepTidy } from './start/tidy.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await checkPorts(settings);
  const root = findRoot(import.meta.url);
  const version = readVersion(root);
  const dataDir = resolve(root, settings.DATA_DIR);
  const { onClose } = closeOnSignal(fail);
  const logger = createLogger(settings.LOG_LEVEL);
  const metrics =
    settings.METRICS === 'on' ? createMetrics(version, settings.RATE_LIMIT) : undefined;
  // Prints to the terminal until the server runs, and logs from then on.
  let isServing = false;
  const log = (text: string) => (isServing ? logger.warn(text) : console.log(text));
  const database = await openDatabase({
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    onFatal: fail,
    log,
    onQuery: createQueryWatch({ logger, metrics, slowMs: settings.SLOW_QUERY_MS }),
  });
  onClose(() => database.close());
  try {
    const total = await prepareDatabase(database, join(root, 'collection'), log);
    const { files, directory: uploadsDir } = openUploadFiles(settings, dataDir);
    const push = keepSending(
      createSender({
        pool: database.pool,
        readKeys: createPushKeys(database.pool),
        contact: toPushContact(settings),
        reach: 'public',
        log,
        findNews,
      }),
      log,
      'pushes',
    );
    const mail = startMail(database.pool, settings, log);
    const redis = settings.REDIS_URL ? openRedis(settings.REDIS_URL, log) : undefined;
    if (redis) onClose(async () => redis.disconnect());
    if (redis) await ignoreError(redis.connect(), 'It is logged, and Redis reconnects by itself');
    const app = await buildApp({
      files,
      redis,
      wakePush: push.wake,
      mail,
      uploadsDir,
      pool: database.pool,
      version,
      rateLimit: settings.RATE_LIMIT,
      publicUrl: settings.PUBLIC_URL,
      trustProxy: settings.TRUST_PROXY,
      insightModel: toInsightModel(settings),
      musicClientId: settings.MUSIC_CLIENT_ID,
      importReach: settings.IMPORT_URL === 'on' ? 'public' : 'off',
      clientDir: join(root, 'dist/client'),
      picturesDir: join(root, 'collection/pictures'),
      logger,
      metrics,
    });
    onClose(() => finish(app));
    const stopTidying = keepTidy(database.pool, files, log);
    // Closed concurrently, because all `onClose` callbacks share the time for a shutdown.
    onClose(async () => {
      await Promise.all([push.stop(), mail?.stop(), stopTidying()]);
    });
    if (metrics) {
      metrics.observePool(database.pool);
      const at = { port: settings.METRICS_PORT, host: settings.HOST };
      onClose((await serveMetrics(metrics, at)).close);
    }
    printSettings(settings);
    const address = await app.listen({ port: settings.PORT, host: settings.HOST });
    isServing = true;
    if (settings.RENDER_AHEAD === 'on') {
      const stopRendering = renderAhead(app);
      onClose(async () => stopRendering());
    }
    console.log(`Simmer serves ${total} recipes at ${address}`);
  } catch (error) {
    await closeEach([() => database.close()]).catch((late) => console.error(toErrorText(late)));
    throw error;
  }
}

/** Prints settings that an operator should notice. */
function printSettings({ RATE_LIMIT, TRUST_PROXY, METRICS, METRICS_PORT }: Settings): void {
  if (RATE_LIMIT === 'off') {
    console.warn('RATE LIMITS ARE OFF (RATE_LIMIT=off). Use this for load tests only.');
  }
  const isTrusting = TRUST_PROXY !== false;
  console.log(
    `Forwarded client addresses are ${isTrusting ? 'trusted' : 'ignored'} (TRUST_PROXY is ${isTrusting ? 'set' : 'unset'}).`,
  );
  if (METRICS === 'on')
    console.log(`Prometheus metrics are served on port ${METRICS_PORT} at /metrics.`);
}

function fail(error: unknown): void {
  console.error(toErrorText(error));
  process.exit(1);
}

start().catch(fail);
