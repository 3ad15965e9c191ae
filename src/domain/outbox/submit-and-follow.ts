import type { Command } from '#contract/writes.ts';
import { readSession } from '#platform/session.ts';
import { loadOutbox } from './load-outbox.ts';
import { submit } from './submit.ts';

/** `waiting`: it is sent when the network is back. Refusals are reported by the outbox observer on every page. */
export type Outcome = 'sent' | 'waiting';

/** Submits a write and calls `notify` with the outcome. Rejects if the write could be neither stored nor sent. */
export async function submitAndFollow(
  command: Command,
  notify: (what: Outcome) => void,
): Promise<void> {
  if (!readSession()) return;
  if ((await submit([{ command }])) === 'sent') notify('sent');
  else await followWrite(command, notify);
}

export async function followWrite(
  command: Command,
  notify: (what: Outcome) => void,
): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  const { observe } = await loadOutbox();
  const wanted = JSON.stringify(command);
  let isNotified = false;
  const stop = observe((waiting) => {
    const isOwnOutbox = waiting.userId === userId;
    const row = isOwnOutbox
      ? waiting.rows.find((each) => JSON.stringify(each.command) === wanted)
      : undefined;
    if (row?.state === 'queued' && row.attempts > 0 && !isNotified) {
      isNotified = true;
      notify('waiting');
    }
    if (row && row.state !== 'failed') return;
    stop();
    // A write that was collapsed before sending has no receipt. Do not report the writes of another member.
    if (isOwnOutbox && !row) notify('sent');
  });
}
