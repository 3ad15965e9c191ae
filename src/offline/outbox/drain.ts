import { toDefinition } from '#contract/writes.ts';
import { findSignedIn } from '../device/signed-in.ts';
import { classify } from './classify.ts';
import type { Engine } from './engine.ts';
import { pick } from './pick.ts';
import { forgetOld } from './receipts.ts';
import { markFailed, pause, recover, requeue, wakeUnanswered } from './requeue.ts';
import { send } from './send.ts';
import { settle, takeNewId } from './settle.ts';

/**
 * How a pass ended. `empty`: no sendable write is left. `later`: the next attempt is possible at `until`.
 * `paused`: the member has to sign in again. `switched`: another member signed in during the pass.
 */
export type End =
  | { kind: 'empty' | 'paused' | 'switched' | 'signed-out' }
  | { kind: 'later'; until: number };

/** The steps of a pass. Tests replace single steps. */
export const STEPS = { recover, pick, send, settle, takeNewId, requeue, pause, markFailed };
export type Steps = typeof STEPS;

export async function drain(engine: Engine, steps: Steps = STEPS): Promise<End> {
  const me = (await findSignedIn(engine.db))?.userId;
  if (me === undefined) return { kind: 'signed-out' };
  await steps.recover(engine, me);
  engine.checkpoint('recovered');
  let isAwake = false;
  const unansweredKeys = new Set<string>();
  let lost: { until: number } | undefined;
  for (let sent = 0; ; sent += 1) {
    await engine.pace(sent);
    const next = await steps.pick(engine, me);
    if (next.kind === 'nothing') {
      await forgetOld(engine.db, engine.now());
      return { kind: 'empty' };
    }
    if (next.kind !== 'picked') return next;
    const { row, token } = next.picked;
    engine.checkpoint('picked');
    const reply = await steps.send(engine, next.picked);
    engine.checkpoint('answered');
    const meaning = classify(toDefinition(row.command), reply, engine.now());
    switch (meaning.kind) {
      case 'done':
      case 'target-missing':
        await steps.settle(engine, row, meaning);
        break;
      case 'id-taken':
        await steps.takeNewId(engine, row);
        break;
      case 'refused':
        await steps.markFailed(engine, row, meaning.error);
        break;
      case 'retry':
        await steps.requeue(engine, row, meaning.wait);
        break;
      case 'unauthorised':
        await steps.pause(engine, row, token);
        return { kind: 'paused' };
      case 'offline': {
        const until = await steps.requeue(engine, row, 'no-response');
        // One lost response does not block the rest. After two in a row the network counts as lost.
        if (lost) return { kind: 'later', until: Math.min(lost.until, until) };
        lost = { until };
        unansweredKeys.add(row.key);
        break;
      }
      case 'hold':
        return { kind: 'later', until: await steps.requeue(engine, row, meaning.wait) };
    }
    engine.checkpoint('written back');
    if (meaning.kind !== 'offline') lost = undefined;
    // Only once per pass: a row that never gets a response must not be retried after each accepted write.
    if (!isAwake && meaning.kind === 'done') {
      isAwake = true;
      await wakeUnanswered(engine, me, unansweredKeys);
    }
  }
}
