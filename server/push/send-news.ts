import type { Pool, PoolClient } from 'pg';
import type { Notification } from '#contract/notification/schema.ts';
import { NEWS_AT_ONCE_MAX, NEWS_LATE_MAX_MS } from '#contract/push/limits.ts';
import type { PushSettings } from '#contract/push/settings.ts';
import { inTransaction } from '#server/platform/writes/transaction.ts';
import {
  type ClaimedNews,
  claimNews,
  claimRecipient,
  delayNews,
  deleteNews,
  deleteObsoleteNews,
  insertNews,
  noteChanges,
  postponeCheck,
} from './news-store.ts';
import { toMessages } from './news-words.ts';
import { findQuietEnd } from './quiet-hours.ts';
import {
  type Outcome,
  type Outgoing,
  type SenderParts,
  type SendRun,
  startOne,
} from './send-one.ts';

/** Finds a member's unread notifications after a time, newest first. */
export type FindNews = (
  client: PoolClient,
  userId: string,
  query: { since: string; kinds: PushSettings['kinds']; limit: number },
) => Promise<{ notifications: Notification[]; unread: number; until: string | undefined }>;

type Parts = SenderParts & { findNews: FindNews };

/**
 * Marks the members who have news. This function and each step of `startNews` lock their rows in one transaction, so
 * several servers can run them at the same time, and a server that dies loses nothing.
 */
export async function markRecipients({ pool }: Parts, { clock }: SendRun): Promise<void> {
  await inTransaction(pool, async (client) => {
    await noteChanges(client, clock());
    return async () => undefined;
  });
  await deleteObsoleteNews(pool, clock());
}

/** Queues the messages of the next due member and starts sending due ones. Returns 0 if nothing is due. */
export async function startNews(parts: Parts, run: SendRun): Promise<number> {
  const { open, clock } = run;
  const isQueued = await queueNext(parts, clock());
  const claimed = await claimNews(parts.pool, clock(), open.findClaimLimits('news', clock()));
  for (const news of claimed) startOne(parts, run, toOutgoing(news), toOutcome(parts.pool, news));
  return claimed.length + (isQueued ? 1 : 0);
}

/** Queues the messages of the next due member. False if there is none. */
function queueNext({ pool, findNews }: Parts, now: number): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const recipient = await claimRecipient(client, now);
    if (!recipient) return async () => false;
    const { userId, settings, notifiedUntil, isReached } = recipient;
    const quietEnd = findQuietEnd(settings, now);
    if (quietEnd !== undefined) await postponeCheck(client, userId, quietEnd);
    else if (isReached) {
      const query = { since: notifiedUntil, kinds: settings.kinds, limit: NEWS_AT_ONCE_MAX + 1 };
      const { notifications, unread, until } = await findNews(client, userId, query);
      const messages = toMessages(userId, notifications, unread);
      await insertNews(client, recipient, until, messages, now);
      // A member who cannot be reached does not get this news later.
    } else await insertNews(client, recipient, new Date(now).toISOString(), [], now);
    return async () => true;
  });
}

function toOutgoing(news: ClaimedNews): Outgoing {
  const until = news.madeAt.getTime() + NEWS_LATE_MAX_MS;
  return { ...news, urgency: 'normal', topic: news.tag, until };
}

function toOutcome(pool: Pool, news: ClaimedNews): Outcome {
  return {
    drop: () => deleteNews(pool, news),
    delay: (sendAt) => delayNews(pool, news, sendAt),
  };
}
