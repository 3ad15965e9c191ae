import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { RESPONSE_TIMEOUT_MS } from './is-answering.ts';

/** Milliseconds of waiting for the database before it is checked. The check repeats at the same interval. */
export const CHECK_AFTER_MS = 1000;
/** Milliseconds after a freeze during which the database is checked before a caller waits for it. */
const SUSPECT_FOR_MS = 1000;
const QUICK_CHECK_MS = 250;
/** Longest time that counts per turn. A process that was busy for longer had no chance to read the response. */
const TURN_MS = 50;

export interface FreezeWatch {
  /** Calls back once if the database freezes before the returned function is called. */
  whenFrozen: (onFrozen: () => void) => () => void;
  /** False if the database froze a moment ago and still does not respond. */
  isUsable: () => Promise<boolean>;
  /** Time of the last detected freeze, by `performance.now()`. Connections opened before it may never respond. */
  frozenAt: () => number;
  close: () => void;
}

/**
 * Checks if a database still responds. The check uses a separate connection that is already open: a busy pool must
 * not look frozen, and a new connection may reach a process that still works.
 */
export function createFreezeWatch(connectionString: string): FreezeWatch {
  let connection: Promise<Client> | undefined;
  let pendingCheck: Promise<boolean> | undefined;
  let frozenAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const drop = () => {
    // Closes the socket at once if a query is pending.
    const ended = connection?.then((client) => client.end());
    if (ended) void ignoreError(ended, 'The next check opens another connection');
    connection = undefined;
  };
  const ping = async () => {
    if (isClosed) return;
    connection ??= openConnection(connectionString, (lost) => {
      if (connection === lost) connection = undefined;
    });
    await (await connection).query('select 1');
  };
  const isAnswering = async () => {
    try {
      await ping();
      return true;
    } catch (error) {
      drop();
      // An error of the database is a response too.
      if (error instanceof DatabaseError) return true;
    }
    // Retried because the connection may have been lost when PostgreSQL restarted.
    return ping().then(
      () => true,
      (error: unknown) => error instanceof DatabaseError,
    );
  };
  const check = (patienceMs: number) => {
    pendingCheck ??= Promise.race([isAnswering(), waitInTurns(patienceMs).then(() => false)])
      .then((isFine) => {
        if (isFine) return true;
        frozenAt = performance.now();
        drop();
        return false;
      })
      .finally(() => {
        pendingCheck = undefined;
      });
    return pendingCheck;
  };
  // Opened before it is needed. The first query reports a database that cannot be reached.
  ping().catch(drop);

  return {
    whenFrozen: (onFrozen) => {
      let isOver = false;
      let timer: NodeJS.Timeout | undefined;
      const checkAgain = async () => {
        const isFine = await check(RESPONSE_TIMEOUT_MS);
        if (isOver) return;
        if (isFine) wait();
        else onFrozen();
      };
      const wait = () => {
        timer = setTimeout(() => void checkAgain(), CHECK_AFTER_MS);
        timer.unref();
      };
      wait();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
    isUsable: async () =>
      performance.now() > frozenAt + SUSPECT_FOR_MS || (await check(QUICK_CHECK_MS)),
    frozenAt: () => frozenAt,
    close: () => {
      isClosed = true;
      drop();
    },
  };
}

/** Waits in short turns. Each turn reads the responses that have arrived. */
async function waitInTurns(ms: number): Promise<void> {
  for (let turn = 0; turn < ms / TURN_MS; turn += 1) {
    await pause(TURN_MS, undefined, { ref: false });
  }
}

function openConnection(
  connectionString: string,
  onLost: (client: Promise<Client>) => void,
): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: 'simmer check',
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    keepAlive: true,
  });
  const opened = client.connect().then(() => client);
  client.on('error', () => onLost(opened));
  client.on('end', () => onLost(opened));
  return opened;
}
