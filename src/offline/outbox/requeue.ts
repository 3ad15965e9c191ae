import { findSignedIn, toPauseKey } from '../device/signed-in.ts';
import { type Engine, toNextTry } from './engine.ts';
import { findRow, isDue, type OutboxRow, type Refusal, readRows } from './rows.ts';

/** The sender was killed: the write may have arrived, so the same request is sent again. */
export function recover({ db }: Engine, me: string): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    for (const row of await readRows(db, me)) {
      if (row.state === 'sending') await db.outbox.put({ ...row, state: 'queued' });
    }
  });
}

/**
 * Puts the row back in the queue, to be retried after its backoff and never before the server's `retryAfter`, also where
 * another sender did not receive that wait. Returns the time.
 */
export function requeue(
  engine: Engine,
  sent: OutboxRow,
  wait: number | 'unheard',
): Promise<number> {
  const { db, now } = engine;
  return db.transaction('rw', db.outbox, async () => {
    const row = await findRow(db, sent);
    const time = now();
    const asked = wait === 'unheard' ? 0 : wait;
    const own = Math.max(toNextTry(sent, engine), time + asked);
    if (!row || row.state === 'failed') return own;
    const isHeld = row.heldByServer && !isDue(row, time);
    const notBefore = isHeld ? Math.max(row.notBefore, own) : own;
    const heldByServer = isHeld || asked > 0;
    const unheard = wait === 'unheard';
    await db.outbox.put({ ...row, state: 'queued', notBefore, heldByServer, unheard });
    return notBefore;
  });
}

/**
 * The server has answered: rows that wait only because it did not are due now. Not those of `unheardKeys`, which got no
 * answer in this very pass.
 */
export function wakeUnheard(
  { db }: Engine,
  me: string,
  unheardKeys: ReadonlySet<string>,
): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    for (const row of await readRows(db, me)) {
      const isAsleep = row.state === 'queued' && row.unheard && !row.heldByServer;
      if (isAsleep && row.notBefore > 0 && !unheardKeys.has(row.key)) {
        await db.outbox.put(toDueNow(row));
      }
    }
  });
}

/** The row as due now; its attempts so far no longer lengthen the wait after the next one. */
export function toDueNow(row: OutboxRow): OutboxRow {
  return { ...row, notBefore: 0, attemptsOffline: row.attempts };
}

/** The token was rejected: all writes of this member wait for the next sign-in, nothing is lost. */
export function pause({ db }: Engine, sent: OutboxRow, token: string): Promise<void> {
  return db.transaction('rw', db.outbox, db.session, db.meta, async () => {
    const row = await findRow(db, sent);
    if (row?.state === 'sending') await db.outbox.put({ ...row, state: 'queued' });
    const signedIn = await findSignedIn(db);
    // The user has signed in again meanwhile: the answer was about the old token.
    if (signedIn?.userId === sent.userId && signedIn.token !== token) return;
    await db.meta.put({ k: toPauseKey(sent.userId) });
  });
}

/** The server refused the write: it stays, with the reason, until the member decides. */
export function markFailed({ db }: Engine, sent: OutboxRow, error: Refusal): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    const row = await findRow(db, sent);
    if (row) await db.outbox.put({ ...row, state: 'failed', error });
  });
}
