import { queryOptions } from '@tanstack/react-query';
import { endSession as deleteSession, listSessions } from '#contract/account/endpoints.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { callApi } from '#platform/network/send.ts';
import * as sessionTexts from '#texts/sessions.ts';

/** The member's sessions, refetched at every opening. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['community', readViewerId(), 'sessions'],
    queryFn: () => callApi(listSessions, { fallback: sessionTexts.listFailed, inBackground: true }),
    staleTime: 0,
  });

/** Ends a session. Throws a RejectedFailure if it has already ended. */
export async function endSession(sessionId: string): Promise<void> {
  await callApi(deleteSession, { params: { sessionId }, fallback: sessionTexts.notEnded });
}
