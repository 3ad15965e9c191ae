import { lazy, Suspense, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as actionTexts from '#texts/actions.ts';
import * as offlinePageTexts from '#texts/offline-page.ts';
import * as postPageTexts from '#texts/post-page.ts';
import { postTexts, toLoadFailed } from '#texts/posts.ts';
import { OfflineFailure } from '../../../data/failures.ts';
import { useTitle } from '../../../ui/hooks/use-title.ts';
import { PostSheet } from './post-sheet.tsx';
import { PostSkeleton } from './post-skeleton.tsx';
import { usePost } from './use-post.ts';

/** Shows the viewer's refused comments on the post. */
const PostMissing = lazy(() => import('./post-missing.tsx'));
const OfflinePage = lazy(() => import('../../../parts/offline-page.tsx'));
const FailurePage = lazy(() =>
  import('../../../ui/notice/failure-page.tsx').then((loaded) => ({ default: loaded.FailurePage })),
);

interface Props {
  postId: string;
  /** Id of the viewer's refused comment to correct. */
  initialRefusedId: string | undefined;
}

/** One post with its likes and comments. */
export function PostPage({ postId, initialRefusedId }: Props) {
  const { shown, seen, isLoading, failure, retry } = usePost(postId);
  const title =
    shown?.post.title ?? (isLoading || failure ? postPageTexts.post : postTexts.notFound);
  useTitle(toPageTitle(title));
  const [isLeaving, setLeaving] = useState(false);

  if (shown) {
    const leave = () => setLeaving(true);
    return (
      <PostSheet shown={shown} seen={seen} initialRefusedId={initialRefusedId} leave={leave} />
    );
  }
  if (isLoading) return <PostSkeleton />;
  if (failure) {
    return (
      <Suspense fallback={null}>
        <PostFailure failure={failure} retry={retry} />
      </Suspense>
    );
  }
  // The author has just deleted it and is being navigated to the community.
  if (isLeaving) return null;
  return (
    <Suspense fallback={null}>
      <PostMissing postId={postId} />
    </Suspense>
  );
}

function PostFailure({ failure, retry }: { failure: Error; retry: () => void }) {
  if (failure instanceof OfflineFailure) {
    return (
      <OfflinePage
        title={offlinePageTexts.postNotHere}
        hint={offlinePageTexts.opensOnline}
        retry={retry}
        backTo={pagePaths.community}
      />
    );
  }
  return (
    <FailurePage
      title={postPageTexts.notShown}
      hint={toLoadFailed(failure.message)}
      cure={retry}
      back={{ to: pagePaths.community, label: actionTexts.backToTheCommunity }}
    />
  );
}
