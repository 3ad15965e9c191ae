import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { CALLBACK_FAILURE_MS, CALLBACK_SUCCESS_MS } from '#contract/platform/limits.ts';
import { fetchMusicToken } from '#domain/account/music-token.ts';
import { saveMusicToken } from '#platform/music-session.ts';
import { type Callback, forgetMusicSignIn, readCallback } from '#platform/music-sign-in.ts';
import * as musicTexts from '#texts/music.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { NoticePage } from '#ui/notice/notice-page.tsx';

type CodeCallback = Extract<Callback, { kind: 'code' }>;

interface Outcome {
  /** The error message, if the sign-in failed. */
  failure?: string;
  goTo: string;
}

/**
 * Stores the token, shows success for 2 seconds, then returns to the saved page. A failure is shown for 3 seconds
 * before it goes home. The token is in the fragment, or it is exchanged for the code in the query.
 */
export default function Page() {
  useTitle(toPageTitle(musicTexts.musicSignIn));
  const { history } = useRouter();
  const [callback] = useState(() => readCallback(history.location));
  const outcome = useOutcome(callback);
  useEffect(() => {
    forgetMusicSignIn();
    // Token and code must not stay in the history, because Back would show them again.
    history.replace(pagePaths.callback);
  }, [history]);
  useEffect(() => {
    if (!outcome) return undefined;
    const { failure, goTo } = outcome;
    const ms = failure === undefined ? CALLBACK_SUCCESS_MS : CALLBACK_FAILURE_MS;
    const alarm = setTimeout(() => history.replace(goTo), ms);
    return () => clearTimeout(alarm);
  }, [outcome, history]);

  if (outcome?.failure !== undefined) {
    return (
      <div role="alert">
        <NoticePage crumbs title={musicTexts.musicSignInFailed} hint={outcome.failure} />
      </div>
    );
  }
  return (
    <div role="status">
      <NoticePage
        title={outcome ? musicTexts.musicConnected : musicTexts.musicSignIn}
        hint={outcome ? musicTexts.takingBack : musicTexts.connecting}
      />
    </div>
  );
}

/** Stores the token; undefined while a code is exchanged for it. */
function useOutcome(callback: Callback): Outcome | undefined {
  const [outcome, setOutcome] = useState(() => toOutcome(callback));
  // A code can be used only once, and an effect may run twice.
  const exchange = useRef<Promise<Outcome>>(undefined);
  useEffect(() => {
    if (callback.kind === 'token') saveMusicToken(callback.token, Date.now());
    if (callback.kind !== 'code') return undefined;
    exchange.current ??= exchangeCode(callback);
    let isShown = true;
    const show = async (coming: Promise<Outcome>) => {
      const next = await coming;
      if (isShown) setOutcome(next);
    };
    void show(exchange.current);
    return () => {
      isShown = false;
    };
  }, [callback]);
  return outcome;
}

async function exchangeCode({ code, signIn, returnTo }: CodeCallback): Promise<Outcome> {
  try {
    saveMusicToken(await fetchMusicToken(code, signIn), Date.now());
    return { goTo: returnTo };
  } catch (error) {
    const failure = error instanceof Error ? error.message : musicTexts.unreachableGoingHome;
    return { failure, goTo: pagePaths.home };
  }
}

function toOutcome(callback: Callback): Outcome | undefined {
  if (callback.kind === 'code') return undefined;
  if (callback.kind === 'token') return { goTo: callback.returnTo };
  return {
    failure: callback.reason === 'refused' ? musicTexts.notLetIn : musicTexts.answerUnusable,
    goTo: pagePaths.home,
  };
}
