import { findSignedIn, toPauseKey } from '../device/signed-in.ts';
import { type Engine, toNextTry } from './engine.ts';
import { findRow, isDue, type OutboxRow, type Refusal, readRows } from './rows.ts';

/** The previous sender was killed. The write may have arrived, so the same request is sent again. */
export function recover({ db }: Engine, me: string): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    for (const row of await readRows(db, me)) {
      if (row.state === 'sending') await db.outbox.put({ ...row, state: 'queued' });
    }
  });
}

/**
 * Puts the row back in the queue with a backoff. A wait that the server requested is respected even if another sender
 * received it. Returns the time of the next attempt.
 */
export function requeue(
  engine: Engine,
  sent: OutboxRow,
  wait: number | 'no-response',
): Promise<number> {
  const { db, now } = engine;
  return db.transaction('rw', db.outbox, async () => {
    const row = await findRow(db, sent);
    const time = now();
    const serverWait = wait === 'no-response' ? 0 : wait;
    const own = Math.max(toNextTry(sent, engine), time + serverWait);
    if (!row || row.state === 'failed') return own;
    const isHeld = row.heldByServer && !isDue(row, time);
    const notBefore = isHeld ? Math.max(row.notBefore, own) : own;
    const heldByServer = isHeld || serverWait > 0;
    const unheard = wait === 'no-response';
    await db.outbox.put({ ...row, state: 'queued', notBefore, heldByServer, unheard });
    return notBefore;
  });
}

/** Makes rows due that got no response, now that the server responds. Skips the rows that failed in this pass. */
export function wakeUnanswered(
  { db }: Engine,
  me: string,
  unansweredKeys: ReadonlySet<string>,
): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    for (const row of await readRows(db, me)) {
      const isWaiting = row.state === 'queued' && row.unheard && !row.heldByServer;
      if (isWaiting && row.notBefore > 0 && !unansweredKeys.has(row.key)) {
        await db.outbox.put(toDueNow(row));
      }
    }
  });
}

/** Makes the row due now; previous attempts no longer lengthen its backoff. */
export function toDueNow(row: OutboxRow): OutboxRow {
  return { ...row, notBefore: 0, attemptsOffline: row.attempts };
}

/** Pauses all writes of this member until the next sign-in, because the server rejected the token. */
export function pause({ db }: Engine, sent: OutboxRow, token: string): Promise<void> {
  return db.transaction('rw', db.outbox, db.session, db.meta, async () => {
    const row = await findRow(db, sent);
    if (row?.state === 'sending') await db.outbox.put({ ...row, state: 'queued' });
    const signedIn = await findSignedIn(db);
    // The user has signed in again, so the response was about the old token.
    if (signedIn?.userId === sent.userId && signedIn.token !== token) return;
    await db.meta.put({ k: toPauseKey(sent.userId) });
  });
}

export function markFailed({ db }: Engine, sent: OutboxRow, error: Refusal): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    const row = await findRow(db, sent);
    if (row) await db.outbox.put({ ...row, state: 'failed', error });
  });
}
