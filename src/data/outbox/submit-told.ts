import type { Command } from '../../../contract/writes/all.ts';
import { readSession } from '../../browser/session.ts';
import { submit } from './submit.ts';

/** `waiting`: it goes with the next connection. A refusal is told by what watches the outbox, on every page. */
export type Told = 'sent' | 'waiting';

/**
 * Does what the user wants, as `submit` does, and `tell` hears what became of it. Throws where that could neither be kept on
 * the device nor sent.
 */
export async function submitTold(command: Command, tell: (what: Told) => void): Promise<void> {
  if (!readSession()) return;
  if ((await submit([{ command }])) === 'sent') tell('sent');
  else await followWrite(command, tell);
}

/** Tells what becomes of a write in the outbox. */
export async function followWrite(command: Command, tell: (what: Told) => void): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  const { observe } = await import('./driver.late.ts');
  const wanted = JSON.stringify(command);
  let isTold = false;
  const stop = observe((waiting) => {
    const isTheirs = waiting.userId === userId;
    const row = isTheirs
      ? waiting.rows.find((each) => JSON.stringify(each.command) === wanted)
      : undefined;
    if (row?.state === 'queued' && row.attempts > 0 && !isTold) {
      isTold = true;
      tell('waiting');
    }
    if (row && row.state !== 'failed') return;
    stop();
    // What was never on the server goes without a receipt; and nobody is told of what another member did.
    if (isTheirs && !row) tell('sent');
  });
}
