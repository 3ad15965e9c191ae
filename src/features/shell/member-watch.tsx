import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMe } from '../../data/keeping.ts';
import { resumeOutbox } from '../../data/outbox.ts';
import { readSession } from '../../data/session.ts';
import { recordSession } from '../../data/session-record.ts';
import { watchSignedIn } from './session-watch.ts';

/**
 * What goes on for a member on every page: the session is watched, what waits is sent, and what is saved is brought onto
 * the device.
 */
export default function MemberWatch() {
  const router = useRouter();
  const me = useMe();
  const kept = useRef<string>(undefined);

  useEffect(() => watchSignedIn(router), [router]);

  useEffect(() => {
    const session = readSession();
    // The device's own record may be gone while the browser still knows who is signed in.
    if (session) void recordSession(session).then(resumeOutbox);
  }, []);

  useEffect(() => {
    if (!me) return;
    const wanted = JSON.stringify([me.id, me.savedRecipes, me.favorites]);
    if (kept.current === wanted) return;
    const isFirst = kept.current === undefined;
    kept.current = wanted;
    // Nothing is loaded for who has saved nothing.
    if (isFirst && me.savedRecipes.length + me.favorites.length === 0) return;
    void import('../../data/keep-marked.ts').then(
      ({ keepMarked }) => keepMarked(me),
      () => undefined,
    );
  }, [me]);

  return null;
}
