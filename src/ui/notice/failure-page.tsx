import * as controlTexts from '../../../texts/en/controls.ts';
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
  /** What may help: a retry, or a link to a page that works. */
  cure: (() => void) | Way;
  back: Way;
}

/** Something could not be shown: what, why, what may help, and the way back (specification 8). */
export function FailurePage({ title, hint, rank = 1, cure, back }: Props) {
  return (
    <NoticePage crumbs title={title} hint={hint} rank={rank}>
      {typeof cure === 'function' ? (
        <Button variant="flame" onClick={cure}>
          {controlTexts.tryAgain}
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
