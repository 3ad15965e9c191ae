import { wasToldByItself } from '../../browser/lost-part.ts';
import { dismissNotice, showNotice } from '../../ui/notice/notices.ts';
import { compareReleases } from './server-reach.ts';

const NEWER = 'There is a newer version. Reload to open this.';
const UNREACHED = 'This part isn’t on the device yet. It opens with a connection.';
const LOST = 'This part did not arrive. Reload to try again.';

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
  const standing = { staysMs: 'until-dismissed', dismiss: { label: 'Close', run: free } } as const;
  const action = { label: 'Reload', run: () => location.reload() };
  const say = async () => {
    const release = await compareReleases();
    const isTold = wasToldByItself();
    if (release === 'newer') {
      showNotice({ ...standing, kind: 'update', text: NEWER, action });
    } else if (release === 'away') {
      const notice = showNotice({ ...standing, kind: 'info', text: UNREACHED });
      const whenBack = () => {
        dismissNotice(notice);
        free();
      };
      globalThis.addEventListener('online', whenBack, { once: true });
    } else if (isTold) free();
    else showNotice({ ...standing, kind: 'info', text: LOST, action });
  };
  globalThis.addEventListener('vite:preloadError', () => {
    if (isSaid) return;
    isSaid = true;
    void say();
  });
}
