import { infiniteQueryOptions } from '@tanstack/react-query';
import { listFollowers, listFollowing, listFriends } from '#contract/member/endpoints.ts';
import { listPostsOfUser } from '#contract/post/endpoints.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { takeFirst, toNextCursor, toPageQuery } from '#platform/network/paged-query.ts';
import * as memberTexts from '#texts/member.ts';

export type PeopleList = 'followers' | 'following' | 'friends';

const LISTS = { followers: listFollowers, following: listFollowing, friends: listFriends };

export const PEOPLE_FAILED = memberTexts.peopleFailed;
const POSTS_FAILED = memberTexts.postsFailed;

const toKey = (kind: string, id: string) => ['community', readViewerId(), kind, id] as const;

/** A member's posts, newest first. Only the first page is stored on the device. */
export function memberPostsQuery(id: string) {
  const queryKey = toKey('member-posts', id);
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) =>
      fetchPage(listPostsOfUser, {
        params: { userId: id },
        query: toPageQuery(pageParam),
        fallback: POSTS_FAILED,
        ...(pageParam === '' && { keep: { kind: 'member-posts', id } }),
        onLateAnswer: (seen) => takeFirst(queryKey, seen),
      }),
    initialPageParam: '',
    getNextPageParam: toNextCursor,
  });
}

/** Members around one member. Only the first page is stored on the device. */
export function peopleQuery(id: string, list: PeopleList) {
  const kind = `member-${list}` as const;
  const queryKey = toKey(kind, id);
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) =>
      fetchPage(LISTS[list], {
        params: { userId: id },
        query: toPageQuery(pageParam),
        fallback: PEOPLE_FAILED,
        ...(pageParam === '' && { keep: { kind, id } }),
        onLateAnswer: (seen) => takeFirst(queryKey, seen),
      }),
    initialPageParam: '',
    getNextPageParam: toNextCursor,
  });
}
