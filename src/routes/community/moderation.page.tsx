import { getRouteApi } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import * as actionTexts from '#texts/actions.ts';
import * as pageTexts from '#texts/moderation-page.ts';
import { saveReturnAddress } from '../../browser/return-address.ts';
import { useSession } from '../../browser/session.ts';
import {
  ModerationPage,
  type ModerationTab,
} from '../../features/community/moderation/moderation-page.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';

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
