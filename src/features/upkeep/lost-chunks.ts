import { isServerThere } from '../../data/server-reach.ts';
import { dismissNotice, showNotice } from '../../ui/notices.ts';

/**
 * Says why when code of a page cannot be had: the server has newer code by now, or cannot be reached. The page itself
 * shows its failure, and nothing reloads by itself.
 */
export function catchLostChunks(): void {
  // The bar itself may be what is missing: said once is enough, until it is put aside.
  let isSaid = false;
  const free = () => {
    isSaid = false;
  };
  const say = async () => {
    const standing = {
      staysMs: 'until-dismissed',
      dismiss: { label: 'Close', run: free },
    } as const;
    if (await isServerThere()) {
      const action = { label: 'Reload', run: () => location.reload() };
      const text = 'There is a newer version. Reload to open this.';
      showNotice({ ...standing, kind: 'update', text, action });
      return;
    }
    const text = 'This part isn’t on the device yet. It opens with a connection.';
    const notice = showNotice({ ...standing, kind: 'info', text });
    const whenBack = () => {
      dismissNotice(notice);
      free();
    };
    globalThis.addEventListener('online', whenBack, { once: true });
  };
  globalThis.addEventListener('vite:preloadError', () => {
    if (isSaid) return;
    isSaid = true;
    void say();
  });
}
