import { pagePaths } from '#contract/page/paths.ts';
import * as actionTexts from '#texts/actions.ts';
import * as pageTexts from '#texts/notification-page.ts';
import { saveReturnAddress } from '../../browser/return-address.ts';
import { useSession } from '../../browser/session.ts';
import { NotificationsPage } from '../../features/community/notifications/notifications-page.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';

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
