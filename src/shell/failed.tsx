import { useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import OfflinePage from '#domain/stored-copy/offline-page.tsx';
import { markChunkErrorShown } from '#platform/chunk-error.ts';
import { compareReleases } from '#platform/server-reach.ts';
import * as offlineTexts from '#texts/offline.ts';
import * as pageTexts from '#texts/page.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';

// Exported here so that one chunk has all error pages.
export { NotFoundPage } from './not-found-page.tsx';

export interface FailedProps {
  /** The code of the page could not be loaded. */
  isLost: boolean;
}

/** Error page with the reason and links. */
export function Failed({ isLost }: FailedProps) {
  return isLost ? <LostCodePage /> : <PlainFailure hint={pageTexts.pageBroken} />;
}

const reload = () => globalThis.location.reload();

/** Error page for a chunk that failed to load: either the device is offline, or the server may have a newer release. */
function LostCodePage() {
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
  if (!isAway) return <PlainFailure hint={pageTexts.pageNotLoaded} />;
  return (
    <OfflinePage
      title={offlineTexts.pageNotHere}
      hint={offlineTexts.needsConnectionOnce}
      retry={reload}
      backTo={pagePaths.home}
    />
  );
}

function PlainFailure({ hint }: { hint: string }) {
  return (
    <NoticePage crumbs title={pageTexts.error} hint={hint}>
      <Button variant="flame" onClick={reload}>
        {pageTexts.loadAgain}
      </Button>
      <ButtonLink to={pagePaths.home} variant="quiet">
        {pageTexts.goBack}
      </ButtonLink>
    </NoticePage>
  );
}
