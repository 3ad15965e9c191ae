import { Pool } from 'pg';
import { openEmbedded } from './embedded.ts';
import { createFreezeWatch } from './freeze-watch.ts';
import { guardPool } from './guard-pool.ts';
import { createTimedClient, type TimedQuery } from './timed-client.ts';

export interface Database {
  pool: Pool;
  /** Runs work such as a migration without a query timeout, on separate connections. */
  withoutTimeout<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  /** Includes the password, so it must not be logged. */
  url: string;
  /** True while the disk of an embedded PostgreSQL is full and it refuses writes. */
  isReadOnly: () => boolean;
  /** Registers a listener that is called when it accepts writes again. */
  onWritable: (listener: () => void) => void;
  /** Waits for running queries, then closes the connections and an embedded PostgreSQL. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  /** URL of a PostgreSQL 15 to 18 to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Called if the embedded PostgreSQL died and cannot be restarted. The process should then end. */
  onFatal?: ((error: Error) => void) | undefined;
  log?: ((text: string) => void) | undefined;
  /** Milliseconds to wait if another server holds the lock of the directory; default 10 seconds. */
  lockWaitMs?: number | undefined;
  /** Query timeout in milliseconds, after which the connection is discarded; default 10 seconds. */
  queryTimeoutMs?: number | undefined;
  onQuery?: ((query: TimedQuery) => void) | undefined;
  /** Name of the connections in PostgreSQL; default `simmer`, which identifies a server. */
  name?: string | undefined;
}

const OLDEST_VERSION = 15;
const DRAIN_TIMEOUT_MS = 1000;
const QUERY_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5000;

/** Opens the database. Errors have messages for the terminal. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, log = () => {}, onFatal = () => {}, lockWaitMs = 10_000 } = options;
  const { name = 'simmer', queryTimeoutMs = QUERY_TIMEOUT_MS, onQuery } = options;
  const toPool = (url: string, timeoutMs: number) =>
    createPool(url, { name, log, timeoutMs, onQuery });
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const { pool, drain } = toPool(databaseUrl, queryTimeoutMs);
    await refuseUnfit(pool, drain);
    return {
      pool,
      withoutTimeout: (work) => withPool(toPool(databaseUrl, 0), work),
      url: databaseUrl,
      isReadOnly: () => false,
      onWritable: () => {},
      close: drain,
    };
  }
  const embedded = await openEmbedded({ dataDir, log, onFatal, lockWaitMs });
  const { pool, drain } = toPool(embedded.url, queryTimeoutMs);
  return {
    pool,
    withoutTimeout: (work) => withPool(toPool(embedded.url, 0), work),
    url: embedded.url,
    isReadOnly: embedded.isReadOnly,
    onWritable: embedded.onWritable,
    close: async () => {
      try {
        await drain();
      } finally {
        await embedded.close();
      }
    },
  };
}

interface PoolParts {
  name: string;
  log: (text: string) => void;
  timeoutMs: number;
  onQuery?: ((query: TimedQuery) => void) | undefined;
}

interface OpenPool {
  pool: Pool;
  /** Closes the connections without waiting for a query that hangs. */
  drain: () => Promise<void>;
}

/** The timeout frees connections from a database that does not respond. 0 disables it. */
function createPool(
  connectionString: string,
  { name, log, timeoutMs, onQuery }: PoolParts,
): OpenPool {
  // Work without a timeout, such as a migration, may wait for a lock without limit.
  const freezeWatch = timeoutMs > 0 ? createFreezeWatch(connectionString) : undefined;
  const pool = new Pool({
    connectionString,
    application_name: name,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: timeoutMs,
    Client: createTimedClient({ onQuery, freezeWatch }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
  });
  if (freezeWatch) guardPool(pool, freezeWatch);
  // A lost connection would end the process if the events had no listeners. The pool replaces it.
  pool.on('error', (error) => log(`Database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    drain: () => {
      freezeWatch?.close();
      return drainPool(pool);
    },
  };
}

async function withPool<T>(
  { pool, drain }: OpenPool,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  try {
    return await work(pool);
  } finally {
    await drain();
  }
}

async function refuseUnfit(pool: Pool, drain: () => Promise<void>): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (cause) {
    await drain();
    const reason = cause instanceof Error ? toReason(cause) : String(cause);
    throw new Error(`Connecting to the database of DATABASE_URL failed: ${reason}`, { cause });
  }
  if (version >= OLDEST_VERSION) return;
  await drain();
  throw new Error(
    `The PostgreSQL of DATABASE_URL has version ${version}; version 15 or newer is required.`,
  );
}

function toReason(error: Error): string {
  // Several addresses were tried, and each has an error.
  if (error instanceof AggregateError) return error.errors.map(String).join(', ');
  return error.message;
}

async function drainPool(pool: Pool): Promise<void> {
  // Connections are expected to fail while PostgreSQL stops.
  pool.removeAllListeners('error').on('error', () => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_TIMEOUT_MS);
  });
  await Promise.race([pool.end(), late]);
  clearTimeout(timer);
}
