import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getPost } from '#contract/post/endpoints.ts';
import type { Post } from '#contract/post/schema.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import type { Me, PendingWrite } from '#domain/overlay/pending.ts';
import { overlayComments, overlayPost, overlayPosts } from '#domain/overlay/posts.ts';
import { type ShownPost } from '#domain/overlay/views.ts';
import { type Answer, toNetworkAnswer } from '#offline/network/answer.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as postTexts from '#texts/post.ts';

/** `value` is undefined if the server answered that the post does not exist. */
export type SeenPost = Answer<Post | undefined>;

export const toPostKey = (postId: string) => ['community', readViewerId(), 'post', postId] as const;

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
          onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
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

/** A post with pending writes applied. `isUnsent`: the server does not have it yet. */
export interface PostOnShow {
  post: ShownPost<Post>;
  pending: readonly PendingWrite[];
  me: Me;
  isUnsent: boolean;
}

/**
 * Loads a post, from the server or from the viewer's pending writes. `shown` is undefined while loading, after a
 * failure, and if the post does not exist or is being deleted.
 */
export function usePost(postId: string) {
  const query = useQuery(postQuery(postId));
  const { data, error, refetch } = query;
  // If there is no answer, all writes of this device count as pending.
  const over = usePendingWrites(data ?? NO_RESPONSE);
  const { pending, me } = over;

  const shown = useMemo((): PostOnShow | undefined => {
    if (data?.value) {
      const post = overlayPost(data.value, pending, me);
      return post && { post, pending, me, isUnsent: false };
    }
    const own = findOwn(postId, pending, me);
    // During the request, a post that the server already has waits for the answer.
    if (!own || (!data && !error && !own.delivery)) return undefined;
    return { post: own, pending, me, isUnsent: true };
  }, [postId, data, error, pending, me]);

  // The post was sent while it was shown, so the server's version replaces it.
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

/** The viewer's unsent post in the shape of the server's answer. */
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
