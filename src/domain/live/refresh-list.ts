import type { Query } from '@tanstack/react-query';
import * as v from 'valibot';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { getPost } from '#contract/post/endpoints.ts';
import { ListedPost, type Post, type PostPage } from '#contract/post/schema.ts';
import type { PostList } from '#domain/post/listed-posts.ts';
import type { Answer } from '#offline/network/answer.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { MISSING_STATUSES } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as postTexts from '#texts/post.ts';
import type { News } from './news.ts';

const ONE_BY_ONE_MAX = 5;

/**
 * Refetches the first page of a list if new posts may be in it or one of its posts has changed. Other posts are
 * refetched individually, and so are all trending ones, because a new order is not reported.
 */
export function refreshList(head: Query, news: News): void {
  const [root, viewerId, name] = head.queryKey;
  const listKey = [root, viewerId, name, 'list'];
  const shown = queryClient.getQueryData<PostList>(listKey)?.entries ?? [];
  const known = new Map(shown.map(({ post, askedAt }) => [post._id, askedAt]));
  const page = queryClient.getQueryData<Answer<PostPage>>(head.queryKey)?.value.posts ?? [];
  const first = new Set(name === 'trending' ? [] : page.map(({ _id }) => _id));
  const isNew = name !== 'trending' && news.hasNewPosts && news.posts.some((id) => !known.has(id));
  if (news.isEverything || isNew || news.posts.some((id) => first.has(id))) refetch(head);
  const others = news.posts.filter((id) => !first.has(id) && (known.get(id) ?? news.at) < news.at);
  for (const id of others.slice(0, ONE_BY_ONE_MAX)) void refetchPost(id, listKey);
}

async function refetchPost(postId: string, listKey: readonly unknown[]): Promise<void> {
  const update = (change: (old: PostList) => PostList) =>
    queryClient.setQueryData<PostList>(listKey, (old) => old && change(old));
  try {
    const post = await fetchPage(getPost, {
      params: { postId },
      fallback: postTexts.unknownError,
    });
    update((old) => withOne(old, post));
  } catch (failure) {
    // Other failures are ignored; the next refetch of the list retries.
    const isMissing =
      failure instanceof RejectedFailure && MISSING_STATUSES.includes(failure.status);
    if (isMissing) update((old) => without(old, postId));
  }
}

/** Replaces an older entry of the post, but keeps the displayed author. */
function withOne(list: PostList, { value, askedAt }: Answer<Post>): PostList {
  const entries = list.entries.map((entry) => {
    const { _id, authorId } = entry.post;
    const isOlder = _id === value._id && entry.askedAt < askedAt;
    return isOlder ? { post: v.parse(ListedPost, { ...value, authorId }), askedAt } : entry;
  });
  return { ...list, entries };
}

function without(list: PostList, postId: string): PostList {
  return { ...list, entries: list.entries.filter(({ post }) => post._id !== postId) };
}

export function refetch(query: Query): void {
  void ignoreError(query.fetch(undefined, { cancelRefetch: true }), 'the query has the error');
}
