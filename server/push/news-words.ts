import type { Notification } from '#contract/notification/schema.ts';
import { toLink, toWords } from '#contract/notification/words.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { truncate } from '#contract/platform/truncate.ts';
import { NEWS_AT_ONCE_MAX } from '#contract/push/limits.ts';
import type { PushedNews } from '#contract/push/message.ts';
import * as notificationTexts from '#texts/notification.ts';

/** A push service accepts 4 KB. A title has at most 200 characters and a name at most 60. */
const LETTERS_MAX = 300;

/**
 * Creates one message for each notification, in the words of the app's list. Many notifications become one message with
 * their count.
 */
export function toMessages(
  memberId: string,
  notifications: readonly Notification[],
  unread: number,
): PushedNews[] {
  const about = { kind: 'news' as const, memberId, unread };
  if (notifications.length > NEWS_AT_ONCE_MAX) {
    return [
      {
        ...about,
        tag: 'news',
        title: notificationTexts.unreadCount(unread),
        body: notificationTexts.inYourCommunity,
        address: pagePaths.notifications,
      },
    ];
  }
  return notifications.map((notification) => {
    const [who, what] = toWords(notification);
    const { to, search } = toLink(notification, memberId);
    return {
      ...about,
      tag: toTag(notification),
      title: toShort(who || what),
      body: who ? toShort(what) : '',
      address: search ? `${to}?tab=${search.tab}` : to,
    };
  });
}

/** A newer message with the same kind and subject replaces the older one. */
function toTag({ _id }: Notification): string {
  return `news ${_id.replace(/^\d+-/, '')}`;
}

function toShort(text: string): string {
  return text.length <= LETTERS_MAX ? text : `${truncate(text, LETTERS_MAX)}…`;
}
