import { toDefinition } from '../../../contract/writes/all.ts';
import { findSignedIn } from '../signed-in.ts';
import { classify } from './classify.ts';
import type { Engine } from './engine.ts';
import { forgetOld } from './forget.ts';
import { pick } from './pick.ts';
import { park, pause, putBack, recover, wakeUnheard } from './put-back.ts';
import { send } from './send.ts';
import { settle, takeNewId } from './settle.ts';

/**
 * How a pass ended. `empty`: nothing is left that could be sent; `later`: something may be tried at `until`; `paused`:
 * the member has to sign in again; `switched`: somebody else is signed in by now, whose turn it is.
 */
export type End =
  | { kind: 'empty' | 'paused' | 'switched' | 'signed-out' }
  | { kind: 'later'; until: number };

/** The steps of a pass. Tests put in their own to see that the rest notices. */
export const STEPS = { recover, pick, send, settle, takeNewId, putBack, pause, park };
export type Steps = typeof STEPS;

/** Sends what waits for whoever is signed in, in order, as far as it goes. It may die at every `await`. */
export async function drain(engine: Engine, steps: Steps = STEPS): Promise<End> {
  const me = (await findSignedIn(engine.db))?.userId;
  if (me === undefined) return { kind: 'signed-out' };
  await steps.recover(engine, me);
  engine.checkpoint('recovered');
  let isAwake = false;
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
      case 'vanished':
        await steps.settle(engine, row, meaning);
        break;
      case 'taken':
        await steps.takeNewId(engine, row);
        break;
      case 'refused':
        await steps.park(engine, row, meaning.error);
        break;
      case 'again':
        await steps.putBack(engine, row, meaning.wait);
        break;
      case 'unauthorised':
        await steps.pause(engine, row, token);
        return { kind: 'paused' };
      case 'offline':
        return { kind: 'later', until: await steps.putBack(engine, row, 'unheard') };
      case 'hold':
        return { kind: 'later', until: await steps.putBack(engine, row, meaning.wait) };
    }
    engine.checkpoint('written back');
    // Once: what is never answered must not be tried after each that is.
    if (!isAwake && meaning.kind === 'done') {
      isAwake = true;
      await wakeUnheard(engine, me);
    }
  }
}
