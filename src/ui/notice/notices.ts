import { addNotice, type Notice, removeNotice } from './standing-notices.ts';

/** Shows a notice over any other and returns its id. */
export function showNotice(notice: Notice): number {
  const id = addNotice(notice);
  // The bar is loaded on demand. If its code does not load, the notice is dropped.
  import('./toaster.tsx').then(
    ({ showToaster }) => showToaster(),
    () => undefined,
  );
  return id;
}

/** Removes one notice, or all. */
export function dismissNotice(id?: number): void {
  removeNotice(id);
}
