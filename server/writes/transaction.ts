import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { accountTexts } from '../../texts/en/accounts.ts';
import { Problem } from '../problem.ts';

/** PostgreSQL: a deadlock, and a conflict of transactions. It has undone the one and wants it done again. */
const CLASHES = new Set(['40P01', '40001']);

/** PostgreSQL: a lock that was not had in time. */
export const LOCKED = '55P03';

/** PostgreSQL: all those, and something named that went meanwhile. */
const TRY_AGAIN = new Set([...CLASHES, LOCKED, '23503']);

const TRIES = 5;

/** Does again what clashed with somebody else's; a clash that goes on after `TRIES` is thrown. */
export async function throughClashes<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const isClash = error instanceof DatabaseError && CLASHES.has(error.code ?? '');
      if (!isClash || tried === TRIES) throw error;
      // By chance, or the same two would meet again.
      await pause(Math.random() * 10 * 2 ** tried);
    }
  }
}

/**
 * Runs `work` in a transaction; what it hands back is done after the commit, so nobody hears of what may still fail. `undo` is
 * called once, where nothing of it is kept for certain.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<() => Promise<T>>,
  undo?: () => Promise<void>,
): Promise<T> {
  const state = { isCommitting: false };
  let after: () => Promise<T>;
  try {
    after = await throughClashes(() => transact(pool, work, state));
  } catch (error) {
    // A commit that nobody answered may have come about: then the files stay, and are swept if it has not.
    if (!state.isCommitting) await undo?.();
    throw toAnswerable(error);
  }
  return after();
}

/** Once, and with the errors of the database as they are. */
export async function transact<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  state = { isCommitting: false },
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onLost = (error: Error) => {
    broken = error;
  };
  // A connection that dies between two statements says so here, or to nobody and ends the process.
  client.on('error', onLost);
  state.isCommitting = false;
  try {
    await client.query(`begin; set local lock_timeout = '5s'`);
    const done = await work(client);
    state.isCommitting = true;
    await client.query('commit');
    return done;
  } catch (error) {
    const isSaid = error instanceof Problem || error instanceof DatabaseError;
    // Any other error came from the wire: what is still under way there would be in the way of the next.
    if (isSaid) await client.query('rollback').catch(onLost);
    else broken ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.removeListener('error', onLost);
    client.release(broken);
  }
}

/** What the database says, as its sender may hear it. */
export function toAnswerable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.constraint === 'idempotency_user_id_fkey') {
    // The account went while its request was on the way.
    return new Problem(401, accountTexts.authenticationRequired);
  }
  const isPassing = TRY_AGAIN.has(error.code ?? '');
  return isPassing ? new Problem(503, accountTexts.busy, { retryAfter: 1 }) : error;
}
