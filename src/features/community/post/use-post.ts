import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getPost } from '../../../../contract/endpoints/posts.ts';
import type { Post } from '../../../../contract/post/post.ts';
import { postTexts } from '../../../../texts/en/posts.ts';
import { RejectedFailure } from '../../../data/failures.ts';
import { fetchPage, toReader } from '../../../data/fetch-page.ts';
import { NEVER_ASKED, usePendingWrites } from '../../../data/outbox/pending-writes.ts';
import { queryClient } from '../../../data/query-client.ts';
import { type Answer, toNetworkAnswer } from '../../../offline/network/answer.ts';
import type { Me, PendingWrite } from '../../../writes/overlay/pending.ts';
import { overlayComments, overlayPost, overlayPosts } from '../../../writes/overlay/posts.ts';
import { type ShownPost } from '../../../writes/overlay/views.ts';

/** That a post is not there is an answer too. */
export type SeenPost = Answer<Post | undefined>;

export const toPostKey = (postId: string) => ['community', toReader(), 'post', postId] as const;

export function postQuery(postId: string) {
  const queryKey = toPostKey(postId);
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<SeenPost> => {
      const askedAt = Date.now();
      try {
        return await fetchPage(getPost, {
          params: { postId },
          fallback: postTexts.unknownError,
          keep: { kind: 'post', id: postId },
          takeLate: (seen) => queryClient.setQueryData(queryKey, seen),
        });
      } catch (failure) {
        if (!isMissing(failure)) throw failure;
        return toNetworkAnswer(undefined, askedAt);
      }
    },
  });
}

function isMissing(failure: unknown): boolean {
  return failure instanceof RejectedFailure && (failure.status === 404 || failure.status === 410);
}

/** A post as it will be, with what is pending over it. `isUnsent`: the server does not have it yet. */
export interface PostOnShow {
  post: ShownPost<Post>;
  pending: readonly PendingWrite[];
  me: Me;
  isUnsent: boolean;
}

/**
 * A post by its id: the server's, or one's own that waits to be sent. `shown` is undefined while it is on its way (`isLoading`),
 * where it could not be had (`failure`), and where it is not there, or is being deleted.
 */
export function usePost(postId: string) {
  const query = useQuery(postQuery(postId));
  const { data, error, refetch } = query;
  // With no answer at all, everything that this device knows of its own posts is news.
  const over = usePendingWrites(data ?? NEVER_ASKED);
  const { pending, me } = over;

  const shown = useMemo((): PostOnShow | undefined => {
    if (data?.value) {
      const post = overlayPost(data.value, pending, me);
      return post && { post, pending, me, isUnsent: false };
    }
    const own = findOwn(postId, pending, me);
    // While the server is asked, one that it had already is left to its answer.
    if (!own || (!data && !error && !own.delivery)) return undefined;
    return { post: own, pending, me, isUnsent: true };
  }, [postId, data, error, pending, me]);

  // It was sent while it was looked at: from now on it is the server's.
  const isSent = shown?.isUnsent === true && !shown.post.delivery;
  useEffect(() => {
    if (isSent) void refetch();
  }, [isSent, refetch]);

  return {
    shown,
    seen: data,
    isLoading: !shown && !data && !error,
    failure: data || shown ? undefined : (error ?? undefined),
    retry: () => void refetch(),
  };
}

/** One's own that the server does not have, as it would give it. */
function findOwn(
  postId: string,
  pending: readonly PendingWrite[],
  me: Me,
): ShownPost<Post> | undefined {
  const own = overlayPosts([], pending, { me, withOwn: true }).find(({ _id }) => _id === postId);
  if (!own) return undefined;
  const { authorId, ...rest } = own;
  const comments = overlayComments([], pending, postId, me);
  return {
    ...rest,
    commentCount: comments.length,
    authorId: authorId.id,
    authorAvatar: authorId.avatar,
    version: '',
    comments,
    commentsCursor: null,
  };
}
