import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as notificationTexts from '#texts/notification.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { NotificationList } from './notification-list.tsx';

export default function Page() {
  const userId = useSession()?.user.id;
  if (userId !== undefined) return <NotificationsPage key={userId} />;
  return (
    <NoticePage title={notificationTexts.signInTitle} hint={notificationTexts.signInHint}>
      <ButtonLink
        to={pagePaths.login}
        variant="flame"
        onClick={() => saveReturnAddress(pagePaths.notifications)}
      >
        {appTexts.logIn}
      </ButtonLink>
    </NoticePage>
  );
}

function NotificationsPage() {
  useTitle(toPageTitle(notificationTexts.notifications));
  return (
    <PageColumn width="prose">
      <chakra.h1 textStyle="h1">{notificationTexts.notifications}</chakra.h1>
      <NotificationList />
    </PageColumn>
  );
}
