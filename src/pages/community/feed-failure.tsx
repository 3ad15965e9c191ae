import { OfflineFailure, toHint } from '#platform/network/failures.ts';
import * as appTexts from '#texts/app.ts';
import * as feedTexts from '#texts/feed.ts';
import { Button } from '#ui/button/button.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';

interface Props {
  failure: Error;
  isRefreshing: boolean;
  refresh: () => void;
}

/** A feed that cannot be loaded shows an empty list with the reason and a retry button. */
export function FeedFailure({ failure, isRefreshing, refresh }: Props) {
  const isOffline = failure instanceof OfflineFailure;
  return (
    <NoticePage
      crumbs
      rank={2}
      title={isOffline ? feedTexts.noneOnDevice : feedTexts.noPostsToShow}
      hint={<span role="status">{toHint(failure)}</span>}
    >
      <Button
        variant="quiet"
        aria-busy={isRefreshing}
        aria-disabled={isRefreshing || undefined}
        onClick={() => !isRefreshing && refresh()}
      >
        {appTexts.tryAgain}
      </Button>
    </NoticePage>
  );
}
