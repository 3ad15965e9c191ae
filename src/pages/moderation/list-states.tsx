import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ListEnd } from '#domain/post/list-end.tsx';
import { ListFailure } from '#domain/post/list-failure.tsx';
import { OfflineFailure, RejectedFailure } from '#platform/network/failures.ts';
import type { toState } from '#platform/network/paged-query.ts';
import * as appTexts from '#texts/app.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { Button } from '#ui/button/button.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { Loading } from './moderation-loading.tsx';

interface Props {
  list: ReturnType<typeof toState>;
  isEmpty: boolean;
  empty: { title: string; hint: string };
  children: ReactNode;
}

/** A list for moderators in one of its states: loading, offline, failed, empty or loaded. */
export function ListStates({ list, isEmpty, empty, children }: Props) {
  if (list.isLoading) return <Loading />;
  if (list.failure instanceof OfflineFailure) {
    return (
      <NoticePage rank={2} title={moderationTexts.offlineTitle} hint={moderationTexts.offlineHint}>
        <Button variant="outline" onClick={list.retry}>
          {appTexts.tryAgain}
        </Button>
      </NoticePage>
    );
  }
  if (list.failure instanceof RejectedFailure) {
    return (
      <NoticePage rank={2} title={moderationTexts.forModerators} hint={list.failure.message} />
    );
  }
  if (list.failure) return <ListFailure failure={list.failure} retry={list.retry} />;
  if (isEmpty) return <NoticePage rank={2} {...empty} />;
  return (
    <>
      <chakra.ul display="grid" gap="4">
        {children}
      </chakra.ul>
      <ListEnd
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        failure={list.moreFailure}
        load={list.loadMore}
      />
    </>
  );
}
