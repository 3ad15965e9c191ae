import { chakra } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useId } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { TabList, toTabId } from '#ui/tab-list.tsx';
import { AuditList } from './audit-list.tsx';
import { ReportList } from './report-list.tsx';

const route = getRouteApi('/data/moderation');

const TABS = [
  { id: 'reports', label: moderationTexts.openReports },
  { id: 'audit', label: moderationTexts.audit },
] as const;

type ModerationTab = (typeof TABS)[number]['id'];

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
    <NoticePage title={moderationTexts.signInTitle} hint={moderationTexts.forModerators}>
      <ButtonLink
        to={pagePaths.login}
        variant="flame"
        onClick={() => saveReturnAddress(pagePaths.moderation)}
      >
        {appTexts.logIn}
      </ButtonLink>
    </NoticePage>
  );
}

interface Props {
  tab: ModerationTab;
  choose: (tab: ModerationTab) => void;
}

/** `/moderation`: reports by members and the decisions about them. */
function ModerationPage({ tab, choose }: Props) {
  useTitle(toPageTitle(moderationTexts.moderation));
  const panel = useId();
  return (
    <PageColumn width="prose">
      <chakra.h1 textStyle="h1">{moderationTexts.moderation}</chakra.h1>
      <TabList
        label={moderationTexts.whatIsShown}
        tabs={TABS}
        chosen={tab}
        choose={choose}
        panelId={panel}
      />
      <chakra.section
        role="tabpanel"
        id={panel}
        aria-labelledby={toTabId(panel, tab)}
        display="grid"
        gap="4"
      >
        {tab === 'reports' ? <ReportList /> : <AuditList />}
      </chakra.section>
    </PageColumn>
  );
}
