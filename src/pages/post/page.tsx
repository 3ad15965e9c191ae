import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { usePost } from '#domain/post/use-post.ts';
import OfflinePage from '#domain/stored-copy/offline-page.tsx';
import { OfflineFailure } from '#platform/network/failures.ts';
import * as appTexts from '#texts/app.ts';
import * as offlineTexts from '#texts/offline.ts';
import * as postTexts from '#texts/post.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { PostMissing } from './post-missing.tsx';
import { PostSheet } from './post-sheet.tsx';
import { PostSkeleton } from './post-skeleton.tsx';

const route = getRouteApi('/data/post/$postId');

export default function Page() {
  const { postId } = route.useParams();
  const { comment } = route.useSearch();
  return <PostPage key={postId} postId={postId} initialRefusedId={comment} />;
}

interface Props {
  postId: string;
  /** Id of the viewer's refused comment to correct. */
  initialRefusedId: string | undefined;
}

/** One post with its likes and comments. */
function PostPage({ postId, initialRefusedId }: Props) {
  const { shown, seen, isLoading, failure, retry } = usePost(postId);
  const title = shown?.post.title ?? (isLoading || failure ? postTexts.post : postTexts.notFound);
  useTitle(toPageTitle(title));
  const [isLeaving, setLeaving] = useState(false);

  if (shown) {
    const leave = () => setLeaving(true);
    return (
      <PostSheet shown={shown} seen={seen} initialRefusedId={initialRefusedId} leave={leave} />
    );
  }
  if (isLoading) return <PostSkeleton />;
  if (failure) return <PostFailure failure={failure} retry={retry} />;
  // The author has just deleted it and is being navigated to the community.
  if (isLeaving) return null;
  return <PostMissing postId={postId} />;
}

function PostFailure({ failure, retry }: { failure: Error; retry: () => void }) {
  if (failure instanceof OfflineFailure) {
    return (
      <OfflinePage
        title={offlineTexts.postNotHere}
        hint={offlineTexts.opensOnline}
        retry={retry}
        backTo={pagePaths.community}
      />
    );
  }
  return (
    <FailurePage
      title={postTexts.notShown}
      hint={postTexts.toLoadFailed(failure.message)}
      cure={retry}
      back={{ to: pagePaths.community, label: appTexts.backToTheCommunity }}
    />
  );
}
