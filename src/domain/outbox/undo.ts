import { UNDO_MS } from '#contract/device/outbox.ts';
import type { Command } from '#contract/writes.ts';
import { toNewKey } from '#offline/outbox/ids.ts';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';
import { loadOutbox } from './load-outbox.ts';
import { submit } from './submit.ts';

/** Shows that something was deleted, with Undo while it is possible. Closing the notice sends the deletion at once. */
export function offerUndo(
  text: string,
  { undo, end, count = 1 }: Undoable,
  undone?: () => void,
): void {
  const run = async () => {
    const isBack = await undo();
    if (isBack) undone?.();
    showNotice(
      isBack
        ? {
            kind: 'success',
            text: count > 1 ? outboxTexts.severalBroughtBack : outboxTexts.broughtBack,
          }
        : { kind: 'info', text: outboxTexts.tooLateToUndo },
    );
  };
  const id = showNotice({
    kind: 'success',
    text: navigator.onLine ? text : `${text}. ${outboxTexts.deletedWhenOnline}`,
    action: { label: appTexts.undo, run: () => void run().catch(showBroken) },
    dismiss: { label: outboxTexts.deleteForGood, run: () => void end().catch(showBroken) },
  });
  // Closes the notice even while hovered, because Undo would no longer work.
  setTimeout(() => dismissNotice(id), UNDO_MS);
}

function showBroken(): void {
  showNotice({ kind: 'error', text: outboxTexts.refusedBroken });
}

interface Undoable {
  undo: () => Promise<boolean>;
  /** Sends it at once, because the undo period is over. */
  end: () => Promise<void>;
  /** How many things were deleted. One, if it is missing. */
  count?: number;
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
