import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';

/** PostgreSQL: deadlock and serialization failure. */
const CONFLICTS = new Set(['40P01', '40001']);

export const LOCKED = '55P03';
/** How long one write waits for the locks of another. */
export const LOCK_TIMEOUT = '5s';

/** Errors that a later retry may not hit. 23503 means that a referenced row was deleted in between. */
const TEMPORARY = new Set([...CONFLICTS, LOCKED, '23503']);

const TRIES = 5;

/** Retries conflicts with other transactions; throws after `TRIES`. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const isConflict = error instanceof DatabaseError && CONFLICTS.has(error.code ?? '');
      if (!isConflict || tried === TRIES) throw error;
      // The pause is random, because the same two would conflict again otherwise.
      await pause(Math.random() * 10 * 2 ** tried);
    }
  }
}

/**
 * Runs `work` in a transaction, and the function that it returns after the commit. `undo` is called once if a rollback
 * is certain.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<() => Promise<T>>,
  undo?: () => Promise<void>,
): Promise<T> {
  const state = { isCommitting: false };
  let after: () => Promise<T>;
  try {
    after = await retryConflicts(() => transact(pool, work, state));
  } catch (error) {
    // A commit without a response may have succeeded, so the files stay until the cleanup.
    if (!state.isCommitting) await undo?.();
    throw translateError(error);
  }
  return after();
}

async function transact<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  state: { isCommitting: boolean },
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onLost = (error: Error) => {
    broken = error;
  };
  // A connection that dies between two statements would end the process if it had no listener.
  client.on('error', onLost);
  state.isCommitting = false;
  try {
    await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'`);
    const done = await work(client);
    state.isCommitting = true;
    await client.query('commit');
    return done;
  } catch (error) {
    const isConnectionAlive = error instanceof Problem || error instanceof DatabaseError;
    if (isConnectionAlive) await client.query('rollback').catch(onLost);
    else broken ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.removeListener('error', onLost);
    client.release(broken);
  }
}

export function translateError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.constraint === 'idempotency_user_id_fkey') {
    return new Problem(401, accountTexts.authenticationRequired);
  }
  const isPassing = TEMPORARY.has(error.code ?? '');
  return isPassing ? new Problem(503, accountTexts.busy, { retryAfter: 1 }) : error;
}
