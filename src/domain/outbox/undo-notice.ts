import { UNDO_MS } from '#contract/device/outbox.ts';
import * as actionTexts from '#texts/actions.ts';
import * as outboxRefusalTexts from '#texts/outbox-refusals.ts';
import * as undoTexts from '#texts/undo.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';
import type { Undoable } from './submit-undoable.ts';

/** Shows that something was deleted, with Undo while it is possible. Closing the notice sends the deletion at once. */
export function offerUndo(text: string, { undo, end }: Undoable, undone?: () => void): void {
  const run = async () => {
    const isBack = await undo();
    if (isBack) undone?.();
    showNotice(
      isBack
        ? { kind: 'success', text: undoTexts.broughtBack }
        : { kind: 'info', text: undoTexts.tooLate },
    );
  };
  const id = showNotice({
    kind: 'success',
    text: navigator.onLine ? text : `${text}. ${undoTexts.goesOnline}`,
    action: { label: actionTexts.undo, run: () => void run().catch(showBroken) },
    dismiss: { label: undoTexts.sendNow, run: () => void end().catch(showBroken) },
  });
  // Closes the notice even while hovered, because Undo would no longer work.
  setTimeout(() => dismissNotice(id), UNDO_MS);
}

function showBroken(): void {
  showNotice({ kind: 'error', text: outboxRefusalTexts.broken });
}
