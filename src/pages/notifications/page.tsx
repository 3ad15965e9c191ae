import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as actionTexts from '#texts/actions.ts';
import * as pageTexts from '#texts/notification-page.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { NotificationList } from './notification-list.tsx';

export default function Page() {
  const userId = useSession()?.user.id;
  if (userId !== undefined) return <NotificationsPage key={userId} />;
  return (
    <NoticePage title={pageTexts.signInTitle} hint={pageTexts.signInHint}>
      <ButtonLink
        to={pagePaths.login}
        variant="flame"
        onClick={() => saveReturnAddress(pagePaths.notifications)}
      >
        {actionTexts.logIn}
      </ButtonLink>
    </NoticePage>
  );
}

function NotificationsPage() {
  useTitle(toPageTitle(pageTexts.notifications));
  return (
    <PageColumn width="prose">
      <chakra.h1 textStyle="h1">{pageTexts.notifications}</chakra.h1>
      <NotificationList />
    </PageColumn>
  );
}
