import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { useLists } from '#domain/list/queries.ts';
import { useList } from '#domain/list/use-list.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as appTexts from '#texts/app.ts';
import * as listTexts from '#texts/list.ts';
import * as offlineTexts from '#texts/offline.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListView } from './list-view.tsx';

const route = getRouteApi('/data/list');

/** The list of the address, or the first one. */
export function CurrentList() {
  const { list: wanted } = route.useSearch();
  const { lists, ...loaded } = useLists();
  const chosen = lists.find(({ _id }) => _id === wanted) ?? lists[0];
  const shown = useList(chosen?._id);
  const isLoading = loaded.isLoading || (chosen !== undefined && shown.isLoading);
  // The first item creates the list. The box stays mounted meanwhile, so that typed text is not lost.
  const [isBegun, setBegun] = useState(false);
  if (!isLoading && !isBegun) setBegun(true);
  const failure = lists.length === 0 ? loaded.failure : shown.failure;
  if (isLoading && !isBegun) return <ListSkeleton />;
  if (failure) return <ListFailure failure={failure} />;
  return <ListView key={wanted ?? ''} lists={lists} shown={shown} />;
}

function ListFailure({ failure }: { failure: Error }) {
  const isOffline = failure instanceof OfflineFailure;
  return (
    <FailurePage
      title={isOffline ? shoppingTexts.notHere : listTexts.notLoaded}
      hint={isOffline ? offlineTexts.opensOnline : failure.message}
      cure={() => void queryClient.invalidateQueries({ queryKey: ['lists'] })}
      back={{ to: pagePaths.home, label: appTexts.home }}
    />
  );
}
