import { dismissNotice, showNotice } from '../../ui/notices.ts';

/** Says so when a page's code cannot be had; the page itself shows its failure, and nothing reloads by itself. */
export function catchLostChunks(): void {
  let notice: number | undefined;
  globalThis.addEventListener('vite:preloadError', () => {
    // The bar itself may be what is missing: said once is enough.
    if (notice !== undefined) return;
    notice = showNotice({
      kind: 'update',
      text: 'This page needs a reload',
      staysMs: 'until-dismissed',
      action: { label: 'Reload', run: () => location.reload() },
      dismiss: {
        label: 'Close',
        run: () => {
          if (notice !== undefined) dismissNotice(notice);
          notice = undefined;
        },
      },
    });
  });
}
