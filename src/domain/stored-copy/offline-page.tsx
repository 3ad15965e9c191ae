import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, RefreshCw, WifiOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import { ReadyDishes } from '#domain/recipe/ready-dishes.tsx';
import { useCaptivePortal } from '#platform/captive-portal.ts';
import { useNavigationBars } from '#platform/navigation-bars.ts';
import * as appTexts from '#texts/app.ts';
import * as offlineTexts from '#texts/offline.ts';
import { Button } from '#ui/button/button.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './offline-page.module.css';

interface Props {
  title: string;
  hint: string;
  retry: () => void;
  /** Target of Back after opening a deep link. */
  backTo: string;
}

/** Page for content that is neither on the device nor reachable. */
export default function OfflinePage({ title, hint, retry, backTo }: Props) {
  useTitle(toPageTitle(title));
  useNavigationBars();
  const isPortal = useCaptivePortal();
  return (
    <PageColumn width="prose">
      <BackLink to={backTo} />
      <div className={styles.page}>
        <span className={styles.sign}>
          <WifiOff size={40} />
        </span>
        <p className={joinClasses(text.small, styles.state)}>
          {isPortal ? appTexts.signInNeeded : offlineTexts.offline}
        </p>
        <h1 className={joinClasses(text.h2, styles.title)}>{title}</h1>
        <p className={styles.hint}>{isPortal ? appTexts.wantsSignIn : hint}</p>
        <Button variant="outline" className={styles.retry} onClick={retry}>
          <RefreshCw size={19} />
          {appTexts.tryAgain}
        </Button>
      </div>
      <ReadyDishes />
    </PageColumn>
  );
}

function BackLink({ to }: { to: string }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link to={to} aria-label={appTexts.back} onClick={goBack} className={styles.back}>
      <ArrowLeft size={24} />
    </Link>
  );
}
