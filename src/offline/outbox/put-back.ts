import { findSignedIn, toPauseKey } from '../signed-in.ts';
import { type Engine, toNextTry } from './engine.ts';
import { findRow, type OutboxRow, type Refusal, readRows } from './rows.ts';

/** Whoever was sending is gone, and with them what they knew: it may have arrived, so it goes again as it was. */
export function recover({ db }: Engine, me: string): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    for (const row of await readRows(db, me)) {
      if (row.state === 'sending') await db.outbox.put({ ...row, state: 'queued' });
    }
  });
}

/**
 * Back in the queue, to be tried again after its own time, and not before the server's: also not where another sender, who
 * heard nothing of a wait, comes back later. Returns when.
 */
export function putBack(
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
    const isHeld = row.heldByServer && row.notBefore > time;
    const notBefore = isHeld ? Math.max(row.notBefore, own) : own;
    const heldByServer = isHeld || asked > 0;
    const unheard = wait === 'unheard';
    await db.outbox.put({ ...row, state: 'queued', notBefore, heldByServer, unheard });
    return notBefore;
  });
}

/** The server has answered: what waits only because it did not is tried now, and not when its own time has come. */
export function wakeUnheard({ db }: Engine, me: string): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    for (const row of await readRows(db, me)) {
      const isAsleep = row.state === 'queued' && row.unheard && !row.heldByServer;
      if (isAsleep && row.notBefore > 0) await db.outbox.put({ ...row, notBefore: 0 });
    }
  });
}

/** The token is no longer taken: everything of this member waits for the next sign-in, nothing is lost. */
export function pause({ db }: Engine, sent: OutboxRow, token: string): Promise<void> {
  return db.transaction('rw', db.outbox, db.session, db.meta, async () => {
    const row = await findRow(db, sent);
    if (row?.state === 'sending') await db.outbox.put({ ...row, state: 'queued' });
    const signedIn = await findSignedIn(db);
    // Signed in anew meanwhile: the answer was about the old token.
    if (signedIn?.userId === sent.userId && signedIn.token !== token) return;
    await db.meta.put({ k: toPauseKey(sent.userId) });
  });
}

/** The server said no: it stays, with the reason, until the member has decided. */
export function park({ db }: Engine, sent: OutboxRow, error: Refusal): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    const row = await findRow(db, sent);
    if (row) await db.outbox.put({ ...row, state: 'failed', error });
  });
}
