import * as appTexts from '#texts/app.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { NoticePage } from './notice-page.tsx';

interface Way {
  to: string;
  label: string;
}

interface Props {
  title: string;
  hint: string;
  rank?: 1 | 2;
  /** A retry, or a link to a page that works. */
  cure: (() => void) | Way;
  back: Way;
}

/** A page for content that could not be shown: the reason, a retry or a link, and the way back. */
export function FailurePage({ title, hint, rank = 1, cure, back }: Props) {
  return (
    <NoticePage crumbs title={title} hint={hint} rank={rank}>
      {typeof cure === 'function' ? (
        <Button variant="flame" onClick={cure}>
          {appTexts.tryAgain}
        </Button>
      ) : (
        <ButtonLink to={cure.to} variant="flame">
          {cure.label}
        </ButtonLink>
      )}
      <ButtonLink to={back.to} variant="quiet">
        {back.label}
      </ButtonLink>
    </NoticePage>
  );
}
