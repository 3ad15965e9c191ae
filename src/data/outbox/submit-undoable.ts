import type { Command } from '../../../contract/writes/all.ts';
import { submit } from './submit.ts';

/** A deletion that waits for a while and can be taken back. */
export interface Undoable {
  /** False where it is too late. */
  undo: () => Promise<boolean>;
  /** Nobody wants it back: it is sent at once. */
  end: () => Promise<void>;
}

/** Submits a deletion as `submit` does. Resolves with nothing where it was sent at once, since this device cannot store it. */
export async function submitUndoable(command: Command): Promise<Undoable | undefined> {
  const { toNewKey } = await import('../../offline/outbox/ids.ts');
  const key = toNewKey();
  if ((await submit([{ command, key, canBeUndone: true }])) === 'sent') return undefined;
  return {
    undo: async () => (await import('./decisions.late.ts')).undo(key),
    end: async () => (await import('./decisions.late.ts')).endUndo(key),
  };
}
