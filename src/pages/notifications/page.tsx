import { pagePaths } from '#contract/page/paths.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as actionTexts from '#texts/actions.ts';
import * as pageTexts from '#texts/notification-page.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { NotificationsPage } from './notifications-page.tsx';

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
