import type { PoolClient } from 'pg';
import type { Notification } from '../../contract/notification/notification.ts';
import { NEWS_AT_ONCE_MAX, NEWS_LATE_MAX_MS } from '../../contract/push/push-limits.ts';
import type { PushSettings } from '../../contract/push/push-settings.ts';
import { inTransaction } from '../writes/transaction.ts';
import {
  type ClaimedNews,
  claimNews,
  delayNews,
  deleteNews,
  deleteVainNews,
  findNextNews,
  insertNews,
  noteChanges,
  putOff,
  takeListener,
} from './news-store.ts';
import { toMessages } from './news-words.ts';
import { findQuietEnd } from './quiet-hours.ts';
import { type SenderParts, sendOne } from './send-one.ts';

/** What a member is told that is unread and happened after a time, the newest first. */
export type FindNews = (
  client: PoolClient,
  userId: string,
  asked: { since: string; kinds: PushSettings['kinds']; limit: number },
) => Promise<{ notifications: Notification[]; unread: number; until: string | undefined }>;

type Parts = SenderParts & { findNews: FindNews };

/**
 * Finds out for whom something has happened, makes their messages and sends what is due. Each step is a transaction that takes its
 * rows for itself, so several servers may do so at the same time, and one that dies loses nothing.
 */
export async function sendNews(
  parts: Parts,
  now: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { pool } = parts;
  await inTransaction(pool, async (client) => {
    await noteChanges(client, now);
    return async () => undefined;
  });
  while (!signal.aborted && (await tellNext(parts, now)));
  await deleteVainNews(pool, now);
  for (;;) {
    const claimed = await claimNews(pool, now);
    if (claimed.length === 0) return findNextNews(pool);
    await Promise.all(claimed.map((news) => send(parts, news, now, signal)));
  }
}

/** False where nobody is to be told anything. */
function tellNext({ pool, findNews }: Parts, now: number): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const listener = await takeListener(client, now);
    if (!listener) return async () => false;
    const { userId, settings, toldUntil, isReached } = listener;
    const quietEnd = findQuietEnd(settings, now);
    if (quietEnd !== undefined) await putOff(client, userId, quietEnd);
    else if (isReached) {
      const asked = { since: toldUntil, kinds: settings.kinds, limit: NEWS_AT_ONCE_MAX + 1 };
      const { notifications, unread, until } = await findNews(client, userId, asked);
      const messages = toMessages(userId, notifications, unread);
      await insertNews(client, listener, until, messages, now);
      // What they could not be told is not told later.
    } else await insertNews(client, listener, new Date(now).toISOString(), [], now);
    return async () => true;
  });
}

function send(
  parts: SenderParts,
  news: ClaimedNews,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const outgoing = {
    ...news,
    urgency: 'normal' as const,
    topic: news.tag,
    until: news.madeAt.getTime() + NEWS_LATE_MAX_MS,
  };
  const outcome = {
    drop: () => deleteNews(parts.pool, news),
    delay: (sendAt: number) => delayNews(parts.pool, news, sendAt),
  };
  return sendOne(parts, outgoing, outcome, now, signal);
}
