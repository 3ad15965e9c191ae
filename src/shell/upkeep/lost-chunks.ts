import { takeChunkErrorShown } from '#platform/chunk-error.ts';
import { compareReleases } from '#platform/server-reach.ts';
import * as appTexts from '#texts/app.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';

/**
 * Shows a notice when a chunk fails to load: the server has a newer release, or it cannot be reached. The page shows
 * its own error, and nothing reloads automatically.
 */
export function catchLostChunks(): void {
  // Only one notice until it is dismissed, because the notice's own chunk may be missing as well.
  let isShown = false;
  const free = () => {
    isShown = false;
  };
  const persistent = {
    staysMs: 'until-dismissed',
    dismiss: { label: appTexts.close, run: free },
  } as const;
  const action = { label: appTexts.reload, run: () => location.reload() };
  const showLostNotice = async () => {
    const release = await compareReleases();
    const isErrorShown = takeChunkErrorShown();
    if (release === 'newer') {
      showNotice({ ...persistent, kind: 'update', text: appTexts.newerVersion, action });
    } else if (release === 'offline') {
      const notice = showNotice({ ...persistent, kind: 'info', text: appTexts.chunkUnreached });
      const whenBack = () => {
        dismissNotice(notice);
        free();
      };
      globalThis.addEventListener('online', whenBack, { once: true });
    } else if (isErrorShown) free();
    else showNotice({ ...persistent, kind: 'info', text: appTexts.chunkLost, action });
  };
  globalThis.addEventListener('vite:preloadError', () => {
    if (isShown) return;
    isShown = true;
    void showLostNotice();
  });
}
