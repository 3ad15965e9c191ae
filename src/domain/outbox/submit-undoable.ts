import type { Command } from '#contract/writes.ts';
import { toNewKey } from '#offline/outbox/ids.ts';
import { loadOutbox } from './load-outbox.ts';
import { submit } from './submit.ts';

export interface Undoable {
  undo: () => Promise<boolean>;
  /** Sends it at once, because the undo period is over. */
  end: () => Promise<void>;
}

/** Submits a deletion. Resolves with undefined if it was sent at once because this device cannot store it. */
export async function submitUndoable(command: Command): Promise<Undoable | undefined> {
  const key = toNewKey();
  if ((await submit([{ command, key, canBeUndone: true }])) === 'sent') return undefined;
  return {
    undo: async () => (await loadOutbox()).undo(key),
    end: async () => (await loadOutbox()).endUndo(key),
  };
}
