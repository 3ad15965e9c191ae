import { UNDO_MS } from '../../contract/device/outbox.ts';
import * as actionTexts from '../../texts/en/actions.ts';
import * as outboxRefusalTexts from '../../texts/en/outbox-refusals.ts';
import * as undoTexts from '../../texts/en/undo.ts';
import type { Undoable } from '../data/outbox/submit-undoable.ts';
import { dismissNotice, showNotice } from '../ui/notice/notices.ts';

/** Says that something was deleted, and offers to undo it for as long as that works. Whoever closes it sends it at once. */
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
    action: { label: actionTexts.undo, run: () => void run().catch(tellBroken) },
    dismiss: { label: undoTexts.sendNow, run: () => void end().catch(tellBroken) },
  });
  // Also where the pointer lies on it: afterwards the button could keep no promise.
  setTimeout(() => dismissNotice(id), UNDO_MS);
}

function tellBroken(): void {
  showNotice({ kind: 'error', text: outboxRefusalTexts.broken });
}
