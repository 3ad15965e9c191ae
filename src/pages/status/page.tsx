import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { toPageTitle } from '#contract/page/title.ts';
import * as appTexts from '#texts/app.ts';
import * as pageTexts from '#texts/page.ts';
import * as statusTexts from '#texts/status.ts';
import { Button } from '#ui/button/button.tsx';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
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
      <h1 className={text.h1}>{statusTexts.status}</h1>
      <section className={styles.api}>
        <div role="status">
          <h2
            className={joinClasses(
              text.h2,
              styles.state,
              !health.isPending && (isWell ? styles.well : styles.ill),
            )}
          >
            {health.isPending ? (
              statusTexts.askingTheApi
            ) : isWell ? (
              <>
                <CircleCheck size={26} />
                <span>{` ${statusTexts.theApiIsWell}`}</span>
              </>
            ) : (
              <>
                <CircleAlert size={26} />
                <span>{` ${pageTexts.apiNotAvailable}`}</span>
              </>
            )}
          </h2>
        </div>
        {health.isPending && <SkeletonBar w="60%" />}
        {isWell && <HealthFacts health={health.data} />}
        {health.isError && <p className={styles.hint}>{statusTexts.deviceStillWorks}</p>}
        <Button
          variant={health.isError ? 'flame' : 'outline'}
          className={styles.again}
          aria-busy={health.isFetching}
          onClick={() => void health.refetch()}
        >
          {health.isError ? appTexts.tryAgain : statusTexts.askAgain}
        </Button>
      </section>
      <FaultReports />
      <TestLinks />
    </PageColumn>
  );
}
