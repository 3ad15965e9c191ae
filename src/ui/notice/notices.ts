import { addNotice, type Notice, removeNotice } from './notice-store.ts';

export function showNotice(notice: Notice): number {
  const id = addNotice(notice);
  // The bar is loaded on demand. If its code does not load, the notice is dropped.
  import('./toaster.tsx').then(
    ({ showToaster }) => showToaster(),
    () => undefined,
  );
  return id;
}

export function dismissNotice(id?: number): void {
  removeNotice(id);
}
