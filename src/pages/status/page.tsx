import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { toPageTitle } from '#contract/page/title.ts';
import * as actionTexts from '#texts/actions.ts';
import * as pageTexts from '#texts/pages.ts';
import * as statusTexts from '#texts/status.ts';
import { Button } from '#ui/button/button.tsx';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { PageColumn } from '#ui/page-column.tsx';
import { FaultReports } from './fault-reports.tsx';
import { healthQuery } from './health.ts';
import { HealthFacts } from './health-facts.tsx';
import styles from './status-page.module.css';
import { TestLinks } from './test-links.tsx';

/** The state of the API, and links to test. */
export function StatusPage() {
  useTitle(toPageTitle(statusTexts.status));
  const health = useQuery(healthQuery());
  const isWell = health.isSuccess && !health.isRefetchError;
  return (
    <PageColumn width="prose">
      <chakra.h1 textStyle="h1">{statusTexts.status}</chakra.h1>
      <chakra.section p="5" display="grid" gap="4" borderRadius="card" bg="paper" boxShadow="s1">
        <div role="status">
          <chakra.h2
            textStyle="h2"
            display="flex"
            alignItems="center"
            gap="3"
            color={health.isPending ? 'ink' : isWell ? 'basil' : 'chilli'}
          >
            {health.isPending ? (
              statusTexts.askingTheApi
            ) : isWell ? (
              <>
                <CircleCheck aria-hidden size={26} />
                <span>{` ${statusTexts.theApiIsWell}`}</span>
              </>
            ) : (
              <>
                <CircleAlert aria-hidden size={26} />
                <span>{` ${pageTexts.apiNotAvailable}`}</span>
              </>
            )}
          </chakra.h2>
        </div>
        {health.isPending && <SkeletonBar w="60%" />}
        {isWell && <HealthFacts health={health.data} />}
        {health.isError && <chakra.p color="ink.muted">{statusTexts.deviceStillWorks}</chakra.p>}
        <Button
          variant={health.isError ? 'flame' : 'outline'}
          className={styles.again}
          aria-busy={health.isFetching}
          onClick={() => void health.refetch()}
        >
          {health.isError ? actionTexts.tryAgain : statusTexts.askAgain}
        </Button>
      </chakra.section>
      <FaultReports />
      <TestLinks />
    </PageColumn>
  );
}
