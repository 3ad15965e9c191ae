import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { findTopDialog, subscribeToDialogs } from '../dialog/open-dialogs.ts';

/**
 * Keeps the overlay around `inside` on top. A modal dialog makes everything outside it inert, a popover too, so the
 * overlay is moved into the topmost dialog. With `staysBelow` it stays in the page.
 */
export function useAboveDialogs(inside: RefObject<HTMLElement | null>, staysBelow: boolean): void {
  const dialog = useSyncExternalStore(subscribeToDialogs, findTopDialog);
  useLayoutEffect(() => {
    const top = staysBelow || !dialog ? document.body : dialog;
    const overlay = inside.current?.parentElement;
    if (overlay && overlay.parentElement !== top) top.append(overlay);
  }, [inside, dialog, staysBelow]);
}
