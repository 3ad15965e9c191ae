import { getRouteApi } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as actionTexts from '#texts/actions.ts';
import * as pageTexts from '#texts/moderation-page.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { ModerationPage, type ModerationTab } from './moderation-page.tsx';

const route = getRouteApi('/data/moderation');

/** The reports are the default and are omitted from the address. */
const toSearch = (tab: ModerationTab) => (tab === 'audit' ? { tab } : {});

export default function Page() {
  const userId = useSession()?.user.id;
  const { tab = 'reports' } = route.useSearch();
  const navigate = route.useNavigate();
  if (userId !== undefined) {
    return (
      <ModerationPage
        key={userId}
        tab={tab}
        choose={(id) => {
          void navigate({ search: toSearch(id), replace: true, resetScroll: false });
        }}
      />
    );
  }
  return (
    <NoticePage title={pageTexts.signInTitle} hint={pageTexts.forModerators}>
      <ButtonLink
        to={pagePaths.login}
        variant="flame"
        onClick={() => saveReturnAddress(pagePaths.moderation)}
      >
        {actionTexts.logIn}
      </ButtonLink>
    </NoticePage>
  );
}
