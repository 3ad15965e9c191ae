import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toOwnWords, toReadings, toTypedWords } from '../../../contract/recipe/recipe-search.ts';
import { toParts } from '../../../contract/recipe/word-parts.ts';
import { useSession } from '../../browser/session.ts';
import { useRested } from '../../browser/use-rested.ts';
import { OfflineFailure } from '../../data/failures.ts';
import type { FoundPerson, FoundPost } from './found.ts';

const SHORT_MS = 5 * 60 * 1000;

export interface CommunitySearch {
  posts: readonly FoundPost[];
  people: readonly FoundPerson[];
  isLooking: boolean;
  /** How many of each this device keeps, where it is searched because the server cannot be reached. */
  kept: { posts: number; people: number } | undefined;
}

/** Posts and people as the server finds them; with no network those that the device keeps. */
export function useCommunitySearch(typed: string): CommunitySearch {
  const readerId = useSession()?.user.id ?? '';
  const asked = useRested(typed);
  const enabled = toTypedWords(asked).length > 0;
  const posts = useQuery({ ...postsQuery(readerId, asked), enabled });
  const people = useQuery({ ...peopleQuery(readerId, asked), enabled });
  const isOffline = useIsOffline(posts.status, posts.error);
  const kept = useQuery({ ...keptQuery(readerId), enabled: isOffline }).data;
  const here = isOffline ? kept : undefined;

  const isSettled = asked === typed;
  return useMemo(() => {
    const isMatch = toMatch(typed);
    // What was found for the letters before stays as far as it still fits, until the answer is here.
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

/** From a call that failed for want of a network until one that did not: between letters nothing is known. */
function useIsOffline(status: 'pending' | 'error' | 'success', error: Error | null): boolean {
  const [isOffline, setOffline] = useState(false);
  const isNow = status === 'pending' ? isOffline : error instanceof OfflineFailure;
  if (isNow !== isOffline) setOffline(isNow);
  return isNow;
}

function toMatch(typed: string): (text: string) => boolean {
  const readings = toReadings(typed);
  return (text) => {
    const words = toOwnWords(text).flatMap(toParts);
    const hasAll = (wanted: readonly string[]) =>
      wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
    return readings.some(hasAll);
  };
}

function toPostText({ title, content, tags, cuisine }: FoundPost): string {
  return [title, content, ...tags, cuisine].join(' ');
}

/** Every letter is a question of its own: a newer one takes an older one back, and none is kept for long. */
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
    queryFn: async ({ signal }) => (await import('./ask-community.ts')).fetchFoundPosts(q, signal),
  });

const peopleQuery = (readerId: string, q: string) =>
  queryOptions({
    ...brief,
    queryKey: ['community', readerId, 'search-people', q],
    queryFn: async ({ signal }) => (await import('./ask-community.ts')).fetchFoundPeople(q, signal),
  });

const keptQuery = (readerId: string) =>
  queryOptions({
    queryKey: ['community', readerId, 'kept-search'],
    queryFn: async () => (await import('./kept-search.ts')).readKeptSearch(readerId),
    staleTime: 0,
    gcTime: SHORT_MS,
    retry: false,
  });
