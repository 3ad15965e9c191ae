import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toIndexedWords, toReadings, toTypedWords } from '#contract/search/search.ts';
import { toParts } from '#contract/search/word-parts.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import { useSession } from '#platform/session.ts';
import { useDebounced } from '#platform/use-debounced.ts';
import { fetchFoundPeople, fetchFoundPosts } from './ask-community.ts';
import type { FoundPerson, FoundPost } from './found.ts';

const SHORT_MS = 5 * 60 * 1000;

export interface CommunitySearch {
  posts: readonly FoundPost[];
  people: readonly FoundPerson[];
  isLooking: boolean;
  /** Numbers of posts and people on this device, if it is searched because the server cannot be reached. */
  kept: { posts: number; people: number } | undefined;
}

/** Posts and people found by the server, or on the device if there is no network. */
export function useCommunitySearch(typed: string): CommunitySearch {
  const readerId = useSession()?.user.id ?? '';
  const debounced = useDebounced(typed);
  const enabled = toTypedWords(debounced).length > 0;
  const posts = useQuery({ ...postsQuery(readerId, debounced), enabled });
  const people = useQuery({ ...peopleQuery(readerId, debounced), enabled });
  const isOffline = useIsOffline(posts.status, posts.error);
  const kept = useQuery({ ...keptQuery(readerId), enabled: isOffline }).data;
  const here = isOffline ? kept : undefined;

  const isSettled = debounced === typed;
  return useMemo(() => {
    const isMatch = toMatch(typed);
    // Earlier results that still match stay until the new answer arrives.
    const isBefore = !isSettled || posts.isPlaceholderData;
    const seenPosts = posts.data?.posts ?? [];
    const seenPeople = people.data?.users ?? [];
    return {
      posts: here
        ? here.findPosts(typed)
        : seenPosts.filter((post) => !isBefore || isMatch(toPostText(post))),
      people: here
        ? here.findPeople(typed)
        : seenPeople.filter(({ name }) => !isBefore || isMatch(name)),
      isLooking: !here && (!isSettled || posts.isFetching || people.isFetching),
      kept: here,
    };
  }, [
    typed,
    isSettled,
    here,
    posts.data,
    posts.isPlaceholderData,
    posts.isFetching,
    people.data,
    people.isFetching,
  ]);
}

/** Stays true from a failed request until one succeeds, because a pending request proves nothing. */
function useIsOffline(status: 'pending' | 'error' | 'success', error: Error | null): boolean {
  const [isOffline, setOffline] = useState(false);
  const isNow = status === 'pending' ? isOffline : error instanceof OfflineFailure;
  if (isNow !== isOffline) setOffline(isNow);
  return isNow;
}

function toMatch(typed: string): (text: string) => boolean {
  const readings = toReadings(typed);
  return (text) => {
    const words = toIndexedWords(text).flatMap(toParts);
    const hasAll = (wanted: readonly string[]) =>
      wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
    return readings.some(hasAll);
  };
}

function toPostText({ title, content, tags, cuisine }: FoundPost): string {
  return [title, content, ...tags, cuisine].join(' ');
}

/** Each letter starts a new query that cancels the previous one, so results are cached only briefly. */
const brief = {
  gcTime: SHORT_MS,
  refetchInterval: false,
  retry: false,
  placeholderData: keepPreviousData,
} as const;

const postsQuery = (readerId: string, q: string) =>
  queryOptions({
    ...brief,
    queryKey: ['community', readerId, 'search-posts', q],
    queryFn: ({ signal }) => fetchFoundPosts(q, signal),
  });

const peopleQuery = (readerId: string, q: string) =>
  queryOptions({
    ...brief,
    queryKey: ['community', readerId, 'search-people', q],
    queryFn: ({ signal }) => fetchFoundPeople(q, signal),
  });

const keptQuery = (readerId: string) =>
  queryOptions({
    queryKey: ['community', readerId, 'kept-search'],
    queryFn: async () => (await import('./kept-search.ts')).readKeptSearch(readerId),
    staleTime: 0,
    gcTime: SHORT_MS,
    retry: false,
  });
