import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import * as pageTexts from '#texts/notification-page.ts';
import { useTitle } from '../../../ui/hooks/use-title.ts';
import { lazyPage } from '../../../ui/lazy-page.ts';
import { PageColumn } from '../../../ui/page-column.tsx';
import { ListSkeleton } from './notification-skeleton.tsx';

/** The header renders before the list. Its code is preloaded. */
const NotificationList = lazyPage(() => import('./notification-list.late.tsx'));
void NotificationList.preload?.();

export function NotificationsPage() {
  useTitle(toPageTitle(pageTexts.notifications));
  return (
    <PageColumn width="prose">
      <chakra.h1 textStyle="h1">{pageTexts.notifications}</chakra.h1>
      <Suspense fallback={<ListSkeleton />}>
        <NotificationList />
      </Suspense>
    </PageColumn>
  );
}
