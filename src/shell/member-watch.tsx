import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { OpenAddress } from '#contract/device/open-address.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { useMe } from '#domain/account/me.ts';
import { useBringDiet } from '#domain/diet/use-bring-diet.ts';
import { resumeOutbox, useWaiting } from '#domain/outbox/waiting.ts';
import { overlayMe } from '#domain/overlay/me.ts';
import { listPendingWrites } from '#domain/overlay/pending.ts';
import { downloadMarked } from '#domain/recipe/download-recipes.ts';
import type { Waiting as WaitingWrites } from '#offline/outbox/watch.ts';
import { beginSession, readSession, useSession } from '#platform/session.ts';
import { endRecord, recordSession } from '#platform/session-record.ts';
import { toFrame } from './frame-kind.ts';
import { watchSignedIn } from './session-watch.ts';
import { Waiting } from './waiting-count.tsx';
import { useWaitingNotices } from './waiting-notices.ts';

/** Background work of every page: watches the session, resumes the outbox, and downloads saved recipes. */
export function MemberWatch() {
  const router = useRouter();
  const me = useMe();
  const token = useSession()?.token;
  const waiting = useWaiting();
  const address = useRouterState({ select: ({ location }) => location.pathname });
  const { hasTopBar, hasBottomBar } = toFrame(address);
  const kept = useRef<string>(undefined);
  useWaitingNotices();
  useBringDiet();

  useEffect(() => watchSignedIn(router), [router]);

  useEffect(() => followTaps((to) => router.history.push(to)), [router]);

  useEffect(() => {
    // The device database may have lost its record while local storage still has the session.
    const session = token === undefined ? undefined : readSession();
    const recorded = session ? recordSession(session) : endRecord();
    const resume = () => void ignoreError(resumeOutbox(), 'retried later');
    recorded.then(resume, resume);
  }, [token]);

  useEffect(() => storeAccepted(waiting), [waiting]);

  useEffect(() => {
    if (!me) return;
    const wanted = JSON.stringify([me.id, me.savedRecipes, me.favorites]);
    if (kept.current === wanted) return;
    const isFirst = kept.current === undefined;
    kept.current = wanted;
    if (isFirst && me.savedRecipes.length + me.favorites.length === 0) return;
    void downloadMarked(me);
  }, [me]);

  if (token === undefined || hasBottomBar) return null;
  return <Waiting place={hasTopBar ? 'page' : 'bare'} />;
}

/** Navigates to the address of a tapped notification, as sent by the worker. Returns the unsubscribe function. */
function followTaps(go: (address: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const worker = navigator.serviceWorker;
  const onMessage = ({ data }: MessageEvent) => {
    if (v.is(OpenAddress, data)) go(data.address);
  };
  worker.addEventListener('message', onMessage);
  return () => worker.removeEventListener('message', onMessage);
}

/** Applies writes that the server has accepted to the stored user, so that the next start knows them even offline. */
function storeAccepted({ userId, receipts }: WaitingWrites): void {
  const session = readSession();
  if (session?.user.id !== userId) return;
  const user = overlayMe(session.user, listPendingWrites({ rows: [], receipts }, session.askedAt));
  if (JSON.stringify(user) === JSON.stringify(session.user)) return;
  beginSession({ token: session.token, user }, session.askedAt);
}
