import type { Query } from '@tanstack/react-query';
import * as v from 'valibot';
import { subscribeToWaiting } from '#domain/outbox/waiting.ts';
import { setCaptivePortal, toPortalAddress } from '#platform/captive-portal.ts';
import { BrokenFailure, OfflineFailure } from '#platform/network/failures.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { fetchReach } from '#platform/network/reach.ts';
import * as appTexts from '#texts/app.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';

const EVERY_MS = 10_000;
/** The part of a query's data that names the source of the answer. */
const Origin = v.object({ source: v.string(), trouble: v.nullable(v.string()) });

/**
 * When requests fail, checks if a proxy in front of the server requires a sign-in. Shows a notice with a link to that
 * sign-in until the server answers. Returns the unsubscribe function.
 */
export function watchGate(): () => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let notice: number | undefined;

  const close = () => {
    if (notice !== undefined) dismissNotice(notice);
    notice = undefined;
    setCaptivePortal(false);
  };
  const look = async () => {
    if (Date.now() - lookedAt < EVERY_MS) return;
    lookedAt = Date.now();
    const reach = await fetchReach();
    if (reach !== 'captive-portal') return close();
    setCaptivePortal(true);
    notice ??= showNotice({
      kind: 'info',
      text: appTexts.wantsSignIn,
      staysMs: 'until-dismissed',
      action: {
        label: appTexts.signInThere,
        run: () => globalThis.location.assign(toPortalAddress()),
      },
    });
  };
  const onQuery = ({ state: { data, error } }: Query) => {
    const origin = v.is(Origin, data) ? data : undefined;
    const isLost = error instanceof OfflineFailure || error instanceof BrokenFailure;
    if (isLost || origin?.trouble === 'failed') void look();
    else if (notice !== undefined && origin?.source === 'network') close();
  };
  const cache = queryClient.getQueryCache();
  cache.getAll().forEach(onQuery);
  const stopQueries = cache.subscribe(({ type, query }) => {
    if (type === 'updated') onQuery(query);
  });
  const stopWaiting = subscribeToWaiting(({ rows }) => {
    if (rows.some(({ attempts }) => attempts > 0)) void look();
  });
  return () => {
    stopQueries();
    stopWaiting();
    close();
  };
}
