import { chakra } from '@chakra-ui/react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, RefreshCw, WifiOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import { toPageTitle } from '../../contract/page/page-title.ts';
import * as actionTexts from '../../texts/en/actions.ts';
import * as offlinePageTexts from '../../texts/en/offline-page.ts';
import { useNavigationBars } from '../browser/navigation-bars.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageColumn } from '../ui/page-column.tsx';
import { useTitle } from '../ui/use-title.ts';
import { ReadyDishes } from './ready-dishes.tsx';

interface Props {
  title: string;
  hint: string;
  retry: () => void;
  /** Where Back leads by a deep link. */
  backTo: string;
}

/** What was opened is not on the device, and there is no connection: why, the way back, and what opens all the same. */
export default function OfflinePage({ title, hint, retry, backTo }: Props) {
  useTitle(toPageTitle(title));
  useNavigationBars();
  return (
    <PageColumn width="prose">
      <BackLink to={backTo} />
      <chakra.div display="grid" justifyItems="center" gap="3" textAlign="center">
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize="96px"
          borderRadius="full"
          bg="enamel.bg"
          color="enamel"
        >
          <WifiOff aria-hidden size={40} />
        </chakra.span>
        <chakra.p color="enamel" textStyle="small" fontWeight="700">
          {offlinePageTexts.offline}
        </chakra.p>
        <chakra.h1 textStyle="h2" textWrap="balance">
          {title}
        </chakra.h1>
        <chakra.p color="ink.muted" maxW="26rem">
          {hint}
        </chakra.p>
        <Button variant="outline" mt="2" mb="4" onClick={retry}>
          <RefreshCw aria-hidden size={19} />
          {actionTexts.tryAgain}
        </Button>
      </chakra.div>
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
    <Link
      to={to}
      aria-label={actionTexts.back}
      onClick={goBack}
      display="grid"
      placeItems="center"
      boxSize="11"
      ml="-2.5"
      borderRadius="full"
      color="ink"
    >
      <ArrowLeft aria-hidden size={24} />
    </Link>
  );
}
