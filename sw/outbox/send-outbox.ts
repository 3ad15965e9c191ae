import { findSignedIn } from '#offline/device/signed-in.ts';
import { retryNow } from '#offline/outbox/decide.ts';
import { drain } from '#offline/outbox/drain.ts';
import type { Engine } from '#offline/outbox/engine.ts';
import type { SendResult } from './background.ts';

/**
 * Sends the waiting writes of the signed-in user. Writes that wait for the network are tried at once, because the
 * browser reports that it is back. `notify` is called after every change of a row.
 */
export async function sendOutbox(engine: Engine, notify: () => void): Promise<SendResult> {
  const notifyingEngine = { ...engine, checkpoint: toNotifyingCheckpoint(engine, notify) };
  for (;;) {
    const me = await findSignedIn(engine.db);
    if (me) await retryNow(engine.db, me.userId);
    const end = await drain(notifyingEngine);
    notify();
    if (end.kind !== 'switched') return end.kind === 'later' ? 'later' : 'done';
  }
}

function toNotifyingCheckpoint({ checkpoint }: Engine, notify: () => void) {
  return (step: string) => {
    checkpoint(step);
    if (step === 'picked' || step === 'written back') notify();
  };
}
