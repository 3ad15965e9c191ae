import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getList, listLists } from '#contract/list/endpoints.ts';
import type { List, ListChanges } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import { toCallPath } from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { toDefinition } from '#contract/writes.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayLists } from '#domain/overlay/lists.ts';
import type { ListView } from '#domain/overlay/views.ts';
import { mergeChanges } from '#offline/list/merge-changes.ts';
import { type Answer, isOffline, toNetworkAnswer } from '#offline/network/answer.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { MISSING_STATUSES } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import * as listTexts from '#texts/list.ts';

/** Lists stay fresh even without the stream of events. */
const REFETCH_MS = 15_000;

/** How a screen was loaded. */
export interface Loaded {
  isLoading: boolean;
  failure: Error | null;
  /** True if this is a cached copy because the server is unreachable. */
  isOffline: boolean;
  /** Time of the cached copy (ms), undefined for a response of the server. */
  storedAt: number | undefined;
}

export interface SharedList extends Loaded {
  /** Undefined while it loads, and if there is no such list. */
  view: ListView | undefined;
  /** Number of changes that the server does not have yet. Refused ones do not count. */
  waiting: number;
}

/** Lists of the member, or the list of this device for a visitor (`userId` ''). */
export function listsQuery(userId: string) {
  const queryKey = ['lists', userId, 'all'] as const;
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Answer<List[]>> => {
      if (userId === '') return toNetworkAnswer(await readVisitorLists(), Date.now());
      const answer = await fetchPage(listLists, {
        fallback: listTexts.notLoaded,
        keep: { kind: 'lists', id: '' },
        onLateAnswer: (seen) => {
          queryClient.setQueryData(queryKey, seen);
          removeOtherLists(userId, seen);
        },
      });
      removeOtherLists(userId, answer);
      return answer;
    },
    refetchInterval: userId === '' ? false : REFETCH_MS,
  });
}

function listQuery(userId: string, listId: string) {
  const queryKey = ['lists', userId, 'list', listId] as const;
  const params = { listId };
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Answer<ListChanges>> => {
      if (userId === '') return toNetworkAnswer(await readVisitorChanges(listId), Date.now());
      return fetchPage(getList, {
        params,
        query: {},
        fallback: listTexts.notLoaded,
        keep: { kind: 'list', id: listId },
        changes: {
          toPath: ({ cursor }) => toCallPath(getList, { params, query: { since: cursor } }),
          merge: mergeChanges,
        },
        onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
      });
    },
    enabled: listId !== '',
    refetchInterval: userId === '' ? false : REFETCH_MS,
  });
}

const visitorDevice = () => import('#domain/stored-copy/device-parts.ts');

async function readVisitorLists(): Promise<List[]> {
  const { readVisitorList } = await visitorDevice();
  const found = await readVisitorList();
  return found ? [found.list] : [];
}

async function readVisitorChanges(listId: string): Promise<ListChanges> {
  const { readVisitorList } = await visitorDevice();
  const found = await readVisitorList();
  if (found?.list._id !== listId) throw new RejectedFailure(404, listTexts.notFound);
  return { ...found, cursor: '' };
}

/** A member who left a list must not see its copies any more. */
function removeOtherLists(userId: string, { source, askedAt, value }: Answer<List[]>): void {
  if (source !== 'network') return;
  const ids = value.map(({ _id }) => _id);
  const remove = async () => {
    const { removeOtherPages } = await import('#offline/community/community-pages.ts');
    await removeOtherPages(userId, 'list', ids);
    await queryClient.resetQueries({
      queryKey: ['lists', userId, 'list'],
      predicate: ({ queryKey: [, , , id], state }) =>
        !ids.includes(String(id)) && state.dataUpdatedAt > 0 && state.dataUpdatedAt < askedAt,
    });
  };
  void ignoreError(remove(), 'the next response tries again');
}

export function useLists(): Loaded & { lists: readonly List[] } {
  const userId = useSession()?.user.id ?? '';
  const { data, error, isPending } = useQuery(listsQuery(userId), queryClient);
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const lists = useMemo(() => {
    const views = (data?.value ?? []).map((list) => ({
      list,
      state: EMPTY_LIST,
      deliveries: NO_DELIVERIES,
    }));
    return overlayLists(views, pending, me).map(({ list }) => list);
  }, [data, pending, me]);
  return { lists, ...toLoaded(data, isPending, error) };
}

const NO_DELIVERIES: ListView['deliveries'] = new Map();

/** A list with pending writes applied. Without an id there is nothing to load. */
export function useSharedList(listId = ''): SharedList {
  const userId = useSession()?.user.id ?? '';
  const query = useQuery(listQuery(userId, listId), queryClient);
  const data = isMissing(query.error) ? undefined : query.data;
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const view = useMemo(() => {
    const views = data ? [toListView(data.value)] : [];
    return overlayLists(views, pending, me).find(({ list }) => list._id === listId);
  }, [data, pending, me, listId]);
  const waiting = pending.filter(
    ({ command, delivery }) =>
      delivery &&
      delivery.state !== 'failed' &&
      toDefinition(command).entity(command) === `list:${listId}`,
  ).length;
  const loaded = toLoaded(data, query.isPending && listId !== '' && !view, query.error);
  // The server does not have a list yet that was created offline.
  return { ...loaded, view, waiting, ...(view && { failure: null }) };
}

function toListView({ list, needs, ticks, removals }: ListChanges): ListView {
  return {
    list,
    state: addChanges(EMPTY_LIST, { needs, ticks, removals }),
    deliveries: NO_DELIVERIES,
  };
}

export function toLoaded(
  data: Answer<unknown> | undefined,
  isLoading: boolean,
  failure: Error | null,
): Loaded {
  const isCopy = data !== undefined && isOffline(data);
  return { isLoading, failure, isOffline: isCopy, storedAt: isCopy ? data.storedAt : undefined };
}

/** True if the server does not have the requested thing, or the viewer may not see it. */
export function isMissing(failure: Error | null): boolean {
  return failure instanceof RejectedFailure && MISSING_STATUSES.includes(failure.status);
}
