import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CALLBACK_FAILURE_MS, CALLBACK_SUCCESS_MS } from '../../contract/limits.ts';
import { toPageTitle } from '../../contract/page-title.ts';
import { pagePaths } from '../../contract/paths.ts';
import * as musicSignInTexts from '../../texts/en/music-sign-in.ts';
import { readCallback, takeCallback } from '../browser/music-session.ts';
import { NoticePage } from '../ui/notice/notice-page.tsx';
import { useTitle } from '../ui/use-title.ts';

/**
 * Specification 2: stores the token out of the fragment, shows success for 2 seconds, then returns; a failure is shown for
 * 3 seconds, then home.
 */
export default function Page() {
  useTitle(toPageTitle(musicSignInTexts.musicSignIn));
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
        <NoticePage title={musicSignInTexts.musicConnected} hint={musicSignInTexts.takingBack} />
      </div>
    );
  }
  return (
    <div role="alert">
      <NoticePage
        crumbs
        title={musicSignInTexts.musicSignInFailed}
        hint={
          callback.reason === 'refused'
            ? musicSignInTexts.notLetIn
            : musicSignInTexts.answerUnusable
        }
      />
    </div>
  );
}
