import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listComments } from '#contract/comment/endpoints.ts';
import type { Post } from '#contract/post/schema.ts';
import { overlayComments } from '#domain/overlay/posts.ts';
import { type ShownComment } from '#domain/overlay/views.ts';
import type { PostOnShow } from '#domain/post/use-post.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import * as commentTexts from '#texts/comment.ts';

export type CommentOnShow = ShownComment<Post['comments'][number]>;

/** All loaded comments of a post with the viewer's pending ones. The first page is part of the post itself. */
export function useComments({ post, pending, me }: PostOnShow) {
  const { _id, comments, commentsCursor, commentCount } = post;
  const more = useInfiniteQuery({
    queryKey: ['community', readViewerId(), 'comments', _id, commentsCursor],
    queryFn: ({ pageParam }) => fetchMore(_id, pageParam),
    initialPageParam: commentsCursor ?? '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    enabled: false,
  });
  const pages = more.data?.pages;

  const { all, count } = useMemo(() => {
    const later = pages?.flatMap((page) => page.comments) ?? [];
    // The first page may include pending comments of the viewer; they are removed here and added last by the overlay.
    const waiting = new Set(
      pending.flatMap(({ command }) => (command.op === 'comment.add' ? [command.commentId] : [])),
    );
    const known = [...comments.filter((comment) => !waiting.has(comment._id)), ...later];
    const ids = new Set<string>();
    const once = known.filter(({ _id: id }) => !ids.has(id) && ids.add(id));
    const shown = overlayComments(once, pending, _id, me);
    const refused = shown.filter(({ delivery }) => delivery?.state === 'failed').length;
    return { all: shown, count: Math.max(0, commentCount - refused) };
  }, [comments, pages, pending, me, _id, commentCount]);

  const hasMore = pages ? more.hasNextPage : commentsCursor !== null;
  return {
    comments: all,
    count,
    hasMore,
    isLoadingMore: more.isFetching,
    /** Why loading the next page failed. */
    failure: more.error ?? undefined,
    loadMore: () => void (pages ? more.fetchNextPage() : more.refetch()),
  };
}

async function fetchMore(postId: string, cursor: string) {
  const { value } = await fetchPage(listComments, {
    params: { postId },
    query: { cursor },
    fallback: COMMENTS_FAILED,
  });
  return value;
}

const COMMENTS_FAILED = commentTexts.moreFailed;
