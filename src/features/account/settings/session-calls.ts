import { queryOptions } from '@tanstack/react-query';
import {
  endSession as deleteSession,
  listSessions,
} from '../../../../contract/endpoints/sessions.ts';
import * as sessionTexts from '../../../../texts/en/sessions.ts';
import { toReader } from '../../../data/fetch-page.ts';
import { callApi } from '../../../data/send.ts';

/** Where the member is signed in, asked anew at every opening. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['community', toReader(), 'sessions'],
    queryFn: () => callApi(listSessions, { fallback: sessionTexts.listFailed, inBackground: true }),
    staleTime: 0,
  });

/** Ends one; a session that is over already is a RejectedFailure. */
export async function endSession(sessionId: string): Promise<void> {
  await callApi(deleteSession, { params: { sessionId }, fallback: sessionTexts.notEnded });
}
