import { chakra } from '@chakra-ui/react';
import { toPageTitle } from '#contract/page/title.ts';
import * as pageTexts from '#texts/notification-page.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { PageColumn } from '#ui/page-column.tsx';
import { NotificationList } from './notification-list.tsx';

export function NotificationsPage() {
  useTitle(toPageTitle(pageTexts.notifications));
  return (
    <PageColumn width="prose">
      <chakra.h1 textStyle="h1">{pageTexts.notifications}</chakra.h1>
      <NotificationList />
    </PageColumn>
  );
}
