import { chakra } from '@chakra-ui/react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { toPageTitle } from '../../../contract/page/page-title.ts';
import * as pageFailureTexts from '../../../texts/en/page-failures.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { Button } from '../../ui/button.tsx';
import { LostCode } from '../../ui/lazy-page.ts';
import { useTitle } from '../../ui/use-title.ts';
import type { FailedProps } from './failed.tsx';

/** The code of this may be missing as well. */
const Failed = lazy<ComponentType<FailedProps>>(() =>
  import('./failed.tsx').catch(() => ({ default: BareFailure })),
);

/** A page that broke, or whose code could not be loaded, says so and leads on; a cook's session is on the device. */
export function PageFailure({ error }: ErrorComponentProps) {
  useTitle(toPageTitle(pageTexts.error));
  return (
    <Suspense fallback={null}>
      <Failed isLost={error instanceof LostCode} />
    </Suspense>
  );
}

function BareFailure({ isLost }: FailedProps) {
  return (
    <chakra.section px="5" py="24" textAlign="center">
      <chakra.h1 textStyle="h2">{pageTexts.error}</chakra.h1>
      <chakra.p my="4">{isLost ? pageFailureTexts.codeMissing : pageFailureTexts.broken}</chakra.p>
      <Button variant="flame" onClick={() => globalThis.location.reload()}>
        {pageFailureTexts.loadAgain}
      </Button>
    </chakra.section>
  );
}
