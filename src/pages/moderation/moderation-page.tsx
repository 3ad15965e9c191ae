import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import * as pageTexts from '#texts/moderation-page.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { PageColumn } from '#ui/page-column.tsx';
import { TabList, toTabId } from '#ui/tab-list.tsx';
import { AuditList } from './audit-list.tsx';
import { ReportList } from './report-list.tsx';

const TABS = [
  { id: 'reports', label: pageTexts.openReports },
  { id: 'audit', label: pageTexts.audit },
] as const;
export type ModerationTab = (typeof TABS)[number]['id'];

interface Props {
  tab: ModerationTab;
  choose: (tab: ModerationTab) => void;
}

/** `/moderation`: reports by members and the decisions about them. */
export function ModerationPage({ tab, choose }: Props) {
  useTitle(toPageTitle(pageTexts.moderation));
  const panel = useId();
  return (
    <PageColumn width="prose">
      <chakra.h1 textStyle="h1">{pageTexts.moderation}</chakra.h1>
      <TabList
        label={pageTexts.whatIsShown}
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
