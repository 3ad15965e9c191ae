import type { ErrorComponentProps } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LostCode } from '../../ui/lazy-page.ts';
import { NoticePage } from '../../ui/notice/notice-page.tsx';

/** A page that broke, or whose code could not be loaded, says so and leads on; a cook's session is on the device. */
export function PageFailure({ error }: ErrorComponentProps) {
  return (
    <NoticePage crumbs title={pageTexts.error} hint={toHint(error)}>
      <Button variant="flame" onClick={() => globalThis.location.reload()}>
        Load again
      </Button>
      <ButtonLink to={pagePaths.home} variant="quiet">
        Go back
      </ButtonLink>
    </NoticePage>
  );
}

function toHint(error: unknown): string {
  return error instanceof LostCode
    ? 'This page did not arrive. Load it again.'
    : 'Something went wrong on this page.';
}
