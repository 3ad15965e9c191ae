import * as updateTexts from '../../../texts/en/updates.ts';
import { wasToldByItself } from '../../browser/lost-part.ts';
import { compareReleases } from '../../browser/server-reach.ts';
import { dismissNotice, showNotice } from '../../ui/notice/notices.ts';

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
  const standing = {
    staysMs: 'until-dismissed',
    dismiss: { label: updateTexts.close, run: free },
  } as const;
  const action = { label: updateTexts.reload, run: () => location.reload() };
  const say = async () => {
    const release = await compareReleases();
    const isTold = wasToldByItself();
    if (release === 'newer') {
      showNotice({ ...standing, kind: 'update', text: updateTexts.newer, action });
    } else if (release === 'away') {
      const notice = showNotice({ ...standing, kind: 'info', text: updateTexts.unreached });
      const whenBack = () => {
        dismissNotice(notice);
        free();
      };
      globalThis.addEventListener('online', whenBack, { once: true });
    } else if (isTold) free();
    else showNotice({ ...standing, kind: 'info', text: updateTexts.lost, action });
  };
  globalThis.addEventListener('vite:preloadError', () => {
    if (isSaid) return;
    isSaid = true;
    void say();
  });
}
