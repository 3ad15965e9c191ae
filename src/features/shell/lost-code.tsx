import { useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as offlinePageTexts from '#texts/offline-page.ts';
import * as pageFailureTexts from '#texts/page-failures.ts';
import { markChunkErrorShown } from '../../browser/chunk-error.ts';
import { compareReleases } from '../../browser/server-reach.ts';
import OfflinePage from '../../parts/offline-page.tsx';
import { PlainFailure } from './plain-failure.tsx';

const reload = () => globalThis.location.reload();

/** Error page for a chunk that failed to load: either the device is offline, or the server may have a newer release. */
export function LostCodePage() {
  const [isAway, setAway] = useState(!navigator.onLine);
  useEffect(() => {
    let isMounted = true;
    // Suppresses the notice about the failed chunk.
    markChunkErrorShown();
    const ask = async () => {
      const release = await compareReleases();
      if (isMounted) setAway(release === 'offline');
    };
    void ask();
    return () => {
      isMounted = false;
    };
  }, []);
  if (!isAway) return <PlainFailure hint={pageFailureTexts.codeMissing} />;
  return (
    <OfflinePage
      title={offlinePageTexts.pageNotHere}
      hint={offlinePageTexts.needsConnectionOnce}
      retry={reload}
      backTo={pagePaths.home}
    />
  );
}
