import type { Query } from '@tanstack/react-query';
import * as v from 'valibot';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import type { News } from './news.ts';
import { refetch, refreshList } from './refresh-list.ts';

const Requested = v.object({ askedAt: v.number() });
const Pages = v.object({ pages: v.array(v.unknown()) });

export function refresh(news: News): void {
  for (const key of [news.hasLists && 'lists', news.hasCookbook && 'cookbook']) {
    if (!key) continue;
    const work = queryClient.invalidateQueries({ queryKey: [key] });
    void ignoreError(work, 'the query has the error');
  }
  const shown = queryClient.getQueryCache().findAll({ queryKey: ['community', readViewerId()] });
  for (const query of shown) {
    if (query.getObserversCount() > 0 && toRequestTime(query) < news.at) refreshOne(query, news);
  }
}

function refreshOne(query: Query, news: News): void {
  const [, , kind, id] = query.queryKey;
  if (id === 'head') refreshList(query, news);
  else if (isConcerned(String(kind), String(id), news) && shouldRefetch(query, kind))
    refetch(query);
}

function isConcerned(kind: string, id: string, news: News): boolean {
  if (kind === 'notifications') return news.hasNotifications;
  if (kind === 'tips') return news.isEverything || news.tips.includes(id);
  return ['post', 'comments'].includes(kind) && (news.isEverything || news.posts.includes(id));
}

/** Comments after the first page are fetched only on demand, so refetch them only if they were loaded. */
function shouldRefetch(query: Query, kind: unknown): boolean {
  return kind === 'comments' ? query.state.data !== undefined : query.isActive();
}

/** For several pages the first one counts. The later comments have no request time. */
function toRequestTime({ state: { data, dataUpdatedAt } }: Query): number {
  const first = v.is(Pages, data) ? data.pages[0] : data;
  return v.is(Requested, first) ? first.askedAt : dataUpdatedAt;
}
