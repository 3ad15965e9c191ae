import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CALLBACK_FAILURE_MS, CALLBACK_SUCCESS_MS } from '../../contract/limits.ts';
import { toPageTitle } from '../../contract/page-title.ts';
import { pagePaths } from '../../contract/paths.ts';
import { readCallback, takeCallback } from '../browser/music-session.ts';
import { NoticePage } from '../ui/notice/notice-page.tsx';
import { useTitle } from '../ui/use-title.ts';

/**
 * Specification 2: stores the token out of the fragment, shows success for 2 seconds, then returns; a failure is shown for
 * 3 seconds, then home.
 */
export default function Page() {
  useTitle(toPageTitle('Music sign-in'));
  const { history } = useRouter();
  const [callback] = useState(() => readCallback(history.location));
  useEffect(() => {
    takeCallback(callback, Date.now());
    // A token must not stay in the history, where Back would bring it up again.
    history.replace(pagePaths.callback);
    const to = callback.isSuccess ? callback.returnTo : pagePaths.home;
    const alarm = setTimeout(
      () => history.replace(to),
      callback.isSuccess ? CALLBACK_SUCCESS_MS : CALLBACK_FAILURE_MS,
    );
    return () => clearTimeout(alarm);
  }, [callback, history]);

  if (callback.isSuccess) {
    return (
      <div role="status">
        <NoticePage title="Music connected" hint="Taking you back to where you were." />
      </div>
    );
  }
  return (
    <div role="alert">
      <NoticePage
        crumbs
        title="Music sign-in failed"
        hint={
          callback.reason === 'refused'
            ? 'The music service did not let you in. Taking you home.'
            : 'The answer of the music service could not be used. Taking you home.'
        }
      />
    </div>
  );
}
