import { addNotice, type Notice, removeNotice } from './standing-notices.ts';

/** Shows a notice over any other and answers its number. */
export function showNotice(notice: Notice): number {
  const id = addNotice(notice);
  // The bar weighs nothing until there is something to say; where its code cannot be had, the app goes on in silence.
  import('./toaster.tsx').then(
    ({ showToaster }) => showToaster(),
    () => undefined,
  );
  return id;
}

/** Takes a notice away, or all of them. */
export function dismissNotice(id?: number): void {
  removeNotice(id);
}
