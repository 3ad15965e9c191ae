import { KEY_TRUSTED_MS } from '#contract/device/outbox.ts';
import { toDefinition } from '#contract/writes.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { findSignedIn, toPauseKey } from '../device/signed-in.ts';
import type { Engine } from './engine.ts';
import { type Body, type Frozen, freeze, readBody } from './freeze.ts';
import { isAbout, isHeld, listHeldIds, releaseHeld } from './held.ts';
import { readIds } from './ids.ts';
import { isDue, type OutboxRow } from './rows.ts';

/** A row to send. Bytes and token are read here because another sender may settle the row and delete them. */
export interface Picked {
  row: OutboxRow;
  frozen: Frozen;
  body: Body | undefined;
  token: string;
}

/** `switched`: another user has signed in. `until`: the time at which the next row may be tried. */
export type Pick =
  | { kind: 'picked'; picked: Picked }
  | { kind: 'nothing' }
  | { kind: 'switched' }
  | { kind: 'paused' }
  | { kind: 'later'; until: number };

/** Takes the first sendable row, freezes its request and marks it as sending, all in one transaction. */
export function pick(engine: Engine, me: string): Promise<Pick> {
  const { db, checkpoint } = engine;
  const { outbox, outboxBody, blobs, idmap, session, meta } = db;
  return db.transaction('rw', [outbox, outboxBody, blobs, idmap, session, meta], async () => {
    const signedIn = await findSignedIn(db);
    if (signedIn?.userId !== me) return { kind: 'switched' };
    if (await meta.get(toPauseKey(me))) return { kind: 'paused' };
    const ids = await readIds(db);
    const now = engine.now();
    const busy = new Set<string>();
    const refusedLanes = new Set<string>();
    let until = Number.POSITIVE_INFINITY;
    const rows = await releaseHeld(db, me, now);
    const heldIds = listHeldIds(rows, now);
    for (const row of rows) {
      // A held row does not block its lanes, because no later write concerns the item that it deletes.
      if (isHeld(row, now)) {
        until = Math.min(until, row.heldUntil ?? until);
        continue;
      }
      const { passesRefused, ...definition } = toDefinition(row.command);
      let { state } = row;
      const lanes = definition.lanes(row.command);
      const isBlocked = (lane: string) =>
        busy.has(lane) || (refusedLanes.has(lane) && !passesRefused);
      const isFree = !lanes.some(isBlocked) && row.deps.every((id) => ids.isMade(id));
      if (state === 'queued' && isFree && !isAbout(row, heldIds)) {
        if (isTooOld(row, now)) {
          state = 'failed';
          await outbox.put({ ...row, state, error: UNKNOWN_OUTCOME });
        } else if (isDue(row, now)) {
          const frozen = await freeze(db, row);
          checkpoint('pick: frozen');
          const body = await readBody(db, frozen);
          const marked = toSending(row, now);
          await outbox.put(marked);
          checkpoint('pick: marked');
          return { kind: 'picked', picked: { row: marked, frozen, body, token: signedIn.token } };
        } else {
          until = Math.min(until, row.notBefore);
        }
      }
      for (const lane of lanes) (state === 'failed' ? refusedLanes : busy).add(lane);
    }
    return until === Number.POSITIVE_INFINITY ? { kind: 'nothing' } : { kind: 'later', until };
  });
}

function toSending(row: OutboxRow, now: number): OutboxRow {
  return {
    ...row,
    state: 'sending',
    sent: true,
    attempts: row.attempts + 1,
    firstSentAt: row.firstSentAt ?? now,
  };
}

/** The write may have arrived and a retry might apply it twice, so the user decides. */
function isTooOld({ command, sent, firstSentAt = 0 }: OutboxRow, now: number): boolean {
  const { resend } = toDefinition(command);
  return sent && resend === 'while-key-lasts' && now - firstSentAt > KEY_TRUSTED_MS;
}

const UNKNOWN_OUTCOME = {
  status: 0,
  code: 'unknown_outcome',
  message: outboxTexts.outcomeUnknown,
};
