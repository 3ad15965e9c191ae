import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { decideReport, listAudit, listReported } from '#contract/moderation/endpoints.ts';
import type { ModerationAction } from '#contract/moderation/limits.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { toNextCursor, toPageQuery, toState } from '#platform/network/paged-query.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { callApi } from '#platform/network/send.ts';
import * as moderationTexts from '#texts/moderation.ts';

const toKey = (list: string) => ['community', readViewerId(), 'moderation', list] as const;

/** Not stored on the device: a moderator must decide about the current content. */
const reportsQuery = () =>
  infiniteQueryOptions({
    queryKey: toKey('reports'),
    queryFn: ({ pageParam }) =>
      fetchPage(listReported, {
        query: toPageQuery(pageParam),
        fallback: moderationTexts.loadFailed,
      }),
    initialPageParam: '',
    getNextPageParam: toNextCursor,
    staleTime: 0,
  });

const auditQuery = () =>
  infiniteQueryOptions({
    queryKey: toKey('audit'),
    queryFn: ({ pageParam }) =>
      fetchPage(listAudit, { query: toPageQuery(pageParam), fallback: moderationTexts.loadFailed }),
    initialPageParam: '',
    getNextPageParam: toNextCursor,
    staleTime: 0,
  });

/** Open reports, oldest first. */
export function useReports() {
  const query = useInfiniteQuery(reportsQuery());
  const reports = query.data?.pages.flatMap(({ value }) => value.reports) ?? [];
  return { reports, list: toState(query) };
}

/** Decisions, newest first. */
export function useAudit() {
  const query = useInfiniteQuery(auditQuery());
  const entries = query.data?.pages.flatMap(({ value }) => value.entries) ?? [];
  return { entries, list: toState(query) };
}

/** Submits a decision directly, not through the outbox, and refetches the community's data. Throws a failure. */
export async function decide(
  reportId: string,
  action: ModerationAction,
  note: string,
  key: string,
): Promise<void> {
  try {
    const body = { action, note };
    const fallback = moderationTexts.notDecided;
    await callApi(decideReport, { params: { reportId }, body, fallback, key });
  } finally {
    // Also after a failure, because another moderator may have decided first.
    await queryClient.invalidateQueries({ queryKey: ['community', readViewerId()] });
  }
}
