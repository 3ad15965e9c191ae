import { Pool } from 'pg';
import { openEmbedded } from './embedded.ts';

export interface Database {
  pool: Pool;
  /** Runs what takes as long as it takes, such as a migration or the wait for another server's, over connections of its own. */
  patiently<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  /** With the password: for code that needs a connection of its own, never for a log. */
  url: string;
  /** Waits for queries under way, then closes the connections and, where it is ours, PostgreSQL. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Where the embedded PostgreSQL lives. */
  dataDir: string;
  /** A PostgreSQL 15 to 18 to use instead. */
  databaseUrl?: string | undefined;
  /** The embedded PostgreSQL died and could not be brought back: the process should end. */
  onFatal?: ((error: Error) => void) | undefined;
  /** Takes sentences for whoever started the server. */
  say?: ((text: string) => void) | undefined;
  /** Milliseconds to wait for another server to let go of the directory; 10 seconds unless told. */
  patience?: number | undefined;
  /** Milliseconds until a query that is not answered fails and its connection is given up; 10 seconds unless told. */
  queryWithin?: number | undefined;
}

const OLDEST_VERSION = 15;
/** With the stop of PostgreSQL below what SIGTERM may take after the requests under way have ended. */
const DRAIN_WITHIN = 1000;
const QUERY_WITHIN = 10_000;
const CONNECT_WITHIN = 5000;

/** Opens the database of this server; throws a sentence for whoever started it. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, say = () => {}, onFatal = () => {}, patience = 10_000 } = options;
  const queryWithin = options.queryWithin ?? QUERY_WITHIN;
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const pool = toPool(databaseUrl, say, queryWithin);
    await refuseUnfit(pool);
    return {
      pool,
      patiently: (work) => withPatientPool(databaseUrl, say, work),
      url: databaseUrl,
      close: () => drain(pool),
    };
  }
  const embedded = await openEmbedded({ dataDir, say, onFatal, patience });
  const pool = toPool(embedded.url, say, queryWithin);
  return {
    pool,
    patiently: (work) => withPatientPool(embedded.url, say, work),
    url: embedded.url,
    close: async () => {
      try {
        await drain(pool);
      } finally {
        await embedded.close();
      }
    },
  };
}

/** A database that takes the call and then says nothing must not hold every connection: `queryWithin` 0 waits for ever. */
function toPool(connectionString: string, say: (text: string) => void, queryWithin: number): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'simmer',
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: queryWithin,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
  });
  // Without listeners a lost connection would end the process; the pool replaces it by itself.
  pool.on('error', (error) => say(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function withPatientPool<T>(
  url: string,
  say: (text: string) => void,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const pool = toPool(url, say, 0);
  try {
    return await work(pool);
  } finally {
    await drain(pool);
  }
}

async function refuseUnfit(pool: Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (cause) {
    await pool.end();
    const reason = cause instanceof Error ? toReason(cause) : String(cause);
    throw new Error(`The database of DATABASE_URL cannot be opened: ${reason}`, { cause });
  }
  if (version >= OLDEST_VERSION) return;
  await pool.end();
  throw new Error(`DATABASE_URL leads to PostgreSQL ${version}; it has to be 15 or newer.`);
}

function toReason(error: Error): string {
  // Several addresses were tried, each with an error of its own.
  if (error instanceof AggregateError) return error.errors.map(String).join(', ');
  return error.message;
}

/** A query that hangs must not keep the server from ending. */
async function drain(pool: Pool): Promise<void> {
  // The last connections may only notice when PostgreSQL stops; by then that is no news.
  pool.removeAllListeners('error').on('error', () => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_WITHIN);
  });
  await Promise.race([pool.end(), late]);
  clearTimeout(timer);
}
